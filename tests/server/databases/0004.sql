BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
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
INSERT INTO "chat" VALUES(1,'AElxj9Sc2fc_',0,'Ada','Hello, Bob',1.79484880193553018572e+09);
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
INSERT INTO "entries" VALUES('AElxj9Sc2fc_',1,'act',0,0,'0:0','','[[-1, 4, 0, 3, 0]]',1.79484880183035492903e+09);
INSERT INTO "entries" VALUES('AElxj9Sc2fc_',2,'act',1,0,'1:1','','[[-1, 4, 1, 2, 0]]',1.79484880183875799173e+09);
INSERT INTO "entries" VALUES('AElxj9Sc2fc_',3,'act',0,1,'0:2','','[[-1, 5, 0, 0, 0]]',1.79484880184073472024e+09);
CREATE TABLE holdings (
	browser VARCHAR(64) NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_holdings PRIMARY KEY (browser, table_id, seat), 
	CONSTRAINT fk_holdings_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "holdings" VALUES('d4c3e8a11256ab82a4fc72560eb4a2b0e87bad820c290dd9b03616de240aa6db','AElxj9Sc2fc_',0,1.79484880180565142633e+09);
INSERT INTO "holdings" VALUES('d4c3e8a11256ab82a4fc72560eb4a2b0e87bad820c290dd9b03616de240aa6db','AElxj9Sc2fc_',1,1.79484880180565142633e+09);
INSERT INTO "holdings" VALUES('d4c3e8a11256ab82a4fc72560eb4a2b0e87bad820c290dd9b03616de240aa6db','0NadEPsyJ7Gm',0,1.79484880191935610772e+09);
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
INSERT INTO "seats" VALUES('AElxj9Sc2fc_',0,'Ada','human','',0,'final','0687f49c982cc752192ba52769a21557946ce12e5786db6bc9d43110affced22','2e4b5fadc3df4b56c4541b48d396c831','black');
INSERT INTO "seats" VALUES('AElxj9Sc2fc_',1,'Bob','human','',0,'final','07120b649bf9be0602834ab749efe13f4640d2218ecf802f8c92c8bb219c1330','65d25f01b4ee85a3f187ab1f48e068e4','white');
INSERT INTO "seats" VALUES('0NadEPsyJ7Gm',0,'Ada','human','',-1,'final','0a89f55b4e86a9f5c463cac466c16dc6dc38154b19325cdb988245aceb14ad8b','fac045148489b1ac57deb71e5b9332a3','black');
INSERT INTO "seats" VALUES('0NadEPsyJ7Gm',1,'','open','',-1,'final','5ed69d092b56ad1aae7bbdf1a2c9edf1ef02916f31e483bf490c62f9ac4e6e08','2fc17abf3dbe7b0d5dda37c7adc84007','white');
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
INSERT INTO "tables" VALUES('AElxj9Sc2fc_','imhotep',1,'9dba693df459b953',2,'{"side_market": "A", "side_pyramid": "A", "side_temple": "A", "side_burial_chamber": "A", "side_obelisks": "A", "wrath_of_the_pharaoh": false, "start_player": "seat_0"}','0d82d7a7df678c730506c55117b727b50e250d3da367b8392b935c94e59af462',0,1.79484880180565142633e+09,1.79484880184073472024e+09,NULL,'null',NULL,1);
INSERT INTO "tables" VALUES('0NadEPsyJ7Gm','ankhor',1,'cc33f5f3cd701560',2,'{"start_player": "random", "price_layout": "alternating_2_first", "relocate_may_split_base": true}','32027ce7eaeea3555d30db6d2d81cb96016a69a47476f0f0d32d33a8487148b1',0,1.79484880191935610772e+09,1.79484880191935610772e+09,NULL,'null',NULL,1);
CREATE INDEX ix_tables_finished_touched ON tables (finished, touched);
CREATE INDEX ix_chat_table_id ON chat (table_id);
CREATE INDEX ix_holdings_table_id ON holdings (table_id);
CREATE INDEX ix_analyses_state ON analyses (state);
COMMIT;
