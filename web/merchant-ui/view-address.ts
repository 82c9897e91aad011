import type { TableList } from '#domain/access/table-views.ts';

/** The parameter of an address that says which list of the page is meant: no filter. */
const LIST_PARAMS: Partial<Record<TableList, string>> = {
  salesOrders: 'type',
  goodsIssue: 'type',
  customers: 'order',
  searchMisses: 'tab',
  searchWords: 'tab',
};

/** Whether it asks for nothing but the list. */
export const isPlain = (list: TableList, search: URLSearchParams): boolean =>
  [...search.keys()].every((name) => name === LIST_PARAMS[list]);

/** The address of a list without filters, without `?`. */
export function plainSearch(list: TableList, search: string): string {
  const name = LIST_PARAMS[list] ?? '';
  const value = new URLSearchParams(search).get(name);
  return value === null ? '' : new URLSearchParams({ [name]: value }).toString();
}

/** The parameter of a list's address that names its view. */
export const VIEW = 'view';

/** The address of a view, without `?`. */
export function searchOf({ Search, View }: { Search: string; View: string }): string {
  const search = new URLSearchParams(Search);
  search.set(VIEW, View);
  return search.toString();
}

/** Filters and sorting alone, the same for the same ones in whatever order they were chosen. */
export function withoutView(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(VIEW);
  params.sort();
  return params.toString();
}
