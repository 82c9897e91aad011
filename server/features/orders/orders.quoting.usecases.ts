/** Reading what a quote is computed of, and computing it: with one coupon or another where that is asked. */
import { vatRateAt } from '#domain/pricing/tax.ts';
import type { WebConfig } from '#domain/web-config/read.ts';
import type { CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Visitor } from '../../http/visitor.ts';
import { sellableProducts } from '../catalogue/catalogue.public.ts';
import {
  assertMayTry,
  candidatesOf,
  knownPromotions,
  promotionsFor,
  promotionsForCoupons,
  type BuyersPromotions,
  type Candidates,
  type HeldCoupon,
  type KnownPromotions,
  type Typing,
} from '../promotion/promotion.public.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import { computeQuote, type ComputedQuote } from './orders.quote.rules.ts';

type Asked = Pick<
  CallParsed<'quote'>['body'],
  'Lines' | 'DeliveryMethod' | 'CouponId' | 'PromotionCode' | 'WaivedGifts'
>;

/** What the process knows of the shop: read before a connection is taken, since on a cold start it needs one itself. */
export type QuoteRules = { config: WebConfig; promotions: KnownPromotions };

/** Throws 429 PROMOTION_CODE_TRIES for whoever has named too many codes that there are not. */
export async function quoteRulesFor(
  deps: Dependencies,
  typing: Typing,
  { PromotionCode: code }: Pick<Asked, 'PromotionCode'>,
): Promise<QuoteRules> {
  const { tenantId } = typing.visitor;
  const [config, promotions] = await Promise.all([
    webConfigOf(deps, tenantId),
    knownPromotions(deps, tenantId),
  ]);
  assertMayTry(deps, typing, { code, known: promotions });
  return { config, promotions };
}

type Quoting = QuoteRules & {
  visitor: Visitor;
  asked: Asked;
  at: Date;
  /** The order follows in the same transaction. */
  isOrdering?: boolean;
};

/** In one round trip: what promotions ask about the buyer is sent with what reads the products. */
export async function quoteOf(tx: TenantTransaction, quoting: Quoting): Promise<ComputedQuote> {
  const { promotions, compute } = await readCart(tx, quoting, (...asking) =>
    promotionsFor(...asking, quoting),
  );
  return compute(promotions);
}

/** The same cart computed with one coupon of the buyer's or another, or with none: read once, in one round trip. */
export async function quotesOfCoupons(
  tx: TenantTransaction,
  quoting: Quoting,
): Promise<(coupon?: HeldCoupon) => ComputedQuote> {
  // Some coupon, whichever: so that what coupons start is among the candidates.
  const asked = { ...quoting.asked, CouponId: '' };
  const { promotions, compute } = await readCart(tx, { ...quoting, asked }, promotionsForCoupons);
  return (coupon) => compute(promotions(coupon));
}

/** `read` asks what promotions ask about the buyer, in the round trip that reads the products. */
async function readCart<T>(
  tx: TenantTransaction,
  { visitor, asked, config, promotions: known, at }: Quoting,
  read: (tx: TenantTransaction, buyer: Visitor, candidates: Candidates) => Promise<T>,
): Promise<{ promotions: T; compute: (promotions: BuyersPromotions) => ComputedQuote }> {
  const { customerCode, saleUnit } = visitor;
  const cart = asked.Lines;
  const vatRate = vatRateAt(at);
  const productCodes = cart.map((line) => line.P_Code);
  const candidates = candidatesOf(known, {
    saleUnit,
    at,
    productCodes,
    couponId: asked.CouponId,
    code: asked.PromotionCode,
  });
  const codes = [...new Set([...productCodes, ...candidates.freeProducts])];
  const [products, promotions] = await Promise.all([
    sellableProducts(tx, { customerCode, saleUnit, codes, config, at }),
    read(tx, visitor, candidates),
  ]);
  const { WaivedGifts: waived, DeliveryMethod: deliveryMethod } = asked;
  return {
    promotions,
    compute: (got) =>
      computeQuote({ cart, products, promotions: got, waived, config, deliveryMethod, vatRate }),
  };
}
