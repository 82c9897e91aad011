import { Button } from '@mantine/core';
import { pieces } from '#domain/pricing/units.ts';
import { useTranslations } from '../../../i18n/use-translations.tsx';
import { tellBarHeight } from '../../../ui/layout/action-bar.tsx';
import { AppLink } from '../../../ui/interaction/app-link.tsx';
import { useCart } from '../../cart/store/use-cart.ts';
import { AddToCart } from '../buying/add-to-cart.tsx';
import { PiecePrice } from '../card/piece-price.tsx';
import type { ProductDetail } from '../product.queries.ts';
import { SignInForPrice } from '../card/sign-in-for-price.tsx';
import { StockLine } from './stock-line.tsx';
import { UnitChoice } from './unit-choice.tsx';
import { UnitHint } from '../buying/unit-hint.tsx';
import { UnitPrice } from '../card/unit-price.tsx';
import { mostOf, ratesOf } from '../buying/stock-left.ts';
import { useUnits } from '../buying/use-units.ts';
import classes from './product-buy.module.css';

/** Price, units, stock, and the way into the cart: a bar at the bottom of the phone, in place on the desktop. */
export function ProductBuy({ product }: { product: ProductDetail }) {
  const t = useTranslations('productPage');
  const choice = useUnits(product);
  const { units, chosen } = choice;
  const rates = ratesOf(product);
  const outOfStock = product.Stock.StockWord === 'out_of_stock';
  const left = product.Stock.StockAvailable ?? Infinity;
  const line = useCart(({ lines }) => lines.find(({ P_Code }) => P_Code === product.P_Code));
  const inCart = line ? pieces(line, rates) : 0;

  return (
    <div className={classes.buy}>
      <StockLine product={product} />
      {units.length > 1 && <UnitChoice {...choice} product={product} left={left} />}
      <UnitHint code={product.P_Code} units={units} rates={rates} left={left} onTaken={choice.choose} />
      {chosen ? (
        <div ref={tellBarHeight} className={classes.bar}>
          <UnitPrice className={classes.price} unit={chosen}>
            <PiecePrice {...choice} product={product} />
          </UnitPrice>
          <div className={classes.add}>
            <AddToCart
              big
              product={product}
              unit={chosen}
              outOfStock={outOfStock}
              max={mostOf(chosen.rate, { left, inCart, chosen: line ? line[`qty${chosen.unit}`] : 0 })}
            />
          </div>
          {inCart > 0 && (
            <Button component={AppLink} to="/cart" className={classes.cart} variant="light" h={48} px="md">
              {t('toCart')}
            </Button>
          )}
        </div>
      ) : (
        <div ref={tellBarHeight} className={classes.bar}>
          <SignInForPrice />
        </div>
      )}
    </div>
  );
}
