/** Anything that staff may try with an order, in any order: what succeeds raises its event, what is refused none. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import { historyOf, stepEvent, type OrderEventName } from '#domain/orders/order-events.ts';
import type { OrderState } from '#domain/orders/order.ts';
import { bahtFromSatang, satangFromBaht } from '#domain/pricing/money.ts';
import type { OrderHappened } from '../../order-effects.ts';
import { createDesk, type Detail } from '../../testing/desk.ts';
import { numbers } from '../../testing/numbers.ts';
import { watchOrders, type OrderWatch } from '../../testing/order-watch.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

/** A way of delivery with a fee, so that an act that forgets the fee, or gives it back, is seen. */
const FEE = 45.5;

let shop: TestShop;
let desk: ReturnType<typeof createDesk>;
let watch: OrderWatch;
beforeAll(async () => {
  shop = await createTestShop();
  desk = createDesk(shop);
  watch = watchOrders(shop);
  await desk.chargeDelivery(FEE);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await desk.clear();
  await watch.clear();
});

/** Seeds, and how their order comes back as a whole: both ways have to be among them. */
const SEEDS: [number, OrderEventName][] = [
  [1, 'refused'],
  [2, 'returned'],
  [3, 'returned'],
  [4, 'returned'],
  [5, 'refused'],
  [6, 'refused'],
];

test.each(SEEDS)(
  'B-23b what succeeds raises its event alone and what is refused none; the history has what was raised (%i)',
  async (seed, end) => {
    const any = numbers(seed * 7919);
    let cameBack: OrderEventName | undefined;
    const key = await desk.place({ feeBaht: FEE });
    for (let turn = 0; turn < 16; turn += 1) {
      const detail = (await desk.detail(key)).json<Detail>();
      const { Steps } = detail;
      const [act, eventsOf] = anyAct(detail, Steps, any);
      const before = watch.committed.length;
      const token = await shop.tokenOf('alpha', 'SALE');
      const answer = await shop.call(act.name, { token, params: key, body: act.body });
      expect(answer.statusCode, answer.body).toBeLessThan(500);
      const raised = watch.committed.slice(before).flat();
      const isDone = answer.statusCode === 200;
      const { Status, ...money } = (await desk.detail(key)).json<Detail>().Order;
      expect(raised.map(({ event }) => event)).toEqual(isDone ? eventsOf(Status) : []);
      expect(new Set(raised.map(({ to }) => to))).toEqual(new Set(isDone ? [Status] : []));
      cameBack ??= raised.map(({ event }) => event).find((event) => WHOLE_RETURNS.has(event));
      expect(money).toMatchObject(expectedMoney(money, cameBack));
    }
    expect(cameBack).toBe(end);
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

const WHOLE_RETURNS: ReadonlySet<OrderEventName> = new Set(['refused', 'returned']);

/** The fee is part of the total; of a whole return it comes back only if the order was never delivered, and is due until paid. */
function expectedMoney(
  { Total, PaymentStatus }: Pick<Detail['Order'], 'Total' | 'PaymentStatus'>,
  cameBack: OrderEventName | undefined,
) {
  if (!cameBack) return { DeliveryFee: FEE };
  return {
    DeliveryFee: FEE,
    AmountDue: cameBack === 'returned' && PaymentStatus === 'unpaid' ? FEE : 0,
    ReturnedAmount:
      cameBack === 'refused' ? Total : bahtFromSatang(satangFromBaht(Total) - satangFromBaht(FEE)),
  };
}

const keptOf = ({ event, reason, returnNo }: OrderHappened) =>
  historyOf(event, { hasText: reason !== '', hasReturn: returnNo !== undefined });

type Act = { name: CallName; body: object };

/** Something that staff may try, with the events that it raises in the state to which it leads. */
function anyAct(
  { Order: { Status, AmountDue }, UndoReturn, UndoCash }: Detail,
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
    [
      {
        name: 'undoMerchantOrder',
        body: { From: Status, ...(UndoReturn !== null && { Return: UndoReturn }) },
      },
      () => ['stepUndone', ...(UndoCash === 'with' ? (['cashRemoved'] as const) : [])],
    ],
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
  // A step on is likelier than the others, so that orders come far; at the door it is as likely refused.
  const step = Status === 'Shipping' ? any(steps.length) : 0;
  const chosen = any(3) === 0 ? acts[any(acts.length)] : acts[step];
  if (!chosen) throw new Error('There is always something to try.');
  return chosen;
}
