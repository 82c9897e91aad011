import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DeliveryMethod } from '#domain/orders/delivery.ts';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import { deliveryFee } from '#domain/pricing/pricing.ts';
import { isSameArea, postalArea } from '#domain/shop/postal-area.ts';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { IconCenter } from '../../ui/theme/icons.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { useDeliveryChoice } from '../cart/summary/use-delivery-choice.ts';
import { centerQuery } from '../center/center.queries.ts';
import { useVisitor } from '../session/visitor/use-visitor.ts';
import { DeliveryMethods } from './delivery-methods.tsx';
import classes from './choice.module.css';

type Props = {
  goodsSatang: number;
  /** Where they go to; undefined while there is no address. */
  to: { ProvinceName: string; PostalCode: string } | undefined;
};

/**
 * How the goods are delivered; their value decides the fee. The delivery time is one text for all the shop's centers,
 * so origin and destination are shown with it.
 */
export function DeliveryPanel({ goodsSatang, to }: Props) {
  const t = useTranslations('checkout');
  const { ActiveDC, ActiveDCName } = useVisitor();
  const { methods, method, choose } = useDeliveryChoice();
  return (
    <Panel title={t('delivery')}>
      <DeliveryMethods methods={methods} chosen={method} goodsSatang={goodsSatang} onChoose={choose} />
      {method.kind === 'pickup' ? (
        <PickupPlace saleUnit={ActiveDC} name={ActiveDCName} />
      ) : (
        <>
          <p className={classes.small}>
            {to === undefined
              ? t('sentFrom', { center: ActiveDCName })
              : t('sentFromTo', { center: ActiveDCName, province: to.ProvinceName })}
          </p>
          {to && method.kind === 'transport' && (
            <OutsideArea saleUnit={ActiveDC} name={ActiveDCName} to={to}>
              <ByParcel methods={methods} goodsSatang={goodsSatang} onChoose={choose} />
            </OutsideArea>
          )}
        </>
      )}
    </Panel>
  );
}

type Outside = { saleUnit: string; name: string; to: NonNullable<Props['to']>; children: ReactNode };

/** Warns where the shop's own transport would go to another part of the country than the center's. */
function OutsideArea({ saleUnit, name, to, children }: Outside) {
  const t = useTranslations('checkout');
  const { data } = useQuery(centerQuery(usePage(), saleUnit));
  const [from, goal] = [postalArea(data?.FullAddress ?? ''), postalArea(to.PostalCode)];
  if (from === undefined || goal === undefined || isSameArea(from, goal)) return null;
  return (
    <Note tone="warning" live>
      <p>{t('outsideArea', { center: name, province: to.ProvinceName })}</p>
      {children}
    </Note>
  );
}

type ByParcelProps = {
  methods: readonly DeliveryMethod[];
  goodsSatang: number;
  onChoose: (code: string) => void;
};

/** Changes to the shop's first parcel carrier, with its fee; nothing where the shop has none. */
function ByParcel({ methods, goodsSatang, onChoose }: ByParcelProps) {
  const t = useTranslations('checkout');
  const { locale } = usePage();
  const parcel = methods.find(({ kind }) => kind === 'parcel');
  if (!parcel) return null;
  const fee = deliveryFee(goodsSatang, parcel);
  return (
    <Button className={classes.change} size="md" variant="default" onClick={() => onChoose(parcel.code)}>
      {t('changeDelivery', {
        method: parcel.name[locale],
        fee: fee === 0 ? t('free') : formatBaht(bahtFromSatang(fee)),
      })}
    </Button>
  );
}

/** Where the buyer collects the order: the center's name at once, its address when it has been loaded. */
function PickupPlace({ saleUnit, name }: { saleUnit: string; name: string }) {
  const t = useTranslations('checkout');
  const { data } = useQuery(centerQuery(usePage(), saleUnit));
  return (
    <p className={classes.fact}>
      <IconCenter size={24} stroke={1.5} aria-hidden />
      <span className={classes.words}>
        <span>{t('pickupAt', { center: name })}</span>
        {/* Its place is kept, so that nothing below it moves. */}
        <UserText className={`${classes.small} ${classes.placeAddress}`}>{data?.FullAddress ?? ''}</UserText>
      </span>
    </p>
  );
}
