/** Anything that staff may try with an order, in any order: what succeeds raises its event, what is refused none. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import { historyOf, stepEvent, type OrderEventName } from '#domain/orders/order-events.ts';
import type { OrderState } from '#domain/orders/order.ts';
import type { OrderHappened } from '../../order-effects.ts';
import { createDesk, type Detail } from '../../testing/desk.ts';
import { numbers } from '../../testing/numbers.ts';
import { watchOrders, type OrderWatch } from '../../testing/order-watch.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
let desk: ReturnType<typeof createDesk>;
let watch: OrderWatch;
beforeAll(async () => {
  shop = await createTestShop();
  desk = createDesk(shop);
  watch = watchOrders(shop);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await desk.clear();
  await watch.clear();
});

test.each([1, 2, 3, 4, 5, 6])(
  'B-23b what succeeds raises its event alone and what is refused none; the history has what was raised (%i)',
  async (seed) => {
    const any = numbers(seed * 7919);
    const key = await desk.place();
    for (let turn = 0; turn < 16; turn += 1) {
      const { Order, Steps } = (await desk.detail(key)).json<Detail>();
      const [act, eventsOf] = anyAct(Order, Steps, any);
      const before = watch.committed.length;
      const token = await shop.tokenOf('alpha', 'SALE');
      const answer = await shop.call(act.name, { token, params: key, body: act.body });
      expect(answer.statusCode, answer.body).toBeLessThan(500);
      const raised = watch.committed.slice(before).flat();
      const isDone = answer.statusCode === 200;
      const { Status } = (await desk.detail(key)).json<Detail>().Order;
      expect(raised.map(({ event }) => event)).toEqual(isDone ? eventsOf(Status) : []);
      expect(new Set(raised.map(({ to }) => to))).toEqual(new Set(isDone ? [Status] : []));
    }
    const history = await shop.database.asOwner<{ kind: string }>(
      'select kind from order_events where order_id = $1 order by event_id',
      [key.orderid],
    );
    expect(history.map(({ kind }) => kind)).toEqual(watch.committed.flat().flatMap(keptOf));
    expect(await watch.seen()).toMatchObject({
      jobs: watch.committed
        .flat()
        .map(({ event }) => event)
        .toSorted(),
    });
  },
);

const keptOf = ({ event, reason, returnNo }: OrderHappened) =>
  historyOf(event, { hasText: reason !== '', hasReturn: returnNo !== undefined });

type Act = { name: CallName; body: object };

/** Something that staff may try, with the events that it raises in the state to which it leads. */
function anyAct(
  { Status, AmountDue }: Detail['Order'],
  steps: readonly OrderState[],
  any: (most: number) => number,
): [Act, (reached: OrderState) => OrderEventName[]] {
  const Reason = ['', 'x'][any(2)] ?? '';
  const Line = 1 + any(3);
  const Cash = any(2) === 0;
  const always = (act: Act, event: OrderEventName): ReturnType<typeof anyAct> => [act, () => [event]];
  const acts: ReturnType<typeof anyAct>[] = [
    ...steps.map((To): ReturnType<typeof anyAct> => [
      {
        name: 'stepMerchantOrder',
        body: { From: Status, To, Reason: 'x', Cash: To === 'Delivered' && Cash },
      },
      () => [stepEvent(Status, To), ...(To === 'Delivered' && Cash ? (['cashRecorded'] as const) : [])],
    ]),
    [
      {
        name: 'returnMerchantOrder',
        body: { Lines: [{ Line, Quantity: 1 + any(3), Restocked: 0 }], Reason: 'x' },
      },
      (reached) => [reached === 'Returned' ? 'returned' : 'returnedInPart'],
    ],
    always({ name: 'undoMerchantOrder', body: { From: Status } }, 'stepUndone'),
    always(
      { name: 'repackMerchantOrder', body: { Lines: [{ Line, Packed: any(4) }], Reason } },
      'packingCorrected',
    ),
    always({ name: 'takeMerchantCash', body: { Amount: AmountDue } }, 'cashRecorded'),
    always({ name: 'removeMerchantCash', body: { Reason } }, 'cashRemoved'),
    always({ name: 'failMerchantDelivery', body: { Reason } }, 'deliveryFailed'),
    always({ name: 'trackMerchantOrder', body: { Carrier: 'Kerry', TrackingNo: 'K1' } }, 'parcelTracked'),
    always({ name: 'noteMerchantOrder', body: { Reason: 'x' } }, 'noted'),
  ];
  // A step on is likelier than the others, so that orders come far.
  const chosen = any(3) === 0 ? acts[any(acts.length)] : acts[0];
  if (!chosen) throw new Error('There is always something to try.');
  return chosen;
}
