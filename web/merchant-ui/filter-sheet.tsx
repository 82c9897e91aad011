import { Button } from '@mantine/core';
import { useState, type ComponentType } from 'react';
import { useTranslations } from '../i18n/use-translations.tsx';
import { withPart } from './address-params.ts';
import classes from './filter-bar.module.css';
import { FilterField } from './filter-field.tsx';
import { namesOf, nothingOf, type Filter, type FilterValues } from './filters.ts';
import { Sheet } from './sheet.tsx';

type Props = {
  filters: readonly Filter[];
  /** The address as it is. */
  search: URLSearchParams;
  onApply: (part: Record<string, string>) => void;
  onClose: () => void;
  Found?: ComponentType<{ search: URLSearchParams }> | undefined;
};

/** The filters on the phone: nothing is narrowed until they are applied, and the button says what that would show. */
export function FilterSheet({ filters, search, onApply, onClose, Found }: Props) {
  const t = useTranslations('merchant.filter');
  const [draft, setDraft] = useState(search);
  const values: FilterValues = {
    chosen: (name) => draft.get(name) ?? '',
    set: (part) => setDraft((before) => withPart(before, part)),
  };
  const names = filters.flatMap(namesOf);
  const apply = () => {
    onApply(Object.fromEntries(names.map((name) => [name, draft.get(name) ?? ''])));
    onClose();
  };
  return (
    <Sheet title={t('more')} onClose={onClose} tall>
      <div className={classes.sheet}>
        {filters.map((filter) => (
          <FilterField key={namesOf(filter)[0]} filter={filter} values={values} />
        ))}
      </div>
      <div className={classes.ends}>
        <Button variant="default" size="md" onClick={() => values.set(nothingOf(filters))}>
          {t('clear')}
        </Button>
        <Button size="md" onClick={apply}>
          {Found ? <Found search={draft} /> : t('apply')}
        </Button>
      </div>
    </Sheet>
  );
}
