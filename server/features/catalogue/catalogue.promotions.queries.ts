/** SQL of which promotions a visitor sees on products and in lists: those that a quote gives them. */
import { sql, type RawBuilder } from 'kysely';
import { weekdayOf } from '#domain/promotion/promotion-audience.ts';
import { GUEST } from '../../http/visitor.ts';
import type { Viewer } from './catalogue.queries.ts';

/**
 * For a promotion `r`: it runs by itself, has terms or is the shop's own pick, has uses left, and is for this visitor. What all
 * customers of a price level share, and what guests see, shows only what is for everybody.
 */
export const isShownTo = (viewer: Viewer): RawBuilder<boolean> => {
  const { at, saleUnit, customerCode, priceLevel } = viewer;
  const isShared = customerCode === GUEST || priceLevel !== undefined;
  return sql<boolean>`r.is_active and r.trigger = 'automatic' and r.starts_at <= ${at} and r.ends_at > ${at}
    and (r.weekdays is null or ${weekdayOf(at)}::smallint = any(r.weekdays))
    and (r.sale_units is null or ${saleUnit}::text = any(r.sale_units))
    and (r.kind = 'HOT_DEAL' or exists (
      select from promotion_versions v
      where v.tenant_id = r.tenant_id and v.promotion_id = r.promotion_id and v.version = r.version))
    and ${isShared ? isForAll : isFor(customerCode)}
    and ${hasUsesLeft(isShared ? '' : customerCode)}`;
};

const isForAll = sql`r.customer_types is null and r.store_types is null and not r.is_for_listed and not r.is_for_new
  and not exists (
    select from promotion_customers n
    where n.tenant_id = r.tenant_id and n.promotion_id = r.promotion_id and n.is_left_out)`;

/** What is asked of the account is one subselect each, which is read once a statement and only where a promotion asks it. */
function isFor(customerCode: string): RawBuilder<unknown> {
  const own = (column: 'customer_type' | 'store_type') =>
    sql`(select c.${sql.id(column)} from customers c where c.customer_code = ${customerCode})`;
  const isNamed = (isLeftOut: boolean) => sql`exists (
    select from promotion_customers n
    where n.tenant_id = r.tenant_id and n.promotion_id = r.promotion_id and n.customer_code = ${customerCode}
      and n.is_left_out = ${sql.lit(isLeftOut)})`;
  return sql`(r.customer_types is null or ${own('customer_type')} = any(r.customer_types))
    and (r.store_types is null or ${own('store_type')} = any(r.store_types))
    and (not r.is_for_listed or ${isNamed(false)}) and not ${isNamed(true)}
    and (not r.is_for_new or (
      select not exists (
        select from customers me join profiles p on p.tenant_id = me.tenant_id and p.profile_code = me.profile_code
        where me.customer_code = ${customerCode} and (p.ordered_before or exists (
          select from customers a join orders o on o.tenant_id = a.tenant_id and o.customer_code = a.customer_code
          where a.tenant_id = me.tenant_id and a.profile_code = me.profile_code and o.order_type = '3'
            and o.status not in ('Canceled', 'Returned'))))))`;
}

/** Of all, and of the person where one is known: once of what is for new customers. */
const hasUsesLeft = (customerCode: string): RawBuilder<unknown> => sql`not exists (
  select from promotion_uses u
  where u.tenant_id = r.tenant_id and u.promotion_id = r.promotion_id and (
    (u.profile_code = '' and (u.uses >= r.in_all or u.given_satang >= r.budget_satang))
    or (u.uses >= least(r.per_customer, case when r.is_for_new then 1 end)
      and u.profile_code = (select c.profile_code from customers c where c.customer_code = ${customerCode}))))`;
