import { useTranslations } from '../../../i18n/use-translations.tsx';
import classes from './cart-contents.module.css';

const LINES = ['first', 'second', 'third'];

/** Takes the place of the lines while the cart is read: a line of the same size, so that nothing jumps. */
export function CartSkeleton() {
  const t = useTranslations('shell');
  return (
    <output className={`${classes.lines} ${classes.tall}`} aria-label={t('loading')}>
      {LINES.map((line) => (
        <LineSkeleton key={line} />
      ))}
    </output>
  );
}

export function LineSkeleton() {
  return (
    <div className={classes.skeleton}>
      <span />
      <span />
      <span />
    </div>
  );
}
