import { describe, expect, it } from 'vitest';
import { hashOfCode, hashOfErasedNumber, hashOfSecret, newCode, newReference, newSecret } from './secrets.ts';

describe('the secrets of a session', () => {
  it('are 32 random bytes for the cookie, and their SHA-256 for the database', () => {
    expect(Buffer.from(newSecret(), 'base64url')).toHaveLength(32);
    expect(newSecret()).not.toBe(newSecret());
    expect(hashOfSecret('x')).toHaveLength(32);
  });

  it('are six digits for a code, also when it begins with zeros', () => {
    for (let i = 0; i < 200; i += 1) expect(newCode()).toMatch(/^\d{6}$/);
  });

  it('are references that nobody misreads', () => {
    expect(newReference()).toMatch(/^[A-HJ-NP-Z2-9]{10}$/);
  });

  it('hash a code for its tenant, audience, purpose and reference only, and only with the key', () => {
    const code = { tenantId: 'alpha', audience: 'buyer', reference: 'R', code: '123456' };
    const hash = hashOfCode('key', code).toString('hex');
    expect(hashOfCode('key', code).toString('hex')).toBe(hash);
    const others = [
      { tenantId: 'beta' },
      { audience: 'rider' },
      { purpose: 'erasure' },
      { reference: 'S' },
      { code: '123457' },
    ];
    for (const other of others)
      expect(hashOfCode('key', { ...code, ...other }).toString('hex')).not.toBe(hash);
    expect(hashOfCode('other key', code).toString('hex')).not.toBe(hash);
  });

  it('hash an erased number for its tenant only, and only with the key', () => {
    const number = { tenantId: 'alpha', mobile: '0810000001' };
    const hash = hashOfErasedNumber('key', number).toString('hex');
    expect(hashOfErasedNumber('key', number).toString('hex')).toBe(hash);
    for (const other of [{ tenantId: 'beta' }, { mobile: '0810000002' }])
      expect(hashOfErasedNumber('key', { ...number, ...other }).toString('hex')).not.toBe(hash);
    expect(hashOfErasedNumber('other key', number).toString('hex')).not.toBe(hash);
  });
});
