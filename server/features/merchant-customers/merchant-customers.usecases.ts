/** Staff look for customers of their centers, and at one of them. */
import type { DeliveryKind } from '#domain/orders/delivery.ts';
import type { OrderState } from '#domain/orders/order.ts';
import { customerSearchParts } from '#domain/search/customer-search.ts';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import { startOfDay, yyyymmdd } from '#domain/time/dates.ts';
import type { DeliveryAddress } from '#contract/address.schemas.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notAllowed, notFound } from '../../http/call-error.ts';
import { dayRange } from '../../http/day-range.ts';
import type { CallContext, Visitor } from '../../http/visitor.ts';
import { addressesForStaff, addressesOfCustomer, askedAddresses } from '../address/address.public.ts';
import { writeAudit } from '../audit/audit.public.ts';
import {
  centerName,
  centerOfStaff,
  centersOfStaff,
  linkedSignIns,
  removeLinkedSignIn,
  tellEnded,
} from '../session/session.public.ts';
import { findLatestOrders, findSpent } from './customer-orders.queries.ts';
import { moneyOf, presentDeskCustomer, presentNamed, signedIn } from './desk-customers.present.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import { lookingAt } from './customer-looks.usecases.ts';
import {
  deskCustomers,
  findDeskCustomers,
  findKept,
  findSalesmen,
  findTags,
  findTypes,
  type DeskCustomer,
  type DeskFilters,
} from './desk-customers.queries.ts';

type Query = CallParsed<'merchantCustomers'>['query'];

/** Of all orders; whoever asks for customers by their orders may see orders. */
const EVER = { from: new Date(0), until: new Date('9999-01-01') };

/** The marks of search.desk_customers that the filters ask for: of each group a customer has one. */
function groupsOf({
  status,
  type,
  level,
  salesman,
  tag,
  never,
  unseen,
}: Omit<Query, 'after' | 'take'>): string[][] {
  const marks = (name: string, values: readonly string[] | undefined): string[][] =>
    values ? [values.map((value) => `${name}=${value}`)] : [];
  return [
    ...marks('s', status),
    ...marks('t', type),
    ...marks('l', level),
    ...marks('m', salesman),
    ...marks('g', tag),
    ...marks('o', never && ['never']),
    ...marks('i', unseen && ['never']),
  ];
}

type Narrowed = { saleUnit: string; withOrders: boolean; wanted: Omit<DeskFilters, 'after' | 'take'> };

/** Throws 404 CENTER_NOT_FOUND; 403 PAGE_DISABLED for who may not see orders and asks by them. */
export async function narrowedBy(
  deps: Dependencies,
  visitor: Visitor,
  query: Omit<Query, 'after' | 'take'>,
): Promise<Narrowed> {
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: query.saleUnit });
  const withOrders = await deps.hasMerchantPage(visitor, 'salesOrders');
  const { from, until } = dayRange(query, ['orderedFrom', 'orderedTo']);
  const ordered = from || until ? { from: from ?? EVER.from, until: until ?? EVER.until } : undefined;
  if (!withOrders && (ordered || query.never)) throw notAllowed('PAGE_DISABLED');
  const parts = customerSearchParts(query.text ?? '');
  return { saleUnit, withOrders, wanted: { parts, saleUnit, groups: groupsOf(query), ordered } };
}

type Shown = { rows: DeskCustomer[]; next: string | null };

/** A page of them in the order of the list. */
export async function pageOf(
  tx: TenantTransaction,
  { wanted, after, take }: Pick<Narrowed, 'wanted'> & Pick<Query, 'after' | 'take'>,
): Promise<Shown> {
  const found = await deskCustomers({ ...wanted, after, take: take + 1 }).execute(tx);
  const codes = found.rows.map(({ code }) => code);
  const shown = codes.slice(0, take);
  const rows = await findDeskCustomers(tx, { codes: shown, saleUnits: [wanted.saleUnit] });
  const byCode = new Map(rows.map((row) => [row.code, row]));
  return {
    rows: shown.flatMap((code) => byCode.get(code) ?? []),
    next: codes.length > take ? (shown.at(-1) ?? null) : null,
  };
}

