/**
 * Cases marked `document` hold what the public documents say: LINE Pay, "Prerequisites" (what is signed), "Check payment request
 * status", and the reference of Online API v3 (https://developers-pay.line.me). None of them gives the value of a signature, so
 * the one here was computed with OpenSSL.
 */
import { describe, expect, test } from 'vitest';
import { answeringClient, payment, raw, simulatorsOverHttp } from '#server/testing/payment-providers.ts';
import { createLinePay, linePaySignature } from './line-pay.ts';

const account = {
  apiUrl: 'https://api-pay.line.me',
  channelId: '1234567890',
  channelSecret: 'a917ab6a2367b536f8e5a6e2977e06f4',
};
const nonce = '44453d45-768e-40e8-8349-748e797c450f';
const id = '2021121600698709710';
const adapter = (...answers: string[]) => {
  const { call, asked } = answeringClient(...answers);
  return { asked, provider: createLinePay({ account, call, nonceOf: () => nonce }) };
};
const known = { reference: '20211216002', providerId: id };
/** As in the document's answer to a look-up, with its number of 19 digits as a number. */
const detail = (more = '') =>
  `{"returnCode":"0000","returnMessage":"Success.","info":[{"transactionId":${id},"transactionDate":"2021-12-16T00:27:40Z",` +
  `"transactionType":"PAYMENT","productName":"Demo Product","currency":"THB","payInfo":[{"method":"CREDIT_CARD","amount":1000}],` +
  `"orderId":"20211216002","payStatus":"CAPTURE"${more}}]}`;
const completed = '{"returnCode":"0123","returnMessage":"complete"}';

describe('U-05l LINE Pay', () => {
  test('document: signs secret, path, body or query and nonce by HMAC-SHA256 in Base64', () => {
    const signed = (path: string, about: string) =>
      linePaySignature(account.channelSecret, { path, about, nonce });
    expect(signed('/v3/payments/request', '{"amount":250}')).toBe(
      '204hafFB4cufhwdSmyC1+r1kiryYjV7JKIb8n5q8TSk=',
    );
    expect(signed('/v3/payments', `transactionId=${id}`)).toBe(
      'TaeByab4VKumHJa7qlCV/IeYDEvvnG0itlLaLexb+/o=',
    );
  });

  test('document: a request names order, packages and ways back, and answers a transaction of 19 digits', async () => {
    const { provider, asked } = adapter(
      `{"returnCode":"0000","info":{"paymentUrl":{"web":"https://sandbox-web-pay.line.me/web/payment/wait","app":"line://pay"},"transactionId":${id}}}`,
    );
    await expect(provider.start(payment())).resolves.toEqual({
      providerId: id,
      next: { kind: 'redirect', url: 'https://sandbox-web-pay.line.me/web/payment/wait' },
    });
    const [request] = asked;
    expect(request).toMatchObject({
      method: 'POST',
      url: 'https://api-pay.line.me/v3/payments/request',
      headers: { 'x-line-channelid': '1234567890', 'x-line-authorization-nonce': nonce },
    });
    expect(JSON.parse(request?.body ?? '')).toMatchObject({
      amount: 200.5,
      currency: 'THB',
      orderId: 'P0001',
      packages: [{ amount: 200.5, products: [{ quantity: 1, price: 200.5 }] }],
      redirectUrls: { confirmUrl: 'https://shop.example/back', cancelUrl: 'https://shop.example/gave-up' },
    });
    expect(request?.headers?.['x-line-authorization']).toBe(
      linePaySignature(account.channelSecret, {
        path: '/v3/payments/request',
        about: request?.body ?? '',
        nonce,
      }),
    );
  });

  test.each([
    ['0000', 'pending'],
    ['0110', 'authorised'],
    ['0121', 'canceled'],
    ['0122', 'failed'],
  ])('document: a request of which LINE Pay says %s is %s', async (code, state) => {
    const { provider } = adapter(`{"returnCode":"${code}"}`);
    await expect(provider.look(known)).resolves.toMatchObject({ state, satang: undefined });
  });

  test('document: a complete one is as it is booked, with what was given back', async () => {
    const refunded =
      ',"refundList":[{"refundTransactionId":2021121600698710312,"transactionType":"PARTIAL_REFUND","refundAmount":-20}]';
    const { provider } = adapter(completed, detail(refunded));
    await expect(provider.look(known)).resolves.toEqual({
      reference: '20211216002',
      providerId: id,
      state: 'succeeded',
      satang: 100_000,
      currency: 'THB',
      refundedSatang: 2000,
      at: new Date('2021-12-16T00:27:40Z'),
      reason: '',
    });
  });

  test('another sum and another currency are told as they are; another order is not this payment', async () => {
    const other = (from: string, to: string) =>
      adapter(completed, detail().replace(from, to)).provider.look(known);
    await expect(other('"amount":1000', '"amount":10')).resolves.toMatchObject({
      state: 'succeeded',
      satang: 1000,
    });
    await expect(other('"THB"', '"TWD"')).resolves.toMatchObject({ currency: 'TWD' });
    await expect(other('"20211216002"', '"20211216003"')).resolves.toMatchObject({
      state: 'unknown',
      satang: undefined,
      reason: 'other_payment',
    });
  });

  test('a confirmation says what was booked, and one that was made before says the same', async () => {
    for (const code of ['0000', '1152', '9000']) {
      const { provider, asked } = adapter(`{"returnCode":"${code}"}`, completed, detail());
      const confirmed = await provider.confirm?.({ ...known, satang: 100_000 });
      expect(confirmed).toMatchObject({ state: 'succeeded', satang: 100_000 });
      expect(asked[0]).toMatchObject({
        url: `https://api-pay.line.me/v3/payments/${id}/confirm`,
        body: '{"amount":1000,"currency":"THB"}',
      });
    }
    const refused = await adapter('{"returnCode":"1142"}').provider.confirm?.({ ...known, satang: 100_000 });
    expect(refused).toMatchObject({ state: 'failed', reason: '1142' });
  });

  test('what the buyer brings back is a hint, whatever it says, and nonsense is refused', () => {
    const { provider } = adapter();
    const given = (query: Record<string, string>) => provider.readCallback(raw({ query }));
    const hint = { kind: 'hint', reference: 'P0001', providerId: id };
    const forged = { orderId: 'P0001', transactionId: id, amount: '1', status: 'paid' };
    expect([given(forged), given(forged)]).toEqual([hint, hint]);
    expect(given({ orderId: "P' or 1=1" })).toMatchObject({ kind: 'refused' });
    expect(given({ orderId: 'P0001', transactionId: 'x' })).toMatchObject({ kind: 'refused' });
    expect(given({})).toMatchObject({ kind: 'refused' });
  });

  test('a refusal names its code and nothing else', async () => {
    await expect(
      adapter('{"returnCode":"1104","returnMessage":"of a917"}').provider.start(payment()),
    ).rejects.toThrow(/^LINE Pay answered 1104$/);
  });
});

