BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE analyses (
	table_id VARCHAR(24) NOT NULL, 
	state VARCHAR(8) NOT NULL, 
	asked FLOAT NOT NULL, 
	finished FLOAT, 
	result TEXT, 
	CONSTRAINT pk_analyses PRIMARY KEY (table_id), 
	CONSTRAINT fk_analyses_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
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
INSERT INTO "chat" VALUES(1,'UAcbH-fm_VtX',0,'Ada','Hello, Bob',1.79484879141535305971e+09);
CREATE TABLE edition_holders (
	browser VARCHAR(64) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_edition_holders PRIMARY KEY (browser, game, hash)
);
CREATE TABLE editions (
	game VARCHAR(40) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	"by" VARCHAR(60) NOT NULL, 
	text TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_editions PRIMARY KEY (game, hash)
);
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
INSERT INTO "entries" VALUES('UAcbH-fm_VtX',1,'act',0,0,'0:0','','[[-1, 4, 0, 3, 0]]',1.79484879127582335478e+09);
INSERT INTO "entries" VALUES('UAcbH-fm_VtX',2,'act',1,0,'1:1','','[[-1, 4, 1, 2, 0]]',1.79484879128345131875e+09);
INSERT INTO "entries" VALUES('UAcbH-fm_VtX',3,'act',0,1,'0:2','','[[-1, 5, 0, 0, 0]]',1.79484879128733563428e+09);
CREATE TABLE holdings (
	browser VARCHAR(64) NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_holdings PRIMARY KEY (browser, table_id, seat), 
	CONSTRAINT fk_holdings_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "holdings" VALUES('d4c3e8a11256ab82a4fc72560eb4a2b0e87bad820c290dd9b03616de240aa6db','UAcbH-fm_VtX',-1,1.79484879123492145538e+09);
INSERT INTO "holdings" VALUES('d4c3e8a11256ab82a4fc72560eb4a2b0e87bad820c290dd9b03616de240aa6db','UAcbH-fm_VtX',0,1.79484879123492145538e+09);
INSERT INTO "holdings" VALUES('d4c3e8a11256ab82a4fc72560eb4a2b0e87bad820c290dd9b03616de240aa6db','UAcbH-fm_VtX',1,1.79484879123492145538e+09);
INSERT INTO "holdings" VALUES('d4c3e8a11256ab82a4fc72560eb4a2b0e87bad820c290dd9b03616de240aa6db','IiBGODNou1UJ',-1,1.79484879139980959888e+09);
INSERT INTO "holdings" VALUES('d4c3e8a11256ab82a4fc72560eb4a2b0e87bad820c290dd9b03616de240aa6db','IiBGODNou1UJ',0,1.79484879139980959888e+09);
CREATE TABLE seats (
	table_id VARCHAR(24) NOT NULL, 
	number INTEGER NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	bot VARCHAR(40) NOT NULL, 
	screen INTEGER NOT NULL, 
	confirm VARCHAR(8) NOT NULL, 
	token_hash VARCHAR(64) NOT NULL, 
	sealed VARCHAR(64) NOT NULL, colour VARCHAR(16) DEFAULT '' NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_seats_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('UAcbH-fm_VtX',0,'Ada','human','',0,'final','01081be64d57ae5735ed15df4bd6624e38c5d9393fde4f5d670df049b004fd94','8fd4e44f5df0357018e3f9dd310942b5','black');
INSERT INTO "seats" VALUES('UAcbH-fm_VtX',1,'Bob','human','',0,'final','09d9b9b4d799bb3a5763e7047ec5ba3fb3a48c787104ea4789751509669f39ca','2c37cf28c6d547663077f6b378988df6','white');
INSERT INTO "seats" VALUES('IiBGODNou1UJ',0,'Ada','human','',-1,'final','67a5a55f3c9512cf1205d0d55e45b9f02fc86a3ecd24950621d6d09f067de27c','4d17277af25e6c5967ea3420ead48491','black');
INSERT INTO "seats" VALUES('IiBGODNou1UJ',1,'','open','',-1,'final','ec9301e0db144bc397e05f06776f9c9df0113c01d499cc06c1033df7a03fcf02','d283cc8684079d2e585b25c8198f226d','white');
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
	rematch_of VARCHAR(24), hints BOOLEAN DEFAULT 1 NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_rematch_of_tables FOREIGN KEY(rematch_of) REFERENCES tables (id), 
	CONSTRAINT uq_tables_rematch_of UNIQUE (rematch_of)
);
INSERT INTO "tables" VALUES('UAcbH-fm_VtX','imhotep',2,'6e466191a7f1bba8',2,'{"side_market": "A", "side_pyramid": "A", "side_temple": "A", "side_burial_chamber": "A", "side_obelisks": "A", "wrath_of_the_pharaoh": false, "start_player": "seat_0"}','26867ae1caf3aa74092adaff5f9d29323c0743da2178d3f6534178cc8c8a379e',0,1.79484879123492145538e+09,1.79484879128733563428e+09,NULL,'null',NULL,1);
INSERT INTO "tables" VALUES('IiBGODNou1UJ','ankhor',2,'f9045a770f4e8f26',2,'{"start_player": "random", "price_layout": "alternating_2_first", "relocate_may_split_base": true}','d388597d7e70d032aacc3fde8842d8adba387f85382d6da029a58b058be9d606',0,1.79484879139980959888e+09,1.79484879139980959888e+09,NULL,'null',NULL,1);
CREATE INDEX ix_tables_finished_touched ON tables (finished, touched);
CREATE INDEX ix_chat_table_id ON chat (table_id);
CREATE INDEX ix_holdings_table_id ON holdings (table_id);
CREATE INDEX ix_analyses_state ON analyses (state);
COMMIT;
