import '@mantine/core/styles/Combobox.css';
import { Combobox, useCombobox } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from '../i18n/use-translations.tsx';
import { UserText } from '../ui/display/user-text.tsx';
import { TextField } from '../ui/form/field.tsx';
import { useDebounced } from '../ui/interaction/use-debounced.ts';
import { IconDone } from '../ui/theme/icons.ts';
import classes from './filter-drop.module.css';
import { toggledValue, type FilterValues, type Option, type PickFilter } from './filters.ts';
import { useRecentPicks } from './recent-picks.ts';

type Props = {
  filter: PickFilter;
  chosen: readonly string[];
  named: readonly Option[];
  values: FilterValues;
};

/** Searched by typing; arrows lead through what is found and Enter takes it. Before one types: what was picked last. */
export function PickList({ filter, chosen, named, values }: Props) {
  const t = useTranslations('merchant.filter');
  const [text, setText] = useState('');
  const wanted = useDebounced(text.trim());
  const recents = useRecentPicks(filter.name);
  const [recent] = useState(recents.read);
  const combobox = useCombobox({ opened: true, loop: false });
  const { data: lately = [] } = useQuery({ ...filter.named(recent), enabled: recent.length > 0 });
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...filter.find(wanted),
    placeholderData: keepPreviousData,
  });
  const { selectFirstOption, resetSelectedOption } = combobox;
  useEffect(() => {
    if (wanted === '') resetSelectedOption();
    else selectFirstOption();
    // What is found begins anew with another answer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [data]);
  const isSearched = wanted !== '';
  const ahead = isSearched ? [] : [...named, ...without(lately, named)];
  const found = without(data ?? [], ahead);
  const take = (value: string) => {
    if (!chosen.includes(value)) recents.add(value);
    values.set({ [filter.name]: toggledValue(chosen, value) });
  };
  const option = ({ value, label }: Option) => (
    <Combobox.Option
      key={value}
      value={value}
      className={classes.picked}
      active={chosen.includes(value)}
      aria-selected={chosen.includes(value)}
    >
      <span className={classes.tick}>{chosen.includes(value) && <IconDone size={18} aria-hidden />}</span>
      <span className={classes.words}>
        <UserText>{label}</UserText>
        <span className={classes.code}>{value}</span>
      </span>
    </Combobox.Option>
  );
  return (
    <Combobox store={combobox} onOptionSubmit={take}>
      <Combobox.EventsTarget>
        <TextField
          size="md"
          type="search"
          aria-label={t('find', { what: filter.label })}
          placeholder={filter.hint}
          autoComplete="off"
          maxLength={60}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Combobox.EventsTarget>
      <Combobox.Options
        className={classes.list}
        aria-label={filter.label}
        aria-multiselectable
        aria-busy={isPlaceholderData}
      >
        {ahead.length > 0 && <div className={classes.group}>{t('recent')}</div>}
        {ahead.map(option)}
        {ahead.length > 0 && found.length > 0 && <div className={classes.group}>{t('all')}</div>}
        {found.map(option)}
        {isSearched && data?.length === 0 && (
          <div className={classes.note}>{t('notFound', { text: wanted })}</div>
        )}
        {!data && !isError && <div className={classes.note}>{t('loading')}</div>}
        {!data && isError && (
          <button type="button" className={classes.preset} onClick={() => void refetch()}>
            {t('retry')}
          </button>
        )}
      </Combobox.Options>
    </Combobox>
  );
}

const without = (options: readonly Option[], others: readonly Option[]): Option[] =>
  options.filter(({ value }) => others.every((other) => other.value !== value));
