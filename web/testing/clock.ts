import { vi } from 'vitest';

/** From here on time is only what the test lets pass; what is drawn is drawn as ever. */
export function stopClock(now: Date = new Date()): void {
  vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
}
