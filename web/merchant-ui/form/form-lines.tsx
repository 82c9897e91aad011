import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon, Button } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { IconClose } from '../../ui/theme/icons.ts';
import classes from './record-form.module.css';
import type { RecordForm } from './use-record-form.ts';

type Props<Values, Line> = {
  form: RecordForm<Values>;
  /** The path of the list. */
  path: string;
  label: string;
  /** What one of them is called, after "add". */
  one: string;
  blank: () => Line;
  most: number;
  /** The fields of the line at a path ('Hours.0'). */
  children: (at: string, line: Line) => ReactNode;
  /** What a line does in plain words, under its fields; undefined while nothing can be said. */
  wordsOf?: (line: Line) => string | undefined;
};

/** Repeating lines of a form. What is added gets the focus; what is removed gives it to its neighbour. */
export function FormLines<Values extends Record<string, unknown>, Line>(props: Props<Values, Line>) {
  const { form, path, label, one, blank, most, children, wordsOf } = props;
  const t = useTranslations('merchant.form');
  const box = useRef<HTMLFieldSetElement>(null);
  const [said, setSaid] = useState('');
  const [focus, setFocus] = useState<{ line: number; moves: number }>();
  const lines = path
    .split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], form.values) as Line[];
  const { error } = form.field(path);

  useEffect(() => {
    if (!focus) return;
    const line = box.current?.querySelectorAll<HTMLElement>('[data-line]')[focus.line];
    const target =
      line?.querySelector<HTMLElement>('input, select') ??
      box.current?.querySelector<HTMLElement>('[data-add]');
    target?.focus();
  }, [focus]);
  const focusOn = (line: number) => setFocus({ line, moves: (focus?.moves ?? 0) + 1 });
  const remove = (at: number): void => {
    form.form.removeListItem(path, at);
    setSaid(t('lineRemoved', { place: String(at + 1) }));
    focusOn(Math.min(at, lines.length - 2));
  };
  return (
    <fieldset ref={box} className={classes.lines} data-lines data-field={path}>
      <legend>{label}</legend>
      <ol className={classes.list}>
        {lines.map((line, at) => {
          const words = wordsOf?.(line);
          return (
            <li
              // oxlint-disable-next-line react/no-array-index-key -- a line is its place: its values are the form's, by path
              key={at}
              data-line
              className={classes.line}
            >
              <div>
                <div className={classes.cells}>{children(`${path}.${at}`, line)}</div>
                {words !== undefined && <p className={classes.words}>{words}</p>}
              </div>
              <div className={classes.tools}>
                <ActionIcon
                  size={40}
                  variant="subtle"
                  color="gray"
                  aria-label={t('removeLine', { place: String(at + 1) })}
                  onClick={() => remove(at)}
                >
                  <IconClose size={18} />
                </ActionIcon>
              </div>
            </li>
          );
        })}
      </ol>
      {error !== undefined && (
        <p className={classes.refused} role="alert">
          {error}
        </p>
      )}
      <div>
        <Button
          data-add
          data-invalid={error !== undefined || undefined}
          variant="default"
          size="sm"
          disabled={lines.length >= most}
          onClick={() => {
            form.form.insertListItem(path, blank() as never);
            focusOn(lines.length);
          }}
        >
          {t('addLine', { name: one })}
        </Button>
      </div>
      <output className="hidden-visually">{said}</output>
    </fieldset>
  );
}
