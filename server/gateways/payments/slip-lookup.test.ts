/**
 * Documents: the mini-QR of a slip as in the README of promptparse (https://github.com/maythiwat/promptparse), and EasySlip,
 * "Verify by Payload" and "Error Codes" (API v2, https://document.easyslip.com).
 */
import { describe, expect, test } from 'vitest';
import { slipPayload } from '#domain/payments/slip.ts';
import { answeringClient, simulatorsOverHttp } from '#server/testing/payment-providers.ts';
import { createSlipLookup } from './slip-lookup.ts';

const slip = { sendingBank: '014', reference: '68370160657749I376388B35' };
const found = (more: object = {}, currency = '') => ({
  success: true,
  data: {
    isDuplicate: false,
    matchedAccount: null,
    amountInSlip: 1000.5,
    rawSlip: {
      payload: '0000',
      transRef: '68370160657749I376388B35',
      date: '2023-01-01T00:00:00+07:00',
      countryCode: 'TH',
      amount: { amount: 1000.5, local: { amount: 0, currency } },
      sender: {
        bank: { id: '014', name: 'ไทยพาณิชย์', short: 'SCB' },
        account: {
          name: { th: 'นาย อีซี่ สลิป', en: 'MR. EASY SLIP' },
          bank: { type: 'BANKAC', account: '1234xxxx5678' },
        },
      },
      receiver: {
        bank: { id: '030', name: 'ธนาคารออมสิน', short: 'GSB' },
        account: { name: { th: 'นาย ร้านค้า' }, proxy: { type: 'MSISDN', account: 'xxx-xxx-1234' } },
      },
      ...more,
    },
  },
  message: 'ok',
});
function lookup(status: number, body: object) {
  const { call, asked } = answeringClient({ status, text: JSON.stringify(body) });
  const account = { url: 'https://api.easyslip.com/v2/verify/bank', key: 'secret' };
  return { asked, look: () => createSlipLookup({ account, call }).look(slip) };
}

describe('U-05n the look-up of a slip', () => {
  test('document: the code of a slip is made again from bank and reference', () => {
    expect(slipPayload({ sendingBank: '014', reference: '00111222233344ABCD12' })).toBe(
      '004100060000010103014022000111222233344ABCD125102TH910417DF',
    );
  });

  test('document: sum, receiver and time are those of the answer', async () => {
    const { look, asked } = lookup(200, found());
    await expect(look()).resolves.toEqual({
      kind: 'found',
      satang: 100_050,
      at: new Date('2022-12-31T17:00:00Z'),
      receiver: { bank: '030', account: 'xxx-xxx-1234', name: 'นาย ร้านค้า' },
      sender: { bank: '014', name: 'นาย อีซี่ สลิป' },
    });
    expect(asked).toMatchObject([{ method: 'POST', headers: { authorization: 'Bearer secret' } }]);
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ payload: slipPayload(slip) });
  });

  test('document: a slip that nobody knows is not found; every other failure is no answer', async () => {
    const failed = (code: string) => ({ success: false, error: { code, message: 'of the slip 68370' } });
    await expect(lookup(404, failed('SLIP_NOT_FOUND')).look()).resolves.toEqual({ kind: 'notFound' });
    await expect(lookup(404, failed('NOT_FOUND')).look()).rejects.toThrow(
      /^The slip look-up answered 404 NOT_FOUND$/,
    );
    await expect(lookup(403, failed('QUOTA_EXCEEDED')).look()).rejects.toThrow('403 QUOTA_EXCEEDED');
    await expect(lookup(200, failed('SLIP_NOT_FOUND')).look()).rejects.toThrow('200');
  });

  test('an answer about another slip, in another currency or without a time is none', async () => {
    await expect(lookup(200, found({ transRef: 'ANOTHER' })).look()).rejects.toThrow('about something else');
    await expect(lookup(200, found({ date: 'yesterday' })).look()).rejects.toThrow('about something else');
    await expect(lookup(200, found({}, 'USD')).look()).rejects.toThrow('in another currency');
    await expect(lookup(200, found({}, '764')).look()).resolves.toMatchObject({ kind: 'found' });
  });

  test('the simulator finds, does not find, answers wrongly and breaks off', async () => {
    const { providers, faults } = await simulatorsOverHttp();
    const simulated = await providers.slipLookup('alpha');
    const look = (reference: string) => simulated?.look({ sendingBank: '014', reference });
    await expect(look('T1A20050')).resolves.toMatchObject({ kind: 'found', satang: 20_050 });
    await expect(look('T1')).resolves.toEqual({ kind: 'notFound' });
    await expect(look('WRONGA20050')).rejects.toThrow('about something else');
    faults.set('lost', 1);
    await expect(look('T1A20050')).rejects.toThrow(/slips/);
  });
});
