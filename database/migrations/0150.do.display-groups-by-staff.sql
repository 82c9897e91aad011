-- Display groups are looked after by staff. Their products are chosen by hand (display_group_products) or found by a rule, all of
-- whose conditions hold; a condition that is null asks nothing. What a rule finds stands in the group's shelf, as what is chosen does.
-- Satang are those of lists by price at level 1. What is in stock is asked of the center when a list is read.
alter table display_groups
  add column version integer not null default 1,
  add column by_rule boolean not null default false,
  add column rule_brand text,
  add column rule_category text,
  add column rule_type text,
  add column rule_from bigint check (rule_from >= 0),
  add column rule_to bigint check (rule_to >= 0),
  add column rule_new_days integer check (rule_new_days between 1 and 365),
  add column rule_in_stock boolean not null default false;
create index display_groups_position on display_groups (tenant_id, position, group_id);
