import { useTranslations } from '../../../i18n/use-translations.tsx';
import { groupSelection } from '../lines/cart-groups.ts';
import type { CartView } from '../summary/cart-view.ts';
import { SelectBox } from '../lines/select-box.tsx';
import { useCart } from '../store/use-cart.ts';
import classes from './cart-contents.module.css';

/** Select all; what is out of stock stays out where the shop requires it (S-13). */
export function CartHead({ view }: { view: CartView }) {
  const t = useTranslations('cartPage');
  const select = useCart((cart) => cart.select);
  const { selectedCount: selected, selectableCount: selectable, lines, problemCount } = view;
  return (
    <div className={classes.head}>
      <SelectBox
        selected={selected}
        selectable={selectable}
        onToggle={(all) => select(groupSelection(lines, all))}
      >
        {t('selectAll', { count: lines.length })}
      </SelectBox>
      <output className={classes.count}>
        {problemCount > 0
          ? t('problemsSelected', { count: problemCount })
          : t('selectedCount', { selected, count: lines.length })}
      </output>
    </div>
  );
}
