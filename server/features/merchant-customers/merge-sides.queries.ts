/** The two customers of a merge as they are, and how much each has. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import { movedTables, moves, type Move, type Owner } from './merge-moves.rules.ts';

export type MergeRow = {
  code: string;
  profileCode: string;
  status: string;
  mergedInto: string | null;
  name: string;
  mobile: string | null;
  email: string | null;
  taxNumber: string;
  type: string | null;
  typeTh: string | null;
  typeEn: string | null;
  storeType: string | null;
  storeTypeTh: string | null;
  storeTypeEn: string | null;
  level: number;
  creditSatang: number;
  debtSatang: number;
  salesman: string | null;
  salesmanName: string | null;
  tags: string[];
  note: string;
  isSap: boolean;
  hasPassword: boolean;
  pictureFileId: string | null;
  saleUnits: string[];
  registeredAt: Date;
  lastSignIn: Date | null;
  isHolding: boolean;
  /** Of the person, but these two. */
  otherAccounts: number;
};

/** Unordered; merged ones too. */
export async function findMergeRows(
  tx: TenantTransaction,
  codes: readonly string[],
  at: Date,
): Promise<MergeRow[]> {
  const these = sql`any(${codes}::text[])`;
  const { rows } = await sql<MergeRow>`
    select c.customer_code as code, c.profile_code as "profileCode", c.status, c.merged_into as "mergedInto", c.name, f.mobile,
      f.email, c.tax_id as "taxNumber", c.customer_type as type, t.name_th as "typeTh", t.name_en as "typeEn",
      c.store_type as "storeType", w.name_th as "storeTypeTh", w.name_en as "storeTypeEn", c.price_level as level,
      c.authorize_satang as "creditSatang", c.debt_satang as "debtSatang", c.salesman_id as salesman, s.name as "salesmanName",
      c.tags, c.staff_note as note, c.is_sap as "isSap", f.password_hash is not null as "hasPassword",
      f.picture_file_id as "pictureFileId", c.created_at as "registeredAt", i.last_at as "lastSignIn",
      array(select d.sale_unit from customer_centers d where d.tenant_id = c.tenant_id and d.customer_code = c.customer_code
        order by d.position, d.sale_unit) as "saleUnits",
      exists (select from stock_holds h where h.tenant_id = c.tenant_id and h.customer_code = c.customer_code
        and h.expires_at > ${at}) as "isHolding",
      (select count(*)::integer from customers k where k.tenant_id = c.tenant_id and k.profile_code = c.profile_code
        and k.status not in ('erased', 'merged') and k.customer_code <> all(${codes}::text[])) as "otherAccounts"
    from customers c
    join profiles f on f.tenant_id = c.tenant_id and f.profile_code = c.profile_code
    left join customer_types t on t.tenant_id = c.tenant_id and t.type_code = c.customer_type
    left join store_types w on w.tenant_id = c.tenant_id and w.type_code = c.store_type
    left join staff s on s.tenant_id = c.tenant_id and s.user_id = c.salesman_id
    left join profile_sign_ins i on i.tenant_id = c.tenant_id and i.profile_code = c.profile_code
    where c.customer_code = ${these}`.execute(tx);
  return rows;
}

/** People, then accounts, each in the order of their codes: as whoever erases or changes them. */
export async function lockBoth(tx: TenantTransaction, codes: readonly string[]): Promise<void> {
  await sql`
    select from profiles where profile_code in (
      select profile_code from customers where customer_code = any(${codes}::text[]))
    order by profile_code for update`.execute(tx);
  await sql`
    select from customers where customer_code = any(${codes}::text[]) order by customer_code for update`.execute(
    tx,
  );
}

/** Which row of `mine` stays behind, since the kept customer has the like. */
export const leftBehind = (table: string, { owners: [owner], unlessBoth }: Move, kept: string) =>
  unlessBoth === undefined
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from ${sql.table(table)} theirs
        where theirs.tenant_id = mine.tenant_id and theirs.${sql.ref(owner as Owner)} = ${kept} and ${sql.raw(unlessBoth)})`;

export type Counted = Pick<MergeRow, 'code' | 'profileCode'>;

/** Tables that are counted beside the moved ones; what stays of ledgers is not told. */
const besides = { carts: 'customer_code', notifications: 'recipient' } as const;

/** How many rows of each table the double has, and of those how many stay with it. */
export async function countMoves(
  tx: TenantTransaction,
  { kept, double }: { kept: Counted; double: Counted },
): Promise<{ table: string; rows: number; left: number }[]> {
  const isOnePerson = kept.profileCode === double.profileCode;
  const counted = movedTables.flatMap((table) => {
    const move: Move = moves[table];
    const owner = move.owners.at(-1) as Owner;
    if (owner === 'profile_code' && isOnePerson) return [];
    const [mine, theirs] =
      owner === 'profile_code' ? [double.profileCode, kept.profileCode] : [double.code, kept.code];
    return [
      sql`select ${sql.lit(table)} as "table", count(*)::integer as rows,
        (count(*) filter (where ${leftBehind(table, move, theirs)}))::integer as left
        from ${sql.table(table)} mine where mine.${sql.ref(owner)} = ${mine}`,
    ];
  });
  const more = Object.entries(besides).flatMap(([table, owner]) => {
    if (owner === 'recipient' && isOnePerson) return [];
    const of =
      owner === 'recipient'
        ? sql`audience = 'customer' and recipient = ${double.profileCode}`
        : sql`customer_code = ${double.code}`;
    return [
      sql`select ${sql.lit(table)} as "table", count(*)::integer as rows, 0 as left from ${sql.table(table)} where ${of}`,
    ];
  });
  const { rows } = await sql<{ table: string; rows: number; left: number }>`
    ${sql.join([...counted, ...more], sql` union all `)}`.execute(tx);
  return rows;
}

/** What the double has of balances. */
export async function findSums(
  tx: TenantTransaction,
  { code, profileCode }: Counted,
): Promise<{ points: number; wallet: number; signIns: number }> {
  const { rows } = await sql<{ points: number; wallet: number; signIns: number }>`
    select coalesce((select balance from point_balances where profile_code = ${profileCode}), 0) as points,
      coalesce((select balance from account_balances where customer_code = ${code} and account = 'wallet'), 0) as wallet,
      (select count(*)::integer from external_identities where profile_code = ${profileCode}) as "signIns"`.execute(
    tx,
  );
  const [sums] = rows;
  if (!sums) throw new Error('A statement without a table gives one row.');
  return sums;
}
