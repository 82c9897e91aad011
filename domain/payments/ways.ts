/** How an order is paid: the ways to pay that a tenant offers at checkout (W-65). Codes inside; integers only in the calls. */

import { isAmount, isListCode, isName, parsedList } from '../web-config/list-setting.ts';

export const paymentKinds = [
  'cash',
  'promptpay',
  'billpayment',
  'transfer',
  'card',
  'qr',
  'linepay',
  'counter',
  'credit',
] as const;
export type PaymentKind = (typeof paymentKinds)[number];

type Words = { th: string; en: string };
/** A way to pay, with its terms; amounts in satang. */
export type WayToPay = {
  /** Identifies the way in calls and orders. */
  code: string;
  kind: PaymentKind;
  /** Which of the providers of the kind; '' for the only one, or for none. */
  provider: string;
  name: Words;
  /** One line below the name; may be empty. */
  hint: Words;
  /** What an order must come to, and may come to at most; 0 for no limit. */
  leastSatang: number;
  mostSatang: number;
  /** How long the buyer has: an order that must be paid first and is not is canceled then. */
  minutes: number;
};

const MAX_WAYS = 12;
const DEFAULT_MINUTES = 60;
/** A week. */
const MOST_MINUTES = 7 * 24 * 60;

const CASH: WayToPay = {
  code: 'COD',
  kind: 'cash',
  provider: '',
  name: { th: 'เก็บเงินปลายทาง', en: 'Cash on delivery' },
  hint: { th: '', en: '' },
  leastSatang: 0,
  mostSatang: 0,
  minutes: DEFAULT_MINUTES,
};
/** The default without configuration. */
export const DEFAULT_WAYS_TO_PAY: readonly WayToPay[] = [CASH];

/** Of these the shop sends nothing before the money is there. */
export const mustBePaidFirst = (kind: PaymentKind): boolean => kind !== 'cash' && kind !== 'credit';

/** The number of a kind in the calls: COD=0, LINEPAY=1, BANK=2, other=-1 (K-03). */
export function paymentTypeOf(kind: PaymentKind): number {
  if (kind === 'cash') return 0;
  if (kind === 'linepay') return 1;
  return kind === 'transfer' ? 2 : -1;
}

/**
 * The way with this code and this number in the calls. Without a code it is the first with the number, and none for -1, which
 * says nothing. Undefined if it is not offered.
 */
export function chosenWay(
  ways: readonly WayToPay[],
  { type, code }: { type: number; code: string | undefined },
): WayToPay | undefined {
  if (code === undefined && type === -1) return undefined;
  return ways.find((one) => paymentTypeOf(one.kind) === type && (code === undefined || one.code === code));
}

type WayProblem = { code: 'PAYMENT_TOO_MUCH' | 'PAYMENT_TOO_LITTLE'; limitSatang: number };

/** Why a sum cannot be paid in this way; undefined if it can. */
export function wayProblem(
  { leastSatang, mostSatang }: Pick<WayToPay, 'leastSatang' | 'mostSatang'>,
  satang: number,
): WayProblem | undefined {
  if (mostSatang > 0 && satang > mostSatang) return { code: 'PAYMENT_TOO_MUCH', limitSatang: mostSatang };
  if (satang < leastSatang) return { code: 'PAYMENT_TOO_LITTLE', limitSatang: leastSatang };
  return undefined;
}

/**
 * Reads the setting: a JSON list of `{ code, kind, provider?, th, en, hintTh?, hintEn?, least?, most?, minutes? }`, amounts in baht as staff
 * type them. Undefined if any of it is invalid or duplicated, or the list is empty.
 */
export function parseWaysToPay(text: string): WayToPay[] | undefined {
  const list = parsedList(text);
  if (!list || list.length === 0 || list.length > MAX_WAYS) return undefined;
  const ways = list.flatMap((entry) => wayOf(entry) ?? []);
  const codes = new Set(ways.map(({ code }) => code));
  return codes.size === list.length ? ways : undefined;
}

/** The ways in the format of the setting, as read by `parseWaysToPay`. */
export function waysToPayText(ways: readonly WayToPay[]): string {
  return JSON.stringify(
    ways.map(({ code, kind, provider, name, hint, leastSatang, mostSatang, minutes }) => ({
      code,
      kind,
      provider,
      th: name.th,
      en: name.en,
      hintTh: hint.th,
      hintEn: hint.en,
      least: leastSatang / 100,
      most: mostSatang / 100,
      minutes,
    })),
  );
}

function wayOf(entry: unknown): WayToPay | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const {
    code,
    kind,
    provider = '',
    th,
    en,
    hintTh = '',
    hintEn = '',
    least = 0,
    most = 0,
    minutes = DEFAULT_MINUTES,
  } = entry as Record<string, unknown>;
  const known = paymentKinds.find((one) => one === kind);
  if (!known || !isListCode(code)) return undefined;
  if (typeof provider !== 'string') return undefined;
  if (!isName(th) || !isName(en) || typeof hintTh !== 'string' || typeof hintEn !== 'string')
    return undefined;
  if (!isAmount(least) || !isAmount(most) || !isAmount(minutes)) return undefined;
  if (minutes < 1 || minutes > MOST_MINUTES) return undefined;
  return {
    code,
    kind: known,
    provider,
    name: { th, en },
    hint: { th: hintTh, en: hintEn },
    leastSatang: Math.round(least * 100),
    mostSatang: Math.round(most * 100),
    minutes: Math.round(minutes),
  };
}
