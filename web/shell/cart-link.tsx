import { useLocation } from 'react-router';
import { useCart } from '../features/cart/store/use-cart.ts';
import { pathWithoutLocale } from '../i18n/locale-path.ts';
import { useTranslations } from '../i18n/use-translations.tsx';
import { AppLink } from '../ui/interaction/app-link.tsx';
import { IconCart } from '../ui/theme/icons.ts';
import classes from './cart-link.module.css';

/** The way to the cart, with the number of its lines. */
export function CartLink({ className, text = false }: { className?: string; text?: boolean }) {
  const t = useTranslations('shell');
  const count = useCart((cart) => cart.lines.length);
  const here = pathWithoutLocale(useLocation().pathname) === '/cart';
  return (
    <AppLink
      to="/cart"
      className={className}
      aria-current={here ? 'page' : undefined}
      aria-label={count > 0 ? t('cartWithCount', { count }) : t('cart')}
    >
      <span className={classes.icon}>
        <IconCart size={24} stroke={1.75} />
        {count > 0 && <span className={classes.badge}>{count > 99 ? '99+' : count}</span>}
      </span>
      {text && <span>{t('cart')}</span>}
    </AppLink>
  );
}
