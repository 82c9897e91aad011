/**
 * Cases marked `document` hold what Opn Payments publishes: "Webhooks" (https://docs.omise.co/api-webhooks), "Charges API"
 * (https://docs.omise.co/charges-api), "Bill Payment" (https://docs.omise.co/bill-payment), and the sample answers beside its own library
 * (https://github.com/omise/omise-java, src/test/resources/testdata). No document gives the value of a signature: the one here was
 * computed with OpenSSL. The other cases have fields of that library; their values stand in no document that was read again.
 */
import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { answeringClient, NOW, payment, raw, simulatorsOverHttp } from '#server/testing/payment-providers.ts';
import { createOpn } from './opn.ts';

const webhookSecret = Buffer.from('of the webhooks').toString('base64');
const adapter = (
  way: 'card' | 'counter',
  answers: (object | { status: number; text: string })[] = [],
  secret = webhookSecret,
) => {
  const texts = answers.map((one) => ('text' in one ? one : JSON.stringify(one)));
  const { call, asked } = answeringClient(...texts);
  const account = { apiUrl: 'https://api.omise.co', secretKey: 'skey_test_1', webhookSecret: secret };
  return { asked, provider: createOpn({ account, way, call, clock: () => NOW }) };
};
const known = { reference: 'P0001', providerId: 'chrg_test_4yq7duw15p9hdrjp8oq' };
/** The document's charge, in what is read of it. */
const charge = (more: object = {}) => ({
  object: 'charge',
  id: 'chrg_test_4yq7duw15p9hdrjp8oq',
  livemode: false,
  location: '/charges/chrg_test_4yq7duw15p9hdrjp8oq',
  amount: 100_000,
  currency: 'thb',
  description: 'Charge for order 3947',
  status: 'successful',
  authorized: true,
  paid: true,
  refunded_amount: 10_000,
  refunds: {
    object: 'list',
    total: 1,
    data: [{ object: 'refund', id: 'rfnd_test_4yqmv79ahghsiz23y3c', amount: 10_000, currency: 'thb' }],
  },
  failure_code: null,
  created_at: '2015-01-15T05:00:29Z',
  metadata: { reference: 'P0001' },
  ...more,
});

