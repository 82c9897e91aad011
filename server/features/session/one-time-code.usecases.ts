/** One-time codes by SMS, for all kinds of account (decision 24). */
import type { TenantTransaction } from '#database/database.ts';
import { messageOf } from '#database/errors.ts';
import { startOfDay, yyyymmdd } from '#domain/time/dates.ts';
import { addressCodeWait, codeWait, COUNTED_SECONDS, secondsLeft } from '#domain/access/sign-in-waits.ts';
import { normaliseThaiMobile } from '#domain/text/thai-mobile.ts';
import type { Dependencies } from '../../dependencies.ts';
import { CallError, badRequest, tooMany } from '../../http/call-error.ts';
import type { Language } from '../../http/messages.ts';
import {
  countCodes,
  countSentCode,
  countTry,
  deleteCode,
  findCode,
  insertCode,
  uncountSentCode,
  type CodesSoFar,
  type NewCode,
} from './codes.queries.ts';
import { codeText, type CodePurpose } from './one-time-code.words.ts';
import { hashOfCode, hashOfCounted, newCode, newReference } from './secrets.ts';
import { AT_FIELD } from './session.errors.ts';
import { freeCodes } from './sign-in-tries.usecases.ts';

const MAX_TRIES = 5;
const LIFETIME_SECONDS = 5 * 60;

type Audience = NewCode['audience'];
export type SentCode = { reference: string; expiresInSeconds: number; resendAfterSeconds: number };
export type CodeRequest = { tenantId: string; mobile: string; address: string; language: Language };
type Sending = CodeRequest & {
  audience: Audience;
  purpose?: CodePurpose;
  /**
   * Whether the number belongs to somebody who may have a code, if not everybody may. Its SMS is not awaited:
   * neither the response nor its time may reveal it.
   */
  mayHaveCode?: (tx: TenantTransaction, mobile: string) => Promise<boolean>;
};

/**
 * Creates a code for a mobile number and sends it, whether the number is known here or not: the response must not
 * reveal who has an account. Throws 400 INVALID_MOBILE; 429 RESEND_WAIT with the seconds to wait,
 * NUMBER_CODES_SPENT, SHOP_CODES_SPENT; 503 SMS_FAILED.
 */
export async function sendCode(deps: Dependencies, sending: Sending): Promise<SentCode> {
  const { audience } = sending;
  const count = (outcome: string) => deps.counters.signInCodes.inc({ audience, outcome });
  try {
    const { code, goesOut, unused } = await writeCode(deps, sending);
    if (!goesOut) count('no_account');
    else {
      const delivery = deliver(deps, sending, code).then(
        () => count('sent'),
        (error: unknown) => {
          count('failed');
          throw error;
        },
      );
      if (sending.mayHaveCode)
        delivery.catch(({ cause }: Error) =>
          deps.onProblem(new Error(`A sign-in code could not be sent: ${messageOf(cause)}`, { cause })),
        );
      else await delivery;
    }
    const { reference } = code;
    return { reference, expiresInSeconds: LIFETIME_SECONDS, resendAfterSeconds: codeWait(unused + 1) };
  } catch (error) {
    if (error instanceof CallError && error.parts.statusCode === 429) count('refused');
    throw error;
  }
}

type Written = { code: { mobile: string; reference: string; code: string; day: string }; goesOut: boolean };

/**
 * Counts the request and writes its code, in one transaction that serializes requests of the same number or
 * address.
 */
async function writeCode(
  deps: Dependencies,
  { tenantId, audience, purpose, mobile: typed, address, mayHaveCode }: Sending,
): Promise<Written & { unused: number }> {
  const mobile = normaliseThaiMobile(typed);
  if (mobile === undefined) throw badRequest('INVALID_MOBILE', { fields: { mobile: 'INVALID_MOBILE' } });
  const { sessionSecret } = deps.config;
  const now = deps.clock();
  const day = yyyymmdd(now);
  const reference = newReference();
  const code = newCode();
  const codeHash = hashOfCode(sessionSecret, { tenantId, audience, purpose, reference, code });
  const addressHash = hashOfCounted(sessionSecret, address);
  const expiresAt = new Date(now.getTime() + LIFETIME_SECONDS * 1000);
  const countedFrom = new Date(now.getTime() - COUNTED_SECONDS * 1000);
  return deps.database.inTenant(tenantId, async (tx) => {
    const dayStart = startOfDay(day) ?? countedFrom;
    const soFar = await countCodes(tx, tenantId, { audience, mobile, addressHash, dayStart, countedFrom });
    assertMayAsk(deps, soFar, now);
    const goesOut = (await mayHaveCode?.(tx, mobile)) ?? true;
    // Customers' codes go to any typed number: their cost is limited. Staff codes go to staff only, and so few to
    // each that a shop that has used up its customers' codes need not lock its staff out.
    if (!mayHaveCode) await countCost(deps, tx, { tenantId, day });
    await insertCode(tx, tenantId, {
      audience,
      mobile,
      reference,
      codeHash,
      addressHash,
      createdAt: now,
      expiresAt,
    });
    return { code: { mobile, reference, code, day }, goesOut, unused: soFar.unused };
  });
}

