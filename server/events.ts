/**
 * Notifies every process of changes. Changes are collected after their commit and sent together: a NOTIFY inside an
 * order's transaction would take a lock that all commits share. While the listener is disconnected changes are
 * missed, so all caches are cleared when it reconnects.
 */
import { randomUUID } from 'node:crypto';
import type { Database } from '#database/database.ts';
import type { RealtimeEvents } from '#contract/events.ts';

/** For connected browsers, in each room that it names (`rooms.ts`); typed by `contract/events.ts`. */
type LiveEvents = Omit<RealtimeEvents, 'missed'>;
export type LiveEvent = {
  [Name in keyof LiveEvents]: { event: Name; rooms: string[]; data: Parameters<LiveEvents[Name]>[0] };
}[keyof LiveEvents];

type Change =
  | { tags: string[] }
  | { revoked: { sessionId: string; at: number } }
  | { tenants: true }
  | { live: LiveEvent };

/** The format in which processes send it to each other. */
type Message = { from: string; changes: Change[] };

export type Events = {
  /**
   * Call after the commit. Delivered here immediately and once, to the other processes within a quarter of a
   * second.
   */
  publish(change: Change): void;
  subscribe(listener: (change: Change) => void): void;
  /** The listener was disconnected; what happened in the meantime is unknown. */
  onReconnect(listener: () => void): void;
  start(): Promise<void>;
  /** Sends what is still collected. */
  stop(): Promise<void>;
};

const CHANNEL = 'shop_changes';
const COLLECT_MS = 200;
/** Failed messages are retried: a process that misses one would show old data for minutes. */
const AGAIN_MS = 250;
/** PostgreSQL takes at most 8000 bytes per notification. */
const MAX_BYTES = 7000;

type Options = { database: Pick<Database, 'listen' | 'notify'>; onError: (error: unknown) => void };

export function createEvents({ database, onError }: Options): Events {
  // This process's own messages come back to it from the database.
  const own = randomUUID();
  const listeners: ((change: Change) => void)[] = [];
  const reconnected: (() => void)[] = [];
  let collected: Change[] = [];
  let timer: NodeJS.Timeout | undefined;
  let sending = Promise.resolve();
  let stopped = false;
  let stopListening = (): void => undefined;

  const heard = (change: Change): void => {
    for (const listener of listeners) listener(change);
  };

  const send = async (changes: Change[]): Promise<void> => {
    for (const payload of payloads(own, changes)) await database.notify(CHANNEL, payload);
  };

  /** A change reported twice does no harm. */
  const sendAgain = (changes: Change[]): void => {
    if (stopped) return;
    collected.unshift(...changes);
    timer ??= setTimeout(flush, AGAIN_MS);
  };

  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const changes = collected;
    collected = [];
    sending = sending
      .then(() => send(changes))
      .catch((error: unknown) => {
        onError(error);
        sendAgain(changes);
      });
    return sending;
  };

  return {
    publish: (change) => {
      heard(change);
      collected.push(change);
      timer ??= setTimeout(flush, COLLECT_MS);
    },
    subscribe: (listener) => listeners.push(listener),
    onReconnect: (listener) => reconnected.push(listener),
    start: async () => {
      stopListening = await database.listen(
        CHANNEL,
        (payload) => {
          const { from, changes } = JSON.parse(payload) as Message;
          if (from !== own) for (const change of changes) heard(change);
        },
        () => {
          for (const listener of reconnected) listener();
        },
      );
    },
    stop: async () => {
      stopped = true;
      await flush();
      stopListening();
    },
  };
}

/** Splits the changes so that each message fits a notification. */
function payloads(from: string, changes: Change[]): string[] {
  const messageOf = (texts: string[]) => `{"from":"${from}","changes":[${texts.join(',')}]}`;
  const all: string[] = [];
  let part: string[] = [];
  let size = 2;
  for (const change of changes) {
    const text = JSON.stringify(change);
    const bytes = Buffer.byteLength(text) + 1;
    if (size + bytes > MAX_BYTES && part.length > 0) {
      all.push(messageOf(part));
      part = [];
      size = 2;
    }
    part.push(text);
    size += bytes;
  }
  if (part.length > 0) all.push(messageOf(part));
  return all;
}
