/** The realtime connection of component tests: nothing comes over it but what a test says. */
import type { RealtimeEvents } from '#contract/events.ts';
import { until } from './until.ts';

type Listener = (...parts: unknown[]) => void;
/** What can come: the shop's events, and that the connection stands or cannot be had. */
type Heard = { [E in keyof RealtimeEvents]: Parameters<RealtimeEvents[E]> } & {
  connect: [];
  connect_error: [Error];
};

/** Of the page that was opened last. */
let listeners: Partial<Record<string, Listener>> = {};

export function fakeSocket() {
  const own: typeof listeners = {};
  listeners = own;
  return {
    on: (name: string, listener: Listener) => {
      own[name] = listener;
    },
    connect: () => undefined,
    disconnect: () => {
      if (listeners === own) listeners = {};
    },
    active: false,
  };
}

/** Waits until the page listens, and then tells it. */
export async function tellPage<E extends keyof Heard>(event: E, ...parts: Heard[E]): Promise<void> {
  const listener = await until(() => {
    const found = listeners[event];
    if (!found) throw new Error('Nobody listens');
    return found;
  });
  listener(...parts);
}
