import type { Product } from '#contract/catalogue.schemas.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { WishHeart } from '../wishlist/wish-heart.tsx';
import { AddToCart } from './add-to-cart.tsx';
import { PiecePrice } from './piece-price.tsx';
import { productPath } from './product-path.ts';
import { PromotionMark } from './promotion-mark.tsx';
import { SignInForPrice } from './sign-in-for-price.tsx';
import { StockMark } from './stock-mark.tsx';
import { UnitPrice } from './unit-price.tsx';
import { UnitSwitch } from './unit-switch.tsx';
import { useUnits } from './use-units.ts';
import classes from './product-card.module.css';

/** A product among others: picture, name, the price of the chosen unit, and the way into the cart. */
export function ProductCard({ product, first = false }: { product: Product; first?: boolean }) {
  const choice = useUnits(product);
  const { units, chosen } = choice;
  const outOfStock = product.Stock.StockWord === 'out_of_stock';
  return (
    <article className={classes.card} data-out={outOfStock || undefined}>
      <AppLink className={classes.link} to={productPath(product.P_Code)}>
        <span className={classes.picture}>
          {/* A little under what it takes on most phones, where the small picture is sharp enough. */}
          <Picture src={product.PIC_FILENAME} alt="" width={320} height={320} sizes="160px" first={first} />
          <StockMark word={product.Stock.StockWord} />
          <PromotionMark product={product} />
        </span>
        <span className={classes.name}>{product.PRODUCTNAME}</span>
      </AppLink>
      <div className={classes.heart}>
        <WishHeart product={product} />
      </div>
      <div className={classes.buy}>
        {chosen ? (
          <>
            {units.length > 1 && <UnitSwitch {...choice} name={product.PRODUCTNAME} />}
            <UnitPrice unit={chosen}>
              <PiecePrice {...choice} product={product} />
            </UnitPrice>
            <AddToCart product={product} unit={chosen} outOfStock={outOfStock} />
          </>
        ) : (
          <SignInForPrice />
        )}
      </div>
    </article>
  );
}
