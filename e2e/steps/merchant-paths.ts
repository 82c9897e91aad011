/** Addresses of records of the demo, at the desk. */
import { adminOf, customerOf, guestOf } from '../callers.ts';
import type { Given } from '../looks.ts';

/** The demo customer's newest order; the demo's staff work for its center. */
export async function orderPath({ shop }: Given): Promise<string> {
  const { api } = await customerOf(shop);
  const { Data } = await api.listOrders({ query: { take: 1 } });
  return `/merchant/order/${Data[0]?.OrderID}/${Data[0]?.SaleUnit}`;
}

/** The first of the shop. */
export async function productPath({ shop }: Given): Promise<string> {
  const { api } = await guestOf(shop);
  const [product] = await api.listProducts({ body: { Take: 1 } });
  return `/merchant/product/${product?.P_Code}`;
}

/** Of the demo customer at their center. */
export async function couponPath({ shop }: Given): Promise<string> {
  const { api, saleUnit } = await customerOf(shop);
  const { Data } = await api.listOrders({ query: { take: 1 } });
  return `/merchant/customer/${Data[0]?.Customer_Id}/${saleUnit}/coupon`;
}

export async function profilePath({ shop }: Given): Promise<string> {
  const { api } = await customerOf(shop);
  const { Data } = await api.listOrders({ query: { take: 1 } });
  return `/merchant/customer/profile/${Data[0]?.Customer_Id}`;
}

/** A sheet with one product counted, newly begun at the admin's center. */
export async function countPath({ shop }: Given): Promise<string> {
  const api = await adminOf(shop);
  const { SaleUnit } = await api.stockCounts({ query: {} });
  const headers = () => ({ 'idempotency-key': crypto.randomUUID() });
  const { CountId } = await api.beginStockCount({
    headers: headers(),
    body: { SaleUnit, Selection: 'all', Code: '', Blind: 'N' },
  });
  const params = { id: String(CountId) };
  const { Data } = await api.stockCountLines({ params, query: { take: 1 } });
  const [first] = Data;
  if (!first) throw new Error('The sheet is empty');
  await api.countProduct({
    params,
    headers: headers(),
    body: { P_Code: first.P_Code, Pieces: (first.Expected ?? 0) + 2, Was: null },
  });
  return `/merchant/stock/count/${CountId}`;
}

/** The first brand of the shop. */
export async function brandPath({ shop }: Given): Promise<string> {
  const { Data } = await (await adminOf(shop)).merchantBrands({ query: { take: 1 } });
  return `/merchant/brand/${Data[0]?.BrandCode}`;
}

/** A display group that goes by a rule. */
export async function groupPath({ shop }: Given): Promise<string> {
  const api = await adminOf(shop);
  const code = `RULE-${crypto.randomUUID().slice(0, 8)}`;
  const Rule = { PriceTo: 200, InStock: 'Y' as const };
  await api.addGroup({
    body: { Code: code, GroupType: 'DRAWER', NameTh: 'ไม่เกิน 200 บาท', NameEn: 'Up to 200 baht', Rule },
  });
  return `/merchant/group/${code}`;
}
