/**
 * What customers are told of their orders, and staff of orders that wait: effects of the events of orders, each a job. A
 * job runs when the step can no longer be taken back, and tells what is still so then.
 */
import type { NotificationKindName } from '#domain/notifications/kinds.ts';
import type { OrderEventName } from '#domain/orders/order-events.ts';
import { UNDO_MS } from '#domain/orders/order-undo.ts';
import type { OrderState } from '#domain/orders/order.ts';
import type { Dependencies } from '../../dependencies.ts';
import { repeatForTenants } from '../../plugins/repeat-for-tenants.ts';
import type { OrderEvent } from '../../order-effects.ts';
import { notify, shopRulesOf, staffToTell, type Notice } from '../notifications/notifications.public.ts';
import { findOrdersToTell, takeWaitingCenters, type NoticeRow } from './orders.notices.queries.ts';
import { orderWords, waitingWords } from './orders.notices.words.ts';

type Topic = keyof typeof orderWords;
type OrderNotice = {
  kind: Extract<NotificationKindName, `order.${string}`>;
  on: readonly OrderEventName[];
  /** In minutes of which the step can be taken back, nobody is told. */
  delayMs: number;
  /** Whether it is still so, and has been since `until`, when it could last be taken back. */
  isTrue: (order: NoticeRow, until: Date) => boolean;
  /** The event in the order's history that it is about, so that each is told once. */
  about: (order: NoticeRow) => string | number | null;
};

const inState =
  (...states: readonly OrderState[]) =>
  ({ status, since }: NoticeRow, until: Date): boolean =>
    since <= until && states.includes(status);
const ofStep = ({ stepId }: NoticeRow) => stepId;

const NOTICES: Readonly<Record<Topic, OrderNotice>> = {
  placed: {
    kind: 'order.placed',
    on: ['placed'],
    delayMs: 0,
    isTrue: () => true,
    about: () => 'placed',
  },
  approved: {
    kind: 'order.approved',
    on: ['approved'],
    delayMs: UNDO_MS,
    isTrue: inState('Approved'),
    about: ofStep,
  },
  shipped: {
    kind: 'order.shipped',
    on: ['shipping'],
    delayMs: UNDO_MS,
    isTrue: inState('Shipping'),
    about: ofStep,
  },
  failed: {
    kind: 'order.failed',
    on: ['deliveryFailed'],
    delayMs: 0,
    isTrue: ({ status }) => status === 'Shipping',
    about: ({ failedId }) => failedId,
  },
  delivered: {
    kind: 'order.delivered',
    on: ['delivered'],
    delayMs: UNDO_MS,
    isTrue: inState('Delivered'),
    about: ofStep,
  },
  canceled: {
    kind: 'order.canceled',
    on: ['canceled'],
    delayMs: UNDO_MS,
    isTrue: inState('Canceled'),
    about: ofStep,
  },
  changed: {
    kind: 'order.changed',
    on: ['packed', 'packingCorrected'],
    delayMs: UNDO_MS,
    // A correction in between has a job of its own; each sum is told once.
    isTrue: ({ status, totalSatang, orderedTotalSatang }) =>
      (status === 'Packed' || status === 'Shipping') &&
      orderedTotalSatang !== null &&
      orderedTotalSatang !== totalSatang,
    about: ({ totalSatang }) => totalSatang,
  },
  noted: {
    kind: 'order.noted',
    on: ['noted'],
    delayMs: 0,
    isTrue: ({ noteId }) => noteId !== null,
    about: ({ noteId }) => noteId,
  },
  returned: {
    kind: 'order.returned',
    on: ['refused', 'returnedInPart', 'returned'],
    delayMs: UNDO_MS,
    // The job of the latest return tells: one that was taken back leaves the word to the one before.
    isTrue: ({ returnedAt }, until) => returnedAt !== null && returnedAt <= until,
    about: ({ returnNo }) => `return-${returnNo}`,
  },
};

const queueOf = (topic: Topic): string => `order-notice-${topic}`;

