/**
 * The order as the page computes it, by the code of the server, until the server's computation is there. The page does not know
 * everything (floor prices, budgets, stock that others hold): where the server says otherwise, its word counts.
 */
import type { Product } from '#contract/catalogue.schemas.ts';
import { toldNearly } from '#contract/told-nearly.ts';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import { isAmountTooLarge } from '#domain/pricing/pricing.ts';
import type { TaxType } from '#domain/pricing/tax.ts';
import { isStockCounted } from '#domain/orders/stock.ts';
import type { FreeProduct } from '#domain/promotion/promotion-gifts.ts';
import { quoteOf, type QuotableLine, type Quote } from '#domain/quote/quote.ts';
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

type Bought = QuotableLine & { line: CartLineView; unit: UnitInCart };
type Estimate = Quote<Bought>;

export function estimatedQuote({ view, promotions, products, rules }: Input): ShownQuote {
  const quote = quoteOf({
    lines: view.lines.filter(({ selected }) => selected).flatMap(unitsOf),
    promotions: promotions.map(({ terms }) => terms),
    freeProducts: new Map(
      [...products].map(([code, product]) => [code, freeProductOf(product, rules.stock)]),
    ),
    ...WITHOUT_TAX,
    delivery: rules.delivery,
  });
  const names = new Map(promotions.map(({ terms, name }) => [terms.id, name]));
  const nameOf = (id: string) => names.get(id) ?? '';
  return {
    Lines: [
      ...quote.lines.map((line) => boughtLine(line, nameOf)),
      ...quote.gifts.flatMap((gift) => freeLine(gift, products.get(gift.productCode), nameOf)),
    ],
    Subtotal: bahtFromSatang(quote.subtotalSatang),
    DiscountAmount: bahtFromSatang(quote.discountSatang),
    DeliveryFee: bahtFromSatang(quote.deliveryFeeSatang),
    Total: bahtFromSatang(quote.totalSatang),
    ...namedPromotions(quote, nameOf),
  };
}

/** Prices of the page have their tax in them, and what part of them it is is not shown. */
const WITHOUT_TAX = { taxTypeOfGift: (): TaxType => 0, vatRate: 0 };

/** What cannot be sold, or is worth more than an order may be, is not computed with. */
const unitsOf = (line: CartLineView): Bought[] =>
  line.units.flatMap((unit) =>
    isAmountTooLarge(unit.priceSatang, unit.quantity)
      ? []
      : [
          {
            line,
            unit,
            productCode: line.code,
            unitNo: unit.unit,
            unitRate: unit.rate,
            quantity: unit.quantity,
            unitPriceSatang: unit.priceSatang,
            floorSatang: null,
            taxType: 0,
          },
        ],
  );

function freeProductOf(product: Product, stock: CartRules['stock']): FreeProduct {
  const available = product.Stock.StockAvailable ?? null;
  const isCounted = available !== null && isStockCounted({ isStockItem: product.STOCK_ITEM === 'Y' }, stock);
  return { isActive: true, units: offeredUnits(product), available: isCounted ? available : null };
}

type NameOf = (id: string) => string;

function boughtLine(
  { line, unit, discounts, discountSatang, amountSatang }: Estimate['lines'][number],
  nameOf: NameOf,
): OrderLine {
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
      Discounts: discounts.map(({ id, satang }) => ({
        PromotionId: id,
        Name: nameOf(id),
        Amount: bahtFromSatang(satang),
      })),
    }),
    Amount: bahtFromSatang(amountSatang),
    IsFree: false,
  };
}

function freeLine(
  gift: Estimate['gifts'][number],
  product: Product | undefined,
  nameOf: NameOf,
): OrderLine[] {
  const unit = product && offeredUnits(product).find((one) => one.unit === gift.unitNo);
  if (!product || !unit) return [];
  const worth = bahtFromSatang(gift.discountSatang);
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
  { applied, nearly }: Pick<Estimate, 'applied' | 'nearly'>,
  nameOf: NameOf,
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
