import type { Product } from '#contract/catalogue.schemas.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Picture } from '../../ui/display/picture.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { AddToCart } from '../product/buying/add-to-cart.tsx';
import { useUnits } from '../product/buying/use-units.ts';
import { SignInForPrice } from '../product/card/sign-in-for-price.tsx';
import { UnitPrice } from '../product/card/unit-price.tsx';
import { UnitSwitch } from '../product/card/unit-switch.tsx';
import { productPath } from '../product/product-path.ts';
import classes from './order-pad.module.css';

/** A product on one line: what it is, the unit, its price, and how many. */
export function OrderPadRow({ product }: { product: Product }) {
  const t = useTranslations('product');
  const choice = useUnits(product);
  const { units, chosen } = choice;
  const { StockWord, StockAvailable } = product.Stock;
  const max = chosen && StockAvailable !== null ? Math.floor(StockAvailable / chosen.rate) : undefined;
  return (
    <article className={classes.row} data-order-pad-row>
      <AppLink className={classes.link} to={productPath(product.P_Code)}>
        <span className={classes.picture}>
          <Picture src={product.PIC_FILENAME} alt="" width={64} height={64} sizes="64px" />
        </span>
        <span className={classes.name}>
          {product.PRODUCTNAME}
          {StockWord === 'limited' && <span className={classes.few}> {t('limited')}</span>}
        </span>
      </AppLink>
      <div className={classes.buy}>
        {chosen ? (
          <>
            <UnitPrice unit={chosen} className={classes.price} />
            {units.length > 1 && (
              <div className={classes.units}>
                <UnitSwitch {...choice} name={product.PRODUCTNAME} />
              </div>
            )}
            <AddToCart product={product} unit={chosen} outOfStock={StockWord === 'out_of_stock'} max={max} />
          </>
        ) : (
          <SignInForPrice />
        )}
      </div>
    </article>
  );
}
