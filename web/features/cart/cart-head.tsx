import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { CartView } from './cart-view.ts';
import { useCart } from './use-cart.ts';
import classes from './cart-contents.module.css';

/** Select all; what is out of stock stays out where the shop says so (storefront §4). */
export function CartHead({ view }: { view: CartView }) {
  const t = useTranslations('cartPage');
  const select = useCart((cart) => cart.select);
  const box = useRef<HTMLInputElement>(null);
  const { selectedCount: selected, selectableCount: selectable, lines, problemCount } = view;
  const all = selectable > 0 && selected >= selectable;
  useEffect(() => {
    if (box.current) box.current.indeterminate = selected > 0 && !all;
  }, [selected, all]);

  const toggle = (): void => {
    const codes = lines.filter((line) => line.selectable).map((line) => line.code);
    select({ codes, outOfStockCodes: view.outOfStockCodes, selected: !all });
  };
  return (
    <div className={classes.head}>
      <label className={classes.all}>
        <input ref={box} type="checkbox" checked={all} disabled={selectable === 0} onChange={toggle} />
        {t('selectAll', { count: lines.length })}
      </label>
      <output className={classes.count}>
        {problemCount > 0
          ? t('problemsSelected', { count: problemCount })
          : t('selectedCount', { selected, count: lines.length })}
      </output>
    </div>
  );
}
