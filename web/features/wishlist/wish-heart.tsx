import { useTranslations } from 'use-intl';
import type { Product } from '#contract/catalogue.schemas.ts';
import { IconHeart, IconHeartFilled } from '../../ui/theme/icons.ts';
import { useWish } from './use-wish.ts';
import classes from './wish-heart.module.css';

type Props = {
  product: Pick<Product, 'P_Code' | 'PRODUCTNAME'>;
  /** With its words beside it. */
  long?: boolean;
};

/** Puts the product on the wish list and takes it off again; not for a salesman in the customer's name. */
export function WishHeart({ product: { P_Code, PRODUCTNAME: name }, long = false }: Props) {
  const t = useTranslations('product.wish');
  const { acting, wished, toggle } = useWish(P_Code);
  if (acting) return null;
  const Icon = wished ? IconHeartFilled : IconHeart;
  return (
    <button
      type="button"
      className={classes.heart}
      data-long={long || undefined}
      aria-pressed={wished}
      aria-label={t(wished === undefined ? 'signIn' : 'label', { name })}
      onClick={toggle}
    >
      <Icon size={22} aria-hidden />
      {long && <span aria-hidden>{wished ? t('wished') : t('add')}</span>}
    </button>
  );
}
