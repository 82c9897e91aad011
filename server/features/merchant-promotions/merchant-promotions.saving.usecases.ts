/** Planning, changing, copying and enabling promotions. What was ordered before keeps the terms of its version. */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { mayChangePromotion, type Planner } from '#domain/access/promotion-centers.ts';
import { newOrderId } from '#domain/orders/order.ts';
import type { PromotionPlan } from '#domain/promotion/promotion-draft.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import { promotionChanged } from '#database/collections.ts';
import type { TenantTransaction } from '#database/database.ts';
import { tags } from '../../cache/tags.ts';
import type { Dependencies } from '../../dependencies.ts';
import { conflict, notAllowed } from '../../http/call-error.ts';
import type { CallContext, Visitor } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { claimOf, once } from '../idempotency/idempotency.public.ts';
import { countUsesBefore } from '../promotion/promotion.public.ts';
import { centerOfStaff } from '../session/session.public.ts';
import type { PromotionBody } from './merchant-promotions.body.rules.ts';
import {
  assertApproved,
  assertComplete,
  assertMayPlan,
  assertRoom,
  assertSound,
  checkedPlan,
  mayApprovePromotions,
  plannerOf,
  refusedFor,
} from './merchant-promotions.checks.usecases.ts';
import { logged } from './merchant-promotions.present.ts';
import { lockPromotion, type PromotionRow } from './merchant-promotions.queries.ts';
import { readPromotion, unknownPromotion, visiblePromotion } from './merchant-promotions.usecases.ts';
import { insertPromotion, updateEnabled, updatePromotion, writeCode } from './promotion-writing.queries.ts';

type New = CallAnswer<'createPromotion'>;

/**
 * Once for its key, where one is sent: two of the same would add up. Throws 400 with what is wrong by field and step; 404
 * CENTER_NOT_FOUND; 403 PROMOTION_OF_OTHER_CENTERS, and where it is enabled PROMOTION_NEEDS_APPROVAL; 409 PROMOTIONS_FULL; what
 * `once` throws.
 */
export async function createPromotion(
  deps: Dependencies,
  { visitor }: CallContext,
  { body, idempotencyKey: key }: CallParsed<'createPromotion'> & { idempotencyKey: string },
): Promise<New> {
  const { tenantId } = visitor;
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: body.SaleUnit });
  const planner = await plannerOf(deps, visitor);
  const mayApprove = await mayApprovePromotions(deps, visitor);
  const add = async (tx: TenantTransaction): Promise<New> => {
    const plan = await checkedPlan(tx, { planner, body, saleUnit, now: deps.clock() });
    assertMayPlan(planner, plan.saleUnits);
    const isEnabled = body.Promotion.FlagEnabled === 'Y';
    if (isEnabled) {
      assertSound(plan);
      await assertApproved(tx, { tenantId, plan, mayApprove, now: deps.clock() });
      await assertRoom(tx, { plan, now: deps.clock() });
    }
    return { PromotionId: await addPromotion(deps, tx, { visitor, plan, isEnabled }), Version: 1 };
  };
  const claim = claimOf({ visitor, call: 'createPromotion', key, input: body });
  const added = await deps.database.inTenant(tenantId, async (tx) =>
    key === '' ? add(tx) : (await once(tx, { tenantId, claim }, () => add(tx))).answer,
  );
  shownAnew(deps, tenantId);
  return added;
}

type Adding = { visitor: Visitor; plan: PromotionPlan; isEnabled: boolean };

/** Under an id of its own; tells who did it. */
async function addPromotion(
  deps: Dependencies,
  tx: TenantTransaction,
  { visitor, plan, isEnabled }: Adding,
): Promise<string> {
  const { tenantId, userId } = visitor;
  const by = { at: deps.clock(), userId };
  let id = newPromotionId(by.at);
  // oxlint-disable-next-line no-await-in-loop -- hardly ever again: 25 random bits a day
  while (!(await insertPromotion(tx, { tenantId, id, isEnabled }, plan, by))) id = newPromotionId(by.at);
  await takeCode(tx, { tenantId, id }, plan);
  await promotionChanged(tx, { promotionId: id, codes: plan.saleProducts, at: by.at });
  await writeAudit(deps, tx, {
    visitor,
    action: 'promotion.add',
    subject: `promotion/${id}`,
    after: { ...logged(plan), Status: stateOf(isEnabled) },
  });
  return id;
}

