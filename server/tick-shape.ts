import { createHook } from 'node:async_hooks';

const kept: unknown[] = [];

/**
 * Keeps two of the small objects that Node makes for each `process.nextTick`, without and with arguments, so that V8
 * never forgets their shape. Where it collects garbage in a moment without one of them, as a small heap does while the
 * shop starts, it makes each of them the slow way from then on: a tenth of what a kept answer costs (decision 21). To be
 * called before anything large is loaded.
 */
export function keepTickShape(): void {
  const hook = createHook({
    init: (_id, type, _trigger, tick) => {
      if (type === 'TickObject') kept.push(tick);
    },
  });
  hook.enable();
  process.nextTick(() => undefined);
  process.nextTick(() => undefined, 0);
  hook.disable();
}
