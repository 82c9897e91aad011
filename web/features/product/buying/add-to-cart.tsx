import type { Product } from '#contract/catalogue.schemas.ts';
import { useTranslations } from '../../../i18n/use-translations.tsx';
import { usePage } from '../../../page/page-context.ts';
import { PlainButton } from '../../../ui/form/plain-button.tsx';
import { QuantityStepper } from '../../../ui/form/quantity-stepper.tsx';
import { tellUsage } from '../../analytics/analytics.ts';
import { addedToCart } from '../../analytics/ecommerce.ts';
import type { OfferedUnit } from '../../cart/lines/offered-units.ts';
import { useFocusKept } from './use-focus-kept.ts';
import { useUnitInCart } from './use-unit-in-cart.ts';
import classes from './add-to-cart.module.css';

type Props = {
  product: Pick<Product, 'P_Code' | 'PRODUCTNAME'>;
  unit: OfferedUnit;
  outOfStock: boolean;
  /** How many of the unit can be had at most, where that is known. */
  max?: number;
  /** More of it was taken. */
  onTake?: () => void;
  big?: boolean;
};

/** Adds one of the unit; once some are in the cart it is a stepper with their number. The server draws the button. */
export function AddToCart({ product, unit, outOfStock, max, onTake, big = false }: Props) {
  const t = useTranslations('product');
  const page = usePage();
  const { quantity, addOne, change } = useUnitInCart(product.P_Code, unit.unit, (count) =>
    tellUsage(page, addedToCart({ code: product.P_Code, name: product.PRODUCTNAME }, unit, count)),
  );
  const place = useFocusKept<HTMLDivElement>(quantity > 0);
  const names = { name: product.PRODUCTNAME, unit: unit.name };
  const take = (next: number): void => {
    change(next);
    if (next > quantity) onTake?.();
  };
  const why = outOfStock ? t('outOfStock') : max === 0 ? t('notEnough') : undefined;
  return (
    <div ref={place} className={classes.place} data-big={big || undefined}>
      {quantity > 0 && !outOfStock ? (
        <QuantityStepper quantity={quantity} label={t('quantityOf', names)} max={max} onChange={take} />
      ) : (
        <PlainButton
          className={classes.add}
          variant={big ? 'filled' : 'light'}
          disabled={why !== undefined}
          aria-label={why === undefined ? t('addNamed', names) : undefined}
          onClick={() => {
            addOne();
            onTake?.();
          }}
        >
          {why ?? t('add')}
        </PlainButton>
      )}
    </div>
  );
}
