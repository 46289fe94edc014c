BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (id), 
	CONSTRAINT fk_chat_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "chat" VALUES(1,'hF8Q4XtpZNTW',0,'Ada','Hello, Bob',1.79484884014764738083e+09);
CREATE TABLE entries (
	table_id VARCHAR(24) NOT NULL, 
	seq INTEGER NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	seat INTEGER NOT NULL, 
	action INTEGER NOT NULL, 
	client_id VARCHAR(80), 
	note VARCHAR(40) NOT NULL, 
	events JSON, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_entries PRIMARY KEY (table_id, seq), 
	CONSTRAINT fk_entries_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT uq_entries_table_id_client_id UNIQUE (table_id, client_id)
);
INSERT INTO "entries" VALUES('hF8Q4XtpZNTW',1,'act',0,0,'0:0','','[[-1, 3, 0, 3, 0]]',1.79484883999128389357e+09);
INSERT INTO "entries" VALUES('hF8Q4XtpZNTW',2,'act',1,0,'1:1','','[[-1, 3, 1, 2, 0]]',1.79484884002210569385e+09);
INSERT INTO "entries" VALUES('hF8Q4XtpZNTW',3,'act',0,1,'0:2','','[[-1, 4, 0, 0, 0]]',1.79484884002784895896e+09);
CREATE TABLE holdings (
	browser VARCHAR(64) NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_holdings PRIMARY KEY (browser, table_id, seat), 
	CONSTRAINT fk_holdings_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "holdings" VALUES('d4c3e8a11256ab82a4fc72560eb4a2b0e87bad820c290dd9b03616de240aa6db','hF8Q4XtpZNTW',0,1.79484883995912933348e+09);
INSERT INTO "holdings" VALUES('d4c3e8a11256ab82a4fc72560eb4a2b0e87bad820c290dd9b03616de240aa6db','hF8Q4XtpZNTW',1,1.79484883995912933348e+09);
INSERT INTO "holdings" VALUES('d4c3e8a11256ab82a4fc72560eb4a2b0e87bad820c290dd9b03616de240aa6db','OqXpPrt7nv3O',0,1.79484884013065600395e+09);
CREATE TABLE seats (
	table_id VARCHAR(24) NOT NULL, 
	number INTEGER NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	bot VARCHAR(40) NOT NULL, 
	screen INTEGER NOT NULL, 
	confirm VARCHAR(8) NOT NULL, 
	token_hash VARCHAR(64) NOT NULL, 
	sealed VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_seats_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('hF8Q4XtpZNTW',0,'Ada','human','',0,'final','0bf1b2c96134b9211e3bbb125d3aa0c7d2282dd5efc730f2ea3c5fbefd835c0e','31fc63e9124cce73d91ce04617fdcd78');
INSERT INTO "seats" VALUES('hF8Q4XtpZNTW',1,'Bob','human','',0,'final','d33fbb62d26cd14fe4839a497bfdfcb8c1f4e95df5e86c8fb626907e89bc6e8c','653a3fb751512b02e8f6a4476972b80a');
INSERT INTO "seats" VALUES('OqXpPrt7nv3O',0,'Ada','human','',-1,'final','cb7071c0f19b257422becc51a729a5f400ec158966a7ff7c58e07de18205da27','5c01d5e65ce804b08fe3e077f28aeb95');
INSERT INTO "seats" VALUES('OqXpPrt7nv3O',1,'','open','',-1,'final','ecda51626e2d072432a309621a02413d4c1e00ea677543ff613bfbaa8b24b9f7','b9f2f7ee05b71b0a1908cbc52a279382');
CREATE TABLE tables (
	id VARCHAR(24) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	rules_version INTEGER NOT NULL, 
	components VARCHAR(64) NOT NULL, 
	players INTEGER NOT NULL, 
	options JSON NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	public BOOLEAN NOT NULL, 
	created FLOAT NOT NULL, 
	touched FLOAT NOT NULL, 
	finished FLOAT, 
	result JSON, 
	rematch_of VARCHAR(24), 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_rematch_of_tables FOREIGN KEY(rematch_of) REFERENCES tables (id), 
	CONSTRAINT uq_tables_rematch_of UNIQUE (rematch_of)
);
INSERT INTO "tables" VALUES('hF8Q4XtpZNTW','imhotep',1,'389fc3e25f14faf4',2,'{"side_market": "A", "side_pyramid": "A", "side_temple": "A", "side_burial_chamber": "A", "side_obelisks": "A", "wrath_of_the_pharaoh": false, "start_player": "seat_0"}','a5d7321734eeb83035b8658eb236b98f4fa4039080fa30f9afc10a9a74d68afd',0,1.79484883995912933348e+09,1.79484884002784895896e+09,NULL,'null',NULL);
INSERT INTO "tables" VALUES('OqXpPrt7nv3O','ankhor',1,'45ce97ad8e2aabe9',2,'{"start_player": "random", "price_layout": "alternating_2_first", "relocate_may_split_base": true}','550cf5f999a3c3139ca8de4e1b9aa2905486dc50011341163018c7fc28c6d3d3',0,1.79484884013065600395e+09,1.79484884013065600395e+09,NULL,'null',NULL);
CREATE INDEX ix_tables_finished_touched ON tables (finished, touched);
CREATE INDEX ix_chat_table_id ON chat (table_id);
CREATE INDEX ix_holdings_table_id ON holdings (table_id);
COMMIT;
