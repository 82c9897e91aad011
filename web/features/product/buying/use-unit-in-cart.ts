import { quantityOf, type UnitNumber } from '#domain/pricing/units.ts';
import { useTranslations } from '../../../i18n/use-translations.tsx';
import { showToast, TOAST_MS } from '../../../ui/feedback/toast.ts';
import { useCart } from '../../cart/store/use-cart.ts';

/**
 * One unit of a product in the cart: how many, and the ways to change that; `onAdded` is called for each that is added.
 */
export function useUnitInCart(P_Code: string, unit: UnitNumber, onAdded: (count: number) => void) {
  const t = useTranslations('product');
  const add = useCart((cart) => cart.add);
  const setQuantity = useCart((cart) => cart.setQuantity);
  const quantity = useCart(({ lines }) => {
    const line = lines.find((each) => each.P_Code === P_Code);
    return line ? quantityOf(line, unit) : 0;
  });
  return {
    quantity,
    addOne: (): void => {
      if (add({ P_Code, unit })) {
        showToast({ message: t('added'), kind: 'success', milliseconds: TOAST_MS.cartAdd });
        onAdded(1);
      } else showToast({ message: t('cartFull'), kind: 'error', milliseconds: TOAST_MS.other });
    },
    change: (next: number): void => {
      setQuantity({ P_Code, unit, quantity: next });
      if (next > quantity) onAdded(next - quantity);
    },
  };
}
