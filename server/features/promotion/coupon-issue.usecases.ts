/** Staff issue coupons to customers, as a run of a customer each. */
import { MAX_RUN_ROWS } from '#domain/runs/run.ts';
import { startOfDay } from '#domain/time/dates.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, notAllowed, notFound } from '../../http/call-error.ts';
import type { Language } from '../../http/messages.ts';
import type { CallContext, Visitor } from '../../http/visitor.ts';
import type { RunKind } from '../../run-kinds.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { claimOf, once } from '../idempotency/idempotency.public.ts';
import { startRun, tellMaker } from '../runs/runs.public.ts';
import { centerOfStaff, staffMemberOf } from '../session/session.public.ts';
import { findCustomerTypes, findIssuable, findMeant, insertCoupons } from './coupon-issue.queries.ts';
import { presentCoupon } from './promotion.coupons.present.ts';
import { couponsOf, newCouponId } from './promotion.coupons.usecases.ts';

const KIND = 'coupons.issue';
const DAY_MS = 24 * 60 * 60 * 1000;

const nameIn = (language: Language, { nameTh, nameEn }: { nameTh: string; nameEn: string }): string =>
  language === 'en' ? nameEn : nameTh;

/** Throws 404 CENTER_NOT_FOUND for a center that is not the caller's. */
export async function couponsToIssue(
  deps: Dependencies,
  { visitor, language }: CallContext,
  { saleUnit: asked }: CallParsed<'couponsToIssue'>['query'],
): Promise<CallAnswer<'couponsToIssue'>> {
  const { tenantId } = visitor;
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: asked });
  const at = deps.clock();
  const [promotions, types] = await deps.database.inTenant(
    tenantId,
    (tx) => Promise.all([findIssuable(tx, tenantId, { saleUnit, at }), findCustomerTypes(tx, tenantId)]),
    { readOnly: true },
  );
  return {
    Data: promotions.map((one) => ({
      PromotionId: one.promotionId,
      PromotionName: nameIn(language, one),
      Label: language === 'en' ? one.labelEn : one.labelTh,
      DateBegin: one.startsAt.toISOString(),
      DateEnd: one.endsAt.toISOString(),
    })),
    CustomerTypes: types.map((type) => ({ Code: type.code, Name: nameIn(language, type) })),
  };
}

/** Throws 404 CENTER_NOT_FOUND, CUSTOMER_NOT_FOUND for those who do not order from that center of the caller's. */
export async function couponsOfCustomer(
  deps: Dependencies,
  { visitor, language }: CallContext,
  { code, saleUnit: asked }: CallParsed<'couponsOfCustomer'>['params'],
): Promise<CallAnswer<'couponsOfCustomer'>> {
  const { tenantId } = visitor;
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: asked });
  const at = deps.clock();
  return deps.database.inTenant(
    tenantId,
    async (tx) => {
      const [customer] = await findMeant(tx, tenantId, { saleUnit, codes: [code], take: 1 });
      if (!customer) throw notFound('CUSTOMER_NOT_FOUND');
      const rows = await couponsOf(tx, tenantId, { customerCode: code, at });
      return {
        Customer: { CUSTOMERCODE: code, CUSTOMERNAME: customer.name },
        coupons: rows.map((row) => presentCoupon(row, { at, language })),
      };
    },
    { readOnly: true },
  );
}

type Issue = {
  promotionId: string;
  nameTh: string;
  nameEn: string;
  each: number;
  /** ISO; null where the coupons end with their promotion. */
  endsAt: string | null;
  saleUnit: string;
};

/**
 * Starts the run. Throws 404 CENTER_NOT_FOUND, COUPON_NOT_OFFERED for a promotion without coupons at that center,
 * CUSTOMER_NOT_FOUND where one of a list is none of that center; 400 RUN_EMPTY, RUN_TOO_LONG; 409 TOO_MANY_RUNS.
 */
