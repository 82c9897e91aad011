-- Who sells at a center, as papers of tax law name them. A center without a row issues none.
create table center_sellers (
  tenant_id text not null,
  sale_unit text not null,
  company_th text not null check (company_th <> ''),
  company_en text not null default '',
  address_th text not null check (address_th <> ''),
  address_en text not null default '',
  tax_id text not null check (tax_id ~ '^([0-9]{13})?$'),
  -- 00000 is the head office.
  branch_no text not null check (branch_no ~ '^[0-9]{5}$'),
  is_vat_registered boolean not null check (not is_vat_registered or tax_id <> ''),
  -- What was sold or paid before has no papers.
  since timestamptz not null,
  version integer not null default 1,
  primary key (tenant_id, sale_unit),
  foreign key (tenant_id, sale_unit) references centers on delete cascade
);
call platform.build_wall('center_sellers', 'select, insert, update');
