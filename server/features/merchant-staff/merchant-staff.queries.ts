import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';

export type MemberRow = {
  userId: string;
  name: string;
  username: string | null;
  mobile: string | null;
  email: string | null;
  role: string;
  status: string;
  hasPassword: boolean;
  lastSignIn: Date | null;
  saleUnits: string[];
  /** Of the same, in the same order; those that are closed too. */
  centers: { nameTh: string; nameEn: string }[];
};

const saleUnits = sql<string[]>`array(
  select c.sale_unit from staff_centers c where c.tenant_id = staff.tenant_id and c.user_id = staff.user_id
  order by c.position, c.sale_unit)`;
const centers = sql<MemberRow['centers']>`(
  select coalesce(json_agg(json_build_object('nameTh', k.name_th, 'nameEn', k.name_en) order by c.position, c.sale_unit), '[]')
  from staff_centers c join centers k on k.tenant_id = c.tenant_id and k.sale_unit = c.sale_unit
  where c.tenant_id = staff.tenant_id and c.user_id = staff.user_id)`;
/** By one probe of sessions_last_sign_in each. */
const lastSignIn = sql<Date | null>`(
  select max(s.created_at) from sessions s
  where s.tenant_id = staff.tenant_id and s.user_id = staff.user_id and s.kind = 'merchant')`;

const members = (tx: TenantTransaction) =>
  tx
    .selectFrom('staff')
    .select([
      'staff.user_id as userId',
      'staff.name',
      'staff.username',
      'staff.mobile',
      'staff.email',
      'staff.role',
      'staff.status',
      sql<boolean>`staff.password_hash is not null`.as('hasPassword'),
      lastSignIn.as('lastSignIn'),
      saleUnits.as('saleUnits'),
      centers.as('centers'),
    ])
    .where('staff.kind', '=', 'merchant');

export type MemberFilters = {
  /** Parts of what a person is known by, and how many slips away from them all. */
  parts: readonly string[] | undefined;
  near: number;
  roles: readonly string[] | undefined;
  status: string | undefined;
  saleUnits: readonly string[] | undefined;
  /** After this one. */
  after: { name: string; userId: string } | undefined;
  take: number;
};

const slips = (parts: readonly string[]) => sql<number>`search.slips(
  search.plain(concat_ws(e'\\n', staff.name, staff.username, staff.user_id, staff.mobile)), ${parts}::text[])`;

/** How many slips away from the parts the nearest person is; null where nobody is near. */
export async function leastSlips(tx: TenantTransaction, parts: readonly string[]): Promise<number | null> {
  const row = await tx
    .selectFrom('staff')
    .select(sql<number | null>`min(${slips(parts)})`.as('least'))
    .where('staff.kind', '=', 'merchant')
    .executeTakeFirst();
  return row?.least ?? null;
}

/** By name, along the index of names; a shop has hundreds of people at most, so the filters walk it. */
export const findMembers = (tx: TenantTransaction, filters: MemberFilters): Promise<MemberRow[]> =>
  listedMembers(tx, filters).execute();

export function listedMembers(
  tx: TenantTransaction,
  { parts, near, roles, status, saleUnits: units, after, take }: MemberFilters,
) {
  let query = members(tx);
  if (parts !== undefined) query = query.where(slips(parts), '=', near);
  if (roles !== undefined) query = query.where('staff.role', '=', sql<string>`any(${roles}::text[])`);
  if (status !== undefined) query = query.where('staff.status', '=', status);
  if (units !== undefined)
    query = query.where((is) =>
      is.exists(
        is
          .selectFrom('staff_centers as c')
          .select('c.user_id')
          .whereRef('c.tenant_id', '=', 'staff.tenant_id')
          .whereRef('c.user_id', '=', 'staff.user_id')
          .where('c.sale_unit', '=', sql<string>`any(${units}::text[])`),
      ),
    );
  if (after)
    query = query.where(sql<boolean>`(staff.name, staff.user_id) > (${after.name}, ${after.userId})`);
  return query.orderBy('staff.name').orderBy('staff.user_id').limit(take);
}

export function findMember(tx: TenantTransaction, userId: string): Promise<MemberRow | undefined> {
  return members(tx).where('staff.user_id', '=', userId).executeTakeFirst();
}

/**
 * Locks the super admins and the member, in the order of their ids, until this transaction ends: two who disable each other
 * wait for one another. Returns the ids of the active super admins.
 */
export async function lockSuperAdmins(tx: TenantTransaction, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('staff')
    .select(['user_id', 'role', 'status'])
    .where('kind', '=', 'merchant')
    .where((is) => is.or([is('role', '=', '1'), is('user_id', '=', userId)]))
    .orderBy('user_id')
    .forUpdate()
    .execute();
  return rows.filter(({ role, status }) => role === '1' && status === 'active').map((row) => row.user_id);
}

