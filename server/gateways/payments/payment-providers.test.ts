import { describe, expect, test } from 'vitest';
import { readWebConfig } from '#domain/web-config/read.ts';
import { createPaymentProviders } from '#server/payment-providers.ts';
import { NOW, simulatorsOverHttp } from '#server/testing/payment-providers.ts';
import {
  createPaymentGateways,
  PROVIDERS,
  type PaymentGateways,
  type ProviderKind,
} from './payment-providers.ts';

type Settings = Readonly<Record<string, string>>;
/** Who is offered for a kind in a shop with these flags. */
async function offeredBy(
  gateways: PaymentGateways,
  { kind, tenantId, settings }: { kind: ProviderKind; tenantId: string; settings: Settings },
): Promise<string[]> {
  const offered = Object.keys(PROVIDERS).map(async (provider) => {
    const PAYMENT_METHODS = JSON.stringify([{ code: 'WAY', kind, provider, th: 'ทาง', en: 'Way' }]);
    const config = readWebConfig({ ...settings, PAYMENT_METHODS });
    return (await createPaymentProviders(gateways).offered(tenantId, config)).map(() => provider);
  });
  return (await Promise.all(offered)).flat();
}
/** Of alpha; beta has set nothing. A flag that is not set counts as on. */
function providersWith(settings: Settings) {
  const providers = createPaymentGateways({
    clock: () => NOW,
    settingsOf: async (tenantId) => {
      const of = tenantId === 'alpha' ? settings : {};
      return {
        flag: (name) => of[name] !== 'N',
        text: (name) => of[name] ?? '',
        secret: async (name) => of[name] ?? '',
      };
    },
  });
  const name = async (kind: ProviderKind, tenantId = 'alpha') =>
    (await offeredBy(providers, { kind, tenantId, settings: tenantId === 'alpha' ? settings : {} }))[0];
  return { ...providers, name };
}
/** What is offered of a kind without each of the settings in turn. */
const withoutEach = async (settings: Settings, kind: ProviderKind) =>
  Promise.all(
    Object.keys(settings).map(async (missing) => [
      missing,
      await providersWith({ ...settings, [missing]: '' }).name(kind),
    ]),
  );

describe('a way to pay is offered by flag and credentials', () => {
  test('W-65b KBank: cards and QR, each with what it needs', async () => {
    const partner = { KBANK_PARTNER_ID: 'POS001', KBANK_PARTNER_SECRET: 's' };
    const card = { ...partner, KBANK_PUBLIC_KEY: 'pkey', KBANK_API_SECRET: 'skey' };
    const qr = { ...partner, KBANK_MERCHANT_ID: 'KB1' };
    const more = { KBANK_API_URL: 'https://bank.example', KBANK_TERMINAL_ID: 'term1' };
    expect(await providersWith({ ...card, ...more }).name('card')).toBe('kbank');
    expect(await providersWith({ ...qr, ...more }).name('qr')).toBe('kbank');
    expect(await withoutEach(card, 'card')).toEqual(Object.keys(card).map((key) => [key, undefined]));
    expect(await withoutEach(qr, 'qr')).toEqual(Object.keys(qr).map((key) => [key, undefined]));
    const off = providersWith({ ...card, KBANK_ENABLED: 'N' });
    expect(await off.name('card')).toBeUndefined();
    expect(await off.named('alpha', 'kbank', 'card'), 'what was begun goes on').toBeDefined();
    expect(await providersWith(card).name('card', 'beta')).toBeUndefined();
  });

  test('W-65c LINE Pay', async () => {
    const settings = { LINEPAY_CHANNEL_ID: '1', LINEPAY_CHANNEL_SECRET: 's' };
    expect(
      await providersWith({ ...settings, LINEPAY_API_URL: 'https://line.example' }).name('linepay'),
    ).toBe('linepay');
    expect(await withoutEach(settings, 'linepay')).toEqual(
      Object.keys(settings).map((key) => [key, undefined]),
    );
    expect(await providersWith({ ...settings, LINEPAY_ENABLED: 'N' }).name('linepay')).toBeUndefined();
    expect(await providersWith(settings).name('linepay', 'beta')).toBeUndefined();
  });

  test('W-65d Opn Payments: cards where KBank takes none, and counters; its webhooks need no secret', async () => {
    const settings = { OPN_PUBLIC_KEY: 'pkey', OPN_API_SECRET: 'skey' };
    for (const kind of ['card', 'counter'] as const) {
      expect(
        await providersWith({ ...settings, OPN_API_URL: 'https://opn.example', OPN_WEBHOOK_SECRET: '' }).name(
          kind,
        ),
      ).toBe('opn');
      expect(await withoutEach(settings, kind)).toEqual(Object.keys(settings).map((key) => [key, undefined]));
      expect(await providersWith({ ...settings, OPN_ENABLED: 'N' }).name(kind)).toBeUndefined();
    }
    const both = {
      ...settings,
      KBANK_PARTNER_ID: 'P',
      KBANK_PARTNER_SECRET: 's',
      KBANK_PUBLIC_KEY: 'p',
      KBANK_API_SECRET: 's',
    };
    const [way] = readWebConfig({
      PAYMENT_METHODS: JSON.stringify([{ code: 'WAY', kind: 'card', th: 'บัตร', en: 'Card' }]),
    }).get('PAYMENT_METHODS');
    const first = way && (await createPaymentProviders(providersWith(both)).of('alpha', way));
    expect(first?.refund, 'KBank, which pays no card back').toBeUndefined();
    expect(first).toBeDefined();
    expect(await providersWith(settings).name('qr')).toBeUndefined();
  });

  test('W-65e the look-up of slips', async () => {
    const settings = { SLIP_LOOKUP_URL: 'https://slips.example/verify', SLIP_LOOKUP_SECRET: 's' };
    const lookup = (more: Settings, tenantId = 'alpha') =>
      providersWith({ ...settings, ...more }).slipLookup(tenantId);
    expect(await lookup({})).toBeDefined();
    expect(await lookup({ SLIP_LOOKUP_ENABLED: 'N' })).toBeUndefined();
    expect(await lookup({ SLIP_LOOKUP_URL: '' })).toBeUndefined();
    expect(await lookup({ SLIP_LOOKUP_SECRET: '' })).toBeUndefined();
    expect(await lookup({}, 'beta')).toBeUndefined();
  });

  test('U-05j in the demo the simulators take them all, and a rest of one shop’s provider is no other’s', async () => {
    const { providers, named, faults } = await simulatorsOverHttp();
    const kinds = ['card', 'qr', 'linepay', 'counter'] as const;
    const names = await Promise.all(
      kinds.map(async (kind) => (await offeredBy(providers, { kind, tenantId: 'alpha', settings: {} }))[0]),
    );
    expect(names).toEqual(['kbank', 'kbank', 'linepay', 'opn']);
    const look = async (tenantId: string) =>
      (await named('linepay', 'linepay', tenantId)).look({ reference: 'P0001', providerId: '1' });
    faults.set('down', 5);
    for (let each = 0; each < 5; each += 1)
      await expect(look('alpha')).rejects.toThrow('could not be reached');
    await expect(look('alpha')).rejects.toThrow('is not asked for now');
    await expect(look('beta')).resolves.toMatchObject({ state: 'unknown' });
  });
});
