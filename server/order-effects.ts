/**
 * What follows from what happens to an order. A feature defines its effects when the app is put together and names the
 * events that it follows; orders raise the events (`features/orders/order-happened.usecases.ts`) and know none of the
 * effects (decision 35).
 */
import { afterCommit, type TenantTransaction } from '#database/database.ts';
import type { OrderEventName } from '#domain/orders/order-events.ts';
import type { OrderState, OrderType } from '#domain/orders/order.ts';
import type { PaymentKind, WayToPay } from '#domain/payments/ways.ts';
import type { WebConfig } from '#domain/web-config/read.ts';
import type { Who } from '#contract/define.ts';
import type { Language } from './http/messages.ts';

/** The order that is being changed, by whom, when, and under which settings. */
export type OrderChange = {
  tenantId: string;
  orderId: string;
  /** Its center's. */
  saleUnit: string;
  orderType: OrderType;
  /** Empty for a goods issue. */
  customerCode: string;
  /** How it is to be paid. */
  paymentKind: PaymentKind;
  /** The person who did it: for an acting salesman the salesman. */
  actor: { kind: Who | 'system'; id: string };
  /** In which that person is answered. */
  language: Language;
  at: Date;
  config: WebConfig;
};

/** What is known before anything of it is written. */
export type OrderEvent = OrderChange & {
  event: OrderEventName;
  /** The states before and after, the same for what leaves the order in its state; null before it is placed. */
  from: OrderState | null;
  to: OrderState;
  /** Of `stepUndone`: the event that does not count any more. */
  undone?: OrderEventName;
  /** The number of the return document, of the events that write one. */
  returnNo?: number;
  /** Of `placed`: how it is to be paid. */
  payment?: WayToPay;
  /** Shown to the customer. */
  reason: string;
};

export type OrderHappened = OrderEvent & {
  /** Pieces available at the order's center before and after, of each product that was taken or given back. */
  moves: readonly { code: string; before: number; after: number }[];
};

type Follows = {
  /** Unique. */
  name: string;
  events: readonly OrderEventName[];
  /** Sales orders alone by default: a goods issue has neither customer nor price. */
  orderTypes?: readonly OrderType[];
  /** Whether the effect applies: usually a setting of the shop, from `config`. */
  when?: (event: OrderEvent) => boolean;
};

/**
 * Part of the transaction of what happened, after everything that the order itself needs was written; the order is
 * locked. What it throws undoes the whole change: a CallError is what the caller is told. It opens no transaction and
 * calls no other service. Where it applies to `placed`, the order's commit is not sent with its statements: what it sends and
 * the commit are round trips more.
 */
type InTransaction = { inTransaction: (tx: TenantTransaction, happened: OrderHappened) => Promise<void> };

/**
 * A job for the order (`{ tenantId, id: orderId }`), written in the transaction and begun after its commit. It costs no
 * round trip. Who defines the effect defines the queue (`deps.jobs`). A job can run twice, and the step may be taken back
 * before it runs: it reads the order as it is then.
 */
type Job = {
  job: {
    /** What depends on a setting is two effects with a `when` each. */
    queue: string;
    /** Not before, in milliseconds from the event; such as `UNDO_MS`, so that a step that is taken back reaches nobody. */
    delayMs?: number;
  };
};

/**
 * After the commit, once for all that one transaction did: what happened, oldest first. It may not wait, and is lost if
 * the process ends at that moment; what must not be lost is a job. What it throws is reported, and stops nothing.
 */
type AfterCommit = { afterCommit: (happened: readonly OrderHappened[]) => void };

/** One of the three, or several. */
export type OrderEffect = Follows & (InTransaction | Job | AfterCommit);

export type NewOrderJob = { queue: string; startAfter: Date | null };

export type OrderEffects = {
  /** Registers an effect; when the app is put together. Throws for a name that is taken. */
  define: (effect: OrderEffect) => void;
  /** Throws for a job whose queue nobody works on: one such job would keep all others back. Before the jobs start. */
  assertQueues: (isDefined: (queue: string) => boolean) => void;
  /** The jobs to be written with the event. For orders alone. */
  jobsOf: (event: OrderEvent) => NewOrderJob[];
  /** Whether an effect works in the transaction of the event. For orders alone. */
  worksInTransaction: (event: OrderEvent) => boolean;
  /** Does what belongs to the transaction, and has the rest done after its commit. For orders alone. */
  happened: (tx: TenantTransaction, happened: OrderHappened) => Promise<void>;
};

export function createOrderEffects({ onProblem }: { onProblem: (error: unknown) => void }): OrderEffects {
  const effects: OrderEffect[] = [];
  const ofTransaction = new WeakMap<TenantTransaction, OrderHappened[]>();
  const following = (event: OrderEvent) => effects.filter((effect) => follows(effect, event));

  const afterwards = (all: readonly OrderHappened[]): void => {
    for (const effect of effects) {
      if (!('afterCommit' in effect)) continue;
      const own = all.filter((happened) => follows(effect, happened));
      if (own.length === 0) continue;
      try {
        effect.afterCommit(own);
      } catch (error) {
        onProblem(error);
      }
    }
  };

  /** Before the effects in the transaction, which may raise events themselves. */
  const remember = (tx: TenantTransaction, happened: OrderHappened): void => {
    const known = ofTransaction.get(tx);
    if (known) return void known.push(happened);
    const all = [happened];
    ofTransaction.set(tx, all);
    afterCommit(tx, () => afterwards(all));
  };

  return {
    define: (effect) => {
      if (effects.some(({ name }) => name === effect.name))
        throw new Error(`An effect of orders with the name ${effect.name} is already defined.`);
      effects.push(effect);
    },
    assertQueues: (isDefined) => {
      for (const effect of effects)
        if ('job' in effect && !isDefined(effect.job.queue))
          throw new Error(
            `The effect of orders ${effect.name} has a job in ${effect.job.queue}, which nobody works on.`,
          );
    },
    jobsOf: (event) =>
      following(event).flatMap((effect) => {
        if (!('job' in effect)) return [];
        const { queue, delayMs } = effect.job;
        return { queue, startAfter: delayMs === undefined ? null : new Date(event.at.getTime() + delayMs) };
      }),
    worksInTransaction: (event) => following(event).some((effect) => 'inTransaction' in effect),
    happened: async (tx, happened) => {
      remember(tx, happened);
      for (const effect of following(happened))
        // oxlint-disable-next-line no-await-in-loop -- one connection; in the order in which they were defined
        if ('inTransaction' in effect) await effect.inTransaction(tx, happened);
    },
  };
}

function follows({ events, orderTypes = ['3'], when }: OrderEffect, event: OrderEvent): boolean {
  return (
    events.includes(event.event) &&
    orderTypes.includes(event.orderType) &&
    (when === undefined || when(event))
  );
}