/** Throws what `narrowedBy` throws. */
export async function listCustomers(
  deps: Dependencies,
  { visitor, language }: CallContext,
  { after, take, ...query }: Query,
): Promise<CallAnswer<'merchantCustomers'>> {
  const { wanted, withOrders } = await narrowedBy(deps, visitor, query);
  const { rows, next } = await deps.database.inTenant(
    visitor.tenantId,
    (tx) => pageOf(tx, { wanted, after, take }),
    { readOnly: true },
  );
  return { Data: rows.map((row) => presentDeskCustomer(row, { language, withOrders })), Next: next };
}

/** Throws 404 CENTER_NOT_FOUND. */
export async function customerChoices(
  deps: Dependencies,
  { visitor, language }: CallContext,
  { saleUnit: asked }: CallParsed<'customerChoices'>['query'],
): Promise<CallAnswer<'customerChoices'>> {
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: asked });
  const centers = await centersOfStaff(deps, visitor);
  return deps.database.inTenant(
    visitor.tenantId,
    async (tx) => ({
      Types: (await findTypes(tx)).map((one) => presentNamed(one, language)),
      Salesmen: (await findSalesmen(tx, [saleUnit])).map(({ code: Code, name: Name }) => ({ Code, Name })),
      Tags: (await findTags(tx)).map((one) => presentNamed(one, language)),
      Centers: centers.map((one) => ({ SaleUnit: one.saleUnit, DIST_NAME: centerName(one, language) })),
    }),
    { readOnly: true },
  );
}

type OfCenter = CallParsed<'merchantCustomer'>['params'];

/** Throws 404 CUSTOMER_NOT_FOUND for one of none of these centers, or whose registration is not decided. */
export async function customerOf(
  tx: TenantTransaction,
  { code, ...of }: { code: string; saleUnits: readonly string[]; withWaiting?: boolean },
): Promise<DeskCustomer> {
  const { saleUnits } = of;
  const [row] = await findDeskCustomers(tx, { codes: [code], ...of });
  if (row) return row;
  const kept = await findKept(tx, { code, saleUnits });
  if (kept === undefined) throw notFound('CUSTOMER_NOT_FOUND');
  throw notFound('CUSTOMER_MERGED', { values: { code: kept }, details: { Into: kept } });
}

const LATEST = 10;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Throws 404 CENTER_NOT_FOUND for a center that is not the caller's, CUSTOMER_NOT_FOUND for a customer that is not its; 429 TOO_MANY_CUSTOMERS. */
export async function readCustomer(
  deps: Dependencies,
  { visitor, language }: CallContext,
  { code, saleUnit: asked }: OfCenter,
): Promise<CallAnswer<'merchantCustomer'>> {
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: asked });
  const withOrders = await deps.hasMerchantPage(visitor, 'salesOrders');
  const hasPage = await deps.hasMerchantPage(visitor, 'surveys');
  const HasSurveys = hasPage && (await webConfigOf(deps, visitor.tenantId)).get('MERCHANT_SURVEY_ENABLED');
  const now = deps.clock();
  const of = { customerCode: code, saleUnit };
  const month = startOfDay(`${yyyymmdd(now).slice(0, 6)}01`) ?? now;
  const year = new Date(now.getTime() - YEAR_MS);
  return lookingAt(deps, { visitor, code }, async (tx) => {
    const row = await customerOf(tx, { code, saleUnits: [saleUnit] });
    const spent = withOrders ? await findSpent(tx, { ...of, month, year }) : undefined;
    const orders = withOrders ? await findLatestOrders(tx, { ...of, take: LATEST }) : undefined;
    return {
      Customer: presentDeskCustomer(row, { language, withOrders }),
      Email: row.email ?? '',
      TAXNO: row.taxId,
      ...moneyOf(row),
      Note: row.note,
      RegisteredAt: row.registeredAt.toISOString(),
      LastSignIn: signedIn(row),
      HasSurveys,
      ...(spent && {
        Spending: {
          Month: { Count: spent.monthCount, Sum: bahtFromSatang(spent.monthSatang) },
          Year: { Count: spent.yearCount, Sum: bahtFromSatang(spent.yearSatang) },
          FirstOrder: spent.first?.toISOString() ?? null,
        },
      }),
      ...(orders && {
        Orders: orders.map((order) => ({
          OrderID: order.orderId,
          SaleUnit: order.saleUnit,
          OrderDate: order.placedAt.toISOString(),
          Status: order.status as OrderState,
          DeliveryKind: order.deliveryKind as DeliveryKind,
          Total: bahtFromSatang(order.totalSatang),
        })),
      }),
    };
  });
}

