import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isToAccount, parseBankAccounts, slipDoubt, slipOfCode, slipPayload } from './slip.ts';

const digit = fc.constantFrom(...'0123456789');
const bank = fc.array(digit, { minLength: 3, maxLength: 3 }).map((all) => all.join(''));
const number = fc
  .array(fc.constantFrom(...'0123456789ABCDEFGHJKLMNPQRSTUVWXYZabcxyz'), { minLength: 6, maxLength: 40 })
  .map((all) => all.join(''));

describe('S-91 the mini-QR of a slip', () => {
  test('document: an example of promptparse says bank and reference', () => {
    expect(slipOfCode('004100060000010103014022000111222233344ABCD125102TH910417DF')).toEqual({
      sendingBank: '014',
      reference: '00111222233344ABCD12',
    });
  });

  test('what was written is read; with any sign changed it is refused', () => {
    fc.assert(
      fc.property(bank, number, fc.nat(), (sendingBank, reference, at) => {
        const text = slipPayload({ sendingBank, reference });
        expect(slipOfCode(text)).toEqual({ sendingBank, reference });
        const place = at % text.length;
        const other = text[place] === '7' ? '8' : '7';
        expect(slipOfCode(text.slice(0, place) + other + text.slice(place + 1))).toBeUndefined();
      }),
      { numRuns: 200 },
    );
  });

  test('other codes are none', () => {
    for (const text of ['', 'https://shop.example/p/1', '0002010102115303764', '0'.repeat(300)])
      expect(slipOfCode(text)).toBeUndefined();
  });
});

const account = { bank: '004', account: '012-3-45678-9' };

describe('S-91 a slip is to an account of the shop', () => {
  test('as far as the look-up shows its number', () => {
    const to = (shown: string, of = '004') => isToAccount([account], { bank: of, account: shown });
    expect([to('xxx-x-x5678-x'), to('012-3-45678-9')]).toEqual([true, true]);
    expect([to('xxx-x-x5679-x'), to('xxx-x-x5678-x', '014'), to('x5678x')]).toEqual([false, false, false]);
    // Two digits in the clear are anybody's.
    expect([to('xxx-x-xxx78-x'), to(''), to('xxxxxxxxxx')]).toEqual([false, false, false]);
  });

  test('and of the sum and the time that are waited for', () => {
    const names = { bankName: { th: 'ก', en: 'K' }, owner: { th: 'ร้าน', en: 'Shop' } };
    const now = new Date('2026-03-02T05:00:00Z');
    const found = { satang: 10_000, receiver: account, at: now };
    const expected = { accounts: [{ ...account, ...names }], satang: 10_000, since: now, now };
    const hour = 3_600_000;
    expect(slipDoubt(found, expected)).toBeUndefined();
    expect(slipDoubt({ ...found, satang: 10_001 }, expected)).toBe('amount');
    expect(slipDoubt({ ...found, at: new Date(now.getTime() - hour) }, expected)).toBe('time');
    expect(slipDoubt({ ...found, at: new Date(now.getTime() + hour) }, expected)).toBe('time');
    expect(slipDoubt({ ...found, receiver: { ...account, bank: '014' } }, expected)).toBe('receiver');
  });
});

test('W-65f the shop’s accounts are read whole or not at all', () => {
  const one = { bank: '004', account: '012-3-45678-9', bankTh: 'กสิกรไทย', ownerTh: 'ร้านสาธิต' };
  expect(parseBankAccounts('')).toEqual([]);
  expect(parseBankAccounts(JSON.stringify([one]))).toMatchObject([
    { bankName: { th: 'กสิกรไทย', en: 'กสิกรไทย' }, owner: { en: 'ร้านสาธิต' } },
  ]);
  for (const wrong of [{ bank: '4' }, { account: 'abc' }, { ownerTh: '' }, { bankEn: 7 }])
    expect(parseBankAccounts(JSON.stringify([{ ...one, ...wrong }]))).toBeUndefined();
  expect(parseBankAccounts('{}')).toBeUndefined();
});
