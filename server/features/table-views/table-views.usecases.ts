/** How members of staff have arranged the lists of the desk (B-71b). Each has their own, and nobody else's is reachable. */
import { ALL_ROWS, MOST_VIEWS, type TableList } from '#domain/access/table-views.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import { uniqueConstraintOf } from '#database/errors.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict } from '../../http/call-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { deleteView, findViews, upsertView, type OwnList } from './table-views.queries.ts';

type Views = CallAnswer<'tableViews'>;
type Deps = Pick<Dependencies, 'database'>;

export const tableViews = (deps: Deps, { tenantId, userId }: Visitor, list: TableList): Promise<Views> =>
  deps.database.inTenant(tenantId, (tx) => readViews(tx, { userId, list }), { readOnly: true });

/** Throws 400 VIEW_NAME_MISSING; 409 VIEW_NAME_TAKEN, VIEWS_FULL. */
export async function saveTableView(
  deps: Deps,
  { tenantId, userId }: Visitor,
  { list, view }: CallParsed<'saveTableView'>['params'],
  { Name, Search, Columns, IsDefault }: CallParsed<'saveTableView'>['body'],
): Promise<Views> {
  const isAll = view === ALL_ROWS;
  if (!isAll && Name === '') throw badRequest('VIEW_NAME_MISSING', { fields: { Name: 'VIEW_NAME_MISSING' } });
  const saved = {
    view,
    name: isAll ? '' : Name,
    search: isAll ? '' : Search,
    columns: Columns,
    isDefault: !isAll && IsDefault,
  };
  return deps.database
    .inTenant(tenantId, async (tx) => {
      const { isOverfull } = await upsertView(tx, { tenantId, userId, list }, saved, MOST_VIEWS);
      if (isOverfull) throw conflict('VIEWS_FULL', { values: { most: MOST_VIEWS } });
      return readViews(tx, { userId, list });
    })
    .catch((error: unknown) => {
      if (uniqueConstraintOf(error) !== 'staff_table_views_name') throw error;
      throw conflict('VIEW_NAME_TAKEN', { fields: { Name: 'VIEW_NAME_TAKEN' } });
    });
}

export const deleteTableView = (
  deps: Deps,
  { tenantId, userId }: Visitor,
  { list, view }: CallParsed<'deleteTableView'>['params'],
): Promise<Views> =>
  deps.database.inTenant(tenantId, async (tx) => {
    await deleteView(tx, { userId, list }, view);
    return readViews(tx, { userId, list });
  });

async function readViews(tx: TenantTransaction, own: OwnList): Promise<Views> {
  const views = await findViews(tx, own);
  return {
    Data: views.map(({ view, name, search, columns, isDefault }) => ({
      View: view,
      Name: name,
      Search: search,
      Columns: columns,
      IsDefault: isDefault,
    })),
  };
}
