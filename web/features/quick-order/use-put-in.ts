import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Product } from '#contract/catalogue.schemas.ts';
import { multiplySatang, sumSatang } from '#domain/pricing/money.ts';
import { usePage } from '../../page/page-context.ts';
import { tellUsage } from '../analytics/analytics.ts';
import { addedAll } from '../analytics/ecommerce.ts';
import { offeredUnits } from '../cart/lines/offered-units.ts';
import { cartRulesOf } from '../cart/store/cart-rules.ts';
import { useCart } from '../cart/store/use-cart.ts';
import { addedLines, buyAgain, type LeftOut } from '../orders/buy-again.ts';
import { useVisitor } from '../session/visitor/use-visitor.ts';
import { linesProductsQuery } from './quick-order.queries.ts';
import { codesOf, type ReviewLine } from './review.ts';
import type { KeptReview } from './use-review.ts';

export type Products = ReadonlyMap<string, Product>;

type LinesProducts = {
  products: Products;
  /** Adds products that an answer has brought. */
  know: (products: readonly Product[]) => void;
  isKnown: boolean;
};

/** All products of the lines: those that came with an answer, and after a reload those that are asked for. */
export function useProducts(lines: readonly ReviewLine[]): LinesProducts {
  const page = usePage();
  const { ActiveDC: saleUnit } = useVisitor();
  const [known, setKnown] = useState<Products>(new Map());
  const missing = codesOf(lines).filter((code) => !known.has(code));
  const { data, isError } = useQuery(linesProductsQuery({ ...page, saleUnit }, missing));
  const products = useMemo(() => new Map([...(data ?? []), ...known]), [data, known]);
  const know: LinesProducts['know'] = (more) =>
    setKnown((before) => new Map([...before, ...more.map((product) => [product.P_Code, product] as const)]));
  return { products, know, isKnown: missing.length === 0 || data !== undefined || isError };
}

export type PutIn = {
  add: ReturnType<typeof buyAgain>['add'];
  /** By the line's id. */
  leftOut: ReadonlyMap<number, LeftOut>;
  /** Satang of what goes into the cart. */
  worth: number;
  putIn: () => void;
};

/** What of the clear lines goes into the cart, and why the others do not. */
export function usePutIn(review: KeptReview, products: Products): PutIn {
  const page = usePage();
  const cart = useCart((state) => state.lines);
  const rules = useMemo(() => cartRulesOf(page.config), [page.config]);
  const ready = review.lines.filter(
    ({ state, code }) => state === 'sure' && code !== null && products.has(code),
  );
  const ordered = ready.map(({ code, unit, quantity }) => {
    const product = products.get(code ?? '');
    const names = [product?.UNIT1NAME, product?.UNIT2NAME, product?.UNIT3NAME];
    return {
      P_Code: code ?? '',
      PRODUCTNAME: product?.PRODUCTNAME ?? '',
      Unit: unit,
      UnitName: names[unit - 1] ?? '',
      Quantity: quantity,
    };
  });
  const found = buyAgain({ ordered, products, cart, rules });
  const leftOut = new Map(
    found.leftOut.flatMap((left) => {
      const line = ready[left.nth];
      return line ? [[line.id, left] as const] : [];
    }),
  );
  const worth = sumSatang(
    found.add.map(({ P_Code, unit, quantity }) => {
      const product = products.get(P_Code);
      const offered = product && offeredUnits(product).find((one) => one.unit === unit);
      return offered ? multiplySatang(offered.afterSatang ?? offered.priceSatang, quantity) : 0;
    }),
  );
  return {
    add: found.add,
    leftOut,
    worth,
    putIn: () => {
      const { add, select } = page.cart.getState();
      for (const line of found.add) add(line);
      select({ codes: found.add.map(({ P_Code }) => P_Code) });
      const added = addedLines(found, products);
      if (added.length > 0) tellUsage(page, addedAll(added));
      review.remove(ready.filter(({ id }) => (leftOut.get(id)?.taken ?? 1) > 0).map(({ id }) => id));
    },
  };
}
