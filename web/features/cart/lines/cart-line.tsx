import { ActionIcon } from '@mantine/core';
import { Fragment } from 'react';
import type { UnitNumber, UnitQuantities } from '#domain/pricing/units.ts';
import { bahtFromSatang, satangFromBaht, sumSatang } from '#domain/pricing/money.ts';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../../i18n/use-translations.tsx';
import { AppLink } from '../../../ui/interaction/app-link.tsx';
import { IconTrash } from '../../../ui/theme/icons.ts';
import { Money } from '../../../ui/display/money.tsx';
import { Picture } from '../../../ui/display/picture.tsx';
import { CartLineNotes } from './cart-line-notes.tsx';
import { CartUnit } from './cart-unit.tsx';
import type { CartLineView } from '../summary/cart-view.ts';
import type { SeenPrices } from '../summary/seen-prices.ts';
import { discountsAt, type ShownQuote } from '../summary/shown-quote.ts';
import { LineDiscounts } from '../../promotion/line-discounts.tsx';
import { UnitExchangeOffer } from './unit-exchange-offer.tsx';
import classes from './cart-line.module.css';

export type CartLineActions = {
  select: (line: CartLineView, selected: boolean) => void;
  remove: (line: CartLineView) => void;
  setQuantity: (line: CartLineView, unit: UnitNumber, quantity: number) => void;
  setQuantities: (line: CartLineView, quantities: UnitQuantities) => void;
};

type Props = { line: CartLineView; seen: SeenPrices; shown: ShownQuote; actions: CartLineActions };

/** A product in the cart: chosen or not, a stepper for each of its units, and what there is to say about it. */
export function CartLine({ line, seen, shown, actions }: Props) {
  const t = useTranslations('cartPage');
  const { name, code, units } = line;
  // The stepper of a single piece has the bin: there is one to each thing that can be removed.
  const stepperRemoves = units.length === 1 && units[0]?.quantity === 1;
  return (
    <li className={classes.line} aria-label={name}>
      <label className={classes.check}>
        <input
          type="checkbox"
          aria-label={t('selectLine', { name })}
          checked={line.selected}
          disabled={!line.selectable}
          onChange={({ currentTarget }) => actions.select(line, currentTarget.checked)}
        />
      </label>
      <AppLink
        to={`/product/${encodeURIComponent(code)}`}
        className={`${classes.picture} ${line.selectable ? '' : classes.faded}`}
        aria-hidden
        tabIndex={-1}
      >
        <Picture src={line.picture} alt="" width={96} height={96} />
      </AppLink>
      <div className={classes.head}>
        <AppLink to={`/product/${encodeURIComponent(code)}`} className={classes.name}>
          {name}
        </AppLink>
        {!stepperRemoves && (
          <ActionIcon
            className={classes.remove}
            size={44}
            variant="subtle"
            color="gray"
            aria-label={t('removeLine', { name })}
            onClick={() => actions.remove(line)}
          >
            <IconTrash size={20} stroke={1.75} />
          </ActionIcon>
        )}
      </div>
      <CartLineNotes line={line} onReduce={(quantities) => actions.setQuantities(line, quantities)} />
      {(line.units.length > 0 || line.otherUnits.length > 0) && (
        <div className={classes.units}>
          {line.units.map((unit) => (
            <Fragment key={unit.unit}>
              <CartUnit
                line={line}
                unit={unit}
                seen={seen}
                onChange={(quantity) => actions.setQuantity(line, unit.unit, quantity)}
              />
              <LineDiscounts discounts={discountsAt(shown, code, unit.unit)} />
            </Fragment>
          ))}
          {line.exchange && (
            <UnitExchangeOffer
              exchange={line.exchange}
              onTake={(quantities) => actions.setQuantities(line, quantities)}
            />
          )}
          <div className={classes.foot}>
            <OtherUnits line={line} onAdd={(unit) => actions.setQuantity(line, unit, 1)} />
            {line.units.length > 0 && <LineAmount line={line} shown={shown} />}
          </div>
        </div>
      )}
    </li>
  );
}

/** What the line costs; what it would cost without its discounts beside it. */
function LineAmount({ line, shown }: Pick<Props, 'line' | 'shown'>) {
  const t = useTranslations('offers');
  const discounts = line.units.flatMap(({ unit }) => discountsAt(shown, line.code, unit));
  const off = sumSatang(discounts.map(({ Amount }) => satangFromBaht(Amount)));
  return (
    <span className={classes.amounts}>
      {off > 0 && (
        <s className={classes.small}>
          <span className="hidden-visually">{t('before')} </span>
          <Money baht={bahtFromSatang(line.amountSatang)} />
        </s>
      )}
      <Money className={classes.amount} baht={bahtFromSatang(Math.max(0, line.amountSatang - off))} />
    </span>
  );
}

/** The product's other units of which there is still one, to be added with one tap. */
function OtherUnits({ line, onAdd }: { line: CartLineView; onAdd: (unit: UnitNumber) => void }) {
  const t = useTranslations('cartPage');
  if (line.problem?.code === 'OUT_OF_STOCK') return null;
  const fitting = line.otherUnits.filter(({ rate }) => rate <= line.room);
  return (
    <div className={classes.others}>
      {fitting.map(({ unit, name, priceSatang }) => (
        <button key={unit} type="button" className={classes.other} onClick={() => onAdd(unit)}>
          {t('addUnitPrice', { unit: name, price: formatBaht(bahtFromSatang(priceSatang)) })}
        </button>
      ))}
    </div>
  );
}