export type MemberFields = {
  name: string;
  username: string | null;
  mobile: string;
  email: string | null;
  role: string;
};

/** What an application says of a person besides; '' for none. */
export type MemberOrigin = {
  password_hash: string | null;
  birth_date: string;
  social_id: string;
  referral_code: string;
  /** JSON of a `BankAccount`. */
  bank: string | null;
};

/** False where the id is taken. */
export async function insertMember(
  tx: TenantTransaction,
  tenantId: string,
  {
    userId,
    createdAt,
    origin,
    ...fields
  }: MemberFields & { userId: string; createdAt: Date; origin?: MemberOrigin | undefined },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('staff')
    .values({
      tenant_id: tenantId,
      user_id: userId,
      kind: 'merchant',
      password_hash: null,
      created_at: createdAt,
      ...fields,
      ...origin,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

export async function isUsernameTaken(tx: TenantTransaction, username: string): Promise<boolean> {
  const found = await tx
    .selectFrom('staff')
    .select('user_id')
    .where('kind', '=', 'merchant')
    .where('username', '=', username)
    .executeTakeFirst();
  return found !== undefined;
}

export async function updateMember(
  tx: TenantTransaction,
  userId: string,
  fields: MemberFields,
): Promise<void> {
  await tx.updateTable('staff').set(fields).where('user_id', '=', userId).execute();
}

/** Their centers, in this order. */
export async function replaceCenters(
  tx: TenantTransaction,
  { tenantId, userId, saleUnits: wanted }: { tenantId: string; userId: string; saleUnits: readonly string[] },
): Promise<void> {
  await sql`delete from staff_centers where user_id = ${userId} and sale_unit <> all (${wanted}::text[])`.execute(
    tx,
  );
  await sql`
    insert into staff_centers (tenant_id, user_id, sale_unit, position)
    select ${tenantId}, ${userId}, sale_unit, place
    from unnest(${wanted}::text[]) with ordinality as wanted (sale_unit, place)
    on conflict (tenant_id, user_id, sale_unit) do update set position = excluded.position`.execute(tx);
}

export async function setStatus(tx: TenantTransaction, userId: string, status: string): Promise<void> {
  await tx.updateTable('staff').set({ status }).where('user_id', '=', userId).execute();
}

export async function removePassword(tx: TenantTransaction, userId: string): Promise<void> {
  await tx.updateTable('staff').set({ password_hash: null }).where('user_id', '=', userId).execute();
}

/** How many people were added to the shop since then. */
export async function countInvites(tx: TenantTransaction, since: Date): Promise<number> {
  const row = await tx
    .selectFrom('staff')
    .select(sql<number>`count(*)::int`.as('many'))
    .where('kind', '=', 'merchant')
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return row.many;
}

/** Active people by role. */
export async function countByRole(tx: TenantTransaction): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('staff')
    .select(['role', sql<number>`count(*)::int`.as('people')])
    .where('kind', '=', 'merchant')
    .where('status', '=', 'active')
    .groupBy('role')
    .execute();
  return new Map(rows.map(({ role, people }) => [role, people]));
}

export type RoleFields = {
  nameTh: string;
  nameEn: string;
  closedPages: readonly string[];
  grantedRights: readonly string[];
};

/** One change of a shop's roles at a time, whether they have a row already or not. */
export async function lockRoles(tx: TenantTransaction, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`staff_roles/${tenantId}`}, 0))`.execute(tx);
}

/** By role; without a row it is as the app has it. `version` counts the changes of all of them. */
export async function rolesNow(
  tx: TenantTransaction,
): Promise<{ roles: ReadonlyMap<string, RoleFields>; version: number }> {
  const rows = await tx
    .selectFrom('staff_roles')
    .select([
      'role',
      'name_th as nameTh',
      'name_en as nameEn',
      'closed_pages as closedPages',
      'granted_rights as grantedRights',
      'version',
    ])
    .execute();
  return {
    roles: new Map(rows.map((row) => [row.role, row])),
    version: rows.reduce((sum, row) => sum + row.version, 0),
  };
}

export async function upsertRole(
  tx: TenantTransaction,
  { tenantId, role }: { tenantId: string; role: string },
  { nameTh, nameEn, closedPages, grantedRights }: RoleFields,
): Promise<void> {
  const fields = {
    name_th: nameTh,
    name_en: nameEn,
    closed_pages: [...closedPages],
    granted_rights: [...grantedRights],
  };
  await tx
    .insertInto('staff_roles')
    .values({ tenant_id: tenantId, role, ...fields })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'role'])
        .doUpdateSet({ ...fields, version: sql<number>`staff_roles.version + 1` }),
    )
    .execute();
}