/** Throws 429 RESEND_WAIT, NUMBER_CODES_SPENT. */
function assertMayAsk(
  { config }: Pick<Dependencies, 'config'>,
  { ofDay, unused, lastAt, unusedFromAddress, lastFromAddressAt }: CodesSoFar,
  now: Date,
): void {
  const left = (wait: number, since: Date | null) => (since ? secondsLeft(wait, { since, now }) : 0);
  const seconds = Math.max(
    left(codeWait(unused), lastAt),
    left(addressCodeWait(unusedFromAddress, freeCodes(config)), lastFromAddressAt),
  );
  if (seconds > 0)
    throw tooMany('RESEND_WAIT', { values: { seconds }, headers: { 'retry-after': `${seconds}` } });
  if (ofDay >= config.codesPerDay.number) throw tooMany('NUMBER_CODES_SPENT', AT_FIELD);
}

/**
 * Counts a paid code. Throws 429 SHOP_CODES_SPENT; the operator is notified at half of the daily limit and at its
 * end.
 */
async function countCost(
  { config, onProblem }: Dependencies,
  tx: TenantTransaction,
  { tenantId, day }: { tenantId: string; day: string },
): Promise<void> {
  const { shop: mostOfShop, all: mostOfAll } = config.codesPerDay;
  const { ofShop, ofAll } = await countSentCode(tx, { day, mostOfShop, mostOfAll });
  if (ofShop === null || ofAll === null) throw tooMany('SHOP_CODES_SPENT', AT_FIELD);
  const warn = (who: string, count: number, most: number, setting: string): void => {
    if (count === most || count === Math.ceil(most / 2))
      onProblem(`${who} used ${count} of ${most} sign-in codes of the day (${setting}).`);
  };
  warn(`The shop ${tenantId} has`, ofShop, mostOfShop, 'SHOP_CODES_PER_DAY');
  warn('All shops together have', ofAll, mostOfAll, 'CODES_PER_DAY');
}

/** Throws 503 SMS_FAILED. */
async function deliver(
  deps: Dependencies,
  { tenantId, language, purpose, mayHaveCode }: Sending,
  { mobile, reference, code, day }: Written['code'],
): Promise<void> {
  const shop = shopName(deps, tenantId, language);
  const minutes = LIFETIME_SECONDS / 60;
  const text = codeText({ shop, code, reference, purpose, minutes })[language];
  await deps.sms.send({ tenantId, to: mobile, text }).catch(async (cause: unknown) => {
    // Nobody got it: the next request need not wait, and it cost nothing. If only some numbers get codes it stays
    // counted, or the missing wait would reveal a staff number.
    if (!mayHaveCode)
      await deps.database.inTenant(tenantId, async (tx) => {
        await deleteCode(tx, reference);
        await uncountSentCode(tx, day);
      });
    throw Object.assign(new CallError({ statusCode: 503, code: 'SMS_FAILED' }), { cause });
  });
}

type Use<Entered> = {
  tenantId: string;
  audience: Audience;
  purpose?: CodePurpose;
  reference: string;
  code: string;
  /** What the right code gives the owner of the mobile number, or why it is refused. */
  enter: (tx: TenantTransaction, mobile: string) => Promise<Entered | CallError>;
};

/**
 * Uses a code up. Throws 400 INVALID_OTP, also for a code of another purpose, or OTP_EXPIRED, 429 OTP_ATTEMPT_LIMIT; with the right one returns the
 * result of `enter`.
 */
export async function useCode<Entered>(
  deps: Dependencies,
  { tenantId, audience, purpose, reference, code, enter }: Use<Entered>,
): Promise<Entered> {
  const codeHash = hashOfCode(deps.config.sessionSecret, { tenantId, audience, purpose, reference, code });
  // Refusals are thrown after the commit: a rolled-back try would not count.
  const verdict = await deps.database.inTenant(tenantId, async (tx) => {
    const now = deps.clock();
    const tried = await countTry(tx, { audience, reference, codeHash, now, mostTries: MAX_TRIES });
    if (!tried) return refusalOf(await findCode(tx, { audience, reference }), now);
    if (!tried.usedAt) return tried.tries < MAX_TRIES ? invalidCode() : attemptLimit();
    return enter(tx, tried.mobile);
  });
  if (verdict instanceof CallError) throw verdict;
  return verdict;
}

const invalidCode = () => badRequest('INVALID_OTP');
const attemptLimit = () => tooMany('OTP_ATTEMPT_LIMIT');

/** Why a try was not counted. */
function refusalOf(code: Awaited<ReturnType<typeof findCode>>, now: Date): CallError {
  if (!code || code.usedAt) return invalidCode();
  return code.expiresAt <= now ? badRequest('OTP_EXPIRED', AT_FIELD) : attemptLimit();
}

function shopName({ tenants }: Pick<Dependencies, 'tenants'>, tenantId: string, language: Language): string {
  const tenant = tenants.get(tenantId);
  return (language === 'en' ? tenant?.nameEn : tenant?.nameTh) ?? '';
}
