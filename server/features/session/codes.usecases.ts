/** Signing in with a one-time code by SMS (design: tenants, sessions, permissions; storefront 8). */
import { normaliseThaiMobile } from '#domain/thai-mobile.ts';
import type { Dependencies } from '../../dependencies.ts';
import { CallError, badRequest, notAllowed, notFound, tooMany } from '../../http/call-error.ts';
import type { Language } from '../../http/messages.ts';
import { webConfigOf } from '../webconfig/webconfig.usecases.ts';
import { findCustomerByMobile } from './accounts.queries.ts';
import { activeCenters } from './centers.usecases.ts';
import { countTry, deleteCode, findCode, insertCode, lastUnusedCodeAt } from './codes.queries.ts';
import { hashOfCode, newCode, newReference } from './secrets.ts';
import { entryRefusal } from './session.errors.ts';
import { openSession } from './session.opening.ts';
import { centerAtSignIn, signedIn, type Brought, type SignedIn } from './session.usecases.ts';

const MOST_TRIES = 5;
const LIFETIME_SECONDS = 5 * 60;
const RESEND_SECONDS = 60;
/** A code that ran out is still told apart from a wrong one for a day. */
const FORGET_AFTER_MS = 24 * 3600 * 1000;

const audience = 'buyer';

export type SentCode = { reference: string; expiresInSeconds: number; resendAfterSeconds: number };

/**
 * Sends a code to a mobile number, whether it is known here or not: the answer must not tell who is a customer.
 * Throws 400 INVALID_MOBILE, 429 RESEND_WAIT with the seconds to wait, 503 SMS_FAILED.
 */
export async function requestCode(
  deps: Dependencies,
  { tenantId, mobile: typed, language }: { tenantId: string; mobile: string; language: Language },
): Promise<SentCode> {
  await assertCodesTaken(deps, tenantId);
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

type Verification = { tenantId: string; reference: string; code: string; brought: Brought };

/**
 * Signs in with the code of an SMS. Throws 400 INVALID_OTP or OTP_EXPIRED, 429 OTP_ATTEMPT_LIMIT; with the right code
 * 404 CUSTOMER_NOT_FOUND for a mobile nobody has, 403 CUSTOMER_INACTIVE or PENDING_APPROVAL.
 */
export async function signInWithCode(
  deps: Dependencies,
  { tenantId, reference, code, brought }: Verification,
): Promise<SignedIn> {
  await assertCodesTaken(deps, tenantId);
  const all = await activeCenters(deps, tenantId);
  const codeHash = hashOfCode(deps.config.sessionSecret, { tenantId, audience, reference, code });
  // What is refused is thrown after the commit: a rolled back try would not count.
  const verdict = await deps.database.inTenant(tenantId, async (tx) => {
    const now = deps.clock();
    const tried = await countTry(tx, { audience, reference, codeHash, now, mostTries: MOST_TRIES });
    if (!tried) return refusalOf(await findCode(tx, { audience, reference }), now);
    if (!tried.usedAt) return tried.tries < MOST_TRIES ? invalidCode() : attemptLimit();
    const account = await findCustomerByMobile(tx, tried.mobile);
    if (!account) return notFound('CUSTOMER_NOT_FOUND');
    const refusal = entryRefusal(account.status);
    if (refusal) return refusal;
    const saleUnit = centerAtSignIn(all, account, brought);
    const opened = await openSession(deps, tx, {
      tenantId,
      kind: 'buyer',
      owner: { customerCode: account.customerCode },
      saleUnit,
      replaces: brought.secret,
    });
    return { account, saleUnit, opened };
  });
  if (verdict instanceof CallError) throw verdict;
  return signedIn(deps, { tenantId, all, ...verdict });
}

const invalidCode = () => badRequest('INVALID_OTP');
const attemptLimit = () => tooMany('OTP_ATTEMPT_LIMIT');

/** Why a try was not counted. */
function refusalOf(code: Awaited<ReturnType<typeof findCode>>, now: Date): CallError {
  if (!code || code.usedAt) return invalidCode();
  return code.expiresAt <= now ? badRequest('OTP_EXPIRED') : attemptLimit();
}

async function assertCodesTaken(deps: Dependencies, tenantId: string): Promise<void> {
  if (!(await webConfigOf(deps, tenantId)).get('OTP_LOGIN_ENABLED')) throw notAllowed('NOT_ALLOWED');
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
