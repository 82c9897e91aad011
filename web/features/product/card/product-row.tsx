import type { ReactNode } from 'react';
import type { Product } from '#contract/catalogue.schemas.ts';
import { CardRow } from '../../../ui/layout/card-row.tsx';
import { ProductCard } from './product-card.tsx';

type Props = {
  title: string;
  products: readonly Product[];
  /** Where all of them are. */
  all?: string;
  /** The row is at the top of the page. */
  first?: boolean;
  /** A remark between heading and products. */
  children?: ReactNode;
};

/** A row of products under a heading. */
export function ProductRow({ title, products, all, first = false, children }: Props) {
  return (
    <CardRow title={title} all={all} lead={children} cardWidth={160} columns={6}>
      {products.map((product, place) => (
        <li key={product.P_Code}>
          <ProductCard product={product} first={first && place < 2} />
        </li>
      ))}
    </CardRow>
  );
}
