/** What a customer has becomes another's, table by table. Both are locked. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import { leftBehind } from './merge-sides.queries.ts';
import { movedTables, moves, type Move } from './merge-moves.rules.ts';

export type Merged = {
  tenantId: string;
  kept: { code: string; profileCode: string };
  double: { code: string; profileCode: string };
  at: Date;
};

const isOnePerson = ({ kept, double }: Merged): boolean => kept.profileCode === double.profileCode;

/** Of two defaults of a kind the kept one's stays so; an address that both have stays in use once. */
export async function settleAddresses(tx: TenantTransaction, { kept, double }: Merged): Promise<void> {
  await sql`
    update addresses mine set is_active = false, is_default = false
    where mine.customer_code = ${double.code} and mine.is_active and exists (
      select from addresses theirs where theirs.customer_code = ${kept.code} and theirs.is_active
        and (theirs.address_type, theirs.name, theirs.line, theirs.subdistrict_code, theirs.phone, theirs.tax_id)
          = (mine.address_type, mine.name, mine.line, mine.subdistrict_code, mine.phone, mine.tax_id))`.execute(
    tx,
  );
  await sql`
    update addresses mine set is_default = false
    where mine.customer_code = ${double.code} and mine.is_default and exists (
      select from addresses theirs where theirs.customer_code = ${kept.code} and theirs.is_default
        and theirs.address_type = mine.address_type)`.execute(tx);
}

/** Two lists of one name: the other's is called so with its code. */
export async function settleLists(tx: TenantTransaction, { kept, double }: Merged): Promise<void> {
  await sql`
    update order_lists mine set name = left(mine.name, 60 - length(named.suffix)) || named.suffix
    from (select order_lists.list_id, ' #' || row_number() over (order by changed_at, list_id) || ' ' || left(${double.code}, 40) as suffix
      from order_lists where customer_code = ${double.code}) named
    where mine.customer_code = ${double.code} and mine.list_id = named.list_id and exists (
      select from order_lists theirs where theirs.customer_code = ${kept.code} and lower(theirs.name) = lower(mine.name))`.execute(
    tx,
  );
}

/** Who is left out of a promotion by one of their codes is left out. */
export async function settleNamed(tx: TenantTransaction, { kept, double }: Merged): Promise<void> {
  await sql`
    update promotion_customers theirs set is_left_out = true
    from promotion_customers mine
    where theirs.customer_code = ${kept.code} and not theirs.is_left_out and mine.customer_code = ${double.code}
      and mine.promotion_id = theirs.promotion_id and mine.is_left_out`.execute(tx);
}

/**
 * Each collects a promotion's coupon once. Where both did, a used one counts: the double's goes along, and what the kept one has not
 * used yet is given up in its place.
 */
