import { freeDeliveryFrom } from '#domain/orders/delivery.ts';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { IconCash, IconPickup, IconShip } from '../../ui/theme/icons.ts';
import { useCenterWord } from '../center/use-center-word.ts';
import classes from './promises.module.css';

/** What the shop's settings say of delivery and payment; nothing is promised that checkout does not keep. */
export function Promises({ className = '' }: { className?: string }) {
  const t = useTranslations('home.promise');
  const word = useCenterWord();
  const { config } = usePage();
  const methods = config.get('DELIVERY_METHODS');
  const freeFrom = freeDeliveryFrom(methods);
  const delivery =
    freeFrom === 0
      ? t('free')
      : freeFrom !== undefined && t('freeFrom', { amount: formatBaht(bahtFromSatang(freeFrom)) });
  return (
    <ul className={`${classes.promises} ${className}`}>
      {delivery && (
        <li>
          <IconShip size={18} stroke={1.75} aria-hidden />
          {delivery}
        </li>
      )}
      {methods.some(({ kind }) => kind === 'pickup') && (
        <li>
          <IconPickup size={18} stroke={1.75} aria-hidden />
          {t('pickup', { word })}
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
