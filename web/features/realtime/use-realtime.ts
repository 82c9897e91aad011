import { useEffect, useRef } from 'react';
import type { RealtimeListener } from './realtime.client.ts';

type Options = RealtimeListener & {
  /** Who is here, undefined for who gets no events; another one has another connection. */
  who: string | undefined;
  token: (refused?: string) => Promise<string>;
};

/** Receives changes while the page is open. Nothing of it is loaded before the page is idle. */
export function useRealtime({ who, token, ...told }: Options): void {
  const current = useRef(told);
  useEffect(() => {
    current.current = told;
  });
  useEffect(() => {
    if (who === undefined) return undefined;
    let close: (() => void) | undefined;
    let left = false;
    const open = async (): Promise<void> => {
      const { openRealtime } = await import('./realtime.client.ts');
      if (left) return;
      close = openRealtime({ token, told: () => current.current });
    };
    const cancel = whenIdle(() => void open().catch(() => undefined));
    return () => {
      left = true;
      cancel();
      close?.();
    };
  }, [who, token]);
}

/** Safari has no idle callback. */
function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 1_000);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: 3_000 });
  return () => window.cancelIdleCallback(handle);
}
