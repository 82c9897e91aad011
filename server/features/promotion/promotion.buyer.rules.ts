/** Which promotions a buyer gets: what may touch the cart, and what of it is for them and has uses left. */
import { isForEverybody } from '#domain/promotion/for-everybody.ts';
import { isForBuyer, isRunning, type PromotionBuyer } from '#domain/promotion/promotion-audience.ts';
import type { PromotionTerms } from '#domain/promotion/promotion-terms.ts';
import type { BuyerFacts } from './promotion.buyer.queries.ts';
import type { KnownPromotion, KnownPromotions } from './promotion.running.rules.ts';

export type Asking = {
  saleUnit: string;
  at: Date;
  /** Of the cart; without them every promotion may touch it. */
  productCodes?: readonly string[] | undefined;
  /** One of the buyer's own coupons, and a code that was typed. */
  couponId?: string | undefined;
  code?: string | undefined;
  /** Instead of what may touch a cart: the coupons that customers may take themselves. */
  toCollect?: boolean;
};

/** What may touch the cart, before anything is known of the buyer; all by the memory of the process. */
export type Candidates = {
  asking: Asking;
  promotions: readonly KnownPromotion[];
  /** Products that these may give: read with those of the cart. */
  freeProducts: readonly string[];
  /** The typed code's promotion; undefined for an unknown code. */
  typed: KnownPromotion | undefined;
};

export function candidatesOf(known: KnownPromotions, asking: Asking): Candidates {
  const typed = asking.code === undefined ? undefined : known.byCode.get(asking.code);
  const isStarted = (one: KnownPromotion) => {
    const { trigger } = one.terms;
    if (asking.toCollect) return trigger === 'coupon' && one.isCollectable;
    if (trigger === 'code') return one === typed;
    return trigger === 'automatic' || asking.couponId !== undefined;
  };
  const touching = asking.productCodes ? known.index.touching(asking.productCodes) : known.index.all;
  const promotions = touching
    .flatMap(({ id }) => known.byId.get(id) ?? [])
    .filter(
      (one) =>
        isStarted(one) &&
        isRunning(one.audience, asking.at) &&
        (one.audience.saleUnits?.includes(asking.saleUnit) ?? true),
    );
  const freeProducts = [...new Set(promotions.flatMap(({ terms }) => terms.freeProducts))];
  return { asking, promotions, freeProducts, typed };
}

/** Of a person that orders, a promotion for new customers is used once: two first orders at once are one too many. */
export const isLimited = ({ caps, audience }: Pick<KnownPromotion, 'caps' | 'audience'>): boolean =>
  caps.perCustomer !== null || caps.inAll !== null || caps.budgetSatang !== null || audience.isForNew;

/** A coupon or code that the buyer names: what it starts, or (undefined) that it is none (any more). */
export type Voucher = {
  kind: 'coupon' | 'code';
  promotion: KnownPromotion | undefined;
  couponId: string | null;
};

export type BuyersPromotions = {
  terms: readonly PromotionTerms[];
  /** What promotions may still give away, in satang. */
  budgets: ReadonlyMap<string, number>;
  /** Empty where the buyer named none. */
  vouchers: readonly Voucher[];
  known: ReadonlyMap<string, KnownPromotion>;
  /** Those that are for the buyer and have no uses left. */
  usedUp: readonly string[];
  profileCode: string;
  isNew: boolean;
};

/** `facts` is undefined for a guest, who gets what is for everybody. */
export function promotionsOfBuyer(
  { asking, promotions, typed }: Candidates,
  facts: BuyerFacts | undefined,
): BuyersPromotions {
  const isOwn = facts?.profileCode != null;
  const coupon = couponOf(facts, asking.at);
  const usesOf = (id: string, own: boolean) =>
    facts?.uses.find((one) => one.id === id && one.isOwn === own) ?? { uses: 0, givenSatang: 0 };
  const isTheirs = ({ id, audience, terms }: KnownPromotion): boolean => {
    if (terms.trigger === 'coupon' && !asking.toCollect && coupon?.promotionId !== id) return false;
    if (!isOwn && !isForEverybody(audience)) return false;
    return isForBuyer(audience, buyerOf(facts, { id, saleUnit: asking.saleUnit })).isFor;
  };
  const hasUsesLeft = ({ id, audience, caps }: KnownPromotion): boolean => {
    // Its first order may have come back since, which leaves the person new, but its one use used.
    if (audience.isForNew && usesOf(id, true).uses > 0) return false;
    if (caps.perCustomer !== null && usesOf(id, true).uses >= caps.perCustomer) return false;
    if (caps.inAll !== null && usesOf(id, false).uses >= caps.inAll) return false;
    return caps.budgetSatang === null || usesOf(id, false).givenSatang < caps.budgetSatang;
  };
  const theirs = promotions.filter(isTheirs);
  const own = theirs.filter(hasUsesLeft);
  return {
    terms: own.map(({ terms }) => terms),
    budgets: new Map(
      own.flatMap(({ id, caps }) =>
        caps.budgetSatang === null ? [] : [[id, caps.budgetSatang - usesOf(id, false).givenSatang] as const],
      ),
    ),
    vouchers: [
      ...(asking.couponId === undefined
        ? []
        : [
            {
              kind: 'coupon' as const,
              promotion: own.find(({ id }) => id === coupon?.promotionId),
              couponId: asking.couponId,
            },
          ]),
      ...(asking.code === undefined
        ? []
        : [{ kind: 'code' as const, promotion: own.find((one) => one === typed), couponId: null }]),
    ],
    known: new Map(own.map((one) => [one.id, one])),
    usedUp: theirs.filter((one) => !own.includes(one)).map(({ id }) => id),
    profileCode: facts?.profileCode ?? '',
    isNew: facts?.isNew ?? false,
  };
}

/** How a promotion sees the buyer. */
export function buyerOf(
  facts: BuyerFacts | undefined,
  { id, saleUnit }: { id: string; saleUnit: string },
): PromotionBuyer {
  const named = facts?.named.find((one) => one.id === id);
  return {
    saleUnit,
    customerType: facts?.customerType ?? null,
    storeType: facts?.storeType ?? null,
    isListed: named?.isLeftOut === false,
    isLeftOut: named?.isLeftOut === true,
    isNew: facts?.isNew ?? false,
  };
}

function couponOf(facts: BuyerFacts | undefined, at: Date) {
  const coupon = facts?.coupon;
  if (!coupon || coupon.isUsed) return undefined;
  return coupon.endsAt !== null && new Date(coupon.endsAt) <= at ? undefined : coupon;
}
