/** Finding a customer to order for (B-14, B-14b): only active ones of the staff member's own centers. */
import { bahtFromSatang } from '#domain/pricing/money.ts';
import { customerSearchParts } from '#domain/search/customer-search.ts';
import { startOfDay, yyyymmdd } from '#domain/time/dates.ts';
import { haversineKm, type Position } from '#domain/shop/geo.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Language } from '../../http/messages.ts';
import type { CallContext, Visitor } from '../../http/visitor.ts';
import { centerOfStaff } from '../session/session.public.ts';
import {
  findCustomerCodes,
  findCustomersByCode,
  isCustomerOf,
  addressesNear,
  codesOfSalesman,
  ofSalesman,
  recentCustomerCodes,
  visitsSince,
  type FoundCustomer,
  type Visit,
} from './customers.queries.ts';

type StaffAtCenter = { visitor: Visitor; saleUnit: string | undefined };

/** Throws 404 CENTER_NOT_FOUND for a center that is not the caller's. */
export async function searchCustomers(
  deps: Dependencies,
  {
    visitor,
    saleUnit: asked,
    text,
    after,
    take,
  }: StaffAtCenter & { text: string; after?: string | undefined; take: number },
): Promise<{ customers: FoundCustomer[]; next: string | null }> {
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: asked });
  return deps.database.inTenant(
    visitor.tenantId,
    async (tx) => {
      const parts = customerSearchParts(text);
      // One more than requested shows whether there is a next page.
      const codes = await findCustomerCodes(tx, { parts, saleUnit, after: after ?? null, take: take + 1 });
      const customers = await inOrder(tx, { codes: codes.slice(0, take), saleUnit });
      return { customers, next: codes.length > take ? (codes[take - 1] ?? null) : null };
    },
    { readOnly: true },
  );
}

/** The customer with that code, if they order from that center. Throws like `searchCustomers`. */
export async function customersOfCode(
  deps: Dependencies,
  { visitor, saleUnit: asked, code }: StaffAtCenter & { code: string },
): Promise<FoundCustomer[]> {
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: asked });
  return deps.database.inTenant(
    visitor.tenantId,
    async (tx) =>
      (await isCustomerOf(tx, { code, saleUnit })) ? inOrder(tx, { codes: [code], saleUnit }) : [],
    { readOnly: true },
  );
}

/** Whom the caller ordered for last at the center, the latest first. Throws like `searchCustomers`. */
export async function recentCustomers(
  deps: Dependencies,
  { visitor, saleUnit: asked, take }: StaffAtCenter & { take: number },
): Promise<FoundCustomer[]> {
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: asked });
  const { tenantId, userId } = visitor;
  return deps.database.inTenant(
    tenantId,
    async (tx) => inOrder(tx, { codes: await recentCustomerCodes(tx, { userId, saleUnit, take }), saleUnit }),
    { readOnly: true },
  );
}

/** Whom the caller has visited today at the center: ordered for, asked, or taken a photo of. Throws like `searchCustomers`. */
export async function customersVisitedToday(
  deps: Dependencies,
  { visitor, saleUnit: asked }: StaffAtCenter,
): Promise<{ customer: FoundCustomer; visit: Visit }[]> {
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: asked });
  const { tenantId, userId } = visitor;
  const day = yyyymmdd(deps.clock());
  const from = startOfDay(day) ?? deps.clock();
  return deps.database.inTenant(
    tenantId,
    async (tx) => {
      const visits = await visitsSince(tx, { userId, saleUnit, from, day });
      const customers = await inOrder(tx, { codes: visits.map(({ code }) => code), saleUnit });
      return customers.flatMap((customer) => {
        const visit = visits.find(({ code }) => code === customer.code);
        return visit ? [{ customer, visit }] : [];
      });
    },
    { readOnly: true },
  );
}

/** How far a salesman would go to a customer, in km. */
const FARTHEST_KM = 100;

/** Customers with an address around the place, the nearest first, each with the distance in km. Throws like `searchCustomers`. */
export async function nearCustomers(
  deps: Dependencies,
  { visitor, saleUnit: asked, from, take }: StaffAtCenter & { from: Position; take: number },
): Promise<{ customer: FoundCustomer; km: number }[]> {
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: asked });
  return deps.database.inTenant(
    visitor.tenantId,
    async (tx) => {
      const distances = await distancesFrom(tx, { from, saleUnit });
      const nearest = [...distances].toSorted(([, a], [, b]) => a - b).slice(0, take);
      const customers = await inOrder(tx, { codes: nearest.map(([code]) => code), saleUnit });
      return customers.map((customer) => ({ customer, km: distances.get(customer.code) ?? 0 }));
    },
    { readOnly: true },
  );
}