const newPromotionId = (at: Date): string =>
  `PR${newOrderId(at, Buffer.from(randomUUID().replaceAll('-', '').slice(0, 12), 'hex'))}`;

/** Of two who save the same code one is refused. */
async function takeCode(
  tx: TenantTransaction,
  of: { tenantId: string; id: string },
  { code }: PromotionPlan,
): Promise<void> {
  if (code !== '' && !(await writeCode(tx, of, code)))
    throw refusedFor([{ code: 'PROMOTION_CODE_TAKEN', at: 'code' }]);
}

type Limits = Pick<PromotionPlan, 'inAll' | 'budgetSatang' | 'perCustomer' | 'isForNew'>;
const isLimitedInAll = ({ inAll, budgetSatang }: Limits) => inAll !== null || budgetSatang !== null;
const isLimitedByPerson = ({ perCustomer, isForNew }: Limits) => perCustomer !== null || isForNew;

/** Uses are counted only while a limit asks for them: a new one begins with those of the orders before it. */
async function countAnew(
  tx: TenantTransaction,
  { tenantId, id }: { tenantId: string; id: string },
  { before, plan }: { before: Limits; plan: Limits },
): Promise<void> {
  const inAll = isLimitedInAll(plan) && !isLimitedInAll(before);
  const ofPerson = isLimitedByPerson(plan) && !isLimitedByPerson(before);
  if (inAll || ofPerson) await countUsesBefore(tx, tenantId, { promotionId: id, inAll, ofPerson });
}

/** As the log has words for. */
const stateOf = (isEnabled: boolean): string => (isEnabled ? 'active' : 'disabled');

type Changing = { id: string; body: PromotionBody };

/**
 * Throws what `createPromotion` throws; 404 PROMOTION_NOT_FOUND; 409 PROMOTION_CHANGED where somebody has changed it since
 * `Version`. A body without a version is the specification's, and changes it whatever was changed before.
 */
export async function changePromotion(
  deps: Dependencies,
  context: CallContext,
  { id, body }: Changing,
): Promise<CallAnswer<'updatePromotion'>> {
  const { visitor } = context;
  const { tenantId, userId } = visitor;
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: body.SaleUnit });
  const planner = await plannerOf(deps, visitor);
  const mayApprove = await mayApprovePromotions(deps, visitor);
  await deps.database.inTenant(tenantId, async (tx) => {
    const before = await lockToChange(tx, { planner, id, version: body.Promotion.Version });
    const by = { at: deps.clock(), userId };
    const plan = await checkedPlan(tx, { planner, body, existing: before, saleUnit, now: by.at });
    assertMayPlan(planner, plan.saleUnits, before.saleUnits);
    const isEnabled = body.Promotion.FlagEnabled === 'Y';
    if (isEnabled) {
      assertSound(plan);
      await assertApproved(tx, { tenantId, id, plan, mayApprove, now: by.at });
      await assertRoom(tx, { id, plan, now: by.at });
    }
    await updatePromotion(tx, { tenantId, id, isEnabled }, plan, by);
    await takeCode(tx, { tenantId, id }, plan);
    const codes = [...new Set([...before.saleProducts, ...plan.saleProducts])];
    await promotionChanged(tx, { promotionId: id, codes, at: by.at });
    const was = { ...logged(before), Status: stateOf(before.isEnabled) };
    const is = { ...logged(plan), Status: stateOf(isEnabled) };
    // Saved as it was: the history would have an entry that says nothing.
    if (!isDeepStrictEqual(was, is))
      await writeAudit(deps, tx, {
        visitor,
        action: 'promotion.change',
        subject: `promotion/${id}`,
        before: was,
        after: is,
      });
    // Last, since orders wait from then on.
    await countAnew(tx, { tenantId, id }, { before, plan });
  });
  shownAnew(deps, tenantId);
  return readPromotion(deps, context, { id });
}