/** Throws like `readCustomer`. */
export async function addressesOf(
  deps: Dependencies,
  { visitor, language }: CallContext,
  { code, saleUnit: asked }: OfCenter,
): Promise<DeliveryAddress[]> {
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: asked });
  return lookingAt(deps, { visitor, code }, async (tx) => {
    await customerOf(tx, { code, saleUnits: [saleUnit] });
    return addressesForStaff(tx, { customerCode: code, saleUnit, language });
  });
}

/**
 * The specification's call, of buyers and staff. Staff name a customer of any of their centers, with the page of customers. Throws
 * what `addressesOfCustomer` throws; 403 PAGE_DISABLED, 404 CUSTOMER_NOT_FOUND, 429 TOO_MANY_CUSTOMERS.
 */
export async function deliveryAddressesFor(
  deps: Dependencies,
  context: CallContext,
  asked: CallParsed<'deliveryAddresses'>['body'],
): Promise<DeliveryAddress[]> {
  const { visitor, language } = context;
  if (visitor.kind !== 'staff') return addressesOfCustomer(deps, context, asked);
  if (!(await deps.hasMerchantPage(visitor, 'customers'))) throw notAllowed('PAGE_DISABLED');
  const { CustomerCode: code = '' } = asked;
  const saleUnits = (await centersOfStaff(deps, visitor)).map(({ saleUnit }) => saleUnit);
  return lookingAt(deps, { visitor, code }, async (tx) => {
    const {
      saleUnits: [saleUnit = ''],
    } = await customerOf(tx, { code, saleUnits });
    const all = await addressesForStaff(tx, { customerCode: code, saleUnit, language });
    return askedAddresses(all, asked);
  });
}

/** Throws 404 CENTER_NOT_FOUND, CUSTOMER_NOT_FOUND. */
export async function signInsOf(
  deps: Dependencies,
  { visitor }: Pick<CallContext, 'visitor'>,
  { code, saleUnit: asked }: OfCenter,
): Promise<CallAnswer<'customerSignIns'>> {
  const { tenantId } = visitor;
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: asked });
  return deps.database.inTenant(
    tenantId,
    async (tx) => {
      const { profileCode } = await customerOf(tx, { code, saleUnits: [saleUnit] });
      return linkedSignIns(deps, tx, { tenantId, profileCode });
    },
    { readOnly: true },
  );
}

/** Ends the customer's sessions. Throws 404 CENTER_NOT_FOUND, CUSTOMER_NOT_FOUND, SIGN_IN_NOT_FOUND. */
export async function removeSignIn(
  deps: Dependencies,
  context: Pick<CallContext, 'visitor'>,
  { code, saleUnit: asked, Id: id }: OfCenter & CallParsed<'removeCustomerSignIn'>['body'],
): Promise<CallAnswer<'customerSignIns'>> {
  const { visitor } = context;
  const { tenantId } = visitor;
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: asked });
  const ended = await deps.database.inTenant(tenantId, async (tx) => {
    const { profileCode } = await customerOf(tx, { code, saleUnits: [saleUnit] });
    const removed = await removeLinkedSignIn(deps, tx, { tenantId, profileCode, id });
    await writeAudit(deps, tx, {
      visitor,
      action: 'customer.signIn',
      subject: `customer/${code}`,
      before: { SignIn: removed.name },
      after: { SignIn: '' },
    });
    return removed.ended;
  });
  tellEnded(deps, ended);
  return signInsOf(deps, context, { code, saleUnit });
}
