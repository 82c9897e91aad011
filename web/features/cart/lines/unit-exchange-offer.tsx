import { Button } from '@mantine/core';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import type { UnitQuantities } from '#domain/pricing/units.ts';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../../i18n/use-translations.tsx';
import { useCounted } from '../../../ui/display/use-counted.ts';
import type { UnitExchange } from './unit-exchange.ts';
import classes from './cart-line.module.css';

type Props = { exchange: UnitExchange; onTake: (quantities: UnitQuantities) => void };

/** "6 more make a case and save ฿38", with the button that does it. */
export function UnitExchangeOffer({ exchange, onTake }: Props) {
  const t = useTranslations('cartPage');
  const counted = useCounted();
  const { more, count, rest, fromName, intoName, savingSatang, quantities } = exchange;
  const kept = rest > 0 ? ` + ${counted(rest, fromName)}` : '';
  const into = counted(count, intoName) + kept;
  const saving = formatBaht(bahtFromSatang(savingSatang));
  return (
    <div className={classes.exchange}>
      <span>
        {more > 0
          ? t('exchangeMore', { more: counted(more, fromName), into, saving })
          : t('exchangeNow', { into, saving })}
      </span>
      <Button size="sm" h={40} variant="white" style={{ flex: 'none' }} onClick={() => onTake(quantities)}>
        {t('exchange')}
      </Button>
    </div>
  );
}
