import { useTranslations } from 'use-intl';
import { usePage } from '../../page/page-context.ts';
import { IconCash, IconShip } from '../../ui/icons.ts';
import { Panel } from '../../ui/panel.tsx';
import { useVisitor } from '../session/use-visitor.ts';
import classes from './choice.module.css';

/** How the goods come and how they are paid; with one way each there is nothing to choose. */
export function DeliveryAndPayment() {
  const t = useTranslations('checkout');
  const { config } = usePage();
  const { ActiveDCName } = useVisitor();
  return (
    <Panel title={t('deliveryAndPayment')}>
      <p className={classes.fact}>
        <IconShip size={24} stroke={1.5} aria-hidden />
        <span>{t('deliveryMethod', { center: ActiveDCName })}</span>
      </p>
      {config.get('CASH_ON_DELIVERY_ENABLED') && (
        <p className={classes.fact}>
          <IconCash size={24} stroke={1.5} aria-hidden />
          <span>
            {t('cashOnDelivery')}
            <br />
            <span className={classes.small}>{t('cashHint')}</span>
          </span>
        </p>
      )}
    </Panel>
  );
}
