import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon, Button } from '@mantine/core';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { IconClose, IconDown } from '../../ui/theme/icons.ts';
import { IconSortDown, IconSortUp } from '../icons.ts';
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
  /** The order of the lines means something: they are moved by mouse, by buttons, or by Alt and the arrow keys. */
  ordered?: boolean;
  /** The fields of the line at a path ('Hours.0'). */
  children: (at: string, line: Line) => ReactNode;
  /** What a line does in plain words, under its fields; undefined while nothing can be said. */
  wordsOf?: (line: Line) => string | undefined;
};

/** Repeating lines of a form. What is added gets the focus; what is removed gives it to its neighbour. */
export function FormLines<Values extends Record<string, unknown>, Line>(props: Props<Values, Line>) {
  const { form, path, label, one, blank, most, ordered = false, children, wordsOf } = props;
  const t = useTranslations('merchant.form');
  const box = useRef<HTMLFieldSetElement>(null);
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
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
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= lines.length || from === to) return;
    form.form.reorderListItem(path, { from, to });
    setSaid(t('lineMoved', { from: String(from + 1), to: String(to + 1) }));
    focusOn(to);
  };
  const remove = (at: number): void => {
    form.form.removeListItem(path, at);
    setSaid(t('lineRemoved', { place: String(at + 1) }));
    focusOn(Math.min(at, lines.length - 2));
  };
  const byKey = (at: number) => (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!ordered || !event.altKey || by === undefined) return;
    event.preventDefault();
    move(at, at + by);
  };
  return (
    <fieldset ref={box} className={classes.lines} data-lines data-field={path}>
      <legend>{label}</legend>
      <ol className={classes.list}>
        {lines.map((line, at) => {
          const place = String(at + 1);
          const words = wordsOf?.(line);
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and drops come from the fields in it
            <li
              // oxlint-disable-next-line react/no-array-index-key -- a line is its place: its values are the form's, by path
              key={at}
              data-line
              className={classes.line}
              data-over={over === at || undefined}
              onKeyDown={byKey(at)}
              onDragOver={(event) => {
                if (dragged === undefined) return;
                event.preventDefault();
                setOver(at);
              }}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged !== undefined) move(dragged, at);
                setOver(undefined);
              }}
            >
              <div>
                <div className={classes.cells}>{children(`${path}.${at}`, line)}</div>
                {words !== undefined && <p className={classes.words}>{words}</p>}
              </div>
              <div className={classes.tools}>
                {ordered && (
                  <>
                    <span
                      className={classes.handle}
                      draggable
                      aria-hidden
                      onDragStart={() => setDragged(at)}
                      onDragEnd={() => {
                        setDragged(undefined);
                        setOver(undefined);
                      }}
                    >
                      <IconDown size={18} />
                    </span>
                    <LineButton
                      label={t('moveUp', { place })}
                      disabled={at === 0}
                      onClick={() => move(at, at - 1)}
                    >
                      <IconSortUp size={18} />
                    </LineButton>
                    <LineButton
                      label={t('moveDown', { place })}
                      disabled={at === lines.length - 1}
                      onClick={() => move(at, at + 1)}
                    >
                      <IconSortDown size={18} />
                    </LineButton>
                  </>
                )}
                <LineButton label={t('removeLine', { place })} onClick={() => remove(at)}>
                  <IconClose size={18} />
                </LineButton>
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

function LineButton(props: { label: string; disabled?: boolean; onClick: () => void; children: ReactNode }) {
  const { label, disabled = false, onClick, children } = props;
  return (
    <ActionIcon
      size={40}
      variant="subtle"
      color="gray"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  );
}
