/**
 * The providers of payments, by what the shop's settings say. An adapter defines itself when the app is put together; payments
 * (`features/payments`) know none of them.
 */
import { chosenWay, type PaymentKind, type WayToPay } from '#domain/payments/ways.ts';
import type { OpenKey } from '#domain/web-config/registry.ts';
import type { WebConfig } from '#domain/web-config/read.ts';
import type { PaymentProvider, SlipLookup } from './gateways/payments/payment-provider.ts';
import { PROVIDERS, type PaymentGateways, type ProviderKind } from './gateways/payments/payment-providers.ts';

type ProviderSource = {
  /** As `provider` of PAYMENT_METHODS names it. */
  name: string;
  kinds: readonly PaymentKind[];
  /** Its own, beside those of the kinds; without one it is on. */
  flag?: OpenKey;
  /** With the shop's own credentials; undefined where it has not set them. */
  of: (tenantId: string, asked: AskedProvider) => Promise<PaymentProvider | undefined>;
};
/** `provider` is a name, or '' for any that takes the kind. */
type AskedProvider = Pick<WayToPay, 'kind' | 'provider'>;
type NamedProvider = { name: string; provider: PaymentProvider };

export type PaymentProviders = {
  /** Throws for a name that is taken. */
  define: (source: ProviderSource) => void;
  /** The provider of a way to pay or a try, whether or not it is offered now; undefined if it has none. */
  of: (tenantId: string, asked: AskedProvider) => Promise<PaymentProvider | undefined>;
  /** The one with which a way that is offered is begun now. */
  toStart: (tenantId: string, config: WebConfig, way: AskedProvider) => Promise<NamedProvider | undefined>;
  /** The ways that are switched on and have credentials, in the shop's order. */
  offered: (tenantId: string, config: WebConfig) => Promise<WayToPay[]>;
  /** As `chosenWay`, of those that are offered. Cash costs no look-up. */
  chosen: (
    tenantId: string,
    config: WebConfig,
    asked: { type: number; code: string | undefined },
  ) => Promise<WayToPay | undefined>;
  /** Of transfer slips; undefined where the shop has none, and staff decide on every slip. */
  slipLookup: (tenantId: string) => Promise<SlipLookup | undefined>;
};

/** The flag of each kind. */
const FLAGS = {
  cash: 'CASH_ON_DELIVERY_ENABLED',
  promptpay: 'PROMPTPAY_ENABLED',
  billpayment: 'BILL_PAYMENT_ENABLED',
  card: 'CARD_PAYMENT_ENABLED',
  qr: 'QR_PAYMENT_ENABLED',
  linepay: 'LINE_PAY_ENABLED',
  counter: 'COUNTER_SERVICE_ENABLED',
  transfer: 'BANK_TRANSFER_ENABLED',
  credit: 'CUSTOMER_CREDIT_ENABLED',
} as const satisfies Partial<Record<PaymentKind, OpenKey>>;

const hasFlag = (kind: PaymentKind): kind is keyof typeof FLAGS => Object.hasOwn(FLAGS, kind);

/** With the gateways that the product has an adapter for; others define themselves. */
export function createPaymentProviders(gateways: PaymentGateways): PaymentProviders {
  const sources: ProviderSource[] = (Object.keys(PROVIDERS) as (keyof typeof PROVIDERS)[]).map((name) => {
    const { flag, kinds }: { flag: OpenKey; kinds: readonly ProviderKind[] } = PROVIDERS[name];
    return {
      name,
      kinds,
      flag,
      of: async (tenantId, { kind }) => {
        const taken = kinds.find((one) => one === kind);
        return taken && gateways.named(tenantId, name, taken);
      },
    };
  });

  /** The first that takes the kind and has credentials. */
  const found = async (
    tenantId: string,
    way: AskedProvider,
    isOn: (source: ProviderSource) => boolean,
  ): Promise<NamedProvider | undefined> => {
    const takers = sources.filter(
      (one) =>
        one.kinds.includes(way.kind) && (way.provider === '' || way.provider === one.name) && isOn(one),
    );
    const providers = await Promise.all(
      takers.map(async (one) => ({ name: one.name, provider: await one.of(tenantId, way) })),
    );
    return providers.find((one): one is NamedProvider => one.provider !== undefined);
  };
  const toStart: PaymentProviders['toStart'] = (tenantId, config, way) =>
    found(tenantId, way, ({ flag }) => flag === undefined || config.get(flag) === true);

  const isOffered = async (tenantId: string, config: WebConfig, way: WayToPay): Promise<boolean> => {
    const { kind } = way;
    if (!hasFlag(kind) || !config.get(FLAGS[kind])) return false;
    // Neither has a provider; whether a customer has credit is asked when the order is placed.
    if (kind === 'cash' || kind === 'credit') return true;
    return (await toStart(tenantId, config, way)) !== undefined;
  };

  const offeredOf = async (
    tenantId: string,
    config: WebConfig,
    ways: readonly WayToPay[],
  ): Promise<WayToPay[]> => {
    const are = await Promise.all(ways.map((way) => isOffered(tenantId, config, way)));
    return ways.filter((_, at) => are[at]);
  };

  return {
    define: (source) => {
      if (sources.some(({ name }) => name === source.name))
        throw new Error(`A provider of payments with the name ${source.name} is already defined.`);
      sources.push(source);
    },
    of: async (tenantId, asked) => (await found(tenantId, asked, () => true))?.provider,
    toStart,
    offered: (tenantId, config) => offeredOf(tenantId, config, config.get('PAYMENT_METHODS')),
    chosen: async (tenantId, config, asked) => {
      const ways = config.get('PAYMENT_METHODS').filter((way) => chosenWay([way], asked) !== undefined);
      return (await offeredOf(tenantId, config, ways))[0];
    },
    slipLookup: gateways.slipLookup,
  };
}
