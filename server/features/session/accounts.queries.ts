/** The accounts that may sign in: customers and staff, looked up by typed name, by number, or by session. */
import { sql } from 'kysely';
import { isCustomerOfCenters } from '#database/customer-scope.ts';
import type { TenantTransaction } from '#database/database.ts';
import { yyyymmdd } from '#domain/time/dates.ts';

/** Codes of the customer's centers, their own first; empty if none are set. */
const centersOfCustomer = sql<string[]>`array(
  select cc.sale_unit from customer_centers cc
  where cc.tenant_id = customers.tenant_id and cc.customer_code = customers.customer_code
  order by cc.position, cc.sale_unit)`;

/** The delivery location: the ship-to address with coordinates, else the contact's, else the bill-to one. */
const placeOfCustomer = sql<{ lat: number; lon: number } | null>`(
  select json_build_object('lat', a.latitude, 'lon', a.longitude) from addresses a
  where a.tenant_id = customers.tenant_id and a.customer_code = customers.customer_code
    and a.is_active and a.latitude is not null and a.longitude is not null
  order by array_position(array['S', 'C', 'B'], a.address_type), a.created_at limit 1)`;

/** Another active account of the same person, and its centers. */
export type OtherAccount = { customerCode: string; name: string; saleUnits: string[] };

/** Oldest first. */
const otherAccounts = sql<OtherAccount[]>`array(
  select json_build_object('customerCode', k.customer_code, 'name', k.name, 'saleUnits', array(
    select cc.sale_unit from customer_centers cc
    where cc.tenant_id = k.tenant_id and cc.customer_code = k.customer_code order by cc.position, cc.sale_unit))
  from customers k
  where k.tenant_id = customers.tenant_id and k.profile_code = customers.profile_code
    and k.customer_code <> customers.customer_code and k.status = 'active'
  order by k.created_at, k.customer_code)`;

const centersOfStaff = sql<string[]>`array(
  select sc.sale_unit from staff_centers sc
  where sc.tenant_id = staff.tenant_id and sc.user_id = staff.user_id
  order by sc.position, sc.sale_unit)`;

const customerColumns = [
  'customers.customer_code as customerCode',
  'customers.profile_code as profileCode',
  'customers.name',
  'customers.status',
  'profiles.is_demo as isDemo',
  'customers.authorize_satang as authorizeSatang',
  'customers.debt_satang as debtSatang',
  'customers.is_sap as isSap',
  'customers.price_level as priceLevel',
  'customers.agent_profile as agentDocuments',
  centersOfCustomer.as('saleUnits'),
  placeOfCustomer.as('place'),
  otherAccounts.as('others'),
] as const;

const staffColumns = [
  'staff.user_id as userId',
  'staff.name',
  'staff.role',
  'staff.status',
  'staff.is_demo as isDemo',
  'staff.username',
  'staff.mobile',
  'staff.email',
  sql<boolean>`staff.password_hash is not null`.as('hasPassword'),
  centersOfStaff.as('saleUnits'),
] as const;

const customers = (tx: TenantTransaction) =>
  tx
    .selectFrom('customers')
    .innerJoin('profiles', (join) =>
      join
        .onRef('profiles.tenant_id', '=', 'customers.tenant_id')
        .onRef('profiles.profile_code', '=', 'customers.profile_code'),
    )
    .select([...customerColumns]);
const staff = (tx: TenantTransaction) =>
  tx
    .selectFrom('staff')
    .select([...staffColumns])
    .where('staff.kind', '=', 'merchant');

const byAge = (accounts: ReturnType<typeof customers>) =>
  accounts.orderBy('customers.created_at').orderBy('customers.customer_code');

export type CustomerAccount = NonNullable<Awaited<ReturnType<typeof findCustomer>>>;
export type StaffAccount = NonNullable<Awaited<ReturnType<typeof findStaffByName>>>['account'];

export function findCustomer(tx: TenantTransaction, customerCode: string) {
  return customers(tx).where('customers.customer_code', '=', customerCode).executeTakeFirst();
}

