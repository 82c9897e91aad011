import type { Product } from '#contract/catalogue.schemas.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Money } from '../../ui/money.tsx';
import { Picture } from '../../ui/picture.tsx';
import classes from './product-grid.module.css';

export function ProductGrid({ title, products }: { title: string; products: readonly Product[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className={classes.grid}>
        {products.map((product, place) => (
          <li key={product.P_Code} className={classes.card}>
            <AppLink to={`/product/${product.P_Code}`}>
              <Picture src={product.PIC_FILENAME} alt="" width={320} height={320} first={place < 4} />
              <span className={classes.name}>{product.PRODUCTNAME}</span>
              {product.SalesPrice1 !== null && <Money className={classes.price} baht={product.SalesPrice1} />}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
