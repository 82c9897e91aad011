import { useQuery } from '@tanstack/react-query';
import { useTranslations } from '../i18n/use-translations.tsx';
import { UserText } from '../ui/display/user-text.tsx';
import { IconClose } from '../ui/theme/icons.ts';
import classes from './filter-bar.module.css';
import {
  namesOf,
  toggledValue,
  valuesOf,
  type Filter,
  type FilterValues,
  type PickFilter,
} from './filters.ts';
import { useAmountText, useDaysText } from './use-filter-words.ts';

type Props = { filters: readonly Filter[]; values: FilterValues; onClear: () => void };

/** What is on, each to be taken off, and all at once. */
export function FilterChips({ filters, values, onClear }: Props) {
  const t = useTranslations('merchant.filter');
  if (!filters.flatMap(namesOf).some((name) => values.chosen(name) !== '')) return null;
  return (
    <ul className={classes.chips} aria-label={t('on')}>
      {filters.map((filter) => (
        <ChipsOf key={namesOf(filter)[0]} filter={filter} values={values} />
      ))}
      <li>
        <button type="button" className={classes.clear} onClick={onClear}>
          {t('clear')}
        </button>
      </li>
    </ul>
  );
}

function ChipsOf({ filter, values }: { filter: Filter; values: FilterValues }) {
  const daysText = useDaysText();
  const amountText = useAmountText();
  const { label } = filter;
  if (filter.kind === 'text') return null;
  if (filter.kind === 'pick') return <PickChips filter={filter} values={values} />;
  if (filter.kind === 'days' || filter.kind === 'amount') {
    const [from, to] = filter.names.map((name) => values.chosen(name)) as [string, string];
    if (from === '' && to === '') return null;
    const words = filter.kind === 'days' ? daysText(from, to) : amountText(from, to);
    const off = Object.fromEntries(filter.names.map((name) => [name, '']));
    return <Chip label={label} value={words} onRemove={() => values.set(off)} />;
  }
  const { name } = filter;
  if (filter.kind === 'switch')
    return values.chosen(name) === '' ? null : (
      <Chip label={label} onRemove={() => values.set({ [name]: '' })} />
    );
  const chosen = filter.kind === 'choice' ? [values.chosen(name)] : valuesOf(values, name);
  return filter.options.map(({ value, label: words }) =>
    chosen.includes(value) ? (
      <Chip
        key={value}
        label={label}
        value={words}
        onRemove={() => values.set({ [name]: filter.kind === 'choice' ? '' : toggledValue(chosen, value) })}
      />
    ) : null,
  );
}

function PickChips({ filter, values }: { filter: PickFilter; values: FilterValues }) {
  const chosen = valuesOf(values, filter.name);
  const { data: named } = useQuery({ ...filter.named(chosen), enabled: chosen.length > 0 });
  return chosen.map((value) => (
    <Chip
      key={value}
      label={filter.label}
      value={named?.find((one) => one.value === value)?.label ?? value}
      onRemove={() => values.set({ [filter.name]: toggledValue(chosen, value) })}
    />
  ));
}

type ChipProps = { label: string; value?: string; onRemove: () => void };

function Chip({ label, value, onRemove }: ChipProps) {
  const t = useTranslations('merchant.filter');
  const words = value === undefined ? label : `${label}: ${value}`;
  return (
    <li>
      <button
        type="button"
        className={classes.chip}
        aria-label={t('remove', { filter: words })}
        onClick={onRemove}
      >
        <UserText>{words}</UserText>
        <IconClose size={16} aria-hidden />
      </button>
    </li>
  );
}
