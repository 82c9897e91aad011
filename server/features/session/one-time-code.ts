/** One-time codes by SMS, whoever signs in with them (design: tenants, sessions, permissions). */
import type { TenantTransaction } from '#database/database.ts';
import { normaliseThaiMobile } from '#domain/thai-mobile.ts';
import type { Dependencies } from '../../dependencies.ts';
import { CallError, badRequest, tooMany } from '../../http/call-error.ts';
import type { Language } from '../../http/messages.ts';
import {
  countTry,
  deleteCode,
  findCode,
  insertCode,
  lastUnusedCodeAt,
  type NewCode,
} from './codes.queries.ts';
import { hashOfCode, newCode, newReference } from './secrets.ts';

const MOST_TRIES = 5;
const LIFETIME_SECONDS = 5 * 60;
const RESEND_SECONDS = 60;
/** A code that ran out is still told apart from a wrong one for a day. */
const FORGET_AFTER_MS = 24 * 3600 * 1000;

type Audience = NewCode['audience'];
export type SentCode = { reference: string; expiresInSeconds: number; resendAfterSeconds: number };
type Sending = { tenantId: string; audience: Audience; mobile: string; language: Language };

/**
 * Sends a code to a mobile number, whether it is known here or not: the answer must not tell who has an account.
 * Throws 400 INVALID_MOBILE, 429 RESEND_WAIT with the seconds to wait, 503 SMS_FAILED.
 */
export async function sendCode(
  deps: Dependencies,
  { tenantId, audience, mobile: typed, language }: Sending,
): Promise<SentCode> {
  const mobile = normaliseThaiMobile(typed);
  if (mobile === undefined) throw badRequest('INVALID_MOBILE', { fields: { mobile: 'INVALID_MOBILE' } });
  const now = deps.clock();
  const reference = newReference();
  const code = newCode();
  await deps.database.inTenant(tenantId, async (tx) => {
    const last = await lastUnusedCodeAt(tx, tenantId, { audience, mobile });
    const seconds = last ? RESEND_SECONDS - Math.floor((now.getTime() - last.getTime()) / 1000) : 0;
    if (seconds > 0)
      throw tooMany('RESEND_WAIT', { values: { seconds }, headers: { 'retry-after': `${seconds}` } });
    const codeHash = hashOfCode(deps.config.sessionSecret, { tenantId, audience, reference, code });
    const expiresAt = new Date(now.getTime() + LIFETIME_SECONDS * 1000);
    await insertCode(tx, tenantId, {
      code: { audience, mobile, reference, codeHash, createdAt: now, expiresAt },
      forgetBefore: new Date(now.getTime() - FORGET_AFTER_MS),
    });
  });
  const text = smsText({ shop: shopName(deps, tenantId, language), code, reference, language });
  await deps.sms.send({ tenantId, to: mobile, text }).catch(async (cause: unknown) => {
    // Nobody got it: the next request need not wait.
    await deps.database.inTenant(tenantId, (tx) => deleteCode(tx, reference));
    throw Object.assign(new CallError({ statusCode: 503, code: 'SMS_FAILED' }), { cause });
  });
  return { reference, expiresInSeconds: LIFETIME_SECONDS, resendAfterSeconds: RESEND_SECONDS };
}

type Use<Entered> = {
  tenantId: string;
  audience: Audience;
  reference: string;
  code: string;
  /** What the right code opens to the owner of the mobile number, or why it does not. */
  enter: (tx: TenantTransaction, mobile: string) => Promise<Entered | CallError>;
};

/** Uses a code up. Throws 400 INVALID_OTP or OTP_EXPIRED, 429 OTP_ATTEMPT_LIMIT; with the right one what `enter` gives. */
export async function useCode<Entered>(
  deps: Dependencies,
  { tenantId, audience, reference, code, enter }: Use<Entered>,
): Promise<Entered> {
  const codeHash = hashOfCode(deps.config.sessionSecret, { tenantId, audience, reference, code });
  // What is refused is thrown after the commit: a rolled back try would not count.
  const verdict = await deps.database.inTenant(tenantId, async (tx) => {
    const now = deps.clock();
    const tried = await countTry(tx, { audience, reference, codeHash, now, mostTries: MOST_TRIES });
    if (!tried) return refusalOf(await findCode(tx, { audience, reference }), now);
    if (!tried.usedAt) return tried.tries < MOST_TRIES ? invalidCode() : attemptLimit();
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
  return code.expiresAt <= now ? badRequest('OTP_EXPIRED') : attemptLimit();
}

function shopName({ tenants }: Pick<Dependencies, 'tenants'>, tenantId: string, language: Language): string {
  const tenant = tenants.get(tenantId);
  return (language === 'en' ? tenant?.nameEn : tenant?.nameTh) ?? '';
}

type SmsParts = { shop: string; code: string; reference: string; language: Language };

function smsText({ shop, code, reference, language }: SmsParts): string {
  const minutes = LIFETIME_SECONDS / 60;
  return language === 'en'
    ? `${shop}: your code is ${code} (Ref: ${reference}). It is valid for ${minutes} minutes. Tell it to nobody.`
    : `${shop}: รหัส OTP ของคุณคือ ${code} (Ref: ${reference}) ใช้ได้ภายใน ${minutes} นาที ห้ามบอกรหัสนี้แก่ผู้อื่น`;
}
