/** Before and after each component test: what the simulated DOM lacks, nothing left over, no complaint. */
import { afterEach, beforeEach, vi } from 'vitest';
import { endAll } from './at-end.ts';
import { takeUnexpected } from './fake-shop.ts';

// No shop answers the live line; its rules are tried with real sockets (server/features/live, e2e/live.e2e.ts).
vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => undefined, connect: () => undefined, disconnect: () => undefined, active: false }),
}));

/** happy-dom does not know every element that browsers do. */
const isUnknownElement = (told: string): boolean => /is unrecognized in this browser.* search$/.test(told);

let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...parts) => {
    const told = parts.map(String).join(' ');
    if (!isUnknownElement(told)) complaints.push(told);
  });
});

afterEach(async () => {
  vi.useRealTimers();
  await endAll();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.replaceChildren();
  document.body.replaceChildren();
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`;
  const wrong = [...complaints, ...takeUnexpected().map((call) => `No answer is given for ${call}`)];
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
});
