/** Who receives an order event, over real sockets and from two processes on one database. */
import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { RealtimeEvents, OrderMoved } from '#contract/events.ts';
import { endSessionsOf } from '../session/session.opening.usecases.ts';
import { createSecondProcess, type SecondProcess } from '../../testing/second-process.ts';
import { addressId } from '../../testing/shop-data.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let here: TestShop;
let there: SecondProcess;
const open: Socket<RealtimeEvents>[] = [];

beforeAll(async () => {
  here = await createTestShop({ running: true });
  there = await createSecondProcess(here);
  await Promise.all([here, there].map(({ app }) => app.listen({ port: 0, host: '127.0.0.1' })));
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});
afterAll(async () => {
  await there.stop();
  await here.stop();
});

type Line = { socket: Socket<RealtimeEvents>; heard: OrderMoved[]; refused: string[] };
type From = { shop?: TestShop; headers?: Record<string, string> };

function connect(token: string, { shop = here, headers = {} }: From = {}): Line {
  const { port } = shop.app.server.address() as AddressInfo;
  const socket: Socket<RealtimeEvents> = io(`http://127.0.0.1:${port}`, {
    auth: { token },
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: headers,
  });
  open.push(socket);
  const line: Line = { socket, heard: [], refused: [] };
  socket.on('order', (moved) => line.heard.push(moved));
  socket.on('connect_error', ({ message }) => line.refused.push(message));
  return line;
}

const until = async (holds: () => boolean) => {
  await expect.poll(holds).toBe(true);
};

async function connected(token: string, from?: From): Promise<Line> {
  const line = connect(token, from);
  await until(() => line.socket.connected || line.refused.length > 0);
  expect(line.refused).toEqual([]);
  return line;
}

let keys = 0;
async function place(tenant: 'alpha' | 'beta', who: 'CUST1' | 'CUST2'): Promise<string> {
  keys += 1;
  const body = {
    SaleUnit: 'C1',
    Lines: [{ P_Code: 'P3', qty1: 1, qty2: 0, qty3: 0 }],
    ShipTo: addressId(tenant, who),
    PaymentType: 0,
    DeliveryMethod: 'DELIVERY',
    Remark: '',
  };
  const token = await here.tokenOf(tenant, who);
  const { Lines, SaleUnit, DeliveryMethod } = body;
  const quote = await here.call('quote', { token, body: { SaleUnit, Lines, DeliveryMethod } });
  const SeenTotal = quote.json<{ Total: number }>().Total;
  const answer = await here.call('placeOrder', {
    token,
    body: { ...body, SeenTotal },
    headers: { 'idempotency-key': `live-test-${keys}` },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ Order: { OrderID: string } }>().Order.OrderID;
}

describe('B-90 an order that is placed or moves on', () => {
  test('is sent to its customer and to the staff of its center, and to nobody else', async () => {
    const buyer = await connected(await here.tokenOf('alpha', 'CUST1'));
    const staff = await connected(await here.tokenOf('alpha', 'SALE'));
    const others = [
      await connected(await here.tokenOf('alpha', 'CUST2')),
      await connected(await here.tokenOf('alpha', 'SALE2')),
      await connected(await here.tokenOf('beta', 'CUST1')),
      await connected(await here.tokenOf('beta', 'ADMIN')),
    ];
    const OrderID = await place('alpha', 'CUST1');
    const placed = { OrderID, SaleUnit: 'C1', Status: 'Wait' };
    await until(() => buyer.heard.length > 0 && staff.heard.length > 0);
    const token = await here.tokenOf('alpha', 'SALE');
    await here.call('stepMerchantOrder', {
      token,
      params: { orderid: OrderID, saleunit: 'C1' },
      body: { From: 'Wait', To: 'Approved' },
    });
    await until(() => buyer.heard.length > 1 && staff.heard.length > 1);
    expect(buyer.heard).toEqual([placed, { ...placed, Status: 'Approved' }]);
    expect(staff.heard).toEqual(buyer.heard);
    // The others would have received it before this one, whose own event is sent later.
    const later = await place('alpha', 'CUST2');
    await until(() => others[0]?.heard.length === 1);
    expect(others.map(({ heard }) => heard.map((moved) => moved.OrderID))).toEqual([[later], [], [], []]);
  });

  test('is sent in every process', async () => {
    const staff = await connected(await there.tokenOf('alpha', 'ADMIN'), { shop: there });
    const OrderID = await place('alpha', 'CUST1');
    // Slightly earlier events may be included.
    await expect.poll(() => staff.heard).toContainEqual({ OrderID, SaleUnit: 'C1', Status: 'Wait' });
  });

  test('is sent once where it was placed, though the notification comes back from the database', async () => {
    const near = await connected(await here.tokenOf('alpha', 'ADMIN'));
    const far = await connected(await there.tokenOf('alpha', 'ADMIN'), { shop: there });
    const first = await place('alpha', 'CUST1');
    const heardFar = (id: string) => far.heard.some(({ OrderID }) => OrderID === id);
    await until(() => heardFar(first));
    // Sent after the first, so that the notification of the first has come back by then.
    const second = await place('alpha', 'CUST1');
    await until(() => heardFar(second));
    expect(near.heard.filter(({ OrderID }) => OrderID === first)).toHaveLength(1);
  });
});

describe('B-91 the connection itself', () => {
  test.each([
    ['a guest', () => here.tokenOf('alpha', 'GUEST'), 'NOT_ALLOWED'],
    ['a rider', () => here.tokenOf('alpha', 'RIDER'), 'NOT_ALLOWED'],
    ['nobody', async () => '', 'TOKEN_INVALID'],
    ['a token that was not made here', async () => 'aaa.bbb.ccc', 'TOKEN_INVALID'],
  ] as [string, () => Promise<string>, string][])('is not for %s', async (_who, token, code) => {
    const line = connect(await token());
    await until(() => line.refused.length > 0);
    expect(line.refused).toEqual([code]);
  });

  test("is not for a token of another tenant on a tenant's own host", async () => {
    const line = connect(await here.tokenOf('alpha', 'CUST1'), { headers: { host: 'beta.example' } });
    await until(() => line.refused.length > 0);
    expect(line.refused).toEqual(['TOKEN_INVALID']);
  });

  test('ends with its session, and is not opened again with it', async () => {
    const token = await here.tokenOf('alpha', 'CUST2');
    const line = await connected(token);
    const ended = new Promise((resolve) => line.socket.once('disconnect', resolve));
    await endSessionsOf(here.deps, { tenantId: 'alpha', owner: { profileCode: 'CUST2' } });
    // This reason shows the page that it must reconnect by itself.
    expect(await ended).toBe('io server disconnect');
    const again = connect(token);
    await until(() => again.refused.length > 0);
    expect(again.refused).toEqual(['SESSION_OVER']);
  });

  test('is not opened more than twenty times in one session', async () => {
    const token = await here.tokenOf('beta', 'CUST2');
    for (let tab = 0; tab < 20; tab += 1) await connected(token);
    const line = connect(token);
    await until(() => line.refused.length > 0);
    expect(line.refused).toEqual(['TOO_MANY_TRIES']);
  });
});
