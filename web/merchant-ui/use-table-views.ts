import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { ALL_ROWS, type TableList } from '#domain/access/table-views.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { useTellError } from '../features/session/visitor/use-tell-error.ts';
import { usePage } from '../page/page-context.ts';
import type { Arranged } from './table-layout.ts';
import { tableViewsQuery, type TableView } from './table-views.queries.ts';
import { VIEW } from './view-address.ts';

/** Dragged is saved once, when it has come to rest. */
const REST_MS = 500;
const NONE: Arranged = [];
const plain: TableView = { View: ALL_ROWS, Name: '', Search: '', Columns: NONE, IsDefault: false };

/** The views of a list: which is shown, how its columns are arranged, and how both are kept. */
export function useTableViews(list: TableList) {
  const page = usePage();
  const { api } = page;
  const client = useQueryClient();
  const tellError = useTellError();
  const query = tableViewsQuery(page, list);
  const { data } = useQuery(query);
  const [search] = useSearchParams();
  const views = data?.Data ?? [];
  const find = (id: string | null) => views.find(({ View }) => View === id);
  const active = find(search.get(VIEW)) ?? find(ALL_ROWS) ?? plain;

  const key = query.queryKey.join(' ');
  const take = useCallback(
    (answer: CallAnswer<'tableViews'>) => client.setQueryData(query.queryKey, answer),
    // The key is the same while its words are.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
    [client, key],
  );
  const put = ({ View, ...body }: TableView) => api.saveTableView({ params: { list, view: View }, body });
  /** Throws what the shop refuses. */
  const save = async (view: TableView): Promise<void> => void take(await put(view));
  const remove = async ({ View }: TableView): Promise<void> =>
    void take(await api.deleteTableView({ params: { list, view: View } }));

  // The cache tells of a change a moment later; what is dragged or pressed next begins from this one.
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const waiting = useRef<{ view: TableView; timer: ReturnType<typeof setTimeout> }>(undefined);
  const send = useRef<() => void>(undefined);
  useEffect(() => {
    send.current = () => {
      const view = waiting.current?.view;
      clearTimeout(waiting.current?.timer);
      waiting.current = undefined;
      // Its answer is not taken: what was arranged meanwhile stands.
      if (view) put(view).catch(tellError);
    };
  });
  // What was dragged just before the list is left is kept, too.
  useEffect(() => {
    const flush = () => send.current?.();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);
  /** Shows the arrangement at once and keeps it with the view. */
  const arrange = (Columns: Arranged): void => {
    const view = { ...active, Columns };
    if (waiting.current && waiting.current.view.View !== view.View) send.current?.();
    // What the shop was asked before knows nothing of it.
    void client.cancelQueries(query);
    take({ Data: [...views.filter(({ View }) => View !== view.View), view] });
    draw();
    clearTimeout(waiting.current?.timer);
    waiting.current = { view, timer: setTimeout(() => send.current?.(), REST_MS) };
  };
  return {
    list,
    active,
    /** Those with a name, by it. */
    named: views.filter(({ View }) => View !== ALL_ROWS),
    arrangement: { arranged: active.Columns, arrange },
    save,
    remove,
  };
}

export type TableViews = ReturnType<typeof useTableViews>;
