/**
 * The providers of each shop, made of its settings: a way to pay is offered by its flag *and* its credentials (W-65b to
 * W-65e). In the demo a shop without credentials of its own uses the simulators, over the same protocols.
 */
import type { OpenKey, SecretKey } from '#domain/web-config/registry.ts';
import { isOffered } from '#domain/web-config/offered.ts';
import { createCircuitBreaker, type CircuitBreaker } from './circuit-breaker.ts';
import { createKBankCard, createKBankQr } from './kbank.ts';
import { createLinePay } from './line-pay.ts';
import { createOpn } from './opn.ts';
import type { PaymentProvider, SlipLookup } from './payment-provider.ts';
import { createProviderClient, type ProviderClient } from './provider-client.ts';
import { createSlipLookup } from './slip-lookup.ts';

export type ProviderName = 'kbank' | 'linepay' | 'opn';
/** The kinds of ways to pay for which there is a provider (`PaymentKind`). */
export type ProviderKind = 'card' | 'qr' | 'linepay' | 'counter';

/** Each with its flag and the kinds that it takes, in the order in which they are asked for a kind. */
export const PROVIDERS = {
  kbank: { flag: 'KBANK_ENABLED', kinds: ['card', 'qr'] },
  linepay: { flag: 'LINEPAY_ENABLED', kinds: ['linepay'] },
  opn: { flag: 'OPN_ENABLED', kinds: ['card', 'counter'] },
} as const satisfies Record<ProviderName, { flag: OpenKey; kinds: readonly ProviderKind[] }>;

/** What of a shop's settings is read here: open ones by name, and secrets for the moment of a call. */
export type PaymentSettings = {
  flag(name: 'SLIP_LOOKUP_ENABLED'): boolean;
  text(name: OpenKey): string;
  secret(name: SecretKey): Promise<string>;
};
export type Simulators = {
  /** What a shop of the demo would have set, by the names of the settings. */
  settingsOf(tenantId: string): Readonly<Partial<Record<OpenKey | SecretKey, string>>>;
  /** Its addresses, which alone may be called without https. */
  isLocal(url: URL): boolean;
};

export type PaymentGateways = {
  /**
   * With the shop's credentials; undefined without them. Whether its flag is on is for the caller: what is open is still looked
   * up and paid back by whom it was begun with.
   */
  named(tenantId: string, name: ProviderName, kind: ProviderKind): Promise<PaymentProvider | undefined>;
  /** Undefined: every slip waits for staff. */
  slipLookup(tenantId: string): Promise<SlipLookup | undefined>;
};

const HOSTS = {
  kbank: 'https://apiportal.kasikornbank.com:12002',
  linepay: 'https://api-pay.line.me',
  opn: 'https://api.omise.co',
} as const;

type Read = { text: (name: OpenKey) => string; secret: (name: SecretKey) => Promise<string> };
type Made = { call: ProviderClient; clock: () => Date };

/** Undefined where a credential is missing. */
const MAKERS: Readonly<
  Record<ProviderName, (kind: ProviderKind, read: Read, made: Made) => Promise<PaymentProvider | undefined>>
> = {
  kbank: async (kind, { text, secret }, { call, clock }) => {
    const [secretKey, partnerSecret] = [
      await secret('KBANK_API_SECRET'),
      await secret('KBANK_PARTNER_SECRET'),
    ];
    const account = {
      apiUrl: text('KBANK_API_URL') || HOSTS.kbank,
      secretKey,
      partnerSecret,
      partnerId: text('KBANK_PARTNER_ID'),
      merchantId: text('KBANK_MERCHANT_ID'),
      terminalId: text('KBANK_TERMINAL_ID'),
    };
    const { partnerId, merchantId } = account;
    if (kind === 'qr')
      return isOffered(true, [partnerId, partnerSecret, merchantId])
        ? createKBankQr({ account, call, clock })
        : undefined;
    return isOffered(kind === 'card', [text('KBANK_PUBLIC_KEY'), secretKey, partnerId, partnerSecret])
      ? createKBankCard({ account, call })
      : undefined;
  },
  linepay: async (kind, { text, secret }, { call }) => {
    const account = {
      apiUrl: text('LINEPAY_API_URL') || HOSTS.linepay,
      channelId: text('LINEPAY_CHANNEL_ID'),
      channelSecret: await secret('LINEPAY_CHANNEL_SECRET'),
    };
    return isOffered(kind === 'linepay', [account.channelId, account.channelSecret])
      ? createLinePay({ account, call })
      : undefined;
  },
  opn: async (kind, { text, secret }, { call, clock }) => {
    const account = {
      apiUrl: text('OPN_API_URL') || HOSTS.opn,
      secretKey: await secret('OPN_API_SECRET'),
      webhookSecret: await secret('OPN_WEBHOOK_SECRET'),
    };
    if (kind !== 'card' && kind !== 'counter') return undefined;
    return isOffered(true, [text('OPN_PUBLIC_KEY'), account.secretKey])
      ? createOpn({ account, way: kind, call, clock })
      : undefined;
  },
};

type Parts = {
  settingsOf: (tenantId: string) => Promise<PaymentSettings>;
  clock: () => Date;
  /** Of the demo alone. */
  simulators?: Simulators | undefined;
  now?: () => number;
};

export function createPaymentGateways({ settingsOf, clock, simulators, now }: Parts): PaymentGateways {
  const breakers = new Map<string, CircuitBreaker>();

  /** One breaker for each provider and shop: the wrong key of one shop stops no other. */
  function clientOf(tenantId: string, name: ProviderName | 'slips'): ProviderClient {
    const key = `${name}/${tenantId}`;
    const breaker = breakers.get(key) ?? createCircuitBreaker({ name, ...(now && { now }) });
    breakers.set(key, breaker);
    return createProviderClient({ name, breaker, ...(simulators && { isLocal: simulators.isLocal }) });
  }

  async function made(
    tenantId: string,
    { name, kind }: { name: ProviderName; kind: ProviderKind },
    settings: PaymentSettings,
  ): Promise<PaymentProvider | undefined> {
    const parts = { call: clientOf(tenantId, name), clock };
    const own = await MAKERS[name](kind, settings, parts);
    return own ?? (simulators && (await MAKERS[name](kind, simulated(simulators, tenantId), parts)));
  }

  return {
    named: async (tenantId, name, kind) => made(tenantId, { name, kind }, await settingsOf(tenantId)),
    slipLookup: async (tenantId) => {
      const settings = await settingsOf(tenantId);
      if (!settings.flag('SLIP_LOOKUP_ENABLED')) return undefined;
      const own = await slipAccountOf(settings);
      const account = own ?? (simulators && (await slipAccountOf(simulated(simulators, tenantId))));
      return account && createSlipLookup({ account, call: clientOf(tenantId, 'slips') });
    },
  };
}

async function slipAccountOf({ text, secret }: Read) {
  const [url, key] = [text('SLIP_LOOKUP_URL'), await secret('SLIP_LOOKUP_SECRET')];
  return isOffered(true, [url, key]) ? { url, key } : undefined;
}

function simulated(simulators: Simulators, tenantId: string): Read {
  const settings = simulators.settingsOf(tenantId);
  return { text: (name) => settings[name] ?? '', secret: async (name) => settings[name] ?? '' };
}
