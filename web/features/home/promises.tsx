import { useTranslations } from 'use-intl';
import { usePage } from '../../page/page-context.ts';
import { IconCash, IconShip } from '../../ui/icons.ts';
import { formatBaht } from '../../ui/money.tsx';
import classes from './promises.module.css';

/** What the shop's settings say of delivery and payment; nothing is promised that checkout does not keep. */
export function Promises({ className = '' }: { className?: string }) {
  const t = useTranslations('home.promise');
  const { config } = usePage();
  const fee = config.get('DELIVERY_FEE');
  const freeFrom = config.get('FREE_DELIVERY_FROM');
  const delivery =
    fee === 0 ? t('free') : freeFrom > 0 ? t('freeFrom', { amount: formatBaht(freeFrom) }) : undefined;
  return (
    <ul className={`${classes.promises} ${className}`}>
      {delivery !== undefined && (
        <li>
          <IconShip size={18} stroke={1.75} aria-hidden />
          {delivery}
        </li>
      )}
      {config.get('CASH_ON_DELIVERY_ENABLED') && (
        <li>
          <IconCash size={18} stroke={1.75} aria-hidden />
          {t('cash')}
        </li>
      )}
    </ul>
  );
}
