/** What is checked before a promotion is tried or saved: what was typed, what it names, and whose it is. */
import {
  customersKnownTo,
  mayChangePromotion,
  maySeePromotion,
  type Planner,
} from '#domain/access/promotion-centers.ts';
import { isSuperAdminRole } from '#domain/access/roles.ts';
import { MOST_WITHOUT_APPROVAL, needsApproval } from '#domain/promotion/needs-approval.ts';
import type { DraftFlaw, DraftPlace, PromotionFlawCode } from '#domain/promotion/draft-flaws.ts';
import { pageOfFlaw } from '#domain/promotion/draft-flaws.ts';
import { lineOf, type PromotionDraft, type PromotionPlan } from '#domain/promotion/promotion-draft.ts';
import { pathOf } from '#domain/promotion/promotion-fields.ts';
import { planOf } from '#domain/promotion/promotion-plan.ts';
import { readDraft } from '#domain/promotion/read-draft.ts';
import { unsoundFlaws } from '#domain/promotion/unsound-flaws.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict, notAllowed, notFound, type CallError } from '../../http/call-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { activeCenters, centerOfStaff, centersOfStaff } from '../session/session.public.ts';
import type { PromotionBody } from './merchant-promotions.body.rules.ts';
import { countPromoted, findPromotion } from './merchant-promotions.queries.ts';
import { findMeeting, findWorth, lockEnabling } from './promotion-approval.queries.ts';
import { findCustomers, unknownOf } from './promotion-names.queries.ts';

/** Whose promotions the caller sees and changes. */
export async function plannerOf(deps: Dependencies, visitor: Visitor): Promise<Planner> {
  const [mine, all] = [await centersOfStaff(deps, visitor), await activeCenters(deps, visitor.tenantId)];
  const own = mine.map(({ saleUnit }) => saleUnit);
  const isSuperAdmin = isSuperAdminRole(visitor.role);
  return {
    own,
    isSuperAdmin,
    mayAll: isSuperAdmin || (own.length > 0 && all.every(({ saleUnit }) => own.includes(saleUnit))),
  };
}

/** 400 with the first flaw as its code, each by its field, and each with its step in `details.Flaws`. */
export function refusedFor(flaws: readonly DraftFlaw[]): CallError {
  const named = flaws.map(({ code, at }) => ({ Step: pageOfFlaw(code), Field: pathOf(at), Code: code }));
  return badRequest(named[0]?.Code ?? 'PROMOTION_NOT_SOUND', {
    fields: Object.fromEntries(named.map(({ Field, Code }) => [Field, Code]).toReversed()),
    details: { Flaws: named },
  });
}

type Given = {
  planner: Planner;
  body: PromotionBody;
  existing?: PromotionPlan | undefined;
  saleUnit: string;
  now: Date;
  /** Nothing is saved. */
  isTried?: boolean;
};

/**
 * The plan that was sent, if nothing is wrong with it, and the shop has all that it names and the planner may know; else throws
 * 400. Customers of other centers stay as they were named before: the planner does not see them, nor drops them by opening it to all.
 */
export async function checkedPlan(
  tx: TenantTransaction,
  { planner, body, existing, saleUnit, now, isTried = false }: Given,
): Promise<PromotionPlan> {
  const { draft: given, flaws } = readDraft(body, { existing, saleUnit, now });
  const hidden = existing ? await hiddenFrom(tx, planner, existing) : NOBODY;
  const planned = planOf(withHidden(given, hidden));
  const isDropped = !isTried && !given.isForListed && hidden.customers.length > 0;
  const all: DraftFlaw[] = [
    ...flaws,
    ...('flaws' in planned ? planned.flaws : []),
    ...(isDropped ? [{ code: 'PROMOTION_CUSTOMERS_OF_OTHERS', at: 'customers' } as const] : []),
  ];
  if (all.length > 0 || 'flaws' in planned) throw refusedFor(all);
  const { plan } = planned;
  const unknown = await unknownFlaws(tx, { planner, plan, existing });
  if (unknown.length > 0) throw refusedFor(unknown);
  return plan;
}

type Listed = Pick<PromotionPlan, 'customers' | 'customersLeftOut'>;
const NOBODY: Listed = { customers: [], customersLeftOut: [] };

/** Those whom the planner does not see. */
async function hiddenFrom(tx: TenantTransaction, planner: Planner, existing: Listed): Promise<Listed> {
  const centers = customersKnownTo(planner);
  if (centers === null) return NOBODY;
  const named = [...existing.customers, ...existing.customersLeftOut];
  const known = new Set((await findCustomers(tx, named, centers)).map(({ code }) => code));
  const hidden = (codes: readonly string[]) => codes.filter((code) => !known.has(code));
  return { customers: hidden(existing.customers), customersLeftOut: hidden(existing.customersLeftOut) };
}

const withHidden = (draft: PromotionDraft, hidden: Listed): PromotionDraft => ({
  ...draft,
  customers: draft.isForListed ? [...new Set([...draft.customers, ...hidden.customers])] : draft.customers,
  customersLeftOut: [...new Set([...draft.customersLeftOut, ...hidden.customersLeftOut])],
});

