/**
 * Cases marked `document` hold what KBank's Open API pages say: "Charge API", "Request QR", "Inquire Payment", "Payment
 * Notification Callback", "Void Payment", "Cancel QR" and "QR Payment API Reference" (https://apiportal.kasikornbank.com; read in
 * https://github.com/mzget/markdown-for-open-api, public/PaymentGateway and public/QR). They describe no signature or checksum.
 */
import { describe, expect, test } from 'vitest';
import { answeringClient, NOW, payment, raw, simulatorsOverHttp } from '#server/testing/payment-providers.ts';
import { createKBankCard, createKBankQr, qrRequestId } from './kbank.ts';

const account = {
  apiUrl: 'https://apiportal.kasikornbank.com:12002',
  secretKey: 'skey_test_9YTlSpEcTsINiQTAsdojSVY6eTi1mH',
  partnerId: 'POS001',
  partnerSecret: 'PPsaiu7890yyatcionmsp01ooYY46789',
  merchantId: 'KB514287431738',
  terminalId: 'term1',
};
const card = (...answers: object[]) => {
  const { call, asked } = answeringClient(...answers.map((one) => JSON.stringify(one)));
  return { asked, provider: createKBankCard({ account, call }) };
};
const qr = (...answers: object[]) => {
  const { call, asked } = answeringClient(...answers.map((one) => JSON.stringify(one)));
  return { asked, provider: createKBankQr({ account, call, clock: () => NOW }) };
};
const id = 'chrg_prod_47b66904ca59846c6be83cf444870a2f2';
const known = { reference: '20180530175600', providerId: id };
/** The document's sample answer, misspelling and all. */
const charge = (more: object = {}) => ({
  id,
  object: 'charge',
  amount: 15,
  currency: 'USD',
  transaction_state: 'Auhtorized',
  source: {
    id: 'card_test_42f00571ac396ad600ce8e72b0e58def1',
    object: 'card',
    brand: 'MASTERCARD',
    last4: '514950******9007',
  },
  created: '20180322121944000',
  status: 'success',
  approval_code: '764253',
  livemode: 'false',
  metadata: {},
  failure_code: '',
  failure_message: '',
  redirect_url: '',
  settlement_info: '',
  refund_info: '',
  ...more,
});

describe('U-05k a card at KBank', () => {
  test('document: a charge sends token and our number in baht, with key and partner', async () => {
    const { provider, asked } = card(
      charge({ transaction_state: 'Pre-Authorized', redirect_url: 'https://bank.example/3ds' }),
    );
    await expect(provider.start(payment({ token: 'pkey_prod_5' }))).resolves.toEqual({
      providerId: id,
      next: { kind: 'redirect', url: 'https://bank.example/3ds' },
    });
    expect(asked).toMatchObject([
      {
        method: 'POST',
        url: 'https://apiportal.kasikornbank.com:12002/kpgw/card/v1/charge',
        headers: {
          'x-api-key': account.secretKey,
          'partner-id': 'POS001',
          'partner-secret': account.partnerSecret,
        },
      },
    ]);
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      amount: 200.5,
      currency: 'THB',
      description: 'คำสั่งซื้อ 0001',
      source_type: 'card',
      mode: 'token',
      token: 'pkey_prod_5',
      reference_order: 'P0001',
    });
    await expect(card().provider.start(payment())).rejects.toThrow('needs the token');
  });

  test('document: the sample answer is money that came, as much as it says and in dollars', async () => {
    const { provider } = card(charge());
    await expect(provider.look(known)).resolves.toEqual({
      ...known,
      state: 'succeeded',
      satang: 1500,
      currency: 'USD',
      refundedSatang: 0,
      at: new Date('2018-03-22T05:19:44Z'),
      reason: '',
    });
  });

  test.each([
    [{ transaction_state: 'Authorized' }, 'succeeded'],
    [{ transaction_state: 'Pre-Authorized' }, 'pending'],
    [{ transaction_state: 'Declined', status: 'fail', failure_code: 'insufficient_fund' }, 'failed'],
    [{ transaction_state: 'Reversed' }, 'canceled'],
    [{ transaction_state: 'Authorized', status: 'fail' }, 'failed'],
    [{ transaction_state: 'Initialized' }, 'unknown'],
  ])('document: a charge with %j is %s', async (more, state) => {
    await expect(card(charge(more)).provider.look(known)).resolves.toMatchObject({ state });
  });

  test('a charge of another payment says nothing, and without the bank’s number nothing is known', async () => {
    await expect(card(charge({ reference_order: '2' })).provider.look(known)).resolves.toMatchObject({
      state: 'unknown',
      reason: 'other_payment',
      satang: undefined,
    });
    const { provider, asked } = card();
    await expect(provider.look({ ...known, providerId: '' })).resolves.toMatchObject({ state: 'unknown' });
    expect(asked).toEqual([]);
  });

  test('what comes back is a hint however it is said, and nonsense is refused', () => {
    const read = card().provider.readCallback;
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams({
      objectId: id,
      token: '',
      status: 'true',
      saveCard: 'false',
    }).toString();
    const forged = body.replace('status=true', 'status=true&amount=1');
    const hint = { kind: 'hint', reference: '', providerId: id };
    expect([read(raw({ headers: form, body })), read(raw({ headers: form, body: forged }))]).toEqual([
      hint,
      hint,
    ]);
    expect(read(raw({ body: JSON.stringify(charge({ reference_order: 'P0001' })) }))).toEqual({
      ...hint,
      reference: 'P0001',
    });
    expect(read(raw({ headers: form, body: 'objectId=../charge' }))).toMatchObject({ kind: 'refused' });
    expect(read(raw({ body: 'no JSON' }))).toMatchObject({ kind: 'refused' });
  });
});

