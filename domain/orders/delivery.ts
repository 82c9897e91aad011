/**
 * How goods reach the buyer: the delivery methods a tenant offers at checkout, each with its fee (W-03, checkout).
 */
import type { OrderState } from './order.ts';
import type { DeliveryTerms } from '../pricing/pricing.ts';
import { isAmount, isListCode, isName, parsedList } from '../web-config/list-setting.ts';

/** The shop's own transport, a parcel carrier, or pickup at the distribution center. */
export const deliveryKinds = ['transport', 'parcel', 'pickup'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

type Words = { th: string; en: string };
export type DeliveryMethod = DeliveryTerms & {
  /** Identifies the method in calls and orders. */
  code: string;
  kind: DeliveryKind;
  name: Words;
  /** One line below the name, e.g. how long it takes; may be empty. */
  hint: Words;
};

const MAX_METHODS = 8;

const BY_THE_SHOP: DeliveryMethod = {
  code: 'DELIVERY',
  kind: 'transport',
  name: { th: 'จัดส่งโดยร้าน', en: 'Delivery by the shop' },
  hint: { th: '', en: '' },
  feeSatang: 0,
  freeFromSatang: 0,
};
/** The default without configuration: the shop delivers, free of charge. */
export const DEFAULT_DELIVERY: readonly DeliveryMethod[] = [BY_THE_SHOP];

/**
 * Reads the setting: a JSON list of `{ code, kind, th, en, hintTh?, hintEn?, fee?, freeFrom? }`, amounts in baht as
 * staff type them. Undefined if any of it is invalid or duplicated, or the list is empty.
 */
export function parseDeliveryMethods(text: string): DeliveryMethod[] | undefined {
  const list = parsedList(text);
  if (!list || list.length === 0 || list.length > MAX_METHODS) return undefined;
  const methods = list.flatMap((entry) => methodOf(entry) ?? []);
  const codes = new Set(methods.map(({ code }) => code));
  return codes.size === list.length ? methods : undefined;
}

/** The methods in the format of the setting, as read by `parseDeliveryMethods`. */
export function deliveryMethodsText(methods: readonly DeliveryMethod[]): string {
  return JSON.stringify(
    methods.map(({ code, kind, name, hint, feeSatang, freeFromSatang }) => ({
      code,
      kind,
      th: name.th,
      en: name.en,
      hintTh: hint.th,
      hintEn: hint.en,
      fee: feeSatang / 100,
      freeFrom: freeFromSatang / 100,
    })),
  );
}

function methodOf(entry: unknown): DeliveryMethod | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const {
    code,
    kind,
    th,
    en,
    hintTh = '',
    hintEn = '',
    fee = 0,
    freeFrom = 0,
  } = entry as Record<string, unknown>;
  const known = deliveryKinds.find((one) => one === kind);
  if (!known || !isListCode(code)) return undefined;
  if (!isName(th) || !isName(en) || typeof hintTh !== 'string' || typeof hintEn !== 'string')
    return undefined;
  if (!isAmount(fee) || !isAmount(freeFrom)) return undefined;
  return {
    code,
    kind: known,
    name: { th, en },
    hint: { th: hintTh, en: hintEn },
    feeSatang: Math.round(fee * 100),
    freeFromSatang: Math.round(freeFrom * 100),
  };
}

/** The method with this code; the shop's first if none is given; undefined if it is not offered. */
export function chosenDelivery(
  methods: readonly DeliveryMethod[],
  code: string | undefined,
): DeliveryMethod | undefined {
  return code === undefined ? methods[0] : methods.find((one) => one.code === code);
}

/** The method with this code if it is offered, else the shop's first. */
export function offeredDelivery(
  methods: readonly DeliveryMethod[],
  code: string | undefined,
): DeliveryMethod {
  return chosenDelivery(methods, code) ?? methods[0] ?? BY_THE_SHOP;
}

/** The goods value from which some method is free, in satang: 0 always, undefined never. */
export function freeDeliveryFrom(methods: readonly DeliveryMethod[]): number | undefined {
  const froms = methods.flatMap(({ kind, feeSatang, freeFromSatang }) => {
    if (kind === 'pickup') return [];
    if (feeSatang === 0) return [0];
    return freeFromSatang > 0 ? [freeFromSatang] : [];
  });
  return froms.length > 0 ? Math.min(...froms) : undefined;
}

/** Pickup orders are never in transit: these states have their own wording for them. */
export function isOfPickup(kind: DeliveryKind, state: OrderState): state is 'Shipping' | 'Delivered' {
  return kind === 'pickup' && (state === 'Shipping' || state === 'Delivered');
}

/** There is, or will be, a parcel to track: not for canceled or returned orders or pickup. */
export function hasParcel(kind: DeliveryKind, state: OrderState): boolean {
  return kind !== 'pickup' && state !== 'Canceled' && state !== 'Returned';
}