describe('U-05l LINE Pay and its simulator', () => {
  test('money comes with the confirmation, once, and goes back in parts', async () => {
    const { named, press } = await simulatorsOverHttp();
    const provider = await named('linepay', 'linepay');
    const { providerId, next } = await provider.start(payment());
    const ids = { reference: 'P0001', providerId };
    expect(providerId).toMatch(/^\d{19}$/);
    await expect(provider.look(ids)).resolves.toMatchObject({ state: 'pending' });
    const { to } = await press(next.kind === 'redirect' ? next.url : '', 'pay');
    const query = Object.fromEntries(new URL(to ?? '').searchParams);
    expect(provider.readCallback(raw({ query }))).toEqual({ kind: 'hint', ...ids });
    await expect(provider.look(ids)).resolves.toMatchObject({ state: 'authorised' });
    for (const time of ['first', 'again'])
      await expect(provider.confirm?.({ ...ids, satang: 20_050 }), time).resolves.toMatchObject({
        state: 'succeeded',
        satang: 20_050,
      });
    await expect(provider.refund?.({ ...ids, satang: 50, key: 'k' })).resolves.toMatchObject({
      satang: 50,
      isDone: true,
    });
    await expect(provider.look({ reference: 'P0001', providerId: '' })).resolves.toMatchObject({
      state: 'succeeded',
      refundedSatang: 50,
    });
    await expect(provider.refund?.({ ...ids, satang: 20_050, key: 'l' })).rejects.toThrow('1164');
  });

  test('less than was asked for is told as it is; who gives up comes back to the other address', async () => {
    const { named, press } = await simulatorsOverHttp();
    const provider = await named('linepay', 'linepay');
    const start = async (reference: string, ending: string) => {
      const { providerId, next } = await provider.start(payment({ reference }));
      return {
        ids: { reference, providerId },
        ...(await press(next.kind === 'redirect' ? next.url : '', ending)),
      };
    };
    const less = await start('P1', 'payLess');
    await expect(provider.confirm?.({ ...less.ids, satang: 20_050 })).resolves.toMatchObject({
      satang: 19_950,
    });
    const dollars = await start('P2', 'payDollars');
    await expect(provider.confirm?.({ ...dollars.ids, satang: 20_050 })).resolves.toMatchObject({
      currency: 'USD',
    });
    const gaveUp = await start('P3', 'giveUp');
    expect(gaveUp.to).toContain('/gave-up?');
    await expect(provider.look(gaveUp.ids)).resolves.toMatchObject({ state: 'canceled' });
  });

  test('another shop’s transaction is not there, and an answer that was lost is looked up', async () => {
    const { named, press, faults } = await simulatorsOverHttp();
    const [alpha, beta] = [await named('linepay', 'linepay'), await named('linepay', 'linepay', 'beta')];
    const { providerId, next } = await alpha.start(payment());
    const ids = { reference: 'P0001', providerId };
    await press(next.kind === 'redirect' ? next.url : '', 'pay');
    await expect(beta.look(ids)).resolves.toMatchObject({ state: 'unknown' });
    await expect(beta.confirm?.({ ...ids, satang: 20_050 })).resolves.toMatchObject({
      state: 'failed',
      reason: '1150',
    });
    faults.set('lost', 1);
    await expect(alpha.confirm?.({ ...ids, satang: 20_050 })).rejects.toThrow(/LINE ?Pay/i);
    await expect(alpha.look(ids)).resolves.toMatchObject({ state: 'succeeded', satang: 20_050 });
  });
});