describe('U-05k a QR of KBank', () => {
  const qrCode =
    '00020101021230690016A000000677010112011301055580807780211LEX110000020313LEX026039306931590016A000000677010113';
  const answer = (more: object = {}) => ({
    partnerTxnUid: 'QRH001030118001',
    partnerId: 'POS001',
    statusCode: '00',
    errorCode: null,
    errorDesc: null,
    ...more,
  });
  const ids = { reference: 'P0001', providerId: qrRequestId('P0001') };

  test('document: a request of 15 letters made of our number names merchant, sum and reference, and answers the code', async () => {
    const { provider, asked } = qr(answer({ accountName: 'นายสมชาย รักกสิกร', qrCode }));
    await expect(provider.start(payment())).resolves.toEqual({
      providerId: ids.providerId,
      next: { kind: 'qr', payload: qrCode },
    });
    expect(ids.providerId).toMatch(/^[0-9A-F]{15}$/);
    expect(asked[0]?.url).toBe('https://apiportal.kasikornbank.com:12002/pos/qr_request');
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({
      partnerTxnUid: ids.providerId,
      partnerId: 'POS001',
      partnerSecret: account.partnerSecret,
      requestDt: NOW.toISOString(),
      merchantId: 'KB514287431738',
      qrType: '3',
      txnAmount: 200.5,
      txnCurrencyCode: 'THB',
      reference1: 'P0001',
    });
  });

  test.each([
    ['REQUESTED', 'pending'],
    ['PAID', 'succeeded'],
    ['CANCELLED', 'canceled'],
    ['EXPIRED', 'expired'],
    ['VOIDED', 'refunded'],
    ['NOT_FOUND', 'unknown'],
  ])('document: a QR that is %s is %s', async (txnStatus, state) => {
    const { provider, asked } = qr(answer({ txnStatus, txnAmount: 100.5, txnCurrencyCode: 'THB' }));
    await expect(provider.look({ ...ids, providerId: '' })).resolves.toMatchObject({
      state,
      satang: 10_050,
      currency: 'THB',
    });
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ origPartnerTxnUid: ids.providerId });
  });

  test('document: an error names its code; of a QR that is not there nothing is known', async () => {
    const failed = (errorCode: string) => answer({ statusCode: '10', errorCode, errorDesc: 'of PPsaiu' });
    await expect(qr(failed('invalid_txn_amount')).provider.start(payment())).rejects.toMatchObject({
      message: 'KBank answered invalid_txn_amount',
      isRefusal: true,
    });
    await expect(qr(failed('authentication_error')).provider.look(ids)).rejects.toMatchObject({
      isRefusal: false,
    });
    await expect(qr(failed('invalid_origPartnerTxnUid')).provider.look(ids)).resolves.toMatchObject({
      state: 'unknown',
    });
  });

  test('document: a notice is a hint; one of another partner is refused, and a forged sum changes nothing', () => {
    const read = (more: object) =>
      qr().provider.readCallback(
        raw({
          body: JSON.stringify(
            answer({
              merchantId: 'BEV06000080200',
              txnAmount: 100.5,
              txnCurrencyCode: 'THB',
              txnNo: '201802080035496',
              ...more,
            }),
          ),
        }),
      );
    const hint = { kind: 'hint', reference: '', providerId: 'QRH001030118001' };
    expect([read({}), read({ txnAmount: 1 }), read({ txnCurrencyCode: 'USD' })]).toEqual([hint, hint, hint]);
    expect(read({ partnerId: 'POS002' })).toEqual({ kind: 'refused', why: 'of another shop' });
    expect(read({ partnerTxnUid: 5 })).toMatchObject({ kind: 'refused' });
  });
});

