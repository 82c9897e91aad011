import { bahtFromSatang } from '#domain/pricing/money.ts';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../../i18n/use-translations.tsx';
import type { CartHint } from './cart-hints.ts';
import classes from '../page/cart-contents.module.css';

const baht = (satang: number) => formatBaht(bahtFromSatang(satang));

/** "฿120 more for free delivery", with how far it is. */
export function CartHintLine({ hint }: { hint: CartHint }) {
  return (
    <div className={classes.hints}>
      <HintText hint={hint} />
      {'percent' in hint && (
        <div className={classes.meter} aria-hidden>
          <span style={{ width: `${hint.percent}%` }} />
        </div>
      )}
    </div>
  );
}

function HintText({ hint }: { hint: CartHint }) {
  const t = useTranslations('cartPage');
  switch (hint.code) {
    case 'BELOW_MINIMUM':
      return <p>{t('minimumIn', { amount: baht(hint.missingSatang), limit: baht(hint.limitSatang) })}</p>;
    case 'ABOVE_MAXIMUM':
      return <p>{t('maximumOver', { amount: baht(hint.overSatang), limit: baht(hint.limitSatang) })}</p>;
    case 'FREE_DELIVERY_IN':
      return <p>{t('freeDeliveryIn', { amount: baht(hint.missingSatang) })}</p>;
    case 'FREE_DELIVERY':
      return <p>{t('freeDelivery')}</p>;
  }
}
