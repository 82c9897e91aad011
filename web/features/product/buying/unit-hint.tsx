import { Button } from '@mantine/core';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import { pieces, type UnitNumber, type UnitRates } from '#domain/pricing/units.ts';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../../i18n/use-translations.tsx';
import { usePage } from '../../../page/page-context.ts';
import { useCounted } from '../../../ui/display/use-counted.ts';
import type { OfferedUnit } from '../../cart/lines/offered-units.ts';
import { unitExchange } from '../../cart/lines/unit-exchange.ts';
import { useCart } from '../../cart/store/use-cart.ts';
import classes from './unit-hint.module.css';

type Props = {
  code: string;
  units: readonly OfferedUnit[];
  rates: UnitRates;
  /** Pieces left. */
  left: number;
  /** The unit that the buyer now has more of. */
  onTaken: (unit: UnitNumber) => void;
};

/** "6 more make a case and save ฿38", for what of the product is in the cart, with the button that does it. */
export function UnitHint({ code, units, rates, left, onTaken }: Props) {
  const t = useTranslations('productPage.hint');
  const counted = useCounted();
  const { cart } = usePage();
  const line = useCart(({ lines }) => lines.find(({ P_Code }) => P_Code === code));
  const exchange = line && unitExchange(line, { units, room: left - pieces(line, rates) });
  if (!exchange) return null;
  const { more, fromName, into, intoName, count, rest, quantities } = exchange;
  const kept = rest > 0 ? ` + ${counted(rest, fromName)}` : '';
  const makes = counted(count, intoName) + kept;
  const saving = formatBaht(bahtFromSatang(exchange.savingSatang));
  const take = (): void => {
    const { lines, replace } = cart.getState();
    replace(lines.map((each) => (each.P_Code === code ? Object.assign({ ...each }, quantities) : each)));
    onTaken(into);
  };
  return (
    <output className={classes.hint}>
      <span>
        {more > 0
          ? t('more', { more: counted(more, fromName), into: makes, saving })
          : t('exchange', { into: makes, saving })}
      </span>
      <Button h={40} px="md" variant="white" onClick={take}>
        {t('take')}
      </Button>
    </output>
  );
}
