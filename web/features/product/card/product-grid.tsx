import type { Product } from '#contract/catalogue.schemas.ts';
import { ProductCard } from './product-card.tsx';
import { GO_ON } from '../buying/use-focus-kept.ts';
import classes from './product-grid.module.css';

type Props = {
  products: readonly Product[];
  label: string;
  /** The place of the product where the keyboard goes on once there is nothing more to load. */
  goOnAt: number;
};

/** Products beside and below each other: two on a phone, six on a desktop. */
export function ProductGrid({ products, label, goOnAt }: Props) {
  return (
    <ul className={classes.grid} aria-label={label}>
      {products.map((product, place) => (
        <li key={product.P_Code} {...(place === goOnAt && GO_ON)}>
          <ProductCard product={product} first={place < FIRST} />
        </li>
      ))}
    </ul>
  );
}

/** So many are in view on most screens when the page opens. */
const FIRST = 4;
