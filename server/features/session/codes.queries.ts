/** One-time codes. Two concurrent requests or tries count as two. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';

export type NewCode = {
  audience: 'buyer' | 'merchant' | 'rider' | 'applicant';
  mobile: string;
  reference: string;
  codeHash: Buffer;
  /** Of the address that requested it. */
  addressHash: Buffer;
  createdAt: Date;
  expiresAt: Date;
};

export type CodesSoFar = {
  /** To the number since the start of the day, used or not. */
  ofDay: number;
  /** Unused codes to the number and from the address within the hour, and the time of the latest. */
  unused: number;
  lastAt: Date | null;
  unusedFromAddress: number;
  lastFromAddressAt: Date | null;
};

type CodeRequester = Pick<NewCode, 'audience' | 'mobile' | 'addressHash'> & {
  dayStart: Date;
  countedFrom: Date;
};

/**
 * The requests so far, for the number and from the address; later requests of either wait here until this
 * transaction ends.
 */
export async function countCodes(
  tx: TenantTransaction,
  tenantId: string,
  { audience, mobile, addressHash, dayStart, countedFrom }: CodeRequester,
): Promise<CodesSoFar> {
  // Always in this order, so that two requests cannot deadlock.
  for (const lock of [`address/${addressHash.toString('hex')}`, `${audience}/${mobile}`])
    await sql`select pg_advisory_xact_lock(hashtextextended(${`one-time-code/${tenantId}/${lock}`}, 0))`.execute(
      tx,
    );
  const { rows } = await sql<CodesSoFar>`
    select n."ofDay", n.unused, n."lastAt", a.unused as "unusedFromAddress", a."lastAt" as "lastFromAddressAt"
    from (
      select count(*) filter (where created_at >= ${dayStart})::int as "ofDay",
        count(*) filter (where used_at is null and created_at > ${countedFrom})::int as unused,
        max(created_at) filter (where used_at is null and created_at > ${countedFrom}) as "lastAt"
      from one_time_codes
      where audience = ${audience} and mobile = ${mobile}
        and created_at >= least(${dayStart}::timestamptz, ${countedFrom}::timestamptz)
    ) n, (
      select count(*)::int as unused, max(created_at) as "lastAt" from one_time_codes
      where address_hash = ${addressHash} and used_at is null and created_at > ${countedFrom}
    ) a`.execute(tx);
  const [counted] = rows;
  if (!counted) throw new Error('An aggregate gives one row.');
  return counted;
}

export async function insertCode(tx: TenantTransaction, tenantId: string, code: NewCode): Promise<void> {
  await tx
    .insertInto('one_time_codes')
    .values({
      tenant_id: tenantId,
      reference: code.reference,
      audience: code.audience,
      mobile: code.mobile,
      code_hash: code.codeHash,
      address_hash: code.addressHash,
      created_at: code.createdAt,
      expires_at: code.expiresAt,
      used_at: null,
    })
    .execute();
}

type Counting = { day: string; mostOfShop: number; mostOfAll: number };
/** How many codes have been sent to customers on the day; null if one more would exceed the limit. */
export type SentOfDay = { ofShop: number | null; ofAll: number | null };

/** Counts a paid code, for this shop and for all together. */
export async function countSentCode(
  tx: TenantTransaction,
  { day, mostOfShop, mostOfAll }: Counting,
): Promise<SentOfDay> {
  const { rows } = await sql<SentOfDay>`
    select of_shop as "ofShop", of_all as "ofAll" from count_code(${day}::date, ${mostOfShop}, ${mostOfAll})`.execute(
    tx,
  );
  return rows[0] ?? { ofShop: null, ofAll: null };
}

export async function uncountSentCode(tx: TenantTransaction, day: string): Promise<void> {
  await sql`select uncount_code(${day}::date)`.execute(tx);
}

export async function deleteCode(tx: TenantTransaction, reference: string): Promise<void> {
  await tx.deleteFrom('one_time_codes').where('reference', '=', reference).execute();
}

type Try = Pick<NewCode, 'audience' | 'reference' | 'codeHash'> & { now: Date; mostTries: number };

/** Counts a try and uses the code up if it is the right one. Undefined if no try was left. */
export function countTry(tx: TenantTransaction, { audience, reference, codeHash, now, mostTries }: Try) {
  return tx
    .updateTable('one_time_codes')
    .set((eb) => ({
      tries: eb('tries', '+', 1),
      used_at: sql<Date | null>`case when code_hash = ${codeHash} then ${now}::timestamptz end`,
    }))
    .where('audience', '=', audience)
    .where('reference', '=', reference)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', mostTries)
    .returning(['tries', 'mobile', 'used_at as usedAt'])
    .executeTakeFirst();
}

export function findCode(
  tx: TenantTransaction,
  { audience, reference }: Pick<NewCode, 'audience' | 'reference'>,
) {
  return tx
    .selectFrom('one_time_codes')
    .select(['tries', 'used_at as usedAt', 'expires_at as expiresAt'])
    .where('audience', '=', audience)
    .where('reference', '=', reference)
    .executeTakeFirst();
}
