import type { ReactNode } from 'react';
import type { Product } from '#contract/catalogue.schemas.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import { ProductCard } from './product-card.tsx';
import classes from './product-row.module.css';

type Props = {
  title: string;
  products: readonly Product[];
  /** Where all of them are. */
  all?: string;
  /** The row stands at the top of the page. */
  first?: boolean;
  /** What is told of it, between heading and products. */
  children?: ReactNode;
};

/** A row under a heading, which scrolls sideways on the phone. */
export function ProductRow({ title, products, all, first = false, children }: Props) {
  return (
    <section className={classes.section}>
      <SectionHead title={title} all={all} />
      {children}
      <ul className={classes.row}>
        {products.map((product, place) => (
          <li key={product.P_Code}>
            <ProductCard product={product} first={first && place < 2} />
          </li>
        ))}
      </ul>
    </section>
  );
}
