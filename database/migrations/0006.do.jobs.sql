-- pg-boss keeps its queues in a schema of its own and makes its tables itself, as the app's login. A job holds the
-- tenant and ids only; the worker opens that tenant's transaction. Named exception to the wall.
create schema pgboss;
grant usage, create on schema pgboss to shop_app;
