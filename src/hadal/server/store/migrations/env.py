"""Run by Alembic: applies the migrations with the connection that schema.py passes."""

from alembic import context

context.configure(
    connection=context.config.attributes["connection"],
    render_as_batch=True,  # SQLite cannot alter a table in place
    transactional_ddl=True,  # all or nothing, on SQLite too
)
with context.begin_transaction():
    context.run_migrations()
