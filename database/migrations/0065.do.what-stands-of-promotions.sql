-- What an order got of a promotion, and what of it does not stand any more: it was not packed, or came back. Results and
-- budgets count the rest. A use stays used, like a coupon, unless the order is canceled or refused.

alter table order_promotions
  add column gone_discount_satang bigint not null default 0
    check (gone_discount_satang between 0 and discount_satang),
  add column gone_free_satang bigint not null default 0
    check (gone_free_satang between 0 and free_satang),
  -- Nothing of it stands.
  add column is_gone boolean not null default false;

-- Of orders of before: in the share of each line that stands, rounded for each promotion.
with line as (
  select l.tenant_id, l.order_id, d.value ->> 'id' as promotion_id, l.is_free, (d.value ->> 'satang')::bigint as satang,
    l.discount_satang as whole, coalesce(p.quantity, l.quantity) - coalesce(r.quantity, 0) as kept,
    greatest(0, coalesce(p.discount_satang, l.discount_satang) - coalesce(r.discount_satang, 0)) as stands
  from order_lines l
  cross join lateral jsonb_array_elements(l.discounts) d
  left join packed_lines p using (tenant_id, order_id, line_no)
  left join lateral (
    select sum(b.quantity) as quantity, sum(b.discount_satang) as discount_satang
    from order_return_lines b join order_returns n using (tenant_id, order_id, return_no)
    where b.tenant_id = l.tenant_id and b.order_id = l.order_id and b.line_no = l.line_no and n.undone_at is null
  ) r on true
), stands as (
  select tenant_id, order_id, promotion_id, sum(kept) as kept,
    coalesce(round(sum(satang * stands / nullif(whole, 0)::numeric) filter (where not is_free)), 0)::bigint as discount,
    coalesce(round(sum(satang * stands / nullif(whole, 0)::numeric) filter (where is_free)), 0)::bigint as free
  from line group by tenant_id, order_id, promotion_id
)
update order_promotions g
set gone_discount_satang = g.discount_satang - least(g.discount_satang, s.discount),
  gone_free_satang = g.free_satang - least(g.free_satang, s.free), is_gone = s.kept = 0
from stands s
where g.tenant_id = s.tenant_id and g.order_id = s.order_id and g.promotion_id = s.promotion_id and not g.is_given_back;

update promotion_uses u set given_satang = c.satang
from (
  select g.tenant_id, g.promotion_id, w.profile_code,
    sum(g.discount_satang + g.free_satang - g.gone_discount_satang - g.gone_free_satang)::bigint as satang
  from order_promotions g cross join lateral (
    select '' as profile_code where g.is_counted_in_all
    union all
    select g.profile_code where g.is_counted_of_person and g.profile_code <> ''
  ) w
  where not g.is_given_back group by 1, 2, 3
) c
where u.tenant_id = c.tenant_id and u.promotion_id = c.promotion_id and u.profile_code = c.profile_code
  and u.given_satang <> c.satang;
