/** The server's computation of a cart: lines, totals, and everything that stops the order (no I/O here). */
import { chosenDelivery, type DeliveryMethod } from '#domain/orders/delivery.ts';
import { multiplySatang, satangFromBaht } from '#domain/pricing/money.ts';
import { orderLimitProblem } from '#domain/orders/order-limits.ts';
import type { Fee, OrderSums } from '#domain/orders/line-money.ts';
import { isAmountTooLarge } from '#domain/pricing/pricing.ts';
import type { BasisPoints } from '#domain/pricing/tax.ts';
import { isStockCounted } from '#domain/orders/stock.ts';
import { UNIT_NUMBERS, quantityOf, type UnitQuantities } from '#domain/pricing/units.ts';
import { floorWithTax } from '#domain/quote/quote.ts';
import type { WebConfig } from '#domain/web-config/read.ts';
import type { SellableProduct } from '../catalogue/catalogue.public.ts';
import type { BuyersPromotions, OrderPromotion } from '../promotion/promotion.public.ts';
import type { NewOrderLine } from './orders.queries.ts';
import {
  promoted,
  type ListedLine,
  type QuotedNearly,
  type QuotedProblem,
} from './orders.quote.promotions.rules.ts';

export type CartLine = UnitQuantities & { P_Code: string };

export type ComputedQuote = OrderSums &
  Fee & {
    /** In the order of the cart, then what is free. */
    lines: NewOrderLine[];
    /** What applies, and what nearly does. */
    promotions: OrderPromotion[];
    nearly: QuotedNearly[];
    /** Whose uses are counted; empty for a guest. */
    profileCode: string;
    isFirstOrder: boolean;
    /** Pieces to take, one entry per stock-counted product. */
    wanted: { code: string; pieces: number }[];
    problems: QuotedProblem[];
    /** Undefined if it is not offered, which is a problem. */
    delivery: DeliveryMethod | undefined;
  };

type QuoteInput = {
  cart: readonly CartLine[];
  /** Those of the cart, and those that promotions may give. */
  products: ReadonlyMap<string, SellableProduct>;
  /** Those that this buyer gets. */
  promotions: BuyersPromotions;
  /** Promotions whose missing gifts the buyer does without. */
  waived?: readonly string[];
  config: WebConfig;
  /** The code of the chosen delivery method; defaults to the shop's first. */
  deliveryMethod?: string | undefined;
  /** Of the day of the order. */
  vatRate: BasisPoints;
};

/**
 * Computes the cart's current price. A line that cannot be sold is excluded from the sums and listed in `problems`.
 */
export function computeQuote(input: QuoteInput): ComputedQuote {
  const { cart, products, promotions, waived = [], config, deliveryMethod, vatRate } = input;
  const rules = {
    outOfStockDisable: config.get('OUT_OF_STOCK_DISABLE_ENABLED'),
    stockItemCheck: config.get('STOCK_ITEM_CHECK_ENABLED'),
  };
  const isCounted = (product: SellableProduct) => isStockCounted(product, rules);
  const listed: ListedLine[] = [];
  const wanted: { code: string; pieces: number }[] = [];
  const problems: QuotedProblem[] = [];
  let listSatang = 0;

  for (const line of cart) {
    const product = products.get(line.P_Code);
    if (!product?.isActive) {
      problems.push({ code: 'NOT_SOLD_HERE', P_Code: line.P_Code });
      continue;
    }
    const counted = isCounted(product);
    let pieces = 0;
    for (const unitNo of UNIT_NUMBERS) {
      const quantity = quantityOf(line, unitNo);
      if (quantity === 0) continue;
      const unit = product.units.find((one) => one.unitNo === unitNo);
      if (!unit?.price) {
        problems.push({ code: unit ? 'PRICE_NOT_SHOWN' : 'UNIT_NOT_SOLD', P_Code: line.P_Code });
        continue;
      }
      if (isAmountTooLarge(unit.price.paidSatang, quantity, listSatang)) {
        problems.push({ code: 'AMOUNT_TOO_LARGE', P_Code: line.P_Code });
        continue;
      }
      const { paidSatang: unitPriceSatang, type: taxType, source: priceSource } = unit.price;
      listSatang += multiplySatang(unitPriceSatang, quantity);
      pieces += quantity * unit.rate;
      listed.push({
        productCode: product.code,
        nameTh: product.nameTh,
        nameEn: product.nameEn,
        picture: product.picture,
        unitNo,
        unitNameTh: unit.nameTh,
        unitNameEn: unit.nameEn,
        unitRate: unit.rate,
        quantity,
        unitPriceSatang,
        taxType,
        floorSatang: floorWithTax(product.floorSatang, taxType, vatRate),
        priceSource,
        takesStock: counted,
        costSatang: product.costSatang,
      });
    }
    if (!counted || pieces === 0) continue;
    wanted.push({ code: product.code, pieces });
    if (product.available < pieces)
      problems.push({ code: 'OUT_OF_STOCK', P_Code: product.code, limit: Math.max(0, product.available) });
  }

  const delivery = chosenDelivery(config.get('DELIVERY_METHODS'), deliveryMethod);
  const after = promoted({ lines: listed, products, promotions, isCounted, vatRate, delivery, waived });
  const { goodsSatang, problems: ofPromotions, ...quoted } = after;
  problems.push(...ofPromotions);
  addGifts(wanted, quoted.lines);
  if (!delivery) problems.push({ code: 'DELIVERY_NOT_OFFERED' });
  const limit = orderLimitProblem(goodsSatang, {
    minimumSatang: satangFromBaht(config.get('CHECKOUT_MINIMUM_VALUE')),
    maximumSatang: satangFromBaht(config.get('CHECKOUT_MAXIMUM_VALUE')),
  });
  if (limit) problems.push({ code: limit.code, limit: limit.limitSatang / 100 });
  return {
    ...quoted,
    profileCode: promotions.profileCode,
    isFirstOrder: promotions.isNew,
    wanted,
    problems,
    delivery,
  };
}

/** What is given is held and taken as what is bought; there is enough of it, or it was not given. */
function addGifts(wanted: { code: string; pieces: number }[], lines: readonly NewOrderLine[]): void {
  for (const { productCode, quantity, unitRate, takesStock } of lines.filter(({ isFree }) => isFree)) {
    if (!takesStock) continue;
    const known = wanted.find(({ code }) => code === productCode);
    if (known) known.pieces += quantity * unitRate;
    else wanted.push({ code: productCode, pieces: quantity * unitRate });
  }
}
