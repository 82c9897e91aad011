/** Addresses of records of the demo, at the desk. */
import { customerOf, guestOf } from '../callers.ts';
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
