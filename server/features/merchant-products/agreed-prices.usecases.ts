/** Prices agreed with one customer or with all customers of a type (K-68c). */
import { randomUUID } from 'node:crypto';
import { isBelowFloor } from '#domain/pricing/floor.ts';
import { bahtFromSatang, satangFromBaht } from '#domain/pricing/money.ts';
import { priceWithTax, vatRateAt } from '#domain/pricing/tax.ts';
import { yyyymmdd } from '#domain/time/dates.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict, notFound } from '../../http/call-error.ts';
import type { CallContext } from '../../http/visitor.ts';
import type { Language } from '../../http/messages.ts';
import { tags } from '../../cache/tags.ts';
import { searchCustomers } from '../acting/acting.public.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { claimOf, once } from '../idempotency/idempotency.public.ts';
import { centerOfStaff, centersOfStaff, isStillThere } from '../session/session.public.ts';
import {
  deleteAgreed,
  findAgreed,
  findAgreedMeeting,
  findAgreedOfCustomer,
  findAgreedOfProduct,
  findCustomerTypes,
  findFloorOf,
  isKnownCustomer,
  writeAgreed,
  type AgreedRow,
  type Who,
} from './agreed-prices.queries.ts';
import { findPricedUnits, isCustomerOfCenter } from './product-prices.queries.ts';
import { lockedProduct } from './product-saving.usecases.ts';
import { findVersion } from './product-writing.queries.ts';

type Agreed = CallAnswer<'saveAgreedPrice'>;
type Given = Omit<CallParsed<'saveAgreedPrice'>['body'], 'Version'>;

const nameOf = (language: Language, th: string | null, en: string | null): string =>
  (language === 'th' ? th : en) ?? '';

const presentAgreed = (row: AgreedRow, { language, at }: { language: Language; at: Date }): Agreed => ({
  AgreedId: row.id,
  P_Code: row.code,
  PRODUCTNAME: nameOf(language, row.nameTh, row.nameEn),
  Unit: row.unit,
  UnitName: nameOf(language, row.unitTh, row.unitEn),
  CUSTOMERCODE: row.customerCode ?? '',
  CUSTOMERNAME: row.customerName ?? '',
  CustomerType: row.customerType ?? '',
  CustomerTypeName: nameOf(language, row.typeTh, row.typeEn),
  Price: bahtFromSatang(row.satang),
  Type: row.type,
  Paid: bahtFromSatang(priceWithTax(row.satang, row.type, vatRateAt(at))),
  DateStart: row.firstDay ?? '',
  DateEnd: row.lastDay ?? '',
  Version: row.version,
});

/** Whose price it is stands beside the amounts: the log shows names of customers by their codes. */
const loggedAgreed = (row: AgreedRow) => ({
  unit: row.unit,
  satang: row.satang,
  ...(row.customerCode !== null && { forCustomers: [row.customerCode] }),
  ...(row.customerType !== null && { customerTypes: [row.customerType] }),
  firstDay: row.firstDay,
  lastDay: row.lastDay,
});

const knownCenters = async (deps: Dependencies, { visitor }: CallContext): Promise<string[]> =>
  (await centersOfStaff(deps, visitor)).map(({ saleUnit }) => saleUnit);

/** A page of those of a product; customers of other centers are left out. Throws 404 PRODUCT_NOT_FOUND. */
export async function agreedPricesOf(
  deps: Dependencies,
  context: CallContext,
  { code, after, take }: CallParsed<'agreedPrices'>['query'] & { code: string },
): Promise<CallAnswer<'agreedPrices'>> {
  const saleUnits = await knownCenters(deps, context);
  const rows = await deps.database.inTenant(
    context.visitor.tenantId,
    async (tx) => {
      if ((await findVersion(tx, code)) === undefined) throw notFound('PRODUCT_NOT_FOUND');
      return findAgreedOfProduct(tx, { code, saleUnits, after, take: take + 1 });
    },
    { readOnly: true },
  );
  return pageOf(rows, { take, language: context.language, at: deps.clock() });
}

/** One more than asked for shows whether there is a next page. */
const pageOf = (
  rows: readonly AgreedRow[],
  { take, ...presenting }: { take: number; language: Language; at: Date },
) => ({
  Data: rows.slice(0, take).map((row) => presentAgreed(row, presenting)),
  Next: rows.length > take ? (rows[take - 1]?.id ?? null) : null,
});