export async function issueCoupons(
  deps: Dependencies,
  context: CallContext,
  { body, idempotencyKey: key }: CallParsed<'issueCoupons'> & { idempotencyKey: string },
): Promise<CallAnswer<'issueCoupons'>> {
  const { visitor } = context;
  const { tenantId } = visitor;
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: body.SaleUnit });
  const claim = claimOf({ visitor, call: 'issueCoupons', key, input: body });
  const begin = async (tx: TenantTransaction) => {
    const promotion = await issuableOf(tx, tenantId, {
      promotionId: body.PromotionId,
      saleUnit,
      at: deps.clock(),
    });
    const codes = body.Customers && [...new Set(body.Customers)];
    const customers = await findMeant(tx, tenantId, {
      saleUnit,
      codes,
      type: body.CustomerType,
      take: MAX_RUN_ROWS,
    });
    if (customers.length > MAX_RUN_ROWS)
      throw badRequest('RUN_TOO_LONG', { values: { count: MAX_RUN_ROWS } });
    if (codes && customers.length < codes.length) throw notFound('CUSTOMER_NOT_FOUND');
    const parameters: Issue = {
      promotionId: promotion.promotionId,
      nameTh: promotion.nameTh,
      nameEn: promotion.nameEn,
      each: body.Each,
      endsAt: endOf(body.DateEnd),
      saleUnit,
    };
    const rows = customers.map(({ code }) => ({ key: code, input: {} }));
    return startRun(deps, tx, context, { kind: KIND, parameters, rows });
  };
  const { answer } = await deps.database.inTenant(tenantId, (tx) =>
    once(tx, { tenantId, claim }, () => begin(tx)),
  );
  return answer;
}

type Asked = { promotionId: string; saleUnit: string; at: Date };

async function issuableOf(tx: TenantTransaction, tenantId: string, { promotionId, saleUnit, at }: Asked) {
  const found = (await findIssuable(tx, tenantId, { saleUnit, at })).find(
    (one) => one.promotionId === promotionId,
  );
  if (!found) throw notFound('COUPON_NOT_OFFERED');
  return found;
}

/** The last day is one on which they can be used. */
function endOf(lastDay: string | undefined): string | null {
  const start = lastDay && startOfDay(lastDay.replaceAll('-', ''));
  return start ? new Date(start.getTime() + DAY_MS).toISOString() : null;
}

/** Each row is one customer, by whoever started the run. */
export function defineCouponIssue(deps: Dependencies): void {
  const kind: RunKind = {
    title: ({ parameters, total }, language) => titleOf(parameters as Issue, total, language),
    fileName: 'coupons',
    finish: (tx, run) => tellMaker(deps, tx, { run, kind }),
    assertMay: async ({ visitor }) => {
      if (!(await deps.hasMerchantPage(visitor, 'customers'))) throw notAllowed('PAGE_DISABLED');
      if (!(await staffMemberOf(deps, visitor)).rights.includes('issueCoupons'))
        throw notAllowed('RIGHT_MISSING');
    },
    workRow: async ({ visitor }, { key, mark }, parameters) => {
      const issue = parameters as Issue;
      // The center may be the person's no longer.
      await centerOfStaff(deps, { visitor, saleUnit: issue.saleUnit });
      await deps.database.inTenant(visitor.tenantId, async (tx) => {
        await mark(tx);
        await issueTo(deps, tx, { visitor, customerCode: key, issue });
      });
    },
  };
  deps.runKinds.define(KIND, kind);
}

type To = { visitor: Visitor; customerCode: string; issue: Issue };

async function issueTo(deps: Dependencies, tx: TenantTransaction, { visitor, customerCode, issue }: To) {
  const { tenantId, userId } = visitor;
  const { promotionId, saleUnit, each, endsAt } = issue;
  const at = deps.clock();
  // Either may be gone since the run was started.
  await issuableOf(tx, tenantId, { promotionId, saleUnit, at });
  const [customer] = await findMeant(tx, tenantId, { saleUnit, codes: [customerCode], take: 1 });
  if (!customer) throw notFound('CUSTOMER_NOT_FOUND');
  const couponIds = Array.from({ length: each }, newCouponId);
  await insertCoupons(tx, tenantId, {
    couponIds,
    promotionId,
    customerCode,
    at,
    endsAt: endsAt === null ? null : new Date(endsAt),
    by: userId,
  });
  await writeAudit(deps, tx, {
    visitor,
    action: 'customer.coupon',
    subject: `customer/${customerCode}`,
    after: { CouponPromotion: promotionId, Coupons: couponIds.join(', ') },
  });
}

function titleOf(issue: Issue, total: number, language: Language): string {
  const many = total.toLocaleString('en-US');
  const each =
    issue.each > 1 ? { th: ` คนละ ${issue.each} ใบ`, en: `, ${issue.each} each` } : { th: '', en: '' };
  return language === 'th'
    ? `ออกคูปอง “${issue.nameTh}” ให้ลูกค้า ${many} ราย${each.th}`
    : `Coupon “${issue.nameEn}” for ${many} ${total === 1 ? 'customer' : 'customers'}${each.en}`;
}
