/** The random and secret parts of a session. Only hashes of them reach the database. */
import { createHmac, hash, randomBytes, randomInt } from 'node:crypto';

const SECRET_BYTES = 32;

/** The long secret in the visitor's cookie. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** 256 random bits need no slow hash. */
export const hashOfSecret = (secret: string): Buffer => hash('sha256', secret, 'buffer');

// Without letters and digits that are easily confused when read out.
const REFERENCE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const REFERENCE_LENGTH = 10;

/** Identifies a one-time code, in the SMS and on the screen; too many to guess somebody else's. */
export const newReference = (): string =>
  Array.from({ length: REFERENCE_LENGTH }, () => REFERENCE_LETTERS[randomInt(REFERENCE_LETTERS.length)]).join(
    '',
  );

/** Six digits. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

type CodeToHash = {
  tenantId: string;
  audience: string;
  /** What alone it is good for, where it is for something else than to get in. */
  purpose?: string | undefined;
  reference: string;
  code: string;
};

/** Keyed: without the key in the hash, anybody who reads the table could try a million codes in no time. */
export function hashOfCode(
  sessionSecret: string,
  { tenantId, audience, purpose = 'entry', reference, code }: CodeToHash,
): Buffer {
  const key = createHmac('sha256', sessionSecret).update('one-time-code').digest();
  return createHmac('sha256', key).update([tenantId, audience, purpose, reference, code].join('\n')).digest();
}

/** Of an erased person's number: tells whether the same number registers anew, and nothing without the key. */
export function hashOfErasedNumber(
  sessionSecret: string,
  { tenantId, mobile }: { tenantId: string; mobile: string },
): Buffer {
  const key = createHmac('sha256', sessionSecret).update('erased-numbers').digest();
  return createHmac('sha256', key).update([tenantId, mobile].join('\n')).digest();
}

/** What limits store of a name or an address: enough to count by, but not readable. */
export function hashOfCounted(sessionSecret: string, counted: string): Buffer {
  const key = createHmac('sha256', sessionSecret).update('sign-in-limits').digest();
  return createHmac('sha256', key).update(counted).digest();
}
