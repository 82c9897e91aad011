import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { IconCash } from '../../ui/theme/icons.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { useCenterWord } from '../center/use-center-word.ts';
import classes from './choice.module.css';

/**
 * How the order is paid; with one way there is nothing to choose. Without any, the blocker of the order explains it.
 */
export function PaymentPanel({ isPickup }: { isPickup: boolean }) {
  const t = useTranslations('checkout');
  const word = useCenterWord();
  const { config } = usePage();
  if (!config.get('CASH_ON_DELIVERY_ENABLED')) return null;
  return (
    <Panel title={t('payment')}>
      <p className={classes.fact}>
        <IconCash size={24} stroke={1.5} aria-hidden />
        <span>
          {isPickup ? t('cashAtPickup') : t('cashOnDelivery')}
          <br />
          <span className={classes.small}>{isPickup ? t('cashAtPickupHint', { word }) : t('cashHint')}</span>
        </span>
      </p>
    </Panel>
  );
}
