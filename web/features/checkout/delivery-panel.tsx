import { useTranslations } from 'use-intl';
import { Panel } from '../../ui/panel.tsx';
import { useDeliveryChoice } from '../cart/use-delivery-choice.ts';
import { useVisitor } from '../session/use-visitor.ts';
import { DeliveryMethods } from './delivery-methods.tsx';
import { PickupPlace } from './pickup-place.tsx';
import classes from './choice.module.css';

type Props = {
  goodsSatang: number;
  /** The province that they go to; undefined while there is no address. */
  province: string | undefined;
};

/**
 * How the goods come; their value decides what it costs. How long that takes is the shop's word for all its centers, so
 * where they come from and go to stands with it.
 */
export function DeliveryPanel({ goodsSatang, province }: Props) {
  const t = useTranslations('checkout');
  const { ActiveDC, ActiveDCName } = useVisitor();
  const { methods, method, choose } = useDeliveryChoice();
  return (
    <Panel title={t('delivery')}>
      <DeliveryMethods methods={methods} chosen={method} goodsSatang={goodsSatang} onChoose={choose} />
      {method.kind === 'pickup' ? (
        <PickupPlace saleUnit={ActiveDC} name={ActiveDCName} />
      ) : (
        <p className={classes.small}>
          {province === undefined
            ? t('sentFrom', { center: ActiveDCName })
            : t('sentFromTo', { center: ActiveDCName, province })}
        </p>
      )}
    </Panel>
  );
}
