import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import { cellName, typeName, type CellName, type TypeName } from '#domain/pricing/price-cells.ts';
import { LEVELS, type PriceLevel } from '#domain/pricing/pricing.ts';
import { formatAmount } from '#domain/pricing/format-baht.ts';
import { readTypedBaht } from '#domain/pricing/typed-baht.ts';
import type { UnitNumber } from '#domain/pricing/units.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { RecordForm } from '../../merchant-ui/form/use-record-form.ts';
import { ROLE } from '../../merchant-ui/table-roles.ts';
import { Money } from '../../ui/display/money.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { SelectField, TextField } from '../../ui/form/field.tsx';
import { moveInGrid } from './move-in-grid.ts';
import classes from './price-grid.module.css';
import { paidAt, placeBlock, readBlock, TAX_TYPES, type PriceValues } from './price-values.ts';
import type { ProductPrices } from './product-prices.queries.ts';

type Props<Values extends PriceValues> = {
  /** What the grid is about. */
  label: string;
  form: RecordForm<Values>;
  units: ProductPrices['Units'];
  vatRate: number;
  /** The unit that a narrow screen shows. */
  unit: UnitNumber;
  disabled: boolean;
  /** Prices that hold where the grid has none, and what the grid is beside them; those of a center are shown in its empty cells. */
  below?: { as: 'center' | 'advance'; values: PriceValues };
};

/** Units by levels with tax types, and what a customer of each level pays. Keys and pasting are a spreadsheet's. */
export function PriceGrid<Values extends PriceValues>({
  label,
  form,
  units,
  vatRate,
  unit: current,
  disabled,
  below,
}: Props<Values>) {
  const t = useTranslations('merchantPrices.grid');
  const root = useRef<HTMLTableElement>(null);
  /** What the cell held when it was entered: Escape puts it back. */
  const entered = useRef({ name: '', typed: '' });
  const [left, setLeft] = useState(0);
  const { values } = form;
  const own = values as PriceValues;
  const called = (unit: ProductPrices['Units'][number], level: PriceLevel) =>
    t('cell', { unit: unit.Name, level: String(level) });

  const enter = (name: CellName | TypeName): void => {
    entered.current = { name, typed: own[name] };
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { target } = event;
    if (event.key === 'Escape' && target instanceof HTMLInputElement) {
      event.preventDefault();
      event.stopPropagation();
      form.set(entered.current.name, entered.current.typed);
      requestAnimationFrame(() => target.select());
    } else if (root.current && moveInGrid(root.current, event)) event.preventDefault();
  };
  const onPaste = (
    event: ClipboardEvent<HTMLInputElement>,
    from: { unit: UnitNumber; level: PriceLevel },
  ): void => {
    const block = readBlock(event.clipboardData.getData('text/plain'));
    if (block.length === 1 && block[0]?.length === 1) return;
    event.preventDefault();
    const placed = placeBlock(block, { from, units: units.map(({ No }) => No) });
    for (const { name, typed } of placed.placed) form.set(name, typed);
    setLeft(placed.left);
  };

  return (
    <div className={classes.whole}>
      {left > 0 && (
        <Note tone="warning" live>
          <p>{t('left', { count: String(left) })}</p>
        </Note>
      )}
      <table ref={root} className={classes.grid} aria-label={label} {...ROLE.table}>
        <thead {...ROLE.rows}>
          <tr {...ROLE.row}>
            <th scope="col" className={classes.name} {...ROLE.head}>
              {t('level')}
            </th>
            {LEVELS.map((level) => (
              <th key={level} scope="col" className={classes.level} {...ROLE.head}>
                {level}
              </th>
            ))}
          </tr>
        </thead>
        {units.map((unit, at) => (
          <tbody key={unit.No} data-current={unit.No === current || undefined} {...ROLE.rows}>
            <tr {...ROLE.row}>
              <th scope="row" className={classes.name} {...ROLE.rowHead}>
                <UserText>{unit.Name}</UserText>
                <span className={classes.small}>{t('price')}</span>
              </th>
              {LEVELS.map((level) => {
                const name = cellName(unit.No, level);
                const { value: _value, onChange: _onChange, ...field } = form.field(name);
                return (
                  <td key={level} className={classes.cell} data-called={called(unit, level)} {...ROLE.cell}>
                    <TextField
                      {...field}
                      key={undefined}
                      size="sm"
                      aria-label={called(unit, level)}
                      data-row={2 * at}
                      data-column={level}
                      inputMode="decimal"
                      autoComplete="off"
                      maxLength={20}
                      disabled={disabled}
                      placeholder={below?.as === 'center' ? below.values[name] : undefined}
                      value={own[name]}
                      onChange={({ currentTarget }) => form.set(name, currentTarget.value)}
                      onFocus={({ currentTarget }) => {
                        enter(name);
                        currentTarget.select();
                      }}
                      onBlur={() => {
                        const baht = readTypedBaht(own[name]);
                        if (baht !== undefined) form.set(name, baht > 0 ? formatAmount(baht) : '');
                      }}
                      onKeyDown={onKeyDown}
                      onPaste={(event) => onPaste(event, { unit: unit.No, level })}
                    />
                  </td>
                );
              })}
            </tr>
            <tr {...ROLE.row}>
              <th scope="row" className={classes.name} {...ROLE.rowHead}>
                <span className={classes.small}>{t('tax')}</span>
              </th>
              {LEVELS.map((level) => {
                const name = typeName(unit.No, level);
                return (
                  <td key={level} className={classes.cell} data-called={called(unit, level)} {...ROLE.cell}>
                    <SelectField
                      name={name}
                      size="sm"
                      rightSectionWidth={24}
                      aria-label={t('taxOf', { cell: called(unit, level) })}
                      data-row={2 * at + 1}
                      data-column={level}
                      disabled={disabled}
                      value={own[name]}
                      onChange={({ currentTarget }) => form.set(name, currentTarget.value)}
                      onFocus={() => enter(name)}
                      onKeyDown={onKeyDown}
                      data={TAX_TYPES.map((type) => ({
                        value: String(type),
                        label: t(`shortTaxes.${type}`),
                      }))}
                    />
                  </td>
                );
              })}
            </tr>
            <tr {...ROLE.row}>
              <th scope="row" className={classes.name} {...ROLE.rowHead}>
                <span className={classes.small}>{t('pays')}</span>
              </th>
              {LEVELS.map((level) => (
                <td key={level} className={classes.pays} {...ROLE.cell}>
                  <Pays
                    paid={paidAt(
                      below
                        ? { values: below.values, over: { source: below.as, values: own } }
                        : { values: own },
                      {
                        unit: unit.No,
                        level,
                        vatRate,
                      },
                    )}
                    level={level}
                  />
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** With tax and without, and from which level where that is another. */
function Pays({ paid, level }: { paid: ReturnType<typeof paidAt>; level: PriceLevel }) {
  const t = useTranslations('merchantPrices.grid');
  if (!paid) return <span className={classes.small}>{t('none')}</span>;
  return (
    <>
      <Money baht={bahtFromSatang(paid.paidSatang)} />
      <span className={classes.small}>
        {t('net', { amount: formatAmount(bahtFromSatang(paid.netSatang)) })}
      </span>
      {paid.level !== null && paid.level !== level && (
        <span className={classes.small}>{t('asLevel', { level: String(paid.level) })}</span>
      )}
    </>
  );
}
