"""Alembic's entry: the store hands over its connection (see ``store.migrate``)."""

from alembic import context

from ostracon.server.schema import metadata

connection = context.config.attributes["connection"]
context.configure(
    connection=connection, target_metadata=metadata, render_as_batch=connection.dialect.name == "sqlite"
)
with context.begin_transaction():
    context.run_migrations()
