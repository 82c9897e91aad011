/** A page of the desk with a list whose columns and views each person arranges. */
import { redirect, type LoaderFunctionArgs } from 'react-router';
import type { TableList } from '#domain/access/table-views.ts';
import type { StaffUser } from '#contract/page.ts';
import { defineStaffPage, type StaffPage } from '../features/staff/staff-page.ts';
import { isStaffGuest } from '../features/staff/staff-session.ts';
import { need, optional, type PageDefinition } from '../page/define-page.ts';
import { pageContext, type Page } from '../page/page-context.ts';
import { browserPrefetch, serverPrefetch } from '../page/prefetch.ts';
import { tableViewsQuery } from './table-views.queries.ts';
import { isPlain, searchOf, VIEW } from './view-address.ts';

/** None where the page shows something else at this address. */
type ListOf = TableList | ((url: URL, staff: StaffUser | undefined) => TableList | undefined);
type ListPage<Params extends string> = PageDefinition<Params> & { list: ListOf };
type LoaderArguments = Pick<LoaderFunctionArgs, 'params' | 'url' | 'context'>;

type Asker = Pick<Page, 'staff'>;
const listOf = (list: ListOf, url: URL, { staff }: Asker): TableList | undefined =>
  typeof list === 'function' ? list(url, staff?.user()) : list;

export function defineListPage<Params extends string = never>({
  list,
  search,
  queries,
  ...page
}: StaffPage<Params> & { list: ListOf }): ListPage<Params> {
  const definition = defineStaffPage<Params>({
    ...page,
    search: { ...search, uncached: [...(search?.uncached ?? []), VIEW] },
    queries: (input) => {
      const named = listOf(list, input.url, input);
      return [
        // A list is shown as it comes where its views cannot be had.
        ...(named ? [optional(need(tableViewsQuery(input, named)))] : []),
        ...(queries?.(input) ?? []),
      ];
    },
  });
  return { ...definition, list };
}

export const serverList = <Params extends string>(page: ListPage<Params>) =>
  leadingToDefault(page, serverPrefetch(page));
export const browserList = <Params extends string>(page: ListPage<Params>) =>
  leadingToDefault(page, browserPrefetch(page));

/** Opened without filters, a list shows the default view of the person. */
function leadingToDefault<Params extends string, Loaded>(
  { list }: ListPage<Params>,
  load: (args: LoaderArguments) => Promise<Loaded>,
) {
  return async (args: LoaderArguments): Promise<Loaded> => {
    const { url } = args;
    const page = args.context.get(pageContext);
    const named = listOf(list, url, page);
    if (named && isPlain(named, url.searchParams) && page.staff && !isStaffGuest(page.staff.user())) {
      const views = await page.queryClient.query(tableViewsQuery(page, named)).catch(() => undefined);
      const view = views?.Data.find(({ IsDefault }) => IsDefault);
      if (view) throw redirect(`${url.pathname}?${searchOf(view)}`);
    }
    return load(args);
  };
}
