/** The rows of both customers, their people and carts, once everything else has moved. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { MergeValues } from '#domain/access/customer-merge.ts';
import type { StoredCartLine } from '#database/tables/orders.ts';
import type { Merged } from './merge-rows.queries.ts';

export type CartOf = { saleUnit: string; mode: string; lines: StoredCartLine[] };

/** Locked until the transaction ends. */
export async function findCarts(tx: TenantTransaction, customerCode: string): Promise<CartOf[]> {
  const rows = await tx
    .selectFrom('carts')
    .select(['sale_unit as saleUnit', 'mode', 'lines'])
    .where('customer_code', '=', customerCode)
    .orderBy('sale_unit')
    .orderBy('mode')
    .forUpdate()
    .execute();
  return rows;
}

export async function putCart(
  tx: TenantTransaction,
  { tenantId, code, cart, at }: { tenantId: string; code: string; cart: CartOf; at: Date },
): Promise<void> {
  await sql`
    insert into carts as kept (tenant_id, customer_code, sale_unit, mode, lines, updated_at)
    values (${tenantId}, ${code}, ${cart.saleUnit}, ${cart.mode}, ${JSON.stringify(cart.lines)}::jsonb, ${at})
    on conflict (tenant_id, customer_code, sale_unit, mode) do update
    set lines = excluded.lines, version = kept.version + 1, updated_at = excluded.updated_at`.execute(tx);
}

export async function removeCarts(tx: TenantTransaction, customerCode: string): Promise<void> {
  await tx.deleteFrom('carts').where('customer_code', '=', customerCode).execute();
}

type Kept = {
  values: MergeValues;
  note: string;
  tags: readonly string[];
  /** The double's picture, where the kept person has none. */
  pictureFileId: string | null;
};
const orNull = (value: string) => (value === '' ? null : value);

/**
 * The person given up signs in no more; what they signed in by is the kept one's where that has none. Identities elsewhere go with
 * the number that they were linked by: another number or password ends them.
 */
export async function joinPeople(
  tx: TenantTransaction,
  merged: Merged,
  { values, pictureFileId }: Kept,
): Promise<void> {
  const { kept, double } = merged;
  if (kept.profileCode === double.profileCode) return;
  const both = [kept.profileCode, double.profileCode];
  const people = await tx.selectFrom('profiles').selectAll().where('profile_code', 'in', both).execute();
  const of = (code: string) => {
    const one = people.find((person) => person.profile_code === code);
    if (!one) throw new Error('Both were locked.');
    return one;
  };
  const [stays, goes] = [of(kept.profileCode), of(double.profileCode)];
  const mobile = orNull(values.mobile);
  const linked = await tx
    .selectFrom('external_identities')
    .selectAll()
    .where('profile_code', 'in', both)
    .execute();
  const lasting = linked.filter((one) => {
    const own = of(one.profile_code).mobile;
    return own === null || own === mobile;
  });
  const takesPassword = stays.password_hash === null && goes.password_hash !== null;
  await tx
    .updateTable('profiles')
    .set({
      username: null,
      mobile: null,
      email: null,
      password_hash: null,
      picture_file_id: null,
      merged_into: kept.profileCode,
    })
    .where('profile_code', '=', double.profileCode)
    .execute();
  await tx
    .updateTable('profiles')
    .set({ merged_into: kept.profileCode })
    .where('merged_into', '=', double.profileCode)
    .execute();
  await tx
    .updateTable('profiles')
    .set({
      mobile,
      email: orNull(values.email),
      ordered_before: stays.ordered_before || goes.ordered_before,
      picture_file_id: stays.picture_file_id ?? pictureFileId,
      ...(takesPassword && {
        password_hash: goes.password_hash,
        username: stays.username ?? goes.username,
      }),
    })
    .where('profile_code', '=', kept.profileCode)
    .execute();
  await tx.deleteFrom('external_identities').where('profile_code', 'in', both).execute();
  if (lasting.length > 0)
    await tx
      .insertInto('external_identities')
      .values(lasting.map((one) => Object.assign(one, { profile_code: kept.profileCode })))
      .execute();
}

/** Last: sessions of the code given up end by its state, and both are found anew. */
export async function joinAccounts(
  tx: TenantTransaction,
  { kept, double }: Merged,
  { values, note, tags }: Kept,
): Promise<void> {
  await sql`
    update profiles f set name = ${values.name} from customers c
    where c.customer_code = ${kept.code} and f.profile_code = c.profile_code and f.name = c.name and f.name <> ${values.name}`.execute(
    tx,
  );
  await sql`
    update customers k set agent_profile = d.agent_profile from customers d
    where k.customer_code = ${kept.code} and k.agent_profile is null and d.customer_code = ${double.code}
      and d.agent_profile is not null`.execute(tx);
  await tx
    .updateTable('customers')
    .set({
      status: 'merged',
      merged_into: kept.code,
      profile_code: kept.profileCode,
      salesman_id: null,
      tags: [],
      tax_id: '',
      agent_profile: null,
      staff_note: '',
    })
    .where('customer_code', '=', double.code)
    .execute();
  await tx
    .updateTable('customers')
    .set({ merged_into: kept.code, profile_code: kept.profileCode })
    .where('merged_into', '=', double.code)
    .execute();
  await tx
    .updateTable('customers')
    .set({
      name: values.name,
      tax_id: values.taxNumber,
      customer_type: orNull(values.type),
      store_type: orNull(values.storeType),
      price_level: Number(values.level),
      salesman_id: orNull(values.salesman),
      status: values.status,
      staff_note: note,
      tags: [...tags],
    })
    .where('customer_code', '=', kept.code)
    .execute();
}