/** In km, by code. */
async function distancesFrom(
  tx: TenantTransaction,
  { from, saleUnit }: { from: Position; saleUnit: string },
): Promise<Map<string, number>> {
  const distances = new Map<string, number>();
  const { rows } = await addressesNear({ ...from, saleUnit }).execute(tx);
  for (const { code, latitude: lat, longitude: lon } of rows) {
    const km = haversineKm(from, { lat, lon });
    if (km <= FARTHEST_KM) distances.set(code, Math.min(km, distances.get(code) ?? km));
  }
  return distances;
}

type ToVisit = StaffAtCenter & { from: Position | undefined; take: number };

/**
 * The caller's own customers whom they have not visited today: around the place the nearest first, else by name. Throws like
 * `searchCustomers`.
 */
export async function customersToVisit(
  deps: Dependencies,
  { visitor, saleUnit: asked, from, take }: ToVisit,
): Promise<{ customer: FoundCustomer; km: number | null }[]> {
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: asked });
  const { tenantId, userId } = visitor;
  const day = yyyymmdd(deps.clock());
  return deps.database.inTenant(
    tenantId,
    async (tx) => {
      const since = startOfDay(day) ?? deps.clock();
      const visits = await visitsSince(tx, { userId, saleUnit, from: since, day });
      const without = visits.map(({ code }) => code);
      const distances = from ? await distancesFrom(tx, { from, saleUnit }) : undefined;
      const codes = distances
        ? await nearestOwn(tx, { distances, userId, without })
        : await codesOfSalesman(tx, { userId, saleUnit, without, take });
      const customers = await inOrder(tx, { codes: codes.slice(0, take), saleUnit });
      return customers.map((customer) => ({ customer, km: distances?.get(customer.code) ?? null }));
    },
    { readOnly: true },
  );
}

type Nearest = { distances: ReadonlyMap<string, number>; userId: string; without: readonly string[] };

async function nearestOwn(tx: TenantTransaction, { distances, userId, without }: Nearest): Promise<string[]> {
  const own = await ofSalesman(tx, { userId, codes: [...distances.keys()] });
  return [...distances]
    .filter(([code]) => own.has(code) && !without.includes(code))
    .toSorted(([, a], [, b]) => a - b)
    .map(([code]) => code);
}

async function inOrder(
  tx: TenantTransaction,
  asked: { codes: readonly string[]; saleUnit: string },
): Promise<FoundCustomer[]> {
  const found = await findCustomersByCode(tx, asked);
  return asked.codes.flatMap((code) => found.find((one) => one.code === code) ?? []);
}

type Shown = CallAnswer<'staffCustomers'>['Data'][number];

/** How customers are shown to this reader: their last order to whom the orders are open. */
export async function customerPresenter(
  { hasMerchantPage }: Pick<Dependencies, 'hasMerchantPage'>,
  { visitor, language }: Pick<CallContext, 'visitor' | 'language'>,
): Promise<(customer: FoundCustomer) => Shown> {
  const maySeeOrders = await hasMerchantPage(visitor, 'salesOrders');
  return (customer) => ({
    ...presentCustomer(customer, language),
    ...(maySeeOrders && { LastOrder: presentLastOrder(customer) }),
  });
}

function presentCustomer(customer: FoundCustomer, language: Language): Shown {
  return {
    CUSTOMERCODE: customer.code,
    CUSTOMERNAME: customer.name,
    SALEUNIT: customer.saleUnit ?? '',
    Mobile: customer.mobile ?? '',
    CustomerType: customer.type ?? '',
    CustomerTypeName: (language === 'en' ? customer.typeEn : customer.typeTh) ?? '',
    StoreType: customer.storeType ?? '',
    StoreTypeName: (language === 'en' ? customer.storeTypeEn : customer.storeTypeTh) ?? '',
    IsBjcSapCustomer: customer.isSap,
    Address: (language === 'en' ? customer.addressEn : customer.addressTh) ?? '',
    Latitude: customer.latitude,
    Longitude: customer.longitude,
  };
}

function presentLastOrder(customer: FoundCustomer): Shown['LastOrder'] {
  const { lastOrderId: OrderID, lastSaleUnit: SaleUnit, lastPlacedAt: at, lastSatang: satang } = customer;
  if (OrderID === null || SaleUnit === null || at === null || satang === null) return null;
  return { OrderID, SaleUnit, OrderDate: at.toISOString(), Total: bahtFromSatang(satang) };
}