/** Whether staff of the center look after the customer. */
export async function isOfCenter(
  tx: TenantTransaction,
  { customerCode, saleUnit }: { customerCode: string; saleUnit: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from customers c where c.customer_code = ${customerCode} and ${isCustomerOfCenters([saleUnit])}`.execute(
    tx,
  );
  return rows.length > 0;
}

/** A person's accounts in any state but merged, oldest first; none if there is no such profile. */
export function findAccountsOfProfile(tx: TenantTransaction, profileCode: string) {
  return byAge(customers(tx).where('profiles.profile_code', '=', profileCode))
    .where('customers.status', '<>', 'merged')
    .execute();
}

/** Like `findAccountsOfProfile`, of the person with that mobile number. */
export function findAccountsByMobile(tx: TenantTransaction, mobile: string) {
  return byAge(customers(tx).where('profiles.mobile', '=', mobile))
    .where('customers.status', '<>', 'merged')
    .execute();
}

export function findStaffByMobile(tx: TenantTransaction, mobile: string) {
  return staff(tx).where('mobile', '=', mobile).executeTakeFirst();
}

/** Reads whether the customer may sign in and locks that until this transaction ends. */
export function holdCustomer(tx: TenantTransaction, customerCode: string) {
  return tx
    .selectFrom('customers')
    .innerJoin('profiles', (join) =>
      join
        .onRef('profiles.tenant_id', '=', 'customers.tenant_id')
        .onRef('profiles.profile_code', '=', 'customers.profile_code'),
    )
    .select(['customers.status', 'profiles.is_demo as isDemo'])
    .where('customers.customer_code', '=', customerCode)
    .forShare()
    .executeTakeFirst();
}

/**
 * The person of an account that is neither merged nor erased. Both stay so until this transaction ends, and nobody else writes of
 * the person meanwhile; people before their accounts, as whoever merges or erases them.
 */
export async function lockAlive(tx: TenantTransaction, customerCode: string): Promise<string | undefined> {
  const { rows } = await sql<{ profileCode: string }>`
    select p.profile_code as "profileCode" from customers c join profiles p using (tenant_id, profile_code)
    where c.customer_code = ${customerCode} and c.status not in ('erased', 'merged')
    for no key update of p for key share of c`.execute(tx);
  return rows[0]?.profileCode;
}

/** The account that this one was merged into. */
export async function findMergedInto(
  tx: TenantTransaction,
  customerCode: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('customers')
    .select('merged_into')
    .where('customer_code', '=', customerCode)
    .where('status', '=', 'merged')
    .executeTakeFirst();
  return row?.merged_into ?? undefined;
}

/** Locks the staff member's role and state until this transaction ends. */
export async function holdStaff(tx: TenantTransaction, userId: string): Promise<void> {
  await tx.selectFrom('staff').select('user_id').where('user_id', '=', userId).forShare().execute();
}

/** The name typed to sign in. User names are stored in lower case; the mobile number if it can be read as one. */
export type SignInName = { typed: string; mobile: string | undefined };

const namesOf = ({ typed }: SignInName) => [...new Set([typed, typed.toLowerCase()])];

/**
 * The accounts of the person with that name, oldest first, and the password hash. A matching mobile number takes precedence
 * over a user name.
 */
export async function findAccountsByName(tx: TenantTransaction, name: SignInName) {
  const mobile = name.mobile ?? null;
  const person = tx
    .selectFrom('profiles')
    .select(['profile_code', 'password_hash'])
    .where((eb) => eb.or([eb('username', 'in', namesOf(name)), eb('mobile', '=', mobile)]))
    .orderBy(sql`mobile is not distinct from ${mobile}`, 'desc')
    .limit(1);
  const rows = await byAge(customers(tx))
    .innerJoin(person.as('person'), 'person.profile_code', 'customers.profile_code')
    .select('person.password_hash as passwordHash')
    .execute();
  const found = rows.map(({ passwordHash, ...account }) => ({ account, passwordHash }));
  return { accounts: found.map(({ account }) => account), passwordHash: found[0]?.passwordHash };
}

export async function findStaffByName(tx: TenantTransaction, name: SignInName) {
  const mobile = name.mobile ?? null;
  const row = await staff(tx)
    .select('staff.password_hash')
    .where((eb) => eb.or([eb('username', 'in', namesOf(name)), eb('mobile', '=', mobile)]))
    .orderBy(sql`mobile is not distinct from ${mobile}`, 'desc')
    .executeTakeFirst();
  if (!row) return undefined;
  const { password_hash: passwordHash, ...account } = row;
  return { account, passwordHash };
}

const sessionColumns = ['sessions.session_id as sessionId', 'sessions.sale_unit as activeSaleUnit'] as const;

/** Either the customer's own session, or that of an active salesman acting for them within a valid staff session. */
const isOwnOrHeld = (now: Date) => sql<boolean>`(sessions.user_id is null or (
  exists (
    select from staff s where s.tenant_id = sessions.tenant_id and s.user_id = sessions.user_id and s.status = 'active')
  and exists (
    select from sessions o where o.tenant_id = sessions.tenant_id and o.session_id = sessions.opened_by
      and o.revoked_at is null and o.expires_at > ${now})))`;

/** Whether any price is agreed with the account or its type, today or later. */
const hasAgreedPrices = (now: Date) => {
  const lasts = sql`(g.last_day is null or g.last_day >= ${yyyymmdd(now)}::date)`;
  return sql<boolean>`(
    exists (select from agreed_prices g
      where g.tenant_id = customers.tenant_id and g.customer_code = customers.customer_code and ${lasts})
    or exists (select from agreed_prices g
      where g.tenant_id = customers.tenant_id and g.customer_type = customers.customer_type and ${lasts}))`;
};

/** Sessions of buyers that have neither ended nor expired, with the account of each. */
const buyersSignedIn = (tx: TenantTransaction, now: Date) =>
  tx
    .selectFrom('sessions')
    .innerJoin('customers', (join) =>
      join
        .onRef('customers.tenant_id', '=', 'sessions.tenant_id')
        .onRef('customers.customer_code', '=', 'sessions.customer_code'),
    )
    .innerJoin('profiles', (join) =>
      join
        .onRef('profiles.tenant_id', '=', 'customers.tenant_id')
        .onRef('profiles.profile_code', '=', 'customers.profile_code'),
    )
    .select([
      ...sessionColumns,
      'sessions.user_id as actingUserId',
      'sessions.expires_at as expiresAt',
      ...customerColumns,
      hasAgreedPrices(now).as('hasAgreedPrices'),
    ])
    .where('sessions.kind', '=', 'buyer')
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where(isOwnOrHeld(now));

/** The buyer behind a cookie. */
export function findBuyerOfSecret(
  tx: TenantTransaction,
  { secretHash, now }: { secretHash: Buffer; now: Date },
) {
  return buyersSignedIn(tx, now).where('sessions.secret_hash', '=', secretHash).executeTakeFirst();
}

/** The buyer behind a token. */
export function findBuyerOfSession(
  tx: TenantTransaction,
  { sessionId, now }: { sessionId: string; now: Date },
) {
  return buyersSignedIn(tx, now).where('sessions.session_id', '=', sessionId).executeTakeFirst();
}

export function findStaffById(tx: TenantTransaction, userId: string) {
  return staff(tx).where('staff.user_id', '=', userId).executeTakeFirst();
}

export function findStaffOfSecret(
  tx: TenantTransaction,
  { secretHash, now }: { secretHash: Buffer; now: Date },
) {
  return tx
    .selectFrom('sessions')
    .innerJoin('staff', (join) =>
      join
        .onRef('staff.tenant_id', '=', 'sessions.tenant_id')
        .onRef('staff.user_id', '=', 'sessions.user_id'),
    )
    .select([...sessionColumns, ...staffColumns])
    .where('sessions.kind', '=', 'merchant')
    .where('sessions.secret_hash', '=', secretHash)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst();
}
