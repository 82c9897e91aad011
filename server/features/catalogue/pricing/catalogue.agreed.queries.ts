/** SQL of prices that are agreed with a customer or their type, for the statements that show products. */
import { sql, type RawBuilder } from 'kysely';
import { yyyymmdd } from '#domain/time/dates.ts';
import { GUEST } from '../../../http/visitor.ts';

const nothing = sql``;

/**
 * `, agreed as (…)` after another part of a `with`: those of the day for the customer and these products, read once for all of
 * them. Nothing for a guest, and so for pages that an audience shares.
 */
export const agreedWith = (
  { customerCode, at }: { customerCode: string; at: Date },
  codes: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  customerCode === GUEST
    ? nothing
    : sql`, agreed as materialized (
      select g.product_code as code, g.unit_no as no, json_agg(json_build_object(
        'source', case when g.customer_type is null then 'customer' else 'group' end, 'satang', g.satang, 'type', g.tax_type)) as prices
      from agreed_prices g
      where g.product_code = any(${codes}) and g.who = any(array['U' || ${customerCode}::text, (
          select 'T' || c.customer_type from customers c where c.customer_code = ${customerCode})])
        and (g.first_day is null or g.first_day <= ${yyyymmdd(at)}::date)
        and (g.last_day is null or g.last_day >= ${yyyymmdd(at)}::date)
      group by g.product_code, g.unit_no)`;

/** Of the unit `u`: null where nothing is agreed. */
export const agreedColumn = (customerCode: string): RawBuilder<unknown> =>
  customerCode === GUEST
    ? sql`null::json`
    : sql`(select a.prices from agreed a where a.code = u.product_code and a.no = u.unit_no)`;
