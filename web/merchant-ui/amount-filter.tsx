import { readTypedBaht } from '#domain/pricing/typed-baht.ts';
import { useTranslations } from '../i18n/use-translations.tsx';
import { MoneyField } from '../ui/form/money-field.tsx';
import { FilterDrop } from './filter-drop.tsx';
import classes from './filter-drop.module.css';
import type { AmountFilter, FilterValues } from './filters.ts';
import { useAmountText } from './use-filter-words.ts';
import { useTypedParam } from './use-typed-param.ts';

type Props = { filter: AmountFilter; values: FilterValues };

/** Between two sums of baht, either of which may be left out. */
export function AmountFilterField({ filter, values }: Props) {
  const t = useTranslations('merchant.filter');
  const amountText = useAmountText();
  const [least, most] = filter.names;
  const [from, to] = [values.chosen(least), values.chosen(most)];
  const isOn = from !== '' || to !== '';
  return (
    <FilterDrop label={filter.label} face={isOn ? amountText(from, to) : t('any')} isOn={isOn}>
      <div className={classes.pair}>
        <BahtField label={t('amountFrom')} name={least} values={values} />
        <BahtField label={t('amountTo')} name={most} values={values} least={Number(from)} />
      </div>
    </FilterDrop>
  );
}

type FieldProps = { label: string; name: string; values: FilterValues; least?: number };

function BahtField({ label, name, values, least = 0 }: FieldProps) {
  const t = useTranslations('merchant.filter');
  const read = (typed: string): string | undefined => {
    if (typed.trim() === '') return '';
    const baht = readTypedBaht(typed);
    return baht === undefined || baht < least ? undefined : String(baht);
  };
  const [typed, setTyped] = useTypedParam({ name, values, read });
  const wrong = read(typed) === undefined;
  return (
    <MoneyField
      size="md"
      label={label}
      value={typed}
      error={wrong && (readTypedBaht(typed) === undefined ? t('amountWrong') : t('amountOrder'))}
      onChange={setTyped}
    />
  );
}