describe('U-05k KBank and its simulator', () => {
  test('a card is paid with 3-D Secure, told of, and its buyer posted back', async () => {
    const { named, press, heard } = await simulatorsOverHttp();
    const [provider, beta] = [await named('kbank', 'card'), await named('kbank', 'card', 'beta')];
    const { providerId, next } = await provider.start(payment({ token: 't' }));
    const ids = { reference: 'P0001', providerId };
    const { html } = await press(next.kind === 'redirect' ? next.url : '', 'payTwice');
    expect(html).toContain(`name="objectId" value="${providerId}"`);
    const hint = { kind: 'hint', ...ids };
    expect(heard.map((one) => provider.readCallback(one))).toEqual([hint, hint]);
    await expect(provider.look(ids)).resolves.toMatchObject({
      state: 'succeeded',
      satang: 20_050,
      currency: 'THB',
      at: NOW,
    });
    await expect(beta.look(ids)).rejects.toThrow('404 not_found');
  });

  test.each([
    ['payLess', { state: 'succeeded', satang: 19_950 }],
    ['payDollars', { state: 'succeeded', currency: 'USD' }],
    ['fail', { state: 'failed', reason: 'insufficient_fund' }],
    ['giveUp', { state: 'canceled' }],
  ])('of a card whose buyer chose %s it tells %j', async (ending, fact) => {
    const { named, press } = await simulatorsOverHttp();
    const provider = await named('kbank', 'card');
    const { providerId, next } = await provider.start(payment({ token: 't' }));
    await press(next.kind === 'redirect' ? next.url : '', ending);
    await expect(provider.look({ reference: 'P0001', providerId })).resolves.toMatchObject(fact);
  });

  test('a QR is paid, told of to its own shop, and voided whole', async () => {
    const { named, press, heard, origin } = await simulatorsOverHttp();
    const [provider, beta] = [await named('kbank', 'qr'), await named('kbank', 'qr', 'beta')];
    const { providerId } = await provider.start(payment());
    const ids = { reference: 'P0001', providerId };
    await expect(provider.look(ids)).resolves.toMatchObject({ state: 'pending' });
    await press(`${origin()}/simulators/kbank/pay/${providerId}`, 'pay');
    const [notice] = heard;
    if (!notice) throw new Error('The shop was not told');
    expect(provider.readCallback(notice)).toEqual({ kind: 'hint', reference: '', providerId });
    expect(beta.readCallback(notice)).toEqual({ kind: 'refused', why: 'of another shop' });
    await expect(beta.look(ids)).resolves.toMatchObject({ state: 'unknown' });
    await expect(provider.cancel?.(ids), 'too late').resolves.toMatchObject({
      state: 'succeeded',
      satang: 20_050,
    });
    await expect(provider.refund?.({ ...ids, satang: 50, key: 'k' })).rejects.toThrow('whole sum or nothing');
    const refund = () => provider.refund?.({ ...ids, satang: 20_050, key: 'k' });
    expect(await refund()).toEqual(await refund());
    await expect(provider.look(ids)).resolves.toMatchObject({ state: 'refunded', refundedSatang: 20_050 });
  });

  test('a QR that nobody paid is canceled, and one whose answer was lost is found by our number', async () => {
    const { named, faults } = await simulatorsOverHttp();
    const provider = await named('kbank', 'qr');
    faults.set('lost', 1);
    await expect(provider.start(payment())).rejects.toThrow(/kbank/);
    const ids = { reference: 'P0001', providerId: '' };
    await expect(provider.look(ids)).resolves.toMatchObject({ state: 'pending', satang: 20_050 });
    await expect(provider.cancel?.(ids)).resolves.toMatchObject({ state: 'canceled' });
  });
});