export function defineOrderNotices(deps: Dependencies): void {
  for (const topic of Object.keys(NOTICES) as Topic[]) {
    const { on, delayMs } = NOTICES[topic];
    deps.orderEffects.define({
      name: `notification: ${topic}`,
      events: on,
      when: isForCustomer,
      job: { queue: queueOf(topic), ...(delayMs > 0 && { delayMs }) },
    });
    deps.jobs.defineTogether(queueOf(topic), (tenantId, orderIds) =>
      tellCustomers(deps, { tenantId, orderIds, topic }),
    );
  }
  repeatForTenants(deps, 'orders-waiting', {
    cron: '* * * * *',
    work: (tenantId) => tellWaiting(deps, tenantId),
  });
}

/** Who cancels an order themselves knows it; a note is told if it is addressed to them. */
const isForCustomer = ({ event, actor, reason }: OrderEvent): boolean => {
  if (event === 'canceled') return actor.kind !== 'customer';
  return event !== 'noted' || reason !== '';
};

type Telling = Pick<Dependencies, 'database' | 'clock' | 'config' | 'jobs' | 'mail' | 'events'>;
type Batch = {
  tenantId: string;
  orderIds: readonly string[];
  topic: Topic;
};

/** Tells what is still so; each once, however often the job runs. */
export async function tellCustomers(deps: Telling, { tenantId, orderIds, topic }: Batch): Promise<void> {
  const notice = NOTICES[topic];
  const now = deps.clock();
  await deps.database.inTenant(tenantId, async (tx) => {
    const orders = await findOrdersToTell(tx, orderIds);
    const notices = orders
      .filter((order) => notice.isTrue(order, new Date(now.getTime() - UNDO_MS)))
      .map((order) => noticeOf(topic, order, now));
    await notify(deps, tx, tenantId, notices);
  });
}

function noticeOf(topic: Topic, order: NoticeRow, at: Date): Notice {
  const { kind, about } = NOTICES[topic];
  return {
    kind,
    recipients: [order.profileCode],
    onceKey: `${kind}:${order.orderId}:${about(order) ?? ''}`,
    words: orderWords[topic](order),
    link: `/history/${order.orderId}/${order.saleUnit}`,
    at,
    // What confirms the order is read where it was placed; later messages follow what the person chose.
    ...(topic === 'placed' && { language: order.language }),
  };
}

/** Counted no further. */
const MOST_WAITING = 100;
const MINUTE_MS = 60_000;

/**
 * Tells a center's staff of orders that have waited for longer than the shop says. Once for each order, at most once in as
 * many minutes, and the latest takes the place of one that nobody has read.
 */
export async function tellWaiting(
  deps: Telling & Pick<Dependencies, 'hasMerchantPage' | 'hasStaffRight'>,
  tenantId: string,
): Promise<void> {
  const now = deps.clock();
  await deps.database.inTenant(tenantId, async (tx) => {
    const { waitingMinutes: minutes } = await shopRulesOf(tx);
    if (minutes === 0) return;
    const until = new Date(now.getTime() - minutes * MINUTE_MS);
    const centers = await takeWaitingCenters(tx, tenantId, {
      until,
      now,
      notBefore: until,
      most: MOST_WAITING,
    });
    const notices: Notice[] = [];
    for (const center of centers) {
      const { saleUnit } = center;
      notices.push({
        kind: 'orders.waiting',
        // oxlint-disable-next-line no-await-in-loop -- the few centers that are told in one minute
        recipients: await staffToTell(deps, tx, { tenantId, kind: 'orders.waiting', saleUnit }),
        onceKey: `orders.waiting:${saleUnit}:${now.toISOString()}`,
        replaces: `orders.waiting:${saleUnit}`,
        words: waitingWords(center, { minutes, most: MOST_WAITING }),
        link: `/merchant/order?type=3&tab=Wait&dir=asc&dc=${saleUnit}`,
        at: now,
      });
    }
    await notify(deps, tx, tenantId, notices);
  });
}
