/**
 * The notation of the worked examples: promotions, carts and amounts in baht as finance would write them, and what reads them.
 * 'from 3 to 5: 10%, at most ฿50' is a step, '3 TEA, 1 case TEA' a cart.
 */
import { satangFromBaht } from '../../pricing/money.ts';
import type { UnitNumber } from '../../pricing/units.ts';
import type { FreeProduct } from '../promotion-gifts.ts';
import type { PromotableLine, PromotionStep, PromotionTerms } from '../promotion-terms.ts';

/** Baht for a piece, a pack of 6 and a case of 24. */
export const PRICES: Record<string, Partial<Record<UnitNumber, number>>> = {
  TEA: { 1: 20, 2: 117, 3: 456 },
  MILK: { 1: 45, 2: 258 },
  RICE: { 1: 150 },
  OIL: { 1: 99.5 },
  SOAP: { 1: 33.33 },
  SALT: { 1: 7 },
  JASMINE: { 1: 40 },
  LEMON: { 1: 40 },
  ROSE: { 1: 40 },
};
const UNITS: Record<string, { unit: UnitNumber; rate: number }> = {
  piece: { unit: 1, rate: 1 },
  pack: { unit: 2, rate: 6 },
  case: { unit: 3, rate: 24 },
};

/** A promotion; its ids are A, B, C as they are listed. */
export type Written = {
  /** The products that count, or all of the order. */
  on: string;
  steps: readonly string[];
  /** Again for every `from`. */
  again?: true;
  /** What is given for nothing, the first that is in stock. */
  gives?: string;
  givesBiggest?: true;
  /** On top, off the whole order: '5%' or '฿20'. */
  onTop?: string;
  group?: string;
  priority?: number;
  coupon?: true;
};

const IDS = 'ABCDEFGH';

export function termsOf(written: readonly Written[]): PromotionTerms[] {
  return written.map(
    ({ on, steps, again, gives, givesBiggest, onTop, group, priority = 100, coupon }, index) => {
      const read = steps.map(stepOf);
      const isOfOrder = on === 'the order';
      const first = read[0];
      return {
        id: IDS.charAt(index),
        version: 1,
        kind: first?.discount
          ? first.discount.code === 'P'
            ? 'DISCOUNT_PERCENT'
            : 'DISCOUNT_VALUE'
          : 'FREE_ITEM',
        trigger: coupon ? 'coupon' : 'automatic',
        condition: isOfOrder ? 'order' : steps[0]?.startsWith('from ฿') ? 'value' : 'quantity',
        calculation: again ? 'each' : 'once',
        steps: read,
        saleProducts: new Set(isOfOrder ? [] : on.split(' ')),
        freeProducts: gives?.split(' ') ?? [],
        givesBiggestUnits: givesBiggest ?? false,
        total: onTop === undefined ? null : amountOf(onTop),
        priority,
        exclusionGroup: group ?? null,
      };
    },
  );
}

const STEP =
  /^from (?<from>฿?[\d.]+)(?: to (?<to>฿?[\d.]+))?: (?:(?<given>[\d.]+%|฿[\d.]+)(?<unit> a unit)?|(?<free>\d+) free)(?:, at most (?<most>฿[\d.]+))?(?:, (?<times>\d+) times?)?$/;

function stepOf(text: string, index: number): PromotionStep {
  const { from, to, given, unit, free, most, times } = STEP.exec(text)?.groups ?? {};
  if (from === undefined) throw new Error(`No step: ${text}`);
  const discount = given === undefined ? null : amountOf(given);
  return {
    no: index + 1,
    from: countOf(from),
    to: to === undefined ? null : countOf(to),
    timesPerOrder: Number(times ?? 0),
    free: Number(free ?? 0),
    discount: discount?.code === 'B' && unit ? { code: 'U', satang: discount.satang } : discount,
    atMostSatang: most === undefined ? null : countOf(most),
  };
}

const countOf = (text: string): number =>
  text.startsWith('฿') ? satangFromBaht(Number(text.slice(1))) : Number(text);
const amountOf = (text: string) =>
  text.endsWith('%')
    ? ({ code: 'P', basisPoints: Math.round(Number(text.slice(0, -1)) * 100) } as const)
    : ({ code: 'B', satang: countOf(text) } as const);

/** '3 TEA' or '1 case TEA' as product, unit and quantity. */
export function goodsOfText(
  text: string,
): { productCode: string; unit: UnitNumber; rate: number; quantity: number }[] {
  return text.split(', ').map((part) => {
    const words = part.split(' ');
    const unit = UNITS[words.length === 3 ? (words[1] ?? '') : 'piece'];
    const productCode = words.at(-1) ?? '';
    if (!unit || !PRICES[productCode]) throw new Error(`No goods: ${part}`);
    return { productCode, quantity: Number(words[0]), unit: unit.unit, rate: unit.rate };
  });
}

const priceOf = (productCode: string, unit: UnitNumber): number =>
  satangFromBaht(PRICES[productCode]?.[unit] ?? 0);

/** `floors` are baht for a piece. */
export function linesOf(cart: string, floors: Readonly<Record<string, number>> = {}): PromotableLine[] {
  return goodsOfText(cart).map(({ productCode, unit, rate, quantity }) => {
    const floor = floors[productCode];
    return {
      productCode,
      unitNo: unit,
      unitRate: rate,
      quantity,
      unitPriceSatang: priceOf(productCode, unit),
      floorSatang: floor === undefined ? null : satangFromBaht(floor),
    };
  });
}

/** All products as free ones; `stock` is in pieces, 1000 where it says nothing. */
export function freeProductsOf(stock: Readonly<Record<string, number>> = {}): Map<string, FreeProduct> {
  return new Map(
    Object.keys(PRICES).map((code) => [
      code,
      {
        isActive: true,
        available: stock[code] ?? 1000,
        units: Object.values(UNITS)
          .filter(({ unit }) => priceOf(code, unit) > 0)
          .map(({ unit, rate }) => ({ unit, rate, priceSatang: priceOf(code, unit) })),
      },
    ]),
  );
}
