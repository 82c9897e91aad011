import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '../../page/page-context.ts';
import { IconCenter } from '../../ui/icons.ts';
import { UserText } from '../../ui/user-text.tsx';
import { centerQuery } from '../center/center.queries.ts';
import classes from './choice.module.css';

/** Where the buyer fetches his order: the center's name at once, its address when the shop has told it. */
export function PickupPlace({ saleUnit, name }: { saleUnit: string; name: string }) {
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
