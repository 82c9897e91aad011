/** Staff issue coupons to customers, as a run of a customer each. */
import { isForBuyer, type AudienceReason } from '#domain/promotion/promotion-audience.ts';
import { MAX_RUN_ROWS } from '#domain/runs/run.ts';
import { startOfDay } from '#domain/time/dates.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict, notAllowed, notFound } from '../../http/call-error.ts';
import type { Language } from '../../http/messages.ts';
import type { CallContext, Visitor } from '../../http/visitor.ts';
import type { RunKind } from '../../run-kinds.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { claimOf, once } from '../idempotency/idempotency.public.ts';
import { startRun, tellMaker } from '../runs/runs.public.ts';
import { centerOfStaff, staffMemberOf } from '../session/session.public.ts';
import {
  countHolders,
  findCustomerTypes,
  findIssuable,
  findMeant,
  insertCoupons,
} from './coupon-issue.queries.ts';
import { findBuyer } from './promotion.buyer.queries.ts';
import { buyerOf } from './promotion.buyer.rules.ts';
import { presentCoupon } from './promotion.coupons.present.ts';
import { couponsOf, newCouponId } from './promotion.coupons.usecases.ts';
import type { KnownPromotion, KnownPromotions } from './promotion.running.rules.ts';
import { knownPromotions } from './promotion.running.usecases.ts';

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
    (tx) =>
      Promise.all([findIssuable(tx, tenantId, { saleUnit, at }), findCustomerTypes(tx, tenantId, saleUnit)]),
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
    CustomerTypes: types.map((type) => ({
      Code: type.code,
      Name: nameIn(language, type),
      Customers: type.customers,
    })),
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
 * Starts the run. Throws 404 CENTER_NOT_FOUND, COUPON_NOT_ISSUABLE for a promotion without coupons at that center,
 * 400 COUPON_CUSTOMERS_UNKNOWN with those who are none of that center, COUPON_DAY_PAST, RUN_EMPTY, RUN_TOO_LONG;
 * 409 TOO_MANY_RUNS, COUPONS_HELD with their number where customers have an unused one: only whoever says `Again` issues another.
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
  const endsAt = endOf(body.DateEnd);
  const begin = async (tx: TenantTransaction) => {
    if (endsAt !== null && endsAt <= deps.clock()) throw refusedAt('DateEnd', 'COUPON_DAY_PAST');
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
    if (codes) assertAllFound(codes, customers);
    const held = body.Again
      ? 0
      : await countHolders(tx, tenantId, {
          promotionId: promotion.promotionId,
          kind: KIND,
          codes: customers.map(({ code }) => code),
          at: deps.clock(),
        });
    if (held > 0) throw conflict('COUPONS_HELD', { values: { count: held }, details: { Count: held } });
    const parameters: Issue = {
      promotionId: promotion.promotionId,
      nameTh: promotion.nameTh,
      nameEn: promotion.nameEn,
      each: body.Each,
      endsAt: endsAt && endsAt.toISOString(),
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

const refusedAt = (field: 'Customers' | 'DateEnd', code: string, values: Record<string, string> = {}) =>
  badRequest(code, { fields: { [field]: code }, values });

/** So many unknown codes are named; of the others that there are more. */
const MOST_NAMED = 10;

function assertAllFound(codes: readonly string[], found: readonly { code: string }[]): void {
  const known = new Set(found.map(({ code }) => code));
  const unknown = codes.filter((code) => !known.has(code));
  if (unknown.length === 0) return;
  const named = unknown.slice(0, MOST_NAMED).join(', ');
  const codesTold = unknown.length > MOST_NAMED ? `${named} … (${unknown.length})` : named;
  throw refusedAt('Customers', 'COUPON_CUSTOMERS_UNKNOWN', { codes: codesTold });
}

type Asked = { promotionId: string; saleUnit: string; at: Date };

async function issuableOf(tx: TenantTransaction, tenantId: string, { promotionId, saleUnit, at }: Asked) {
  const found = (await findIssuable(tx, tenantId, { saleUnit, at })).find(
    (one) => one.promotionId === promotionId,
  );
  if (!found) throw notFound('COUPON_NOT_ISSUABLE');
  return found;
}

/** The last day is one on which they can be used. */
function endOf(lastDay: string | undefined): Date | null {
  const start = lastDay && startOfDay(lastDay.replaceAll('-', ''));
  return start ? new Date(start.getTime() + DAY_MS) : null;
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
      const promotions = await knownPromotions(deps, visitor.tenantId);
      await deps.database.inTenant(visitor.tenantId, async (tx) => {
        await mark(tx);
        await issueTo(deps, tx, { visitor, customerCode: key, issue, promotions });
      });
    },
  };
  deps.runKinds.define(KIND, kind);
}

type To = { visitor: Visitor; customerCode: string; issue: Issue; promotions: KnownPromotions };

async function issueTo(
  deps: Dependencies,
  tx: TenantTransaction,
  { visitor, customerCode, issue, promotions }: To,
) {
  const { tenantId, userId } = visitor;
  const { promotionId, saleUnit, each, endsAt } = issue;
  const at = deps.clock();
  // Either may be gone since the run was started.
  await issuableOf(tx, tenantId, { promotionId, saleUnit, at });
  const [customer] = await findMeant(tx, tenantId, { saleUnit, codes: [customerCode], take: 1 });
  if (!customer) throw notFound('CUSTOMER_NOT_FOUND');
  await assertIsFor(tx, tenantId, { promotion: promotions.byId.get(promotionId), saleUnit, customerCode });
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

/** What the maker reads of a customer who could never use the coupon. */
const NOT_FOR: Readonly<Record<AudienceReason, string>> = {
  CENTER: 'COUPON_NOT_ISSUABLE',
  CUSTOMER_TYPE: 'COUPON_OTHER_CUSTOMER_TYPE',
  STORE_TYPE: 'COUPON_OTHER_STORE_TYPE',
  NOT_LISTED: 'COUPON_NOT_FOR_CUSTOMER',
  LEFT_OUT: 'COUPON_NOT_FOR_CUSTOMER',
  NOT_NEW: 'COUPON_NOT_NEW',
};

type Meant = { promotion: KnownPromotion | undefined; saleUnit: string; customerCode: string };

/** By the rules of a quote. Throws 409 with the first reason why the promotion is not for the customer. */
async function assertIsFor(
  tx: TenantTransaction,
  tenantId: string,
  { promotion, saleUnit, customerCode }: Meant,
): Promise<void> {
  if (!promotion) throw notFound('COUPON_NOT_ISSUABLE');
  const { id, audience } = promotion;
  const facts = await findBuyer(tx, tenantId, { customerCode, naming: [id], limited: [], couponId: '' });
  const [reason] = isForBuyer(audience, buyerOf(facts, { id, saleUnit })).reasons;
  if (reason) throw conflict(NOT_FOR[reason]);
}

function titleOf(issue: Issue, total: number, language: Language): string {
  const many = total.toLocaleString('en-US');
  const each =
    issue.each > 1 ? { th: ` คนละ ${issue.each} ใบ`, en: `, ${issue.each} each` } : { th: '', en: '' };
  return language === 'th'
    ? `ออกคูปอง “${issue.nameTh}” ให้ลูกค้า ${many} ราย${each.th}`
    : `Coupon “${issue.nameEn}” for ${many} ${total === 1 ? 'customer' : 'customers'}${each.en}`;
}