export async function settleCoupons(tx: TenantTransaction, { kept, double }: Merged): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update promotion_coupons mine set is_collected = false
    where mine.customer_code = ${double.code} and mine.is_collected and mine.order_id is not null and exists (
      select from promotion_coupons theirs where theirs.customer_code = ${kept.code} and theirs.is_collected
        and theirs.promotion_id = mine.promotion_id)
    returning mine.coupon_id as id`.execute(tx);
  if (rows.length === 0) return;
  const ids = sql`any(${rows.map(({ id }) => id)}::text[])`;
  await sql`
    update promotion_coupons theirs set customer_code = ${double.code}
    from promotion_coupons mine
    where mine.coupon_id = ${ids} and theirs.customer_code = ${kept.code} and theirs.is_collected and theirs.order_id is null
      and theirs.promotion_id = mine.promotion_id`.execute(tx);
  await sql`
    update promotion_coupons mine set customer_code = ${kept.code} where mine.coupon_id = ${ids}`.execute(tx);
  await sql`
    update promotion_coupons mine set is_collected = true
    where mine.coupon_id = ${ids} and not exists (
      select from promotion_coupons theirs where theirs.customer_code = ${kept.code} and theirs.is_collected
        and theirs.promotion_id = mine.promotion_id)`.execute(tx);
}

export async function moveRows(tx: TenantTransaction, merged: Merged): Promise<void> {
  const { kept, double } = merged;
  const codes = {
    customer_code: [double.code, kept.code],
    profile_code: [double.profileCode, kept.profileCode],
  } as const;
  for (const table of movedTables) {
    const move: Move = moves[table];
    for (const owner of move.owners) {
      if (owner === 'profile_code' && isOnePerson(merged)) continue;
      const [mine, theirs] = codes[owner];
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await sql`
        update ${sql.table(table)} mine set ${sql.ref(owner)} = ${theirs}
        where mine.${sql.ref(owner)} = ${mine} and not ${leftBehind(table, move, theirs)}`.execute(tx);
    }
  }
}

/** Limits for a customer count the uses of both. */
export async function addUses(tx: TenantTransaction, merged: Merged): Promise<void> {
  if (isOnePerson(merged)) return;
  const { kept, double } = merged;
  await sql`
    insert into promotion_uses as u (tenant_id, promotion_id, profile_code, uses, given_satang)
    select tenant_id, promotion_id, ${kept.profileCode}, uses, given_satang from promotion_uses
    where profile_code = ${double.profileCode} order by promotion_id
    on conflict (tenant_id, promotion_id, profile_code) do update
    set uses = u.uses + excluded.uses, given_satang = u.given_satang + excluded.given_satang`.execute(tx);
  await tx.deleteFrom('promotion_uses').where('profile_code', '=', double.profileCode).execute();
}

const REASON = 'merge';

/** By an entry out of the one and into the other: ledgers are only added to. */
export async function transferBalances(tx: TenantTransaction, merged: Merged): Promise<void> {
  const { tenantId, kept, double, at } = merged;
  await sql`
    insert into account_balances as b (tenant_id, customer_code, account, balance)
    select tenant_id, ${kept.code}, account, balance from account_balances
    where customer_code = ${double.code} and balance <> 0
    on conflict (tenant_id, customer_code, account) do update set balance = b.balance + excluded.balance`.execute(
    tx,
  );
  await sql`
    insert into account_ledger (tenant_id, at, customer_code, account, delta, reason, reference)
    select ${tenantId}, ${at}, w.code, b.account, w.sign * b.balance, ${REASON}, w.other
    from account_balances b cross join (values (${double.code}, -1, ${kept.code}), (${kept.code}, 1, ${double.code})) w (code, sign, other)
    where b.customer_code = ${double.code} and b.balance <> 0 order by b.account, w.sign`.execute(tx);
  await tx
    .updateTable('account_balances')
    .set({ balance: 0 })
    .where('customer_code', '=', double.code)
    .execute();
  if (isOnePerson(merged)) return;
  await sql`
    insert into point_balances as b (tenant_id, profile_code, balance)
    select tenant_id, ${kept.profileCode}, balance from point_balances
    where profile_code = ${double.profileCode} and balance <> 0
    on conflict (tenant_id, profile_code) do update set balance = b.balance + excluded.balance`.execute(tx);
  await sql`
    insert into point_ledger (tenant_id, at, profile_code, delta, reason, reference)
    select ${tenantId}, ${at}, w.code, w.sign * b.balance, ${REASON}, w.other
    from point_balances b
    cross join (values (${double.profileCode}, -1, ${kept.profileCode}), (${kept.profileCode}, 1, ${double.profileCode})) w (code, sign, other)
    where b.profile_code = ${double.profileCode} and b.balance <> 0 order by w.sign`.execute(tx);
  await tx
    .updateTable('point_balances')
    .set({ balance: 0 })
    .where('profile_code', '=', double.profileCode)
    .execute();
}

/** A refusal of either stands; what only the one given up agreed to is asked again. */
export async function refuseConsents(
  tx: TenantTransaction,
  merged: Merged & { userId: string },
): Promise<void> {
  if (isOnePerson(merged)) return;
  const { kept, double, at, userId } = merged;
  const last = (profileCode: string) => sql`(
    select distinct on (purpose) purpose, is_given, wording_id, language, tenant_id from consents
    where profile_code = ${profileCode} order by purpose, consent_id desc)`;
  await sql`
    insert into consents (tenant_id, profile_code, purpose, is_given, wording_id, language, way, recorded_by, at)
    select mine.tenant_id, ${kept.profileCode}, mine.purpose, false, mine.wording_id, mine.language, 'staff', ${userId}, ${at}
    from ${last(double.profileCode)} mine left join ${last(kept.profileCode)} theirs using (purpose)
    where not mine.is_given and theirs.is_given is distinct from false order by mine.purpose`.execute(tx);
}

/** What the person was told, what they want to be told, and when they signed in. */
export async function movePersonal(tx: TenantTransaction, merged: Merged): Promise<void> {
  if (isOnePerson(merged)) return;
  const { kept, double } = merged;
  await sql`
    update notifications mine set recipient = ${kept.profileCode}, once_key = case when exists (
        select from notifications theirs where theirs.tenant_id = mine.tenant_id and theirs.audience = 'customer'
          and theirs.recipient = ${kept.profileCode} and theirs.once_key = mine.once_key)
      then mine.once_key || '/' || ${double.profileCode} else mine.once_key end
    where mine.audience = 'customer' and mine.recipient = ${double.profileCode}`.execute(tx);
  await sql`
    update notification_preferences mine set recipient = ${kept.profileCode}
    where mine.audience = 'customer' and mine.recipient = ${double.profileCode} and not exists (
      select from notification_preferences theirs where theirs.audience = 'customer'
        and theirs.recipient = ${kept.profileCode})`.execute(tx);
  await sql`
    delete from notification_preferences where audience = 'customer' and recipient = ${double.profileCode}`.execute(
    tx,
  );
  await sql`
    insert into profile_sign_ins as i (tenant_id, profile_code, first_at, last_at)
    select tenant_id, ${kept.profileCode}, first_at, last_at from profile_sign_ins where profile_code = ${double.profileCode}
    on conflict (tenant_id, profile_code) do update
    set first_at = least(i.first_at, excluded.first_at), last_at = greatest(i.last_at, excluded.last_at)`.execute(
    tx,
  );
  await tx.deleteFrom('profile_sign_ins').where('profile_code', '=', double.profileCode).execute();
}

/** Of both; who is bound to no center stays so. */
export async function joinCenters(tx: TenantTransaction, { kept, double }: Merged): Promise<void> {
  await sql`
    insert into customer_centers (tenant_id, customer_code, sale_unit, position)
    select mine.tenant_id, ${kept.code}, mine.sale_unit, mine.position + 1 + (
      select max(position) from customer_centers where customer_code = ${kept.code})
    from customer_centers mine
    where mine.customer_code = ${double.code} and exists (
      select from customer_centers where customer_code = ${kept.code})
    on conflict (tenant_id, customer_code, sale_unit) do nothing`.execute(tx);
  await tx.deleteFrom('customer_centers').where('customer_code', '=', double.code).execute();
}
