import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/Popover.css';
import { MultiSelect, Pill, Select, type MultiSelectProps, type SelectProps } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import fields from '../../ui/form/field.module.css';
import { IconDone } from '../../ui/theme/icons.ts';
import { useValueWords } from './value-words.ts';

export type Pick = { value: string; label: string };

type Shared = {
  name: string;
  label: string;
  description?: string | undefined;
  error?: string | undefined;
  disabled?: boolean;
  /** Instead of the word that it is searched by typing. */
  placeholder?: string | undefined;
};

const renderOption: SelectProps['renderOption'] = ({ option, checked }) => (
  <>
    {checked === true && <IconDone size={18} aria-hidden />}
    <UserText>{option.label}</UserText>
  </>
);

/** A name is in its own language here too. */
const renderPill: MultiSelectProps['renderPill'] = ({ option, value, onRemove, disabled }) => (
  <Pill withRemoveButton disabled={disabled} onRemove={onRemove}>
    <UserText>{option?.label ?? value}</UserText>
  </Pill>
);

const look = {
  size: 'lg',
  classNames: { root: fields.root, input: fields.input, label: fields.label, error: fields.error },
  withScrollArea: false,
  maxDropdownHeight: 300,
  searchable: true,
  renderOption,
  // Inside a dialog, which lies over everything else.
  comboboxProps: { withinPortal: false },
} as const;

type Large = {
  /** Of the query: the name of the list, and what it depends on. */
  list: readonly string[];
  /** The first that match; the shop searches, so that a list of thousands is never loaded. */
  find: (text: string) => Promise<readonly Pick[]>;
  /** What is chosen now, shown before anything is found. */
  chosen: Pick | undefined;
};

type OneProps = Shared & {
  value: string;
  onChange: (value: string) => void;
  /** None may be chosen again. */
  clearable?: boolean;
} & ({ options: readonly Pick[] } | Large);

/** One of many, found by typing: of a list that is there, or of one that the shop searches. */
export function PickField({ value, onChange, clearable = false, ...props }: OneProps) {
  const t = useTranslations('merchant.form');
  const [text, setText] = useState('');
  const typed = useDeferredValue(text.trim());
  const large = 'find' in props ? props : undefined;
  const { data, isError, isFetching } = useQuery({
    queryKey: ['pick', ...(large?.list ?? []), typed],
    // What stands in the field is what is chosen, not a search.
    queryFn: async () => large?.find(typed === large.chosen?.label ? '' : typed) ?? [],
    placeholderData: keepPreviousData,
    enabled: large !== undefined,
  });
  const found = 'options' in props ? props.options : (data ?? []);
  const chosen = large?.chosen;
  const all = chosen && found.every((one) => one.value !== chosen.value) ? [chosen, ...found] : found;
  const { name, label, description, error, disabled, placeholder } = props;
  useValueWords(name, all);
  return (
    <Select
      {...look}
      {...{ name, label, description, error, disabled }}
      data-field={name}
      value={value === '' ? null : value}
      data={[...all]}
      clearable={clearable}
      clearButtonProps={{ 'aria-label': t('clear', { label }) }}
      onChange={(next) => onChange(next ?? '')}
      onSearchChange={setText}
      filter={large ? ({ options }) => options : undefined}
      nothingFoundMessage={isError ? t('loadFailed') : t('nothingFound')}
      placeholder={placeholder ?? t('search')}
      aria-busy={isFetching}
    />
  );
}

type ManyProps = Shared & {
  options: readonly Pick[];
  value: readonly string[];
  onChange: (values: string[]) => void;
};

/** Several of many, in the order in which they were chosen. */
export function PicksField({ options, value, ...props }: ManyProps) {
  const t = useTranslations('merchant.form');
  useValueWords(props.name, options);
  return (
    <MultiSelect
      {...look}
      {...props}
      data-field={props.name}
      value={[...value]}
      data={[...options]}
      hidePickedOptions
      renderPill={renderPill}
      nothingFoundMessage={t('nothingFound')}
      placeholder={value.length === 0 ? (props.placeholder ?? t('search')) : undefined}
    />
  );
}
