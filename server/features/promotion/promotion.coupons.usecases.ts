/** Coupons of customers: their own, whether one can be used, and those to collect (C-19). */
import { randomBytes } from 'node:crypto';
import { couponIdOf, couponTypeOf } from '#domain/promotion/coupon.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { conflict, notAllowed, notFound } from '../../http/call-error.ts';
import { GUEST, isActing, type CallContext, type Visitor } from '../../http/visitor.ts';
import { centerOfStaff, holdPerson } from '../session/session.public.ts';
import { findMeant } from './coupon-issue.queries.ts';
import { candidatesOf, type BuyersPromotions } from './promotion.buyer.rules.ts';
import { promotionsFor } from './promotion.buyer.usecases.ts';
import { groupedCoupons, presentCoupon, presentOffer, stateOfRow } from './promotion.coupons.present.ts';
import {
  findCollected,
  findCoupon,
  findCoupons,
  takeCoupon,
  type CouponRow,
} from './promotion.coupons.queries.ts';
import { knownPromotions } from './promotion.running.usecases.ts';
import type { KnownPromotion } from './promotion.running.rules.ts';

export type { CouponRow } from './promotion.coupons.queries.ts';

/** Of a customer: what is used or over leaves room for what is not, and of the rest the latest come first. */
const MOST_COUPONS = 200;

/** The coupons of an account: what ends first of the unused, then the used and those that are over. */
export const couponsOf = (
  tx: TenantTransaction,
  tenantId: string,
  asked: { customerCode: string; at: Date },
): Promise<CouponRow[]> => findCoupons(tx, tenantId, { ...asked, take: MOST_COUPONS });

type Named = { customerCode?: string | undefined; saleUnit?: string | undefined };
type Whose = { customerCode: string; saleUnit: string };

/**
 * Whose coupons are meant. A buyer's own: the specification's calls name customer and center, which are those of the token. Staff
 * (with the page of customers) name the customer, and may name another center of theirs.
 */
async function whoseOf(deps: Dependencies, visitor: Visitor, named: Named): Promise<Whose> {
  if (visitor.kind !== 'staff') return ownOf(visitor, named);
  if (!(await deps.hasMerchantPage(visitor, 'customers'))) throw notAllowed('PAGE_DISABLED');
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: named.saleUnit });
  const { customerCode } = named;
  if (customerCode === undefined) throw notFound('CUSTOMER_NOT_FOUND');
  const [customer] = await deps.database.inTenant(
    visitor.tenantId,
    (tx) => findMeant(tx, visitor.tenantId, { saleUnit, codes: [customerCode], take: 1 }),
    { readOnly: true },
  );
  if (!customer) throw notFound('CUSTOMER_NOT_FOUND');
  return { customerCode, saleUnit };
}

function ownOf(visitor: Visitor, named: Named): Whose {
  const { customerCode = visitor.customerCode, saleUnit = visitor.saleUnit } = named;
  if (customerCode !== visitor.customerCode) throw notAllowed('NOT_ALLOWED');
  if (saleUnit !== visitor.saleUnit)
    throw conflict('CENTER_MISMATCH', { details: { SaleUnit: visitor.saleUnit }, quiet: true });
  return { customerCode, saleUnit };
}

/** The customer's coupons that a promotion of this center gives. Throws 403 NOT_ALLOWED, PAGE_DISABLED, 404 CENTER_NOT_FOUND, CUSTOMER_NOT_FOUND, 409 CENTER_MISMATCH. */
export async function couponsByCustomer(
  deps: Dependencies,
  { visitor, language }: CallContext,
  asked: CallParsed<'couponsByCustomer'>['body'],
): Promise<CallAnswer<'couponsByCustomer'>> {
  const { tenantId } = visitor;
  const { customerCode, saleUnit } = await whoseOf(deps, visitor, asked);
  const at = deps.clock();
  const rows = await deps.database.inTenant(tenantId, (tx) => couponsOf(tx, tenantId, { customerCode, at }), {
    readOnly: true,
  });
  const coupons = rows
    .filter(({ saleUnits }) => saleUnits?.includes(saleUnit) ?? true)
    .map((row) => presentCoupon(row, { at, language }))
    .filter(({ DateBegin, DateEnd, State, _lock }) => {
      const runs =
        (State === 'unused' || State === 'used') && new Date(DateBegin) <= at && at < new Date(DateEnd);
      return (!asked.onlyActivePromotion || runs) && (!asked.onlyUnusedCoupon || _lock === 'N');
    });
  return {
    statusText: 'OK',
    coupons: asked.notGroupByPromotionId ? coupons : groupedCoupons(coupons),
  };
}

