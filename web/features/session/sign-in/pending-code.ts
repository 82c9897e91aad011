/** The one-time code that was asked for, kept in the tab so that a reload of /verifyotp goes on with it. */
import type { BootstrapData } from '#contract/page.ts';
import type { CallAnswer } from '#contract/schemas.ts';

export type PendingCode = {
  mobile: string;
  reference: string;
  /** When another code may be asked for, and when this one runs out; milliseconds since 1970. */
  resendAt: number;
  expiresAt: number;
};

export function pendingCode(
  sent: CallAnswer<'requestCode'>,
  { mobile, now }: { mobile: string; now: number },
): PendingCode {
  return {
    mobile,
    reference: sent.reference,
    resendAt: now + sent.resendAfterSeconds * 1000,
    expiresAt: now + sent.expiresInSeconds * 1000,
  };
}

/** Where a code is asked for and typed in: buyers and staff each have their own. */
export type CodeEntry = {
  request: (mobile: string) => Promise<CallAnswer<'requestCode'>>;
  /** Signs in with what was typed. */
  verify: (body: { reference: string; code: string }) => Promise<void>;
  /** The name under which a tab keeps it. */
  name: string;
  /** Without their language. */
  loginPath: string;
  verifyPath: string;
  /** Whether there is a way in by password beside it. */
  byPassword: boolean;
};

/** The name under which a tab keeps it; one each for a tenant, for its staff, for who registers or applies, and for who comes from elsewhere. */
export function codeStorageName(
  { keyPrefix, tenant }: Pick<BootstrapData, 'keyPrefix' | 'tenant'>,
  who: 'buyer' | 'staff' | 'newcomer' | 'external' | 'applicant' = 'buyer',
): string {
  return `${keyPrefix}-${tenant.id}-${who === 'buyer' ? '' : `${who}-`}code`;
}

type CodeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Undefined where there is none. One that ran out is still shown, to be sent again with one tap. */
export function readPendingCode(storage: CodeStorage, name: string): PendingCode | undefined {
  try {
    const parsed: unknown = JSON.parse(storage.getItem(name) ?? 'null');
    return isPendingCode(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

export function writePendingCode(storage: CodeStorage, name: string, code: PendingCode | undefined): void {
  try {
    if (code) storage.setItem(name, JSON.stringify(code));
    else storage.removeItem(name);
  } catch {
    // Where the tab's storage refuses, a reload asks for the number again.
  }
}

function isPendingCode(value: unknown): value is PendingCode {
  if (typeof value !== 'object' || value === null) return false;
  const { mobile, reference, resendAt, expiresAt } = value as Record<string, unknown>;
  return (
    typeof mobile === 'string' &&
    typeof reference === 'string' &&
    typeof resendAt === 'number' &&
    typeof expiresAt === 'number'
  );
}