/** Locked. Throws 404 PROMOTION_NOT_FOUND, 403 PROMOTION_OF_OTHER_CENTERS, 409 PROMOTION_CHANGED. */
async function lockToChange(
  tx: TenantTransaction,
  { planner, id, version }: { planner: Planner; id: string; version: number | undefined },
): Promise<PromotionRow> {
  // Whose it is is told apart from what it is before anybody waits for it.
  await visiblePromotion(tx, { planner, id });
  const row = await lockPromotion(tx, id);
  if (!row) throw unknownPromotion();
  if (!mayChangePromotion(planner, row.saleUnits)) throw notAllowed('PROMOTION_OF_OTHER_CENTERS');
  if (version !== undefined && version !== row.version) throw conflict('PROMOTION_CHANGED');
  return row;
}

/**
 * Enables a promotion or disables it. Throws like `changePromotion`; enabling one that is not complete or not sound 400 with
 * what is wrong.
 */
export async function enablePromotion(
  deps: Dependencies,
  context: CallContext,
  { id, isEnabled, version }: { id: string; isEnabled: boolean; version: number | undefined },
): Promise<CallAnswer<'enablePromotion'>> {
  const { visitor } = context;
  const { tenantId, userId } = visitor;
  const planner = await plannerOf(deps, visitor);
  const mayApprove = await mayApprovePromotions(deps, visitor);
  await deps.database.inTenant(tenantId, async (tx) => {
    const before = await lockToChange(tx, { planner, id, version });
    if (before.isEnabled === isEnabled) return;
    if (isEnabled) {
      assertComplete(before);
      assertSound(before);
      await assertApproved(tx, { tenantId, id, plan: before, mayApprove, now: deps.clock() });
      await assertRoom(tx, { id, plan: before, now: deps.clock() });
    }
    const by = { at: deps.clock(), userId };
    await updateEnabled(tx, { id, isEnabled }, by);
    await promotionChanged(tx, { promotionId: id, codes: before.saleProducts, at: by.at });
    await writeAudit(deps, tx, {
      visitor,
      action: 'promotion.status',
      subject: `promotion/${id}`,
      before: { Status: stateOf(before.isEnabled) },
      after: { Status: stateOf(isEnabled) },
    });
  });
  shownAnew(deps, tenantId);
  return readPromotion(deps, context, { id });
}

const MOST_OF_NAME = 200;
const COPIES = { nameTh: 'สำเนาของ ', nameEn: 'Copy of ' } as const;

/**
 * A copy, not enabled, without the code, which is the first one's. Of a promotion that the caller only sees it is for their
 * active center. Throws 404 PROMOTION_NOT_FOUND, CENTER_NOT_FOUND.
 */
export async function copyPromotion(
  deps: Dependencies,
  { visitor }: CallContext,
  { params: { id }, idempotencyKey: key }: CallParsed<'copyPromotion'> & { idempotencyKey: string },
): Promise<New> {
  const { tenantId } = visitor;
  const planner = await plannerOf(deps, visitor);
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: undefined });
  const claim = claimOf({ visitor, call: 'copyPromotion', key, input: { id } });
  const { answer } = await deps.database.inTenant(tenantId, async (tx) => {
    const of = await visiblePromotion(tx, { planner, id });
    return once(tx, { tenantId, claim }, async () => {
      const plan = {
        ...of,
        nameTh: `${COPIES.nameTh}${of.nameTh}`.slice(0, MOST_OF_NAME),
        nameEn: of.nameEn === '' ? '' : `${COPIES.nameEn}${of.nameEn}`.slice(0, MOST_OF_NAME),
        code: '',
        saleUnits: mayChangePromotion(planner, of.saleUnits) ? of.saleUnits : [saleUnit],
      };
      return { PromotionId: await addPromotion(deps, tx, { visitor, plan, isEnabled: false }), Version: 1 };
    });
  });
  return answer;
}

/** After the commit: what shows promotions, and what runs in each process, is read again. */
function shownAnew({ events }: Dependencies, tenantId: string): void {
  events.publish({ tags: [tags.promotions(tenantId), tags.catalogue(tenantId)] });
}
