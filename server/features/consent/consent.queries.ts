import { sql } from 'kysely';
import { consentPurposeNames, consentPurposes, type ConsentPurposeName } from '#domain/consent/purposes.ts';
import { isCustomerOfCenters } from '#database/customer-scope.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { WordedDocument } from '#database/tables.ts';
import type { Language } from '../../http/messages.ts';
import type { Wording } from './consent.rules.ts';

/** Whose consent it is. */
export type Subject = { profileCode: string } | { browserId: string };
export type Way = 'page' | 'registration' | 'call' | 'staff';

const documentCodes = [
  ...new Set<string>(consentPurposeNames.flatMap((name) => consentPurposes[name].documents)),
];

/** The shop's documents that purposes refer to, as they are shown now. */
export function findDocuments(tx: TenantTransaction, now: Date): Promise<WordedDocument[]> {
  return tx
    .selectFrom('contents')
    .select(['content_code as code', 'title_th as titleTh', 'title_en as titleEn'])
    .select(['body_th as bodyTh', 'body_en as bodyEn'])
    .where('content_code', 'in', documentCodes)
    .where('news_type', '<>', 'B')
    .where('is_active', '=', true)
    .where('begins_at', '<=', now)
    .execute();
}

export async function findProfileCode(
  tx: TenantTransaction,
  customerCode: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('customers')
    .select('profile_code')
    .where('customer_code', '=', customerCode)
    .executeTakeFirst();
  return row?.profile_code;
}

/** The person of an active customer of that center. */
export async function findProfileOfCenter(
  tx: TenantTransaction,
  { customerCode, saleUnit }: { customerCode: string; saleUnit: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ profileCode: string }>`
    select c.profile_code as "profileCode" from customers c
    where c.customer_code = ${customerCode} and c.status = 'active' and ${isCustomerOfCenters([saleUnit])}`.execute(
    tx,
  );
  return rows[0]?.profileCode;
}

const ofSubject = (subject: Subject) =>
  'profileCode' in subject
    ? sql<boolean>`profile_code = ${subject.profileCode}`
    : sql<boolean>`browser_id = ${subject.browserId}`;

export type ConsentRow = {
  purpose: string;
  isGiven: boolean;
  wordingId: string;
  way: Way;
  at: Date;
};
const consentColumns = [
  'purpose',
  'is_given as isGiven',
  'wording_id as wordingId',
  sql<Way>`way`.as('way'),
  'at',
] as const;

/** The last answer to each purpose. */
export function findStanding(tx: TenantTransaction, subject: Subject): Promise<ConsentRow[]> {
  return tx
    .selectFrom('consents')
    .select(consentColumns)
    .distinctOn('purpose')
    .where(ofSubject(subject))
    .orderBy('purpose')
    .orderBy('consent_id', 'desc')
    .execute();
}

export function findHistory(tx: TenantTransaction, subject: Subject, most: number): Promise<ConsentRow[]> {
  return tx
    .selectFrom('consents')
    .select(consentColumns)
    .where(ofSubject(subject))
    .orderBy('consent_id', 'desc')
    .limit(most)
    .execute();
}

export async function countSince(tx: TenantTransaction, subject: Subject, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('consents')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(ofSubject(subject))
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

export type NewConsent = { purpose: ConsentPurposeName; isGiven: boolean; wording: Wording };
type Recording = {
  tenantId: string;
  subject: Subject;
  language: Language;
  way: Way;
  recordedBy: string | null;
  at: Date;
};

/** With the words that were shown, where nobody has answered them before. */
export async function insertConsents(
  tx: TenantTransaction,
  consents: readonly NewConsent[],
  { tenantId, subject, language, way, recordedBy, at }: Recording,
): Promise<void> {
  await tx
    .insertInto('consent_wordings')
    .values(
      consents.map(({ purpose, wording }) => ({
        tenant_id: tenantId,
        wording_id: wording.id,
        purpose,
        statement_th: consentPurposes[purpose].statement.th,
        statement_en: consentPurposes[purpose].statement.en,
        documents: JSON.stringify(wording.documents),
        first_used_at: at,
      })),
    )
    .onConflict((conflict) => conflict.columns(['tenant_id', 'wording_id']).doNothing())
    .execute();
  await tx
    .insertInto('consents')
    .values(
      consents.map(({ purpose, isGiven, wording }) => ({
        tenant_id: tenantId,
        profile_code: 'profileCode' in subject ? subject.profileCode : null,
        browser_id: 'browserId' in subject ? subject.browserId : null,
        purpose,
        is_given: isGiven,
        wording_id: wording.id,
        language,
        way,
        recorded_by: recordedBy,
        at,
      })),
    )
    .execute();
}

/** Which of these people agree to which of these purposes, by their last answer. */
export async function findGiven(
  tx: TenantTransaction,
  { profileCodes, purposes }: { profileCodes: readonly string[]; purposes: readonly string[] },
): Promise<{ profileCode: string; purpose: string }[]> {
  const { rows } = await sql<{ profileCode: string; purpose: string }>`
    select p.code as "profileCode", q.purpose from unnest(${profileCodes}::text[]) as p (code)
    cross join unnest(${purposes}::text[]) as q (purpose)
    cross join lateral (
      select c.is_given from consents c where c.profile_code = p.code and c.purpose = q.purpose
      order by c.consent_id desc limit 1) last
    where last.is_given`.execute(tx);
  return rows;
}

/**
 * People who answered other words than today's and have not been asked again yet: of each purpose their last answer counts. In
 * the order of their codes, after one of them.
 */
export async function findToAskAgain(
  tx: TenantTransaction,
  {
    wordingIds,
    onceKey,
    after,
    most,
  }: { wordingIds: readonly string[]; onceKey: string; after: string; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select distinct c.profile_code as code from consents c
    where c.profile_code > ${after} and not c.wording_id = any(${wordingIds}::text[])
      and not exists (select from consents n where n.tenant_id = c.tenant_id and n.profile_code = c.profile_code
        and n.purpose = c.purpose and n.consent_id > c.consent_id)
      and not exists (select from notifications t where t.tenant_id = c.tenant_id and t.audience = 'customer'
        and t.recipient = c.profile_code and t.once_key = ${onceKey})
    order by code limit ${most}`.execute(tx);
  return rows.map(({ code }) => code);
}
