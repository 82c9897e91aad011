import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { IconDone } from '../../ui/theme/icons.ts';
import { OrderingForLine } from '../acting/ordering-for-line.tsx';
import { useEndActing } from '../acting/use-end-acting.ts';
import { useVisitor } from '../session/visitor/use-visitor.ts';
import classes from './order-detail.module.css';

/** Above an order that was placed a moment ago. The keyboard and the screen reader start here. */
export function OrderThanks({ id }: { id: string }) {
  const t = useTranslations('orders');
  const { acting } = useVisitor();
  const { end, busy } = useEndActing();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div className={classes.thanks}>
      <span className={classes.tick}>
        <IconDone size={32} aria-hidden />
      </span>
      <h2 ref={title} tabIndex={-1} className={classes.thanksTitle}>
        {t('thanks')}
      </h2>
      <p>{t('thanksText', { id })}</p>
      <OrderingForLine />
      <div className={classes.thanksWays}>
        {acting && (
          <Button size="md" loading={busy} onClick={end}>
            {t('nextCustomer')}
          </Button>
        )}
        <Button component={AppLink} to="/product" size="md" variant={acting ? 'white' : 'filled'}>
          {t('continueShopping')}
        </Button>
        <Button component={AppLink} to="/history" size="md" variant="white">
          {t('back')}
        </Button>
      </div>
    </div>
  );
}
