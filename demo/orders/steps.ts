import type { OrderState } from '#domain/orders/order.ts';
import { AT_WORK, AWAKE, nextWithin } from '../hours.ts';
import type { Random } from '../random.ts';
import type { DemoCustomer, DemoStaff, DemoTenant } from '../types.ts';

/** One step of an order's life, as its event row records it. */
export type OrderTransition = {
  from: OrderState | null;
  to: OrderState;
  at: Date;
  actorKind: 'customer' | 'actingSalesman' | 'staff' | 'rider';
  actorId: string;
  reason: string;
};

const HOUR_MS = 3_600_000;
/** The way of a good order, with the fewest and most hours each step takes. */
const WAY = [
  ['Approved', 1, 18],
  ['Packed', 3, 20],
  ['Shipping', 2, 16],
  ['Delivered', 4, 44],
] as const satisfies readonly (readonly [OrderState, number, number])[];

const REASONS = ['ลูกค้าสั่งผิด', 'ลูกค้าเปลี่ยนใจ', 'สั่งซ้ำ'] as const;
const CANCELED_SHARE = 0.06;

type Life = {
  placedAt: Date;
  today: Date;
  random: Random;
  customer: DemoCustomer;
  tenant: DemoTenant;
  saleUnit: string;
  /** Who placed it for the customer, if not the customer. */
  salesman: string | undefined;
  /** The state that the order has today, for orders that are to show one. */
  stands?: OrderState | undefined;
};

/** From placing to the order's state today: steps that would lie in the future have not happened. */
export function stepsOf({
  placedAt,
  today,
  random,
  customer,
  tenant,
  saleUnit,
  salesman,
  stands,
}: Life): OrderTransition[] {
  const buyer = { actorKind: 'customer', actorId: customer.code } as const;
  const placer =
    salesman === undefined ? buyer : ({ actorKind: 'actingSalesman', actorId: salesman } as const);
  const steps: OrderTransition[] = [{ from: null, to: 'Wait', at: placedAt, ...placer, reason: '' }];
  const isCanceled = stands === undefined && random.chance(CANCELED_SHARE);
  const staff = tenant.staff.find((one) => isSalesmanOf(one, saleUnit))?.userId ?? '';
  const rider = tenant.staff.find((one) => one.kind === 'rider')?.userId ?? '';
  // An order that must show a state takes its steps quickly enough to be there by now.
  const pace = stands === undefined ? 1 : 0.2;
  let at = placedAt;
  let from: OrderState = 'Wait';
  for (const [to, fewest, most] of WAY) {
    const after = new Date(at.getTime() + pace * (fewest + random.next() * (most - fewest)) * HOUR_MS);
    at = nextWithin(after, isCanceled ? AWAKE : AT_WORK, random);
    if (from === stands || at.getTime() > today.getTime()) break;
    if (isCanceled) {
      steps.push({ from, to: 'Canceled', at, ...buyer, reason: random.pick(REASONS) });
      break;
    }
    const isRide = to === 'Shipping' || to === 'Delivered';
    const actor = isRide
      ? ({ actorKind: 'rider', actorId: rider } as const)
      : ({ actorKind: 'staff', actorId: staff } as const);
    steps.push({ from, to, at, ...actor, reason: '' });
    from = to;
  }
  return steps;
}

/** The first salesman of the center: `sale` where it is one of that login's centers. */
const isSalesmanOf = ({ kind, role, saleUnits }: DemoStaff, saleUnit: string): boolean =>
  kind === 'merchant' && role !== '1' && saleUnits.includes(saleUnit);
