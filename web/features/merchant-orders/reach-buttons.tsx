import { areasText } from '#domain/text/address-areas.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { ReachLinks } from '../../merchant-ui/reach-links.tsx';
import { shownOrderAddress } from '../address/shown-address.ts';
import type { OrderDetail } from './merchant-orders.queries.ts';
import classes from './merchant-order.module.css';

type Props = {
  address: OrderDetail['ShipTo'];
  /** Somebody goes there. */
  isSent: boolean;
};

/** Calls who receives the order, and shows the way there in the phone's maps. */
export function ReachButtons({ address, isSent }: Props) {
  const t = useTranslations('merchantOrders.reach');
  const shown = shownOrderAddress(address);
  const place = `${shown.line} ${areasText(shown)}`.trim();
  const way = `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: place })}`;
  return (
    <div className={classes.reach}>
      <ReachLinks
        phone={shown.phone}
        way={isSent && place !== '' ? way : undefined}
        words={{ call: t('call'), navigate: t('navigate') }}
      />
    </div>
  );
}
