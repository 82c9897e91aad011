/** SQL of what promotions ask about a buyer: one statement, sent with the one that reads the products. */
import { staticSql, type TenantTransaction } from '#database/database.ts';
import { limitsLock } from './promotion.uses.queries.ts';

export type BuyerFacts = {
  /** All null for a guest. */
  profileCode: string | null;
  customerType: string | null;
  storeType: string | null;
  /** The person has no order that still stands, of any of their accounts, nor had one before they were erased. */
  isNew: boolean;
  /** The promotions of those asked that name the account. */
  named: { id: string; isLeftOut: boolean }[];
  /** Uses of limited promotions: of the person, and of all (`isOwn` false). */
  uses: { id: string; isOwn: boolean; uses: number; givenSatang: number }[];
  /** The coupon that the buyer names, if it is theirs. */
  coupon: { id: string; promotionId: string; endsAt: string | null; isUsed: boolean } | null;
};

type Asked = {
  customerCode: string;
  /** Promotions that name customers, and limited ones. */
  naming: readonly string[];
  limited: readonly string[];
  couponId: string;
  /** The buyer is placing an order: holds `limitsLock` until its end. */
  isOrdering?: boolean;
};

export async function findBuyer(
  tx: TenantTransaction,
  tenantId: string,
  { customerCode, naming, limited, couponId, isOrdering = false }: Asked,
): Promise<BuyerFacts> {
  const lock = isOrdering ? limitsLock(tenantId) : null;
  const { rows } = await staticSql<BuyerFacts>`
    with buyer as materialized (
      select c.profile_code, c.customer_type, c.store_type, coalesce(p.ordered_before, false) as ordered_before
      from (select) one left join customers c on c.tenant_id = ${tenantId} and c.customer_code = ${customerCode}
      left join profiles p on p.tenant_id = c.tenant_id and p.profile_code = c.profile_code
    )
    select b.profile_code as "profileCode", b.customer_type as "customerType", b.store_type as "storeType",
      not b.ordered_before and not exists (
        select from customers a join orders o on o.tenant_id = a.tenant_id and o.customer_code = a.customer_code
        where a.tenant_id = ${tenantId} and a.profile_code = b.profile_code and o.order_type = '3'
          and o.status not in ('Canceled', 'Returned')) as "isNew",
      (select coalesce(json_agg(json_build_object('id', l.promotion_id, 'isLeftOut', l.is_left_out)), '[]')
        from promotion_customers l
        where l.tenant_id = ${tenantId} and l.promotion_id = any(${naming}::text[]) and l.customer_code = ${customerCode}) as named,
      (select coalesce(json_agg(json_build_object('id', u.promotion_id, 'isOwn', u.profile_code <> '', 'uses', u.uses,
          'givenSatang', u.given_satang)), '[]')
        from promotion_uses u
        where u.tenant_id = ${tenantId} and u.promotion_id = any(${limited}::text[])
          and u.profile_code in ('', b.profile_code)) as uses,
      (select json_build_object('id', k.coupon_id, 'promotionId', k.promotion_id, 'endsAt', k.ends_at,
          'isUsed', k.order_id is not null)
        from promotion_coupons k
        where k.tenant_id = ${tenantId} and k.coupon_id = ${couponId} and k.customer_code = ${customerCode}) as coupon,
      case when ${lock}::text is not null
        then (select count(*) from pg_advisory_xact_lock_shared(hashtextextended(${lock}::text, 0))) end as locks
    from buyer b`.execute(tx);
  const [facts] = rows;
  // A left join of one row gives one.
  if (!facts) throw new Error('The statement about a buyer gave no row.');
  return facts;
}
