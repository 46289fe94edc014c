BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
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
INSERT INTO "chat" VALUES(1,'Un4wo0-TSe16',0,'Ada','Hello, Bob',1.79484881126830363271e+09);
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
INSERT INTO "entries" VALUES('Un4wo0-TSe16',1,'act',0,0,'0:0','','[[-1, 4, 0, 3, 0]]',1.79484881112291359906e+09);
INSERT INTO "entries" VALUES('Un4wo0-TSe16',2,'act',1,0,'1:1','','[[-1, 4, 1, 2, 0]]',1.79484881112645053864e+09);
INSERT INTO "entries" VALUES('Un4wo0-TSe16',3,'act',0,1,'0:2','','[[-1, 5, 0, 0, 0]]',1.79484881113137745853e+09);
CREATE TABLE holdings (
	browser VARCHAR(64) NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	at FLOAT NOT NULL, link VARCHAR(64) DEFAULT '' NOT NULL, 
	CONSTRAINT pk_holdings PRIMARY KEY (browser, table_id, seat), 
	CONSTRAINT fk_holdings_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "holdings" VALUES('d4c3e8a11256ab82a4fc72560eb4a2b0e87bad820c290dd9b03616de240aa6db','Un4wo0-TSe16',-1,1.79484881107236289975e+09,'');
INSERT INTO "holdings" VALUES('d4c3e8a11256ab82a4fc72560eb4a2b0e87bad820c290dd9b03616de240aa6db','Un4wo0-TSe16',0,1.79484881107236289975e+09,'');
INSERT INTO "holdings" VALUES('d4c3e8a11256ab82a4fc72560eb4a2b0e87bad820c290dd9b03616de240aa6db','Un4wo0-TSe16',1,1.79484881107236289975e+09,'');
INSERT INTO "holdings" VALUES('d4c3e8a11256ab82a4fc72560eb4a2b0e87bad820c290dd9b03616de240aa6db','yr-fkbmFEOQS',-1,1.79484881124365139009e+09,'');
INSERT INTO "holdings" VALUES('d4c3e8a11256ab82a4fc72560eb4a2b0e87bad820c290dd9b03616de240aa6db','yr-fkbmFEOQS',0,1.79484881124365139009e+09,'');
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
INSERT INTO "seats" VALUES('Un4wo0-TSe16',0,'Ada','human','',0,'final','ffbebb0419a18b7c6db0908f3c268bb78145afcc34f1e762cbec03cea81da0a4','1e0a808fb6d07fdef11cb3d219d6e371','black');
INSERT INTO "seats" VALUES('Un4wo0-TSe16',1,'Bob','human','',0,'final','2dd536a436fd955384810068634dea19b1ac0550cb93b0d97269d188c80300bd','0d8e551c5f353cc06b38ec6525d6ec11','white');
INSERT INTO "seats" VALUES('yr-fkbmFEOQS',0,'Ada','human','',-1,'final','adaeb7bf6c443bc84424546fc4fc27e4b5bbe532c72616765b778ae1cbc2ff83','6ed0557668dad5d6e009ccdd8f91fc4a','black');
INSERT INTO "seats" VALUES('yr-fkbmFEOQS',1,'','open','',-1,'final','77042b3541017382e1bd593a15578e65b13563823b6a02aa3bc0e8b3ba9cc220','7711756e5d534f1c64658c14cec893b2','white');
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
	rematch_of VARCHAR(24), hints BOOLEAN DEFAULT 1 NOT NULL, host VARCHAR(64) DEFAULT '' NOT NULL, actor INTEGER DEFAULT '-1' NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_rematch_of_tables FOREIGN KEY(rematch_of) REFERENCES tables (id), 
	CONSTRAINT uq_tables_rematch_of UNIQUE (rematch_of)
);
INSERT INTO "tables" VALUES('Un4wo0-TSe16','imhotep',2,'6e466191a7f1bba8',2,'{"side_market": "A", "side_pyramid": "A", "side_temple": "A", "side_burial_chamber": "A", "side_obelisks": "A", "wrath_of_the_pharaoh": false, "start_player": "seat_0"}','7bd41b76d0ca1e613aba848c99785d98e04432e90c5bc1ab7d9b9bc17e498de3',0,1.79484881107236289975e+09,1.79484881113137745853e+09,NULL,'null',NULL,1,'d4c3e8a11256ab82a4fc72560eb4a2b0e87bad820c290dd9b03616de240aa6db',1);
INSERT INTO "tables" VALUES('yr-fkbmFEOQS','ankhor',2,'f9045a770f4e8f26',2,'{"start_player": "random", "price_layout": "alternating_2_first", "relocate_may_split_base": true}','c0e4080dc7c2ef3eda2f331203e86b55c0533b49468a1232124f93fe3ebd48c5',0,1.79484881124365139009e+09,1.79484881124365139009e+09,NULL,'null',NULL,1,'d4c3e8a11256ab82a4fc72560eb4a2b0e87bad820c290dd9b03616de240aa6db',0);
CREATE INDEX ix_tables_finished_touched ON tables (finished, touched);
CREATE INDEX ix_chat_table_id ON chat (table_id);
CREATE INDEX ix_holdings_table_id ON holdings (table_id);
CREATE INDEX ix_analyses_state ON analyses (state);
COMMIT;
