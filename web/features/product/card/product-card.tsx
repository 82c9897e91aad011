import { useState } from 'react';
import type { Product } from '#contract/catalogue.schemas.ts';
import type { CartLine } from '#domain/orders/cart.ts';
import { pieces, quantityOf } from '#domain/pricing/units.ts';
import { AppLink } from '../../../ui/interaction/app-link.tsx';
import { Picture } from '../../../ui/display/picture.tsx';
import type { OfferedUnit } from '../../cart/lines/offered-units.ts';
import { useCart } from '../../cart/store/use-cart.ts';
import { WishHeart } from '../../wishlist/wish-heart.tsx';
import { AddToCart } from '../buying/add-to-cart.tsx';
import { PiecePrice } from './piece-price.tsx';
import { productPath } from '../product-path.ts';
import { PromotionLabel } from './promotion-label.tsx';
import { SignInForPrice } from './sign-in-for-price.tsx';
import { StockMark } from './stock-mark.tsx';
import { UnitPrice } from './unit-price.tsx';
import { UnitSwitch } from './unit-switch.tsx';
import { mostOf, ratesOf, StockLeft } from '../buying/stock-left.ts';
import { useUnits, type Units } from '../buying/use-units.ts';
import classes from './product-card.module.css';

/** A product among others: picture, name, the price of the chosen unit, and the way into the cart. */
export function ProductCard({ product, first = false }: { product: Product; first?: boolean }) {
  const choice = useUnits(product);
  const { units, chosen } = choice;
  const outOfStock = product.Stock.StockWord === 'out_of_stock';
  const [taken, setTaken] = useState(false);
  const [known, setKnown] = useState<number>();
  const { StockAvailable } = product.Stock;
  const left = StockAvailable ?? known ?? Infinity;
  const line = useCart(({ lines }) => lines.find(({ P_Code }) => P_Code === product.P_Code));
  const max = chosen && mostOnCard(chosen, { choice, left, line, product });
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
            <AddToCart
              product={product}
              unit={chosen}
              outOfStock={outOfStock}
              max={max}
              onTake={() => setTaken(true)}
            />
          </>
        ) : (
          <SignInForPrice />
        )}
        {taken && StockAvailable === null && <StockLeft product={product} onKnown={setKnown} />}
      </div>
    </article>
  );
}

type Known = { choice: Units; left: number; line: CartLine | undefined; product: Product };

/** How many of the unit can be had: 0 where the list already says that not one is left. */
function mostOnCard(unit: OfferedUnit, { choice, left, line, product }: Known): number | undefined {
  if (choice.enough.length < choice.units.length && !choice.enough.includes(unit)) return 0;
  const inCart = line ? pieces(line, ratesOf(product)) : 0;
  return mostOf(unit.rate, { left, inCart, chosen: line ? quantityOf(line, unit.unit) : 0 });
}

/** A mark on a product's picture while it is in a promotion: the label of the first, and how many more there are. */
function PromotionMark({ product: { promotionproduct } }: { product: Pick<Product, 'promotionproduct'> }) {
  const [first, ...others] = promotionproduct;
  if (!first) return null;
  return (
    <PromotionLabel onPicture>
      {first.Label}
      {others.length > 0 && ` +${others.length}`}
    </PromotionLabel>
  );
}
