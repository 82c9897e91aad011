/** One search over orders, customers and products (B-80), by the searches that their own pages use. */
import { typedOrderEnd, typedOrderNumber } from '#domain/orders/order-number.ts';
import type { OrderType } from '#domain/orders/order.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { CallContext, Visitor } from '../../http/visitor.ts';
import { searchCustomers } from '../acting/acting.public.ts';
import { completedNames } from '../catalogue/catalogue.public.ts';
import { searchOrders } from '../merchant-orders/merchant-orders.public.ts';
import { currentStaff } from '../session/session.public.ts';
import { findOrderByNumber } from './quick-search.queries.ts';

type Answer = CallAnswer<'quickSearch'>;
type Query = CallParsed<'quickSearch'>['query'];
type Asked = Query & { visitor: Visitor };

/**
 * What the text names at the active center, as far as the caller's pages show it. Staff without a center find nothing.
 */
export async function quickSearch(
  deps: Dependencies,
  { visitor, language }: CallContext,
  query: Query,
): Promise<Answer> {
  const { centers, active } = await currentStaff(deps, visitor);
  if (query.text === '' || !active) return { Orders: [], Customers: [], Products: [] };
  const { saleUnit } = active;
  const asked = { ...query, visitor: { ...visitor, saleUnit } };
  const [here, elsewhere, Customers, names] = await Promise.all([
    ordersHere(deps, asked),
    orderElsewhere(
      deps,
      asked,
      centers.map((one) => one.saleUnit).filter((one) => one !== saleUnit),
    ),
    customers(deps, asked, saleUnit),
    completedNames(deps, { tenantId: visitor.tenantId, saleUnit, search: query.text, take: query.take }),
  ]);
  return {
    Orders: [...elsewhere, ...here].slice(0, query.take),
    Customers,
    Products: names.map(({ code, nameTh, nameEn, picture }) => ({
      P_Code: code,
      PRODUCTNAME: language === 'en' ? nameEn : nameTh,
      PIC_FILENAME: picture,
    })),
  };
}

/** Goods issues have no customer, so only a number names one. */
async function ordersHere(deps: Dependencies, { visitor, text, take }: Asked): Promise<Answer['Orders']> {
  const isNumber = typedOrderNumber(text) !== undefined || typedOrderEnd(text) !== undefined;
  const types: readonly OrderType[] = isNumber ? ['3', 'I'] : ['3'];
  const found = await Promise.all(
    types.map(async (type) =>
      (await mayOpen(deps, visitor, type)) ? searchOrders(deps, visitor, { type, text, take }) : [],
    ),
  );
  return found.flat().toSorted((a, b) => (a.OrderDate < b.OrderDate ? 1 : -1));
}

/** Somebody reads out a whole number, whichever center it belongs to. */
async function orderElsewhere(
  deps: Dependencies,
  { visitor, text }: Asked,
  saleUnits: readonly string[],
): Promise<Answer['Orders']> {
  const orderId = typedOrderNumber(text)?.prefix ?? '';
  if (orderId.length < 'YYMMDD-XXXXX'.length || saleUnits.length === 0) return [];
  const order = await deps.database.inTenant(
    visitor.tenantId,
    (tx) => findOrderByNumber(tx, { orderId, saleUnits }),
    { readOnly: true },
  );
  if (!order || !(await mayOpen(deps, visitor, order.orderType))) return [];
  return [
    {
      OrderID: order.orderId,
      SaleUnit: order.saleUnit,
      OrderType: order.orderType,
      OrderDate: order.placedAt.toISOString(),
      Customer_Name: order.customerName ?? '',
    },
  ];
}

const mayOpen = (deps: Dependencies, visitor: Visitor, type: OrderType): Promise<boolean> =>
  deps.hasMerchantPage(visitor, type === 'I' ? 'goodsIssue' : 'salesOrders');

async function customers(
  deps: Dependencies,
  { visitor, text, take }: Asked,
  saleUnit: string,
): Promise<Answer['Customers']> {
  if (!(await deps.hasMerchantPage(visitor, 'customers'))) return [];
  const { customers: found } = await searchCustomers(deps, { visitor, saleUnit: undefined, text, take });
  return found.map(({ code, name, mobile }) => ({
    CUSTOMERCODE: code,
    SaleUnit: saleUnit,
    CUSTOMERNAME: name,
    Mobile: mobile ?? '',
  }));
}
