import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslations } from '../i18n/use-translations.tsx';
import { refusal } from '../ui/form/field-errors.ts';
import type { CellEdit } from './columns.ts';
import classes from './edit-cell.module.css';
import { CELL_STOP, EDIT_STOP } from './use-row-keys.ts';

/** How long what was changed can be taken back by one press. */
const UNDO_MS = 10_000;

/** It is there because somebody asked for it. */
const focused = (input: HTMLInputElement | null): void => input?.focus();

type Props<Row> = { row: Row; edit: CellEdit<Row>; label: string; name: string; children: ReactNode };

/**
 * A cell that is changed where it stands: Enter or F2 begins, Enter and leaving it save, Escape puts back what was there.
 * It shows the new text at once; a refusal is said in the cell, with what was typed still in it.
 */
export function EditCell<Row>({ row, edit, label, name, children }: Props<Row>) {
  const t = useTranslations('merchant.table');
  const button = useRef<HTMLButtonElement>(null);
  const value = edit.value(row);
  /** What is typed, with what was seen when it was begun. */
  const [typing, setTyping] = useState<{ text: string; before: string }>();
  const [sent, setSent] = useState<string>();
  const [error, setError] = useState<string>();
  /** What was there before, and what was kept in its place: by now the row may show what somebody else wrote. */
  const [undo, setUndo] = useState<{ to: string; kept: string }>();
  const returns = useRef(false);
  useEffect(() => {
    if (typing !== undefined || !returns.current) return;
    returns.current = false;
    button.current?.focus();
  }, [typing]);
  useEffect(() => {
    if (!undo) return undefined;
    const timer = setTimeout(() => setUndo(undefined), UNDO_MS);
    return () => clearTimeout(timer);
  }, [undo]);
  const save = async (text: string, before: string, canUndo: boolean): Promise<void> => {
    setTyping(undefined);
    setError(undefined);
    setUndo(undefined);
    if (text === before) return;
    setSent(text);
    try {
      const kept = await edit.save(row, text, before);
      if (canUndo) setUndo({ to: before, kept });
    } catch (failure) {
      setTyping({ text, before });
      setError(refusal(failure) ?? t('notSaved'));
    }
    setSent(undefined);
  };
  const begin = () => {
    setUndo(undefined);
    setTyping({ text: value, before: value });
  };
  const close = (isKey: boolean) => (returns.current = isKey);
  if (typing === undefined) {
    const shown = sent ?? value;
    return (
      <span className={classes.cell}>
        <button
          ref={button}
          type="button"
          className={classes.shown}
          {...EDIT_STOP}
          aria-label={t('edit', { column: label, name, value: shown || edit.empty })}
          aria-busy={sent !== undefined}
          onClick={begin}
        >
          {sent ?? (value === '' ? <span className={classes.empty}>{edit.empty}</span> : children)}
        </button>
        {undo && (
          <button
            type="button"
            className={classes.undo}
            {...CELL_STOP}
            onClick={() => {
              close(true);
              void save(undo.to, undo.kept, false);
              button.current?.focus();
            }}
          >
            {t('undo')}
          </button>
        )}
      </span>
    );
  }
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    event.stopPropagation();
    // Enter that ends the choice of a letter in an input method is not this one.
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    close(true);
    if (event.key === 'Enter')
      return void save(typing.text.trim(), error === undefined ? typing.before : value, true);
    setError(undefined);
    setTyping(undefined);
  };
  return (
    <span className={classes.cell} data-typing>
      <input
        ref={focused}
        className={classes.input}
        aria-label={t('editing', { column: label, name })}
        aria-invalid={error !== undefined}
        maxLength={edit.maxLength}
        value={typing.text}
        onChange={({ currentTarget }) => {
          setTyping({ ...typing, text: currentTarget.value });
        }}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onKeyDown={press}
        onBlur={() => {
          // Refused once, it is sent again only by Enter: leaving the cell does not lose what was typed.
          if (error === undefined && typing) void save(typing.text.trim(), typing.before, true);
        }}
      />
      {error !== undefined && (
        <span role="alert" className={classes.error} title={error}>
          {error}
          {value !== typing.before && ` “${value}”`}
        </span>
      )}
    </span>
  );
}
