/** Passwords as argon2id, written as a PHC string: $argon2id$v=19$m=19456,t=2,p=1$salt$hash. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

/** Memory in KiB, passes and lanes as OWASP advises for argon2id. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

type Hashing = typeof COST & { password: string; salt: Buffer; length: number };

/** Runs off the event loop, about 40 ms. */
function hashOf({ password, salt, length, ...cost }: Hashing): Promise<Buffer> {
  // Two keyboards may encode the same Thai or accented letter in two ways.
  const message = password.normalize('NFKC');
  return new Promise((resolve, reject) => {
    argon2('argon2id', { ...cost, message, nonce: salt, tagLength: length }, (error, hash) =>
      error ? reject(error) : resolve(hash),
    );
  });
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

function encode(cost: typeof COST, salt: Buffer, hash: Buffer): string {
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`;
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** The stored form of a password. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return encode(COST, salt, await hashOf({ ...COST, password, salt, length: HASH_BYTES }));
}

/** A dummy: no password has a hash of only zeros. */
const NOBODYS = encode(COST, Buffer.alloc(SALT_BYTES), Buffer.alloc(HASH_BYTES));

/**
 * Whether the password matches the stored hash. Without a hash (no such account, or one without a password) the
 * same work is done before answering no, so that the time taken does not reveal which accounts exist.
 */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', hash = ''] = PHC.exec(stored ?? NOBODYS) ?? [];
  const expected = Buffer.from(hash, 'base64');
  if (expected.length === 0) return false;
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const given = await hashOf({
    ...cost,
    password,
    salt: Buffer.from(salt, 'base64'),
    length: expected.length,
  });
  return timingSafeEqual(given, expected);
}
