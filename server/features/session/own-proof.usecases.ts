/** Who is signed in proves once more that they are the customer, before something that cannot be taken back. */
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { CallError, badRequest, conflict } from '../../http/call-error.ts';
import type { CallContext } from '../../http/visitor.ts';
import { sendCode, useCode, type SentCode } from './one-time-code.usecases.ts';
import type { CodePurpose } from './one-time-code.words.ts';
import { verifyPassword } from './passwords.ts';
import { countPasswordTry, forgetPasswordTries, type Tried } from './sign-in-tries.usecases.ts';

/** What the person signs in with. */
type Owner = { username: string | null; mobile: string | null; passwordHash: string | null };
type Proof = { reference: string; code: string; password: string };

type Asking = CallContext & { owner: Owner; address: string; purpose: CodePurpose };

/** Like `sendCode`, to the owner's own number. Throws 409 NO_PROOF without one. */
export function requestOwnCode(
  deps: Dependencies,
  { visitor: { tenantId }, language, owner, address, purpose }: Asking,
): Promise<SentCode> {
  if (owner.mobile === null) throw noProof();
  return sendCode(deps, { tenantId, audience: 'buyer', purpose, mobile: owner.mobile, address, language });
}

type Proving<T> = Omit<Asking, 'language'> & {
  proof: Proof;
  /** A password that is given will do also for who has a number. */
  orPassword?: true;
  /** In the transaction that uses the code up; a refusal is returned, as a thrown one would give the code back. */
  work: (tx: TenantTransaction) => Promise<T | CallError>;
};

/**
 * Does the work for who proves to be the owner: by a code that was sent for it to their number, or by the password where they have none or may choose.
 * Throws what `useCode` throws, 400 CURRENT_PASSWORD_WRONG, 409 NO_PROOF, 429 TOO_MANY_TRIES, and what the work refuses.
 */
export async function withProof<T>(
  deps: Dependencies,
  { visitor, owner, address, purpose, proof, work, orPassword }: Proving<T>,
): Promise<T> {
  const { tenantId, customerCode } = visitor;
  const { mobile, passwordHash } = owner;
  const chosePassword = orPassword && passwordHash !== null && proof.password !== '';
  if (mobile !== null && !chosePassword)
    return useCode(deps, {
      tenantId,
      audience: 'buyer',
      purpose,
      reference: proof.reference,
      code: proof.code,
      enter: async (tx, proved) => (proved === mobile ? work(tx) : badRequest('INVALID_OTP')),
    });
  if (passwordHash === null) throw noProof();
  const tried: Tried = {
    tenantId,
    audience: 'buyer',
    username: owner.username ?? mobile ?? customerCode,
    address,
  };
  await deps.database.inTenant(tenantId, (tx) => countPasswordTry(deps, tx, tried));
  // No connection is held during this: it takes 40 ms.
  if (!(await verifyPassword(proof.password, passwordHash)))
    throw badRequest('CURRENT_PASSWORD_WRONG', { fields: { Password: 'CURRENT_PASSWORD_WRONG' } });
  const done = await deps.database.inTenant(tenantId, async (tx) => {
    await forgetPasswordTries(deps, tx, tried);
    return work(tx);
  });
  if (done instanceof CallError) throw done;
  return done;
}

const noProof = (): CallError => conflict('NO_PROOF');
