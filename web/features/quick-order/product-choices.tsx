import type { Product } from '#contract/catalogue.schemas.ts';
import { Picture } from '../../ui/display/picture.tsx';
import classes from './quick-order.module.css';

type Props = { label: string; products: readonly Product[]; onChoose: (product: Product) => void };

/** Products of which one is chosen by a tap. */
export function ProductChoices({ label, products, onChoose }: Props) {
  return (
    <ul className={classes.choices} aria-label={label}>
      {products.map((product) => (
        <li key={product.P_Code}>
          <button type="button" className={classes.choice} onClick={() => onChoose(product)}>
            <span className={classes.small}>
              <Picture src={product.PIC_FILENAME} alt="" width={64} height={64} sizes="40px" />
            </span>
            {product.PRODUCTNAME}
          </button>
        </li>
      ))}
    </ul>
  );
}
