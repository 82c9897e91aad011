/** What the search over everything can lead to, as a list of choices. */
import { formatDate } from '#domain/time/dates.ts';
import type { Locale } from '#contract/page.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { customerPath } from '../merchant-customers/customer-path.ts';
import { orderPath } from '../merchant-orders/order-head.ts';
import { highlight } from '../search/highlight.ts';

export const findKinds = ['order', 'customer', 'product', 'page'] as const;
export type FindKind = (typeof findKinds)[number];

export type Find = {
  kind: FindKind;
  /** Without its language. */
  to: string;
  label: string;
  detail: string;
};

/** What the shop answered; a product leads to what buyers see of it. */
export function findsOf({ Orders, Customers, Products }: CallAnswer<'quickSearch'>, locale: Locale): Find[] {
  return [
    ...Orders.map((order): Find => {
      const at = formatDate(new Date(order.OrderDate), locale);
      const detail = [order.Customer_Name, at].filter((one) => one !== '').join(' · ');
      return { kind: 'order', to: orderPath(order), label: order.OrderID, detail };
    }),
    ...Customers.map(({ CUSTOMERCODE, SaleUnit, CUSTOMERNAME, Mobile }): Find => {
      const detail = [CUSTOMERCODE, Mobile].filter((one) => one !== '').join(' · ');
      return {
        kind: 'customer',
        to: customerPath({ code: CUSTOMERCODE, saleUnit: SaleUnit }),
        label: CUSTOMERNAME,
        detail,
      };
    }),
    ...Products.map(({ P_Code, PRODUCTNAME }): Find => {
      return {
        kind: 'product',
        to: `/product/${encodeURIComponent(P_Code)}`,
        label: PRODUCTNAME,
        detail: P_Code,
      };
    }),
  ];
}

/** Those whose name has every part of the text in it, also typed on the other keyboard layout. */
export function namedBy(finds: readonly Find[], text: string): Find[] {
  const parts = text.split(/\s+/).filter((part) => part !== '');
  return finds.filter(({ label }) => parts.every((part) => isIn(label, part)));
}

const TONE_MARKS = /[\u0E48-\u0E4B]/g;

/** As a whole: the list marks single words of it too. */
function isIn(label: string, part: string): boolean {
  const { length } = part.replaceAll(TONE_MARKS, '');
  return highlight(label, part).some(({ text, typed }) => typed && text.length >= length);
}

/** What was opened lately before the rest of its kind. */
export function recentFirst(finds: readonly Find[], recent: readonly Find[]): Find[] {
  const place = ({ to }: Find): number => {
    const at = recent.findIndex((one) => one.to === to);
    return at === -1 ? recent.length : at;
  };
  return finds.toSorted((a, b) => place(a) - place(b));
}
