import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createSealing, UnsealError } from './sealing.ts';

const [first, second] = [randomBytes(32), randomBytes(32)];
const place = { tenantId: 'alpha', name: 'SMS_GATEWAY_SECRET' };
const SECRET = 'ความลับ-of-alpha';

describe('W-29 a sealed value', () => {
  const sealing = createSealing({ current: first });

  test('is opened where it belongs, and looks different each time', () => {
    const sealed = [sealing.seal(SECRET, place), sealing.seal(SECRET, place)] as const;
    expect(sealed.map((one) => sealing.open(one, place))).toEqual([SECRET, SECRET]);
    expect(sealed[0].bytes).not.toEqual(sealed[1].bytes);
    expect(sealed[0].bytes.includes(SECRET)).toBe(false);
  });

  test.each([
    ['another tenant', { ...place, tenantId: 'beta' }],
    ['another setting', { ...place, name: 'OTHER_SECRET' }],
  ])('copied to %s is not opened', (_, elsewhere) => {
    const copied = sealing.seal(SECRET, place);
    expect(() => sealing.open(copied, elsewhere)).toThrow(UnsealError);
    expect(() => sealing.open(copied, elsewhere)).toThrow(
      /^The setting .* cannot be decrypted: it was damaged, or copied/,
    );
  });

  test('of which one bit is changed, or the end is cut off, is not opened', () => {
    const { keyId, bytes } = sealing.seal(SECRET, place);
    for (const at of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(() => sealing.open({ keyId, bytes: changed }, place), `byte ${at}`).toThrow(UnsealError);
      expect(() => sealing.open({ keyId, bytes: bytes.subarray(0, at) }, place)).toThrow(UnsealError);
    }
  });

  test('of an old key is opened while that key is given, and new ones have the current key', () => {
    const old = sealing.seal(SECRET, place);
    const rotating = createSealing({ current: second, old: first });
    expect(rotating.open(old, place)).toBe(SECRET);
    expect(rotating.seal(SECRET, place).keyId).toBe(rotating.keyId);
    expect(rotating.keyId).not.toBe(sealing.keyId);
    const after = createSealing({ current: second });
    expect(() => after.open(old, place)).toThrow(
      `The setting SMS_GATEWAY_SECRET of alpha cannot be decrypted: it was encrypted with the key ${sealing.keyId}, not with SETTINGS_KEY`,
    );
  });
});
