/** Writing answers down, and asking whether a consent stands. */
import { isNewAnswer, type ConsentPurposeName, type StandingConsent } from '#domain/consent/purposes.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { conflict, tooMany } from '../../http/call-error.ts';
import type { Language } from '../../http/messages.ts';
import {
  countSince,
  findDocuments,
  findGiven,
  findStanding,
  insertConsents,
  type Subject,
  type Way,
} from './consent.queries.ts';
import { wordingsOf, type Wordings } from './consent.rules.ts';

/** Somebody who changes their mind needs a few; the record is kept for ever. */
const MOST_PER_DAY = 200;
const DAY_MS = 24 * 3_600_000;

/** `version`: of the words that were shown; those of today where none is named. */
export type Answer = { purpose: ConsentPurposeName; isGiven: boolean; version?: string | undefined };
export type Recording = {
  tenantId: string;
  subject: Subject;
  language: Language;
  way: Way;
  /** The member of staff who writes it down. */
  recordedBy?: string | undefined;
};

export const currentWordings = async (tx: TenantTransaction, now: Date): Promise<Wordings> =>
  wordingsOf(await findDocuments(tx, now));

/**
 * Writes the answers that change something, of each purpose the last one. What is agreed to must be today's words; a refusal is taken
 * whatever was shown. Throws 409 CONSENT_WORDING_CHANGED, 429 TOO_MANY_CONSENTS.
 */
export async function recordConsents(
  { clock }: Pick<Dependencies, 'clock'>,
  tx: TenantTransaction,
  { subject, recordedBy, ...recording }: Recording,
  answers: readonly Answer[],
): Promise<void> {
  const at = clock();
  const wordings = await currentWordings(tx, at);
  if (answers.some((one) => one.isGiven && isOutdated(one, wordings)))
    throw conflict('CONSENT_WORDING_CHANGED');
  const standing = new Map<string, StandingConsent>(
    (await findStanding(tx, subject)).map((row) => [row.purpose, row]),
  );
  const last = new Map(answers.map((one) => [one.purpose, one]));
  const changes = [...last.values()]
    .map(({ purpose, isGiven }) => ({ purpose, isGiven, wording: wordings[purpose] }))
    .filter(({ purpose, isGiven, wording }) =>
      isNewAnswer(standing.get(purpose), { isGiven, wordingId: wording.id }),
    );
  if (changes.length === 0) return;
  const today = await countSince(tx, subject, new Date(at.getTime() - DAY_MS));
  if (today + changes.length > MOST_PER_DAY) throw tooMany('TOO_MANY_CONSENTS');
  await insertConsents(tx, changes, { ...recording, subject, recordedBy: recordedBy ?? null, at });
}

const isOutdated = ({ purpose, version }: Answer, wordings: Wordings): boolean =>
  version !== undefined && version !== wordings[purpose].id;

/**
 * What a newcomer chose while registering. A registration does not fail because a document was changed meanwhile: what was agreed to in
 * the old words is left out, and counts as refused.
 */
export async function recordNewcomersConsents(
  deps: Pick<Dependencies, 'clock'>,
  tx: TenantTransaction,
  recording: Omit<Recording, 'way'>,
  answers: readonly Answer[],
): Promise<void> {
  const wordings = await currentWordings(tx, deps.clock());
  const current = answers.filter((one) => !one.isGiven || !isOutdated(one, wordings));
  if (current.length > 0) await recordConsents(deps, tx, { ...recording, way: 'registration' }, current);
}

/** Which of these people agree to which purposes: `code/purpose`. */
export async function agreedTo(
  tx: TenantTransaction,
  asked: { profileCodes: readonly string[]; purposes: readonly ConsentPurposeName[] },
): Promise<ReadonlySet<string>> {
  if (asked.profileCodes.length === 0) return new Set();
  const given = await findGiven(tx, asked);
  return new Set(given.map(({ profileCode, purpose }) => `${profileCode}/${purpose}`));
}