describe('U-05m Opn Payments', () => {
  test('document: a charge of a token names sum in satang, currency and the way back, and leads to 3-D Secure', async () => {
    const { provider, asked } = adapter('card', [
      charge({
        status: 'pending',
        paid: false,
        authorized: false,
        authorize_uri: 'https://pay.omise.co/offsites/1/pay',
      }),
    ]);
    await expect(provider.start(payment({ token: 'tokn_test_1' }))).resolves.toEqual({
      providerId: known.providerId,
      next: { kind: 'redirect', url: 'https://pay.omise.co/offsites/1/pay' },
    });
    expect(asked).toMatchObject([
      {
        method: 'POST',
        url: 'https://api.omise.co/charges',
        headers: {
          authorization: `Basic ${Buffer.from('skey_test_1:').toString('base64')}`,
          'omise-version': '2019-05-29',
        },
      },
    ]);
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({
      amount: 20_050,
      currency: 'thb',
      card: 'tokn_test_1',
      return_uri: 'https://shop.example/back',
      metadata: { reference: 'P0001' },
    });
    await expect(adapter('card').provider.start(payment())).rejects.toThrow('needs the token');
  });

  test('a bill has the numbers to show at the counter, and its barcode', async () => {
    const references = {
      reference_number_1: '068263727885787840',
      reference_number_2: '010001186811820',
      barcode: 'https://api.omise.co/charges/1/barcode',
      payment_code: null,
    };
    const { provider, asked } = adapter('counter', [charge({ status: 'pending', source: { references } })]);
    await expect(provider.start(payment())).resolves.toMatchObject({
      next: { kind: 'code', code: '068263727885787840 010001186811820', barcode: references.barcode },
    });
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({
      source: { type: 'bill_payment_tesco_lotus' },
      expires_at: '2026-11-27T04:00:00.000Z',
    });
  });

  test.each([
    [{}, 'succeeded'],
    [{ status: 'pending', authorized: false }, 'pending'],
    [{ status: 'pending' }, 'authorised'],
    [{ status: 'failed', failure_code: 'insufficient_fund' }, 'failed'],
    [{ status: 'expired' }, 'expired'],
    [{ status: 'reversed' }, 'canceled'],
    // An answer to a reversal may keep `successful` beside `reversed`.
    [{ reversed: true }, 'canceled'],
    [{ refunded_amount: 100_000 }, 'refunded'],
    [{ paid: false }, 'unknown'],
    [{ status: 'of tomorrow' }, 'unknown'],
  ])('a charge with %j is %s', async (more, state) => {
    await expect(adapter('card', [charge(more)]).provider.look(known)).resolves.toMatchObject({ state });
  });

  test('sum, currency and refunds are those of the charge; a charge of another payment says nothing', async () => {
    const look = (more: object) => adapter('card', [charge(more)]).provider.look(known);
    await expect(look({})).resolves.toMatchObject({
      satang: 100_000,
      currency: 'THB',
      refundedSatang: 10_000,
    });
    await expect(look({ amount: 1, refunded_amount: 0 })).resolves.toMatchObject({
      state: 'succeeded',
      satang: 1,
    });
    await expect(look({ currency: 'jpy' })).resolves.toMatchObject({ currency: 'JPY' });
    await expect(look({ metadata: { reference: 'P0002' } })).resolves.toMatchObject({
      state: 'unknown',
      reason: 'other_payment',
    });
    await expect(look({ metadata: {} })).resolves.toMatchObject({ state: 'unknown' });
  });

  test('a charge whose id was lost is found by what we wrote beside it, among the newest', async () => {
    const { provider, asked } = adapter('card', [
      { data: [charge({ metadata: { reference: 'P0002' } }), charge()] },
      { data: [] },
    ]);
    await expect(provider.look({ ...known, providerId: '' })).resolves.toMatchObject({
      providerId: known.providerId,
      state: 'succeeded',
    });
    await expect(provider.look({ ...known, providerId: '' })).resolves.toMatchObject({ state: 'unknown' });
    expect(asked[0]?.url).toContain('order=reverse_chronological');
  });

  test('a refusal names its code alone; the wrong key of the shop is none', async () => {
    const failed = (status: number, code: string) =>
      adapter('card', [
        { status, text: JSON.stringify({ object: 'error', code, message: 'card 4242' }) },
      ]).provider.start(payment({ token: 't' }));
    await expect(failed(400, 'used_token')).rejects.toMatchObject({
      message: 'Opn Payments answered 400 used_token',
      isRefusal: true,
    });
    await expect(failed(401, 'authentication_failure')).rejects.toMatchObject({ isRefusal: false });
  });
});

describe('U-05m a webhook of Opn Payments', () => {
  const body = JSON.stringify({ object: 'event', key: 'charge.complete', data: charge() });
  const timestamp = String(NOW.getTime() / 1000);
  const signed = (text: string, at = timestamp, secret = webhookSecret) =>
    createHmac('sha256', Buffer.from(secret, 'base64')).update(`${at}.${text}`).digest('hex');
  const read = (headers: Record<string, string>, text = body, secret = webhookSecret) =>
    adapter('card', [], secret).provider.readCallback(raw({ headers, body: text }));
  const given = (signature: string, at = timestamp) => ({
    'omise-signature': signature,
    'omise-signature-timestamp': at,
  });
  const hint = { kind: 'hint', reference: 'P0001', providerId: known.providerId };

  test('document: timestamp and body are signed by HMAC-SHA256 in hexadecimal, by either of two secrets', () => {
    expect(signed('{"id":1}', '1700000000')).toBe(
      'b47336d6f7757a6a8b6289c22a8d5721c238fad8d4efee853bc59fe6194fd049',
    );
    expect(read(given(signed(body)))).toEqual(hint);
    expect(read(given(`${'0'.repeat(64)},${signed(body)}`))).toEqual(hint);
  });

  test('is refused when it is forged, altered, of another shop, old, or not signed', () => {
    const refused = (why: string) => ({ kind: 'refused', why });
    expect(read(given('0'.repeat(64)))).toEqual(refused('wrong signature'));
    expect(read(given(signed(body)), body.replace('100000', '1'))).toEqual(refused('wrong signature'));
    expect(read(given(signed(body, timestamp, Buffer.from('of beta').toString('base64'))))).toEqual(
      refused('wrong signature'),
    );
    expect(read({})).toEqual(refused('wrong signature'));
    const before = String(NOW.getTime() / 1000 - 301);
    expect(read(given(signed(body, before), before))).toEqual(refused('signed too long ago'));
    expect(read(given(signed(body, 'x'), 'x'))).toEqual(refused('signed too long ago'));
  });

  test('heard again is the same hint, and without a secret of the shop it is a hint as well', () => {
    expect([read(given(signed(body))), read(given(signed(body)))]).toEqual([hint, hint]);
    expect(read({}, body, '')).toEqual(hint);
    expect(read({}, 'no JSON', '')).toMatchObject({ kind: 'refused' });
    expect(read({}, '{"data":{"object":"customer","id":"cust_1"}}', '')).toMatchObject({ kind: 'refused' });
  });
});