/** By the rules of a quote. Throws 403 NOT_ALLOWED, PAGE_DISABLED, 404 CENTER_NOT_FOUND, CUSTOMER_NOT_FOUND, 409 CENTER_MISMATCH. */
export async function checkCouponValid(
  deps: Dependencies,
  { visitor }: CallContext,
  asked: CallParsed<'checkCouponValid'>['body'],
): Promise<CallAnswer<'checkCouponValid'>> {
  const { tenantId } = visitor;
  const { customerCode, saleUnit } = await whoseOf(deps, visitor, asked);
  const at = deps.clock();
  const couponId = asked.couponID;
  const candidates = candidatesOf(await knownPromotions(deps, tenantId), { saleUnit, at, couponId });
  const { row, own } = await deps.database.inTenant(
    tenantId,
    async (tx) => {
      const [found, promotions] = await Promise.all([
        findCoupon(tx, tenantId, { customerCode, couponId, at }),
        promotionsFor(tx, { tenantId, customerCode }, candidates),
      ]);
      return { row: found, own: promotions };
    },
    { readOnly: true },
  );
  if (!row) return { statusText: 'NOT_FOUND', promotionId: '', couponType: '' };
  const about = { promotionId: row.promotionId, couponType: couponTypeOf(row.kind) };
  const state = stateOfRow(row, at);
  if (state === 'used') return { statusText: 'USED', ...about };
  if (state === 'expired') return { statusText: 'EXPIRED', ...about };
  if (state === 'stopped') return { statusText: 'STOPPED', ...about };
  if (state === 'usedUp') return { statusText: 'USED_UP', ...about };
  const isStarted = own.vouchers.some(({ promotion }) => promotion !== undefined);
  return { statusText: isStarted ? 'OK' : 'NOT_APPLICABLE', ...about };
}

/** The promotions of which this visitor may take a coupon now. */
async function collectable(
  deps: Dependencies,
  { tenantId, customerCode, saleUnit }: Visitor,
): Promise<(tx: TenantTransaction) => Promise<Pick<BuyersPromotions, 'known' | 'usedUp'>>> {
  const known = await knownPromotions(deps, tenantId);
  const candidates = candidatesOf(known, { saleUnit, at: deps.clock(), toCollect: true });
  return (tx) => promotionsFor(tx, { tenantId, customerCode }, candidates);
}

export async function couponsToCollect(
  deps: Dependencies,
  { visitor, language }: CallContext,
): Promise<CallAnswer<'couponsToCollect'>> {
  const { tenantId, customerCode } = visitor;
  const read = await collectable(deps, visitor);
  const { offers, collected } = await deps.database.inTenant(
    tenantId,
    async (tx) => {
      const found = [...(await read(tx)).known.values()];
      const promotionIds = found.map(({ id }) => id);
      const isAsked = customerCode !== GUEST && found.length > 0;
      return {
        offers: found,
        collected: isAsked ? await findCollected(tx, tenantId, { customerCode, promotionIds }) : [],
      };
    },
    { readOnly: true },
  );
  return {
    Data: offers.map((one) =>
      Object.assign(presentOffer(offerOf(one), language), { IsCollected: collected.includes(one.id) }),
    ),
  };
}

const offerOf = (promotion: KnownPromotion) => ({
  ...promotion,
  ...promotion.audience,
  promotionId: promotion.id,
  kind: promotion.terms.kind,
});

/**
 * Throws 404 COUPON_NOT_OFFERED: no such promotion, or none that this customer may collect; 409 COUPON_ALL_TAKEN: its limit or
 * budget is used up, or others have collected all that can be used.
 */
export async function collectCoupon(
  deps: Dependencies,
  { visitor }: CallContext,
  { PromotionId }: CallParsed<'collectCoupon'>['body'],
): Promise<CallAnswer<'collectCoupon'>> {
  const { tenantId, customerCode, userId } = visitor;
  const read = await collectable(deps, visitor);
  const couponid = await deps.database.inTenant(tenantId, async (tx) => {
    await holdPerson(tx, visitor);
    const { known, usedUp } = await read(tx);
    if (usedUp.includes(PromotionId)) throw conflict('COUPON_ALL_TAKEN');
    if (!known.has(PromotionId)) throw notFound('COUPON_NOT_OFFERED');
    const taken = await takeCoupon(tx, tenantId, {
      couponId: newCouponId(),
      promotionId: PromotionId,
      customerCode,
      at: deps.clock(),
      by: isActing(visitor) ? userId : null,
    });
    if (taken === undefined) throw conflict('COUPON_ALL_TAKEN');
    return taken;
  });
  return { statusText: 'OK', couponid };
}

const COUPON_BYTES = 10;
export const newCouponId = (): string => couponIdOf(randomBytes(COUPON_BYTES));