/** Those of a customer and of their type. Throws 404 CENTER_NOT_FOUND, CUSTOMER_NOT_FOUND. */
export async function agreedPricesOfCustomer(
  deps: Dependencies,
  { visitor, language }: CallContext,
  {
    code: customerCode,
    saleUnit: asked,
    after,
    take,
  }: CallParsed<'customerAgreedPrices'>['query'] & CallParsed<'customerAgreedPrices'>['params'],
): Promise<CallAnswer<'customerAgreedPrices'>> {
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: asked });
  const at = deps.clock();
  const rows = await deps.database.inTenant(
    visitor.tenantId,
    async (tx) => {
      if (!(await isCustomerOfCenter(tx, { customerCode, saleUnit }))) throw notFound('CUSTOMER_NOT_FOUND');
      return findAgreedOfCustomer(tx, { customerCode, day: yyyymmdd(at), after, take: take + 1 });
    },
    { readOnly: true },
  );
  return pageOf(rows, { take, language, at });
}

/** For whom a price may be agreed or explained: customers of a center as their search finds them, and the types of the shop. */
export async function priceBuyers(
  deps: Dependencies,
  { visitor, language }: CallContext,
  { text, saleUnit, take }: CallParsed<'priceBuyers'>['query'],
): Promise<CallAnswer<'priceBuyers'>> {
  const { customers } = await searchCustomers(deps, { visitor, saleUnit, text, take });
  const types = await deps.database.inTenant(visitor.tenantId, findCustomerTypes, { readOnly: true });
  return {
    Customers: customers.map(({ code, name }) => ({ CUSTOMERCODE: code, CUSTOMERNAME: name })),
    CustomerTypes: types.map(({ code, nameTh, nameEn }) => ({
      Code: code,
      Name: nameOf(language, nameTh, nameEn),
    })),
  };
}

/**
 * Agrees a price, once for its key. Throws 404 PRODUCT_NOT_FOUND, CUSTOMER_NOT_FOUND; 400 AGREED_WHO_MISSING,
 * CUSTOMER_TYPE_UNKNOWN, PRICE_UNIT_MISSING, AGREED_PRICE_MISSING, PRICE_BELOW_LOWEST, ADVANCE_DAYS_WRONG; 409 AGREED_OVERLAPS, and what `once` throws.
 */
export async function addAgreedPrice(
  deps: Dependencies,
  context: CallContext & { idempotencyKey: string },
  {
    code,
    CUSTOMERCODE,
    CustomerType,
    Unit: unit,
    ...given
  }: CallParsed<'addAgreedPrice'>['body'] & { code: string },
): Promise<Agreed> {
  const { visitor, idempotencyKey } = context;
  const { tenantId } = visitor;
  const input = { code, CUSTOMERCODE, CustomerType, unit, ...given };
  const claim = claimOf({ visitor, call: 'addAgreedPrice', key: idempotencyKey, input });
  const saleUnits = await knownCenters(deps, context);
  const { answer } = await deps.database.inTenant(tenantId, (tx) =>
    once(tx, { tenantId, claim }, async () => {
      await lockedProduct(tx, code);
      const who = await checkedWho(tx, { CUSTOMERCODE, CustomerType, saleUnits });
      const units = await findPricedUnits(tx, code);
      if (!units.some(({ no }) => no === unit))
        throw badRequest('PRICE_UNIT_MISSING', { fields: { Unit: 'PRICE_UNIT_MISSING' } });
      return storeAgreed(deps, tx, context, {
        given,
        before: undefined,
        saleUnits,
        at: { code, id: randomUUID(), unit, ...who },
      });
    }),
  );
  tellAgreed(deps, tenantId);
  return answer;
}

/** Changes price and days. Throws 404 PRODUCT_NOT_FOUND, AGREED_NOT_FOUND; 409 AGREED_CHANGED; else like `addAgreedPrice`. */
export async function saveAgreedPrice(
  deps: Dependencies,
  context: CallContext,
  { code, id, Version, ...given }: Given & { code: string; id: string; Version: number },
): Promise<Agreed> {
  const { tenantId } = context.visitor;
  const saleUnits = await knownCenters(deps, context);
  const answer = await deps.database.inTenant(tenantId, async (tx) => {
    const before = await heldAgreed(tx, { code, id, Version, saleUnits });
    const { unit, customerCode, customerType } = before;
    const at = { code, id, unit, customerCode, customerType };
    return storeAgreed(deps, tx, context, { given, before, saleUnits, at });
  });
  tellAgreed(deps, tenantId);
  return answer;
}

/** Removes one. Throws 404 PRODUCT_NOT_FOUND, AGREED_NOT_FOUND; 409 AGREED_CHANGED where somebody has changed it since it was read. */
export async function removeAgreedPrice(
  deps: Dependencies,
  context: CallContext,
  { code, id, Version }: { code: string; id: string; Version: number },
): Promise<CallAnswer<'removeAgreedPrice'>> {
  const { visitor } = context;
  const { tenantId } = visitor;
  const saleUnits = await knownCenters(deps, context);
  await deps.database.inTenant(tenantId, async (tx) => {
    const before = await heldAgreed(tx, { code, id, Version, saleUnits });
    await deleteAgreed(tx, id);
    await writeAudit(deps, tx, {
      visitor,
      action: 'product.agreedPrice',
      subject: `product/${code}`,
      before: loggedAgreed(before),
      after: null,
    });
  });
  tellAgreed(deps, tenantId);
  return { AgreedId: id };
}

