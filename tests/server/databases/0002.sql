BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
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
INSERT INTO "chat" VALUES(1,'YrV_496-ncF4',0,'Ada','Hello, Bob',1.79484884241618204117e+09);
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
INSERT INTO "entries" VALUES('YrV_496-ncF4',1,'act',0,0,'0:0','','[[-1, 3, 0, 3, 0]]',1.79484884232254791264e+09);
INSERT INTO "entries" VALUES('YrV_496-ncF4',2,'act',1,0,'1:1','','[[-1, 3, 1, 2, 0]]',1.79484884232530450824e+09);
INSERT INTO "entries" VALUES('YrV_496-ncF4',3,'act',0,1,'0:2','','[[-1, 4, 0, 0, 0]]',1.79484884233169674871e+09);
CREATE TABLE holdings (
	browser VARCHAR(64) NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_holdings PRIMARY KEY (browser, table_id, seat), 
	CONSTRAINT fk_holdings_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "holdings" VALUES('d4c3e8a11256ab82a4fc72560eb4a2b0e87bad820c290dd9b03616de240aa6db','YrV_496-ncF4',0,1.79484884230792284009e+09);
INSERT INTO "holdings" VALUES('d4c3e8a11256ab82a4fc72560eb4a2b0e87bad820c290dd9b03616de240aa6db','YrV_496-ncF4',1,1.79484884230792284009e+09);
INSERT INTO "holdings" VALUES('d4c3e8a11256ab82a4fc72560eb4a2b0e87bad820c290dd9b03616de240aa6db','KO4ZXSuMLIy6',0,1.79484884239947605128e+09);
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
INSERT INTO "seats" VALUES('YrV_496-ncF4',0,'Ada','human','',0,'final','b2a79c1ca442504559ce31e6feb79ecd525950138ace9a4884c78fe4608a97c1','2cc33353c6d7169da62a90f12f32ac3a');
INSERT INTO "seats" VALUES('YrV_496-ncF4',1,'Bob','human','',0,'final','e69ea51611b42ab829f966d0053c1f81256117e394df248d9d984972f76e4d4e','8d8200a4f520a71ec8fca9d0431d3995');
INSERT INTO "seats" VALUES('KO4ZXSuMLIy6',0,'Ada','human','',-1,'final','f0589c369f6e15a875cb4684fa4792bacdef23d1e395c3904a6034b5286a81a0','61d1fabcde82bc1c11a4c391078f7d36');
INSERT INTO "seats" VALUES('KO4ZXSuMLIy6',1,'','open','',-1,'final','53d3589cdcbec0365737d89f3d218dbade113fce57b86b8266d1186f3490c3fb','3efb61268a04c59e0ea05dfaaa9828be');
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
INSERT INTO "tables" VALUES('YrV_496-ncF4','imhotep',1,'389fc3e25f14faf4',2,'{"side_market": "A", "side_pyramid": "A", "side_temple": "A", "side_burial_chamber": "A", "side_obelisks": "A", "wrath_of_the_pharaoh": false, "start_player": "seat_0"}','1b53a22882cfb400e499fabce1bebf2185d3a975f22e4581b67590de63702924',0,1.79484884230792284009e+09,1.79484884233169674871e+09,NULL,'null',NULL,1);
INSERT INTO "tables" VALUES('KO4ZXSuMLIy6','ankhor',1,'45ce97ad8e2aabe9',2,'{"start_player": "random", "price_layout": "alternating_2_first", "relocate_may_split_base": true}','764ede7dbff5776ab91b1bb19fe9cb7d452a8ca3cd69c54f6fea4bb7ce539fe6',0,1.79484884239947605128e+09,1.79484884239947605128e+09,NULL,'null',NULL,1);
CREATE INDEX ix_tables_finished_touched ON tables (finished, touched);
CREATE INDEX ix_chat_table_id ON chat (table_id);
CREATE INDEX ix_holdings_table_id ON holdings (table_id);
COMMIT;
