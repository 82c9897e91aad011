import { Button } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from '../i18n/use-translations.tsx';
import { useDebounced } from '../ui/interaction/use-debounced.ts';
import { SelectField, TextField } from '../ui/form/field.tsx';
import { useAddressParams, type AddressParams } from './address-params.ts';
import classes from './filter-bar.module.css';
import { IconFilter } from './icons.ts';

/** `name` is the parameter of the address. */
export type Filter = TypedFilter | ChosenFilter;
type DateFilter = { kind: 'date'; name: string; label: string };
type TypedFilter = { kind: 'text'; name: string; label: string; hint?: string };
type ChosenFilter =
  | {
      kind: 'choice';
      name: string;
      label: string;
      /** The value for no choice. */
      all: string;
      options: readonly { value: string; label: string }[];
    }
  | DateFilter;

/**
 * Narrows what a page shows. Each filter is a parameter of the address, so that the page can be shared and gone back
 * to; what else the address says stays. On the phone all but the text fold under one button.
 */
export function FilterBar({ filters }: { filters: readonly Filter[] }) {
  const t = useTranslations('merchant.filter');
  const params = useAddressParams();
  const id = useId();
  const [open, setOpen] = useState(false);
  const texts = filters.filter((filter) => filter.kind === 'text');
  const others = filters.filter((filter) => filter.kind !== 'text');
  const active = others.filter(({ name }) => params.chosen(name) !== '').length;
  const isNarrowed = filters.some(({ name }) => params.chosen(name) !== '');
  const clear = () => params.set(Object.fromEntries(filters.map(({ name }) => [name, ''])));
  return (
    <search className={classes.bar}>
      {texts.map((filter) => (
        <TextFilter key={filter.name} filter={filter} params={params} />
      ))}
      {others.length > 0 && (
        <>
          <Button
            className={classes.unfold}
            variant="default"
            size="md"
            leftSection={<IconFilter size={18} aria-hidden />}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {active > 0 ? t('moreWith', { count: String(active) }) : t('more')}
          </Button>
          <div id={id} className={classes.others} data-open={open || undefined}>
            {others.map((filter) => (
              <OtherFilter key={filter.name} filter={filter} params={params} />
            ))}
          </div>
        </>
      )}
      {isNarrowed && (
        <Button className={classes.clear} variant="subtle" size="sm" onClick={clear}>
          {t('clear')}
        </Button>
      )}
    </search>
  );
}

type Part<One extends Filter> = { filter: One; params: AddressParams };

/** Asked for when typing has come to rest. What is typed is never replaced by an answer to what was typed before. */
export function TextFilter({ filter: { name, label, hint }, params }: Part<TypedFilter>) {
  const given = params.chosen(name);
  const [typed, setTyped] = useState(given);
  const settled = useDebounced(typed.trim());
  /** What the field has asked for and the address does not say yet, in its order: a slow page says it late. */
  const asked = useRef<string[]>([]);
  useEffect(() => {
    if (settled === (asked.current.at(-1) ?? params.chosen(name))) return;
    asked.current.push(settled);
    params.set({ [name]: settled });
    // Only what was typed: a change of the address comes from elsewhere.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [settled]);
  useEffect(() => {
    const at = asked.current.indexOf(given);
    asked.current = at < 0 ? [] : asked.current.slice(at + 1);
    // The address was changed by something else than the field: cleared, or gone back to.
    if (at < 0) setTyped(given);
  }, [given]);
  return (
    <TextField
      className={classes.text}
      size="md"
      label={label}
      placeholder={hint}
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={60}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  );
}

function OtherFilter({ filter, params }: Part<ChosenFilter>) {
  const { name, label } = filter;
  const value = params.chosen(name);
  const change = ({ currentTarget }: { currentTarget: { value: string } }) =>
    params.set({ [name]: currentTarget.value });
  if (filter.kind === 'date') return <DateFilter filter={filter} params={params} />;
  return (
    <SelectField
      size="md"
      label={label}
      value={value}
      data={[{ value: '', label: filter.all }, ...filter.options]}
      onChange={change}
    />
  );
}

/** Before it a year is only half typed. */
const FIRST_YEAR = 1900;

/**
 * A day, typed part by part or picked. While it is typed the field is the browser's own, and the address follows only
 * whole days: of a half typed one the browser gives nothing, or a year like 0002.
 */
function DateFilter({ filter: { name, label }, params }: Part<DateFilter>) {
  const field = useRef<HTMLInputElement>(null);
  const given = params.chosen(name);
  useEffect(() => {
    // Cleared, or gone back to: the address differs from the field.
    const { current } = field;
    if (current && current.value !== given && document.activeElement !== current) current.value = given;
  }, [given]);
  const follow = ({ value, validity }: HTMLInputElement, isLeft = false): void => {
    const isHalfTyped = value === '' ? validity.badInput : Number(value.slice(0, 4)) < FIRST_YEAR;
    if (isHalfTyped && !isLeft) return;
    const next = isHalfTyped ? '' : value;
    if (next !== given) params.set({ [name]: next });
  };
  return (
    <TextField
      ref={field}
      size="md"
      type="date"
      max="9999-12-31"
      label={label}
      defaultValue={given}
      onChange={({ currentTarget }) => follow(currentTarget)}
      onBlur={({ currentTarget }) => follow(currentTarget, true)}
    />
  );
}
