import { useTranslations } from 'use-intl';
import { Panel } from '../../ui/panel.tsx';
import { useDeliveryChoice } from '../cart/use-delivery-choice.ts';
import { useVisitor } from '../session/use-visitor.ts';
import { DeliveryMethods } from './delivery-methods.tsx';
import { PickupPlace } from './pickup-place.tsx';
import classes from './choice.module.css';

/** How the goods come; their value decides what it costs. */
export function DeliveryPanel({ goodsSatang }: { goodsSatang: number }) {
  const t = useTranslations('checkout');
  const { ActiveDC, ActiveDCName } = useVisitor();
  const { methods, method, choose } = useDeliveryChoice();
  return (
    <Panel title={t('delivery')}>
      <DeliveryMethods methods={methods} chosen={method} goodsSatang={goodsSatang} onChoose={choose} />
      {method.kind === 'pickup' ? (
        <PickupPlace saleUnit={ActiveDC} name={ActiveDCName} />
      ) : (
        <p className={classes.small}>{t('sentFrom', { center: ActiveDCName })}</p>
      )}
    </Panel>
  );
}
