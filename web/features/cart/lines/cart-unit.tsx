import { bahtFromSatang } from '#domain/pricing/money.ts';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../../i18n/use-translations.tsx';
import { useCounted } from '../../../ui/display/use-counted.ts';
import { QuantityStepper } from '../../../ui/form/quantity-stepper.tsx';
import type { CartLineView, UnitInCart } from '../summary/cart-view.ts';
import { priceChange, type SeenPrices } from '../summary/seen-prices.ts';
import classes from './cart-line.module.css';

type Props = {
  line: CartLineView;
  unit: UnitInCart;
  seen: SeenPrices;
  onChange: (quantity: number) => void;
};

/** One unit of a product in the cart: its price, the price of a piece in it, and how many. */
export function CartUnit({ line, unit, seen, onChange }: Props) {
  const t = useTranslations('cartPage');
  const counted = useCounted();
  const { name, rate, priceSatang, perPieceSatang, quantity } = unit;
  const change = priceChange(seen, { code: line.code, unit: unit.unit, priceSatang });
  const baht = (satang: number) => formatBaht(bahtFromSatang(satang));
  return (
    <div className={classes.unit}>
      <div className={classes.price}>
        <span>{t('unitPrice', { price: baht(priceSatang), unit: name })}</span>
        {perPieceSatang !== null && (
          <span className={classes.small}>
            {counted(rate, line.pieceName)} ·{' '}
            {t('perPiece', { price: baht(perPieceSatang), unit: line.pieceName })}
          </span>
        )}
        {change && (
          <span className={change.nowSatang > change.seenSatang ? classes.up : classes.down}>
            {change.nowSatang > change.seenSatang
              ? t('priceUp', { seen: baht(change.seenSatang) })
              : t('priceDown', { seen: baht(change.seenSatang) })}
          </span>
        )}
      </div>
      <QuantityStepper
        quantity={quantity}
        label={t('unitOf', { name: line.name, unit: name })}
        max={line.room === Infinity ? undefined : quantity + Math.floor(line.room / rate)}
        onChange={onChange}
      />
    </div>
  );
}