async function unknownFlaws(
  tx: TenantTransaction,
  { planner, plan, existing }: Pick<Given, 'planner' | 'existing'> & { plan: PromotionPlan },
): Promise<DraftFlaw[]> {
  const unknown = await unknownOf(tx, {
    kept: existing ? [...existing.customers, ...existing.customersLeftOut] : [],
    customersOf: customersKnownTo(planner),
    products: [...plan.saleProducts, ...plan.freeProducts],
    customers: [...plan.customers, ...plan.customersLeftOut],
    customerTypes: plan.customerTypes ?? [],
    storeTypes: plan.storeTypes ?? [],
  });
  const flaw = (
    codes: readonly string[],
    named: readonly string[] | null,
    code: PromotionFlawCode,
    at: DraftPlace,
  ): DraftFlaw[] => (codes.some((one) => named?.includes(one)) ? [{ code, at }] : []);
  return [
    ...flaw(unknown.products, plan.saleProducts, 'PROMOTION_PRODUCT_UNKNOWN', 'saleProducts'),
    ...flaw(unknown.products, plan.freeProducts, 'PROMOTION_PRODUCT_UNKNOWN', 'freeProducts'),
    ...flaw(unknown.customers, plan.customers, 'PROMOTION_CUSTOMER_UNKNOWN', 'customers'),
    ...flaw(unknown.customers, plan.customersLeftOut, 'PROMOTION_CUSTOMER_UNKNOWN', 'customersLeftOut'),
    ...flaw(unknown.storeTypes, plan.storeTypes, 'PROMOTION_TYPE_UNKNOWN', 'storeTypes'),
    ...flaw(unknown.customerTypes, plan.customerTypes, 'PROMOTION_TYPE_UNKNOWN', 'customerTypes'),
  ];
}

/**
 * A plan that was sent to be tried, with the center where. Of other centers' promotions nothing is told: it is tried for the
 * planner's own alone. Throws like `checkedPlan`, and 404 CENTER_NOT_FOUND, also where none is their own.
 */
export async function planToTry(
  deps: Dependencies,
  visitor: Visitor,
  body: PromotionBody,
): Promise<{ plan: PromotionPlan; saleUnit: string }> {
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: body.SaleUnit });
  const planner = await plannerOf(deps, visitor);
  const { PromotionId: id } = body.Promotion;
  const plan = await deps.database.inTenant(
    visitor.tenantId,
    async (tx) => {
      const kept = id === undefined ? undefined : await findPromotion(tx, id);
      const existing = kept && maySeePromotion(planner, kept.saleUnits) ? kept : undefined;
      return checkedPlan(tx, { planner, body, existing, saleUnit, now: deps.clock(), isTried: true });
    },
    { readOnly: true },
  );
  if (planner.mayAll) return { plan, saleUnit };
  const saleUnits = planner.own.filter((one) => plan.saleUnits?.includes(one) ?? true);
  if (saleUnits.length === 0) throw notFound('CENTER_NOT_FOUND', { fields: { Centers: 'CENTER_NOT_FOUND' } });
  return { plan: { ...plan, saleUnits }, saleUnit };
}

/** Throws 403 PROMOTION_OF_OTHER_CENTERS, 404 CENTER_NOT_FOUND for centers that are neither the caller's nor kept. */
export function assertMayPlan(
  planner: Planner,
  saleUnits: PromotionPlan['saleUnits'],
  kept: PromotionPlan['saleUnits'] = [],
): void {
  if (saleUnits?.some((one) => !planner.own.includes(one) && !kept?.includes(one)))
    throw notFound('CENTER_NOT_FOUND', { fields: { Centers: 'CENTER_NOT_FOUND' } });
  if (!mayChangePromotion(planner, saleUnits)) throw notAllowed('PROMOTION_OF_OTHER_CENTERS');
}

/** Throws 400 for a plan that may be kept and not be enabled. */
export function assertSound(plan: PromotionPlan): void {
  const flaws = unsoundFlaws(plan);
  if (flaws.length > 0) throw refusedFor(flaws);
}

/**
 * Before one is enabled, or saved enabled, with whatever is enabled beside it. Throws 403 PROMOTION_NEEDS_APPROVAL. Until the
 * transaction ends nobody else enables one.
 */
export async function assertApproved(
  tx: TenantTransaction,
  {
    tenantId,
    id,
    plan,
    mayApprove,
    now,
  }: { tenantId: string; id?: string; plan: PromotionPlan; mayApprove: boolean; now: Date },
): Promise<void> {
  await lockEnabling(tx, tenantId);
  if (mayApprove) return;
  const others = await findMeeting(tx, plan, { id, from: now });
  const named = [plan, ...others].flatMap((one) => one.saleProducts.concat(one.freeProducts));
  const worth = await findWorth(tx, plan, [...new Set(named)]);
  if (!needsApproval(plan, { others, worth })) return;
  throw notAllowed('PROMOTION_NEEDS_APPROVAL', { values: { percent: MOST_WITHOUT_APPROVAL * 100 } });
}

/** Whether the caller enables what needs approval. */
export const mayApprovePromotions = (deps: Dependencies, visitor: Visitor): Promise<boolean> =>
  deps.hasStaffRight(visitor, 'approvePromotions');

/**
 * Products in all promotions that are enabled and not over, each counted in each: a process holds them all in memory, and a quote
 * looks at each that has a product of the cart.
 */
export const MOST_PROMOTED = 100_000;

/** Before one is enabled. Throws 409 PROMOTIONS_FULL. */
export async function assertRoom(
  tx: TenantTransaction,
  { id = '', plan, now }: { id?: string; plan: PromotionPlan; now: Date },
): Promise<void> {
  const others = await countPromoted(tx, { besides: id, at: now });
  if (others + plan.saleProducts.length > MOST_PROMOTED)
    throw conflict('PROMOTIONS_FULL', {
      values: { most: MOST_PROMOTED.toLocaleString('en'), others: others.toLocaleString('en') },
    });
}

/** What is kept, checked as if it had been sent: labels of before had no terms. */
export function assertComplete(kept: PromotionPlan): void {
  const planned = planOf({ ...kept, lines: kept.steps.map(lineOf) });
  if ('flaws' in planned) throw refusedFor(planned.flaws);
}