describe('U-05m Opn Payments and its simulator', () => {
  test('a card with 3-D Secure is paid, told of by a signed webhook, and paid back in parts, once for each key', async () => {
    const { named, press, heard } = await simulatorsOverHttp();
    const [provider, beta] = [await named('opn', 'card'), await named('opn', 'card', 'beta')];
    const { providerId, next } = await provider.start(payment({ token: 'tokn_test_1' }));
    const ids = { reference: 'P0001', providerId };
    const { status, to } = await press(next.kind === 'redirect' ? next.url : '', 'payTwice');
    expect([status, to]).toEqual([303, 'https://shop.example/back']);
    expect(heard.map((one) => provider.readCallback(one))).toEqual([
      { kind: 'hint', ...ids },
      { kind: 'hint', ...ids },
    ]);
    expect(
      heard.map((one) => beta.readCallback(one).kind),
      'another shop',
    ).toEqual(['refused', 'refused']);
    await expect(provider.look(ids)).resolves.toMatchObject({
      state: 'succeeded',
      satang: 20_050,
      currency: 'THB',
    });
    await expect(beta.look(ids)).rejects.toThrow('404 not_found');
    const refund = () => provider.refund?.({ ...ids, satang: 50, key: 'return 1' });
    expect(await refund()).toEqual(await refund());
    await expect(provider.look(ids)).resolves.toMatchObject({ refundedSatang: 50 });
  });

  test('a bill runs out, is canceled, or is paid at the counter with the wrong sum', async () => {
    const { named, press } = await simulatorsOverHttp();
    const provider = await named('opn', 'counter');
    const started = async (reference: string) => {
      const { providerId, next } = await provider.start(payment({ reference }));
      return { ids: { reference, providerId }, url: next.kind === 'code' ? (next.barcode ?? '') : '' };
    };
    const [late, unwanted, wrong] = [await started('P1'), await started('P2'), await started('P3')];
    await press(late.url, 'expire');
    await press(wrong.url, 'payLess');
    await expect(provider.look(late.ids)).resolves.toMatchObject({ state: 'expired' });
    await expect(provider.cancel?.(unwanted.ids)).resolves.toMatchObject({ state: 'expired' });
    await expect(provider.look(wrong.ids)).resolves.toMatchObject({ state: 'succeeded', satang: 19_950 });
  });

  test('a refused card says why; a charge whose answer was lost is found', async () => {
    const { named, press, faults } = await simulatorsOverHttp();
    const provider = await named('opn', 'card');
    const { providerId, next } = await provider.start(payment({ token: 't' }));
    await press(next.kind === 'redirect' ? next.url : '', 'fail');
    await expect(provider.look({ reference: 'P0001', providerId })).resolves.toMatchObject({
      state: 'failed',
      reason: 'insufficient_fund',
    });
    faults.set('lost', 1);
    await expect(provider.start(payment({ reference: 'P0002', token: 't' }))).rejects.toThrow(/opn/);
    await expect(provider.look({ reference: 'P0002', providerId: '' })).resolves.toMatchObject({
      state: 'pending',
      satang: 20_050,
    });
  });
});
