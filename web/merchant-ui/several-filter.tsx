import { useTranslations } from '../i18n/use-translations.tsx';
import { UserText } from '../ui/display/user-text.tsx';
import { FilterDrop } from './filter-drop.tsx';
import classes from './filter-drop.module.css';
import { toggledValue, valuesOf, type FilterValues, type SeveralFilter } from './filters.ts';

type Props = { filter: SeveralFilter; values: FilterValues };

/** Several of few. */
export function SeveralFilterField({ filter: { name, label, options }, values }: Props) {
  const t = useTranslations('merchant.filter');
  const chosen = valuesOf(values, name);
  const named = options.filter(({ value }) => chosen.includes(value));
  const face =
    named.length > 1
      ? t('several', { first: named[0]?.label ?? '', more: String(named.length - 1) })
      : (named[0]?.label ?? t('any'));
  return (
    <FilterDrop label={label} face={face} isOn={chosen.length > 0}>
      {options.map(({ value, label: text }) => (
        <label key={value} className={classes.option}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={() => values.set({ [name]: toggledValue(chosen, value) })}
          />
          <UserText>{text}</UserText>
        </label>
      ))}
    </FilterDrop>
  );
}
