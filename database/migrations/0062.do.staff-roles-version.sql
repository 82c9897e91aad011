-- The roles are changed in one table: a change since it was read is told. Counts the changes of each role.
alter table staff_roles add column version integer not null default 1;
