/**
 * The order as the page computes it, by the code of the server, until the server's computation is there. The page does not know
 * everything (floor prices, budgets, stock that others hold): where the server says otherwise, its word counts.
 */
import type { Product } from '#contract/catalogue.schemas.ts';
import { toldNearly } from '#contract/told-nearly.ts';
import { bahtFromSatang, multiplySatang, sumSatang } from '#domain/pricing/money.ts';
import { deliveryFee, isAmountTooLarge } from '#domain/pricing/pricing.ts';
import { isStockCounted } from '#domain/orders/stock.ts';
import { applyPromotions, type PromotionResult } from '#domain/promotion/apply-promotions.ts';
import type { FreeProduct, Gift } from '#domain/promotion/promotion-gifts.ts';
import type { OrderLine } from '../../orders/order-line.ts';
import type { ApplicablePromotion } from '../../promotion/applicable.queries.ts';
import { offeredUnits } from '../lines/offered-units.ts';
import type { CartRules } from '../store/cart-rules.ts';
import type { CartLineView, CartView, UnitInCart } from './cart-view.ts';
import type { ShownQuote } from './shown-quote.ts';

type Input = {
  view: Pick<CartView, 'lines'>;
  /** Those that may touch this visitor. */
  promotions: readonly ApplicablePromotion[];
  /** By code: what these may give. */
  products: ReadonlyMap<string, Product>;
  rules: Pick<CartRules, 'stock' | 'delivery'>;
};

type Bought = { line: CartLineView; unit: UnitInCart };

export function estimatedQuote({ view, promotions, products, rules }: Input): ShownQuote {
  const bought = view.lines.filter(({ selected }) => selected).flatMap(unitsOf);
  const result = applyPromotions({
    lines: bought.map(({ line, unit }) => ({
      productCode: line.code,
      unitNo: unit.unit,
      unitRate: unit.rate,
      quantity: unit.quantity,
      unitPriceSatang: unit.priceSatang,
      floorSatang: null,
    })),
    promotions: promotions.map(({ terms }) => terms),
    freeProducts: new Map(
      [...products].map(([code, product]) => [code, freeProductOf(product, rules.stock)]),
    ),
  });
  const names = new Map(promotions.map(({ terms, name }) => [terms.id, name]));
  const nameOf = (id: string) => names.get(id) ?? '';
  const lines = bought.map(({ line, unit }, at) => {
    const discounts = (result.discounts[at] ?? []).map(({ id, satang }) => ({
      id,
      name: nameOf(id),
      satang,
    }));
    return boughtLine(line, unit, discounts);
  });
  const free = result.gifts.flatMap((gift) => freeLine(gift, products.get(gift.productCode), nameOf));
  const goodsSatang = sumSatang(bought.map(({ unit }) => unit.amountSatang)) - result.discountSatang;
  const freeSatang = sumSatang(
    result.gifts.map((gift) => multiplySatang(gift.unitPriceSatang, gift.quantity)),
  );
  const feeSatang = deliveryFee(goodsSatang, rules.delivery);
  return {
    Lines: [...lines, ...free],
    Subtotal: bahtFromSatang(goodsSatang + result.discountSatang + freeSatang),
    DiscountAmount: bahtFromSatang(result.discountSatang + freeSatang),
    DeliveryFee: bahtFromSatang(feeSatang),
    Total: bahtFromSatang(goodsSatang + feeSatang),
    ...namedPromotions(result, nameOf),
  };
}

/** What cannot be sold, or is worth more than an order may be, is not computed with. */
const unitsOf = (line: CartLineView): Bought[] =>
  line.units.flatMap((unit) => (isAmountTooLarge(unit.priceSatang, unit.quantity) ? [] : [{ line, unit }]));

function freeProductOf(product: Product, stock: CartRules['stock']): FreeProduct {
  const available = product.Stock.StockAvailable ?? null;
  const isCounted = available !== null && isStockCounted({ isStockItem: product.STOCK_ITEM === 'Y' }, stock);
  return { isActive: true, units: offeredUnits(product), available: isCounted ? available : null };
}

type Named = { id: string; name: string; satang: number };

function boughtLine(line: CartLineView, unit: UnitInCart, discounts: readonly Named[]): OrderLine {
  const discountSatang = sumSatang(discounts.map(({ satang }) => satang));
  return {
    P_Code: line.code,
    PRODUCTNAME: line.name,
    PIC_FILENAME: line.picture,
    Unit: unit.unit,
    UnitName: unit.name,
    UnitRate: unit.rate,
    Quantity: unit.quantity,
    UnitPrice: bahtFromSatang(unit.priceSatang),
    DiscountAmount: bahtFromSatang(discountSatang),
    ...(discounts.length > 0 && {
      Discounts: discounts.map(({ id, name, satang }) => ({
        PromotionId: id,
        Name: name,
        Amount: bahtFromSatang(satang),
      })),
    }),
    Amount: bahtFromSatang(unit.amountSatang - discountSatang),
    IsFree: false,
  };
}

function freeLine(gift: Gift, product: Product | undefined, nameOf: (id: string) => string): OrderLine[] {
  const unit = product && offeredUnits(product).find((one) => one.unit === gift.unitNo);
  if (!product || !unit) return [];
  const worth = bahtFromSatang(multiplySatang(gift.unitPriceSatang, gift.quantity));
  return [
    {
      P_Code: gift.productCode,
      PRODUCTNAME: product.PRODUCTNAME,
      PIC_FILENAME: product.PIC_FILENAME,
      Unit: gift.unitNo,
      UnitName: unit.name,
      UnitRate: gift.unitRate,
      Quantity: gift.quantity,
      UnitPrice: bahtFromSatang(gift.unitPriceSatang),
      DiscountAmount: worth,
      Discounts: [{ PromotionId: gift.promotionId, Name: nameOf(gift.promotionId), Amount: worth }],
      Amount: 0,
      IsFree: true,
    },
  ];
}

function namedPromotions(
  { applied, nearly }: PromotionResult,
  nameOf: (id: string) => string,
): Pick<ShownQuote, 'Promotions' | 'NearlyReached'> {
  return {
    ...(applied.length > 0 && {
      Promotions: applied.map(({ id, times, discountSatang, giftSatang }) => ({
        PromotionId: id,
        Name: nameOf(id),
        DiscountAmount: bahtFromSatang(discountSatang),
        FreeAmount: bahtFromSatang(giftSatang),
        Times: times,
      })),
    }),
    ...(nearly.length > 0 && { NearlyReached: nearly.map((one) => toldNearly(one, nameOf(one.id))) }),
  };
}
