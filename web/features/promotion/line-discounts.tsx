import { usePage } from '../../page/page-context.ts';
import { Money } from '../../ui/display/money.tsx';
import { userLang } from '../../ui/display/user-text.tsx';
import type { OrderLine } from '../orders/order-line.ts';
import classes from './line-discounts.module.css';

type Props = { discounts: NonNullable<OrderLine['Discounts']>; isFree?: boolean };

/** What takes something off a line, by name; of what is free the name alone, since all of it is taken off. */
export function LineDiscounts({ discounts, isFree = false }: Props) {
  const { locale } = usePage();
  if (discounts.length === 0) return null;
  return (
    <ul className={classes.discounts}>
      {discounts.map(({ PromotionId, Name, Amount }) => (
        <li key={PromotionId} lang={userLang(Name, locale)}>
          {Name}
          {!isFree && (
            <>
              {' '}
              <Money baht={-Amount} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
