import { useTranslations } from 'use-intl';
import type { Product } from '#contract/catalogue.schemas.ts';
import { IconHeart, IconHeartFilled } from '../../ui/icons.ts';
import { useVisitor } from '../session/use-visitor.ts';
import { useWish } from './use-wish.ts';
import classes from './wish-heart.module.css';

type Props = {
  product: Pick<Product, 'P_Code' | 'PRODUCTNAME'>;
  /** With its words beside it. */
  long?: boolean;
};

/** Puts the product on the wish list and takes it off again. */
export function WishHeart({ product: { P_Code, PRODUCTNAME: name }, long = false }: Props) {
  const t = useTranslations('product.wish');
  const { guest } = useVisitor();
  const { wished, toggle } = useWish(P_Code);
  const Icon = wished ? IconHeartFilled : IconHeart;
  return (
    <button
      type="button"
      className={classes.heart}
      data-long={long || undefined}
      aria-pressed={guest ? undefined : wished}
      aria-label={guest ? t('signIn', { name }) : t('label', { name })}
      onClick={toggle}
    >
      <Icon size={22} aria-hidden />
      {long && <span aria-hidden>{wished ? t('wished') : t('add')}</span>}
    </button>
  );
}
