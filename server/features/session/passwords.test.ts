import { argon2Sync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

describe('a password', () => {
  it('is known again by its hash, and no other is', async () => {
    const hash = await hashPassword('รหัสผ่าน demo1234');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await verifyPassword('รหัสผ่าน demo1234', hash)).toBe(true);
    expect(await verifyPassword('รหัสผ่าน demo1235', hash)).toBe(false);
    expect(await verifyPassword('', hash)).toBe(false);
  });

  it('has another hash each time', async () => {
    expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
  });

  it('is read with the cost it was written with', async () => {
    const salt = Buffer.from('sixteen bytes...');
    const hash = argon2Sync('argon2id', {
      message: 'old',
      nonce: salt,
      memory: 1024,
      passes: 1,
      parallelism: 2,
      tagLength: 24,
    });
    const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
    const stored = `$argon2id$v=19$m=1024,t=1,p=2$${unpadded(salt)}$${unpadded(hash)}`;
    expect(await verifyPassword('old', stored)).toBe(true);
    expect(await verifyPassword('new', stored)).toBe(false);
  });

  it('is never right for an account without one, or with a hash that cannot be read', async () => {
    for (const stored of [undefined, null, '', 'demo1234', '$argon2id$v=19$m=1,t=1$x$y', '$2b$10$abc'])
      expect(await verifyPassword('demo1234', stored)).toBe(false);
  });

  it('is the same however its accents were typed', async () => {
    expect(await verifyPassword('cafe\u0301', await hashPassword('café'))).toBe(true);
  });
});
