/** Signing in as a buyer with a one-time code by SMS (E-06). */
import type { Dependencies } from '../../dependencies.ts';
import { notAllowed, notFound } from '../../http/call-error.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import { findAccountsByMobile, holdCustomer } from './accounts.queries.ts';
import { activeCenters } from './centers.usecases.ts';
import { sendCode, useCode, type CodeRequest, type SentCode } from './one-time-code.usecases.ts';
import { refusalOf } from './refused-entry.ts';
import { AT_FIELD } from './session.errors.ts';
import { openSession } from './session.opening.usecases.ts';
import { entryOf, signedIn, type Brought, type SignedIn } from './session.usecases.ts';

const audience = 'buyer';

/** Like `sendCode`; throws 403 NOT_ALLOWED if the shop does not use codes. */
export async function requestCode(deps: Dependencies, asked: CodeRequest): Promise<SentCode> {
  await assertCodesTaken(deps, asked.tenantId);
  return sendCode(deps, { ...asked, audience });
}

type Verification = { tenantId: string; reference: string; code: string; brought: Brought };

/**
 * Signs in with the code of an SMS. Throws like `useCode`; with the right code 404 CUSTOMER_NOT_FOUND for an
 * unknown mobile number, 403 CUSTOMER_INACTIVE or PENDING_APPROVAL.
 */
export async function signInWithCode(
  deps: Dependencies,
  { tenantId, reference, code, brought }: Verification,
): Promise<SignedIn> {
  await assertCodesTaken(deps, tenantId);
  const all = await activeCenters(deps, tenantId);
  const entered = await useCode(deps, {
    tenantId,
    audience,
    reference,
    code,
    enter: async (tx, mobile) => {
      const entry = entryOf(all, await findAccountsByMobile(tx, mobile), brought);
      if (!entry) return notFound('CUSTOMER_NOT_FOUND', AT_FIELD);
      const { account, saleUnit } = entry;
      const refusal = refusalOf(deps, tenantId, {
        ...account,
        ...(await holdCustomer(tx, account.customerCode)),
      });
      if (refusal) return refusal;
      const opened = await openSession(deps, tx, {
        tenantId,
        kind: 'buyer',
        owner: { customerCode: account.customerCode },
        saleUnit,
        replaces: brought.secret,
      });
      return { account, saleUnit, opened };
    },
  });
  return signedIn(deps, { tenantId, all, ...entered });
}

async function assertCodesTaken(deps: Dependencies, tenantId: string): Promise<void> {
  if (!(await webConfigOf(deps, tenantId)).get('OTP_LOGIN_ENABLED')) throw notAllowed('NOT_ALLOWED');
}
