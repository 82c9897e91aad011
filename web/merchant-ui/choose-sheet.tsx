import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from '../i18n/use-translations.tsx';
import { LoadingState } from '../ui/feedback/loading-state.tsx';
import { TextField } from '../ui/form/field.tsx';
import { useDebounced } from '../ui/interaction/use-debounced.ts';
import classes from './choose-sheet.module.css';
import { Sheet, useSheetClose } from './sheet.tsx';

type Props<Item> = {
  title: string;
  /** What a text finds. */
  hint: string;
  /** Before the key of the query: what the list is of. */
  list: readonly unknown[];
  /** The first that match, `most` at most: the shop searches, so that a list of thousands is never loaded. */
  find: (text: string) => Promise<readonly Item[]>;
  most: number;
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
  /** The keys of those that are chosen. */
  chosen: ReadonlySet<string>;
  onAdd: (items: readonly Item[]) => void;
  onRemove: (key: string) => void;
  onClose: () => void;
};

/**
 * Several of very many, found by typing. What is chosen counts at once; the sheet is only left. It lies outside of the form that
 * it is opened from: what is typed here is a search, and Enter sends nothing.
 */
export function ChooseSheet<Item>(props: Props<Item>) {
  return createPortal(
    <Sheet title={props.title} onClose={props.onClose} tall>
      <Choices {...props} />
    </Sheet>,
    document.body,
  );
}

function Choices<Item>({
  hint,
  list,
  find,
  most,
  keyOf,
  nameOf,
  children,
  chosen,
  onAdd,
  onRemove,
}: Props<Item>) {
  const t = useTranslations('merchant.choose');
  const close = useSheetClose();
  const [text, setText] = useState('');
  const typed = useDebounced(text.trim());
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: [...list, typed],
    queryFn: () => find(typed),
    placeholderData: keepPreviousData,
  });
  const open = data?.filter((item) => !chosen.has(keyOf(item))) ?? [];
  return (
    <div className={classes.choices}>
      <TextField
        label={hint}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        autoComplete="off"
        maxLength={60}
        type="search"
      />
      <output className={classes.found}>
        {data && !isPlaceholderData && t(data.length < most ? 'found' : 'more', { count: data.length })}
      </output>
      {!data && !isError && <LoadingState />}
      {!data && isError && (
        <Button variant="default" size="md" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      )}
      {data?.length === 0 && <p>{t('none', { text: typed })}</p>}
      {data && data.length > 0 && (
        <ul className={classes.list} data-stale={isPlaceholderData || undefined}>
          {data.map((item) => {
            const key = keyOf(item);
            return (
              <li key={key}>
                <label className={classes.item}>
                  <input
                    type="checkbox"
                    aria-label={nameOf(item)}
                    checked={chosen.has(key)}
                    onChange={({ currentTarget }) => (currentTarget.checked ? onAdd([item]) : onRemove(key))}
                  />
                  {children(item)}
                </label>
              </li>
            );
          })}
        </ul>
      )}
      <div className={classes.bar}>
        <span>{t('chosen', { count: chosen.size })}</span>
        {open.length > 1 && (
          <Button variant="default" size="md" onClick={() => onAdd(open)}>
            {t('all', { count: open.length })}
          </Button>
        )}
        <Button size="md" onClick={close}>
          {t('done')}
        </Button>
      </div>
    </div>
  );
}