/**
 * One as the caller read it, with its product and its customer held: a merge moves it to another account, and an erasure deletes it
 * (decision 66). Throws 404 PRODUCT_NOT_FOUND, AGREED_NOT_FOUND; 409 AGREED_CHANGED.
 */
async function heldAgreed(
  tx: TenantTransaction,
  { Version, ...asked }: { code: string; id: string; Version: number; saleUnits: readonly string[] },
): Promise<AgreedRow> {
  await lockedProduct(tx, asked.code);
  const seen = await findAgreed(tx, asked);
  const customerCode = seen?.customerCode ?? null;
  const isHeld = customerCode === null || (await isStillThere(tx, { customerCode }));
  const row = customerCode === null ? seen : await findAgreed(tx, asked);
  if (!row) throw notFound('AGREED_NOT_FOUND');
  if (!isHeld || row.version !== Version || row.customerCode !== customerCode)
    throw conflict('AGREED_CHANGED');
  return row;
}

/** Who gets pages of their own from now on is read again; nothing that is shared shows an agreed price. */
const tellAgreed = ({ events }: Dependencies, tenantId: string): void =>
  events.publish({ tags: [tags.agreedPrices(tenantId)] });

/** For whom, held until the transaction ends. */
async function checkedWho(
  tx: TenantTransaction,
  {
    CUSTOMERCODE: customer,
    CustomerType: type,
    saleUnits,
  }: { CUSTOMERCODE?: string | undefined; CustomerType?: string | undefined; saleUnits: readonly string[] },
): Promise<Who> {
  if ((customer === undefined) === (type === undefined))
    throw badRequest('AGREED_WHO_MISSING', { fields: { CUSTOMERCODE: 'AGREED_WHO_MISSING' } });
  if (customer !== undefined) {
    // Held first: whoever waited for a merge or an erasure reads what these left.
    const isThere = await isStillThere(tx, { customerCode: customer });
    if (!isThere || !(await isKnownCustomer(tx, { customerCode: customer, saleUnits })))
      throw notFound('CUSTOMER_NOT_FOUND', { fields: { CUSTOMERCODE: 'CUSTOMER_NOT_FOUND' } });
  }
  if (type !== undefined && !(await findCustomerTypes(tx)).some(({ code }) => code === type))
    throw badRequest('CUSTOMER_TYPE_UNKNOWN', { fields: { CustomerType: 'CUSTOMER_TYPE_UNKNOWN' } });
  return { customerCode: customer ?? null, customerType: type ?? null };
}

type At = Who & { code: string; id: string; unit: AgreedRow['unit'] };

/** The product is locked. */
async function storeAgreed(
  deps: Dependencies,
  tx: TenantTransaction,
  { visitor, language }: CallContext,
  {
    given,
    before,
    saleUnits,
    at,
  }: { given: Given; before: AgreedRow | undefined; saleUnits: string[]; at: At },
): Promise<Agreed> {
  const now = deps.clock();
  const { DateStart: firstDay, DateEnd: lastDay, Type: type } = given;
  const satang = satangFromBaht(given.Price);
  if (satang === 0) throw badRequest('AGREED_PRICE_MISSING', { fields: { Price: 'AGREED_PRICE_MISSING' } });
  const isOther = before?.satang !== satang || before.type !== type;
  const floor = isOther ? await findFloorOf(tx, at) : undefined;
  // Whoever asks: the answer does not say where the lowest is.
  if (floor && isBelowFloor(floor, { satang, type }, vatRateAt(now)))
    throw badRequest('PRICE_BELOW_LOWEST', { fields: { Price: 'PRICE_BELOW_LOWEST' } });
  if (firstDay !== null && lastDay !== null && lastDay < firstDay)
    throw badRequest('ADVANCE_DAYS_WRONG', { fields: { DateEnd: 'ADVANCE_DAYS_WRONG' } });
  const meeting = await findAgreedMeeting(tx, { ...at, firstDay, lastDay });
  if (meeting)
    throw conflict('AGREED_OVERLAPS', {
      values: { days: `${meeting.firstDay ?? '…'} – ${meeting.lastDay ?? '…'}` },
      fields: { DateStart: 'AGREED_OVERLAPS' },
    });
  await writeAgreed(tx, { ...at, tenantId: visitor.tenantId, at: now, firstDay, lastDay, satang, type });
  const after = await findAgreed(tx, { code: at.code, id: at.id, saleUnits });
  if (!after) throw notFound('AGREED_NOT_FOUND');
  await writeAudit(deps, tx, {
    visitor,
    action: 'product.agreedPrice',
    subject: `product/${at.code}`,
    before: before ? loggedAgreed(before) : null,
    after: loggedAgreed(after),
  });
  return presentAgreed(after, { language, at: now });
}
