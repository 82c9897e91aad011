/** Goods from one center to another. */
import { expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { saveRole } from '../../testing/staff-roles.ts';
import { openStockDesk, said } from './stock-desk.testing.ts';

type Who = 'ADMIN' | 'SALE' | 'SALE2';
type Transfer = CallAnswer<'receiveTransfer'>;
const opened = openStockDesk();
const { ask, stock, ledger } = opened;

const send = (Pieces: number, more: object = {}, who: Who = 'ADMIN') =>
  ask('sendStock', { SaleUnit: 'C1', To: 'C2', Pieces, Note: 'fair', ...more }, { who });
const listed = async (saleUnit: string, query: Record<string, string> = {}, who: Who = 'ADMIN') => {
  const token = await opened.shop().tokenOf('alpha', who, saleUnit);
  const answer = await opened.shop().call('stockTransfers', { token, query: { saleUnit, ...query } });
  return answer.json<CallAnswer<'stockTransfers'>>().Data;
};
const lastId = async () => String((await listed('C1'))[0]?.TransferId);
const receive = (id: string, Received: number, who: Who = 'ADMIN', key?: string) =>
  ask('receiveTransfer', { Received }, { id, who, ...(key !== undefined && { key }) });
const onHand = async () => [(await stock('P1', 'C1')).OnHand, (await stock('P1', 'C2')).OnHand];

test('R-47l sent goods leave at once and come when they are received; what is missing is in no stock; both ledgers name the other', async () => {
  expect((await send(10)).json()).toMatchObject({ OnHand: 90, SendTo: [{ SaleUnit: 'C2' }] });
  expect(await onHand()).toEqual([90, 100]);
  const id = await lastId();
  expect((await receive(id, 8)).json<Transfer>()).toMatchObject({
    State: 'received',
    Pieces: 10,
    Received: 8,
    FromName: 'Bangkok',
    SentBy: 'Admin',
    EndedBy: 'Admin',
  });
  expect(await onHand()).toEqual([90, 108]);
  expect((await ledger()).Data[0]).toMatchObject({ Kind: 'transfer', Pieces: -10, Note: 'fair' });
  expect((await ledger({ saleUnit: 'C2' })).Data[0]).toMatchObject({
    Kind: 'transfer',
    Pieces: 8,
    Balance: 108,
    Reference: 'Bangkok',
  });
  expect(said(await receive(id, 8))).toEqual([409, 'TRANSFER_ENDED']);
  expect(await onHand()).toEqual([90, 108]);
});

test('R-47l received or called back once, however often and by how many it is asked', async () => {
  await send(10);
  const id = await lastId();
  const answers = await Promise.all([
    receive(id, 10, 'ADMIN', 'same-attempt'),
    receive(id, 10, 'ADMIN', 'same-attempt'),
    ask('recallTransfer', {}, { id }),
    receive(id, 10),
  ]);
  const [first] = (await listed('C1')).map(({ State }) => State);
  expect(await onHand()).toEqual(first === 'received' ? [90, 110] : [100, 100]);
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(first === 'received' ? 2 : 1);
});

test('R-47l called back it is in the stock where it came from; more than was sent, or available, is refused', async () => {
  expect(said(await send(101))).toEqual([409, 'STOCK_SHORT']);
  expect(said(await send(1, { To: 'C1' }))).toEqual([404, 'CENTER_NOT_FOUND']);
  await send(10);
  const id = await lastId();
  expect(said(await receive(id, 11))).toEqual([400, 'TRANSFER_TOO_MANY', 'Received']);
  expect((await listed('C2', { open: 'Y' })).map(({ State }) => State)).toEqual(['sent']);
  expect((await ask('recallTransfer', {}, { id })).json<Transfer>().State).toBe('recalled');
  expect(await onHand()).toEqual([100, 100]);
  expect(await listed('C2', { open: 'Y' })).toEqual([]);
});

test('R-47l sent by staff of the one center, received by staff of the other, called back by the first alone', async () => {
  const admin = await opened.shop().tokenOf('alpha', 'ADMIN');
  const both = async (Rights: 'adjustStock'[]) => {
    for (const UserRole of ['3', '4'] as const) await saveRole(opened.shop(), admin, { UserRole, Rights });
  };
  await both(['adjustStock']);
  expect((await send(5, {}, 'SALE')).statusCode).toBe(200);
  expect(said(await send(5, {}, 'SALE2'))).toEqual([404, 'CENTER_NOT_FOUND']);
  const id = await lastId();
  expect(said(await receive(id, 5, 'SALE'))).toEqual([404, 'TRANSFER_NOT_FOUND']);
  expect(said(await ask('recallTransfer', {}, { id, who: 'SALE2' }))).toEqual([404, 'TRANSFER_NOT_FOUND']);
  expect((await listed('C2', {}, 'SALE2')).map(({ Pieces }) => Pieces)).toEqual([5]);
  expect((await receive(id, 5, 'SALE2')).statusCode).toBe(200);
  await both([]);
});
