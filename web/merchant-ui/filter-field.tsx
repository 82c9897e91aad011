import { SelectField } from '../ui/form/field.tsx';
import { AmountFilterField } from './amount-filter.tsx';
import { DaysFilterField } from './days-filter.tsx';
import classes from './filter-bar.module.css';
import type { Filter, FilterValues, SwitchFilter } from './filters.ts';
import { PickFilterField } from './pick-filter.tsx';
import { SeveralFilterField } from './several-filter.tsx';
import { TextFilter } from './text-filter.tsx';

type Props = { filter: Filter; values: FilterValues };

export function FilterField({ filter, values }: Props) {
  switch (filter.kind) {
    case 'text':
      return <TextFilter filter={filter} values={values} />;
    case 'several':
      return <SeveralFilterField filter={filter} values={values} />;
    case 'pick':
      return <PickFilterField filter={filter} values={values} />;
    case 'amount':
      return <AmountFilterField filter={filter} values={values} />;
    case 'days':
      return <DaysFilterField filter={filter} values={values} />;
    case 'switch':
      return <SwitchField filter={filter} values={values} />;
    case 'choice':
      return (
        <SelectField
          size="md"
          label={filter.label}
          value={values.chosen(filter.name)}
          data={[{ value: '', label: filter.all }, ...filter.options]}
          onChange={({ currentTarget }) => values.set({ [filter.name]: currentTarget.value })}
        />
      );
  }
}

function SwitchField({ filter: { name, label }, values }: { filter: SwitchFilter; values: FilterValues }) {
  return (
    <label className={classes.switch}>
      <input
        type="checkbox"
        checked={values.chosen(name) === 'Y'}
        onChange={({ currentTarget }) => values.set({ [name]: currentTarget.checked ? 'Y' : '' })}
      />
      {label}
    </label>
  );
}
