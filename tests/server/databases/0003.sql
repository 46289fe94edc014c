BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
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
INSERT INTO "chat" VALUES(1,'c2FYM3sbsCRn',0,'Ada','Hello, Bob',1.79484878354721689225e+09);
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
INSERT INTO "entries" VALUES('c2FYM3sbsCRn',1,'act',0,0,'0:0','','[[-1, 4, 0, 3, 0]]',1.79484878345042753221e+09);
INSERT INTO "entries" VALUES('c2FYM3sbsCRn',2,'act',1,0,'1:1','','[[-1, 4, 1, 2, 0]]',1.79484878345529055591e+09);
INSERT INTO "entries" VALUES('c2FYM3sbsCRn',3,'act',0,1,'0:2','','[[-1, 5, 0, 0, 0]]',1.79484878345864939689e+09);
CREATE TABLE holdings (
	browser VARCHAR(64) NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_holdings PRIMARY KEY (browser, table_id, seat), 
	CONSTRAINT fk_holdings_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "holdings" VALUES('d4c3e8a11256ab82a4fc72560eb4a2b0e87bad820c290dd9b03616de240aa6db','c2FYM3sbsCRn',0,1.7948487834209418297e+09);
INSERT INTO "holdings" VALUES('d4c3e8a11256ab82a4fc72560eb4a2b0e87bad820c290dd9b03616de240aa6db','c2FYM3sbsCRn',1,1.7948487834209418297e+09);
INSERT INTO "holdings" VALUES('d4c3e8a11256ab82a4fc72560eb4a2b0e87bad820c290dd9b03616de240aa6db','yS9EGKFy6b4h',0,1.79484878352853775024e+09);
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
INSERT INTO "seats" VALUES('c2FYM3sbsCRn',0,'Ada','human','',0,'final','52789010ce230bfd5fd22016e87eef3350d2d77a56858bad2337c8baec556eaa','52bce7a0d05fae9f05e0e873a1e60335');
INSERT INTO "seats" VALUES('c2FYM3sbsCRn',1,'Bob','human','',0,'final','e162d49b339058c5fbb49384f68e1681d54d691eb5ff6f598f443e0aa957352a','9ef887b73d90765d8a1f5c55d7209485');
INSERT INTO "seats" VALUES('yS9EGKFy6b4h',0,'Ada','human','',-1,'final','36ef7f4b8577035e01e5e967148934ac32f0d22164ab9ef21b2d4ebf9c0f418e','4048e72b8da5969fa77b05dc632fb932');
INSERT INTO "seats" VALUES('yS9EGKFy6b4h',1,'','open','',-1,'final','db19d282ee35d73187aaf28a0f6402881581dd0cb26d625bbdee17072686d914','e75d0024944efcb37454e3f3744c25dd');
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
INSERT INTO "tables" VALUES('c2FYM3sbsCRn','imhotep',1,'9dba693df459b953',2,'{"side_market": "A", "side_pyramid": "A", "side_temple": "A", "side_burial_chamber": "A", "side_obelisks": "A", "wrath_of_the_pharaoh": false, "start_player": "seat_0"}','7a81645fd59227b12f8476decba18adcdeb8661a4fefaea3b6660dbc032dbaa2',0,1.7948487834209418297e+09,1.79484878345864939689e+09,NULL,'null',NULL,1);
INSERT INTO "tables" VALUES('yS9EGKFy6b4h','ankhor',1,'cc33f5f3cd701560',2,'{"start_player": "random", "price_layout": "alternating_2_first", "relocate_may_split_base": true}','a561ca60fc1e16f887cbc803845e59b14063469d4f5f8c37efd3edfe766f4a8c',0,1.79484878352853775024e+09,1.79484878352853775024e+09,NULL,'null',NULL,1);
CREATE INDEX ix_tables_finished_touched ON tables (finished, touched);
CREATE INDEX ix_chat_table_id ON chat (table_id);
CREATE INDEX ix_holdings_table_id ON holdings (table_id);
CREATE INDEX ix_analyses_state ON analyses (state);
COMMIT;
