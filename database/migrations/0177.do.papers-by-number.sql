-- Staff look for a paper by its number.
create index papers_by_number on papers (tenant_id, number);
