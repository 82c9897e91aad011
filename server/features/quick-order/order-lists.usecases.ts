/** A customer's saved lists (C-46b). His own only; a salesman in his name works with the same. */
import { randomUUID } from 'node:crypto';
import { MAX_LISTS } from '#domain/quick-order/order-lists.ts';
import type { OrderList } from '#contract/quick-order.schemas.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { conflict, notFound } from '../../http/call-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { holdPerson } from '../session/session.public.ts';
import {
  deleteList,
  findList,
  findLists,
  hasAllProducts,
  renameRow,
  writeList,
  type ListRow,
} from './order-lists.queries.ts';

type Lists = CallAnswer<'orderLists'>;

const present = ({ id, name, count, at }: ListRow): OrderList => ({
  Id: id,
  Name: name,
  LineCount: count,
  ChangedAt: at.toISOString(),
});

export function listsOf(deps: Dependencies, { tenantId, customerCode }: Visitor): Promise<Lists> {
  return deps.database.inTenant(
    tenantId,
    async (tx) => ({ Data: (await findLists(tx, customerCode)).map(present) }),
    { readOnly: true },
  );
}

/** Throws 404 ORDER_LIST_NOT_FOUND, also for a list of somebody else. */
export async function listOf(
  deps: Dependencies,
  { tenantId, customerCode }: Visitor,
  { id }: CallParsed<'orderList'>['params'],
): Promise<CallAnswer<'orderList'>> {
  const list = await deps.database.inTenant(tenantId, (tx) => findList(tx, { customerCode, id }), {
    readOnly: true,
  });
  if (!list) throw notFound('ORDER_LIST_NOT_FOUND');
  const Lines = list.lines.map(({ code, unit, quantity }) => ({
    P_Code: code,
    Unit: unit,
    Quantity: quantity,
  }));
  return { Data: { ...present(list), Lines } };
}

/** Throws 404 PRODUCT_NOT_FOUND if the shop does not have all of the products, 409 ORDER_LISTS_FULL. */
export function saveList(
  deps: Dependencies,
  visitor: Visitor,
  { Name: name, Lines }: CallParsed<'saveOrderList'>['body'],
): Promise<CallAnswer<'saveOrderList'>> {
  const { tenantId, customerCode } = visitor;
  const lines = Lines.map(({ P_Code, Unit, Quantity }) => ({ code: P_Code, unit: Unit, quantity: Quantity }));
  return deps.database.inTenant(tenantId, async (tx) => {
    await holdPerson(tx, visitor);
    const codes = lines.map(({ code }) => code);
    if (!(await hasAllProducts(tx, codes)))
      throw notFound('PRODUCT_NOT_FOUND', { fields: { Lines: 'PRODUCT_NOT_FOUND' } });
    const saving = { tenantId, customerCode, id: randomUUID(), name, lines, at: deps.clock() };
    const { list, count } = await writeList(tx, saving);
    if (!list) throw notFound('CUSTOMER_NOT_FOUND');
    if (count > MAX_LISTS) throw conflict('ORDER_LISTS_FULL', { values: { most: MAX_LISTS } });
    return { Data: present(list) };
  });
}

/** Throws 404 ORDER_LIST_NOT_FOUND, 409 ORDER_LIST_NAME_TAKEN. */
export function renameList(
  deps: Dependencies,
  visitor: Visitor,
  { id, Name: name }: { id: string; Name: string },
): Promise<CallAnswer<'renameOrderList'>> {
  const { tenantId, customerCode } = visitor;
  return deps.database.inTenant(tenantId, async (tx) => {
    await holdPerson(tx, visitor);
    const list = await renameRow(tx, { customerCode, id, name });
    if (list === 'taken')
      throw conflict('ORDER_LIST_NAME_TAKEN', { fields: { Name: 'ORDER_LIST_NAME_TAKEN' } });
    if (!list) throw notFound('ORDER_LIST_NOT_FOUND');
    return { Data: present(list) };
  });
}

/** Throws 404 ORDER_LIST_NOT_FOUND. */
export function removeList(
  deps: Dependencies,
  visitor: Visitor,
  { id }: CallParsed<'removeOrderList'>['params'],
): Promise<Lists> {
  const { tenantId, customerCode } = visitor;
  return deps.database.inTenant(tenantId, async (tx) => {
    await holdPerson(tx, visitor);
    if (!(await deleteList(tx, { customerCode, id }))) throw notFound('ORDER_LIST_NOT_FOUND');
    return { Data: (await findLists(tx, customerCode)).map(present) };
  });
}
