/** Before and after each component test: what the simulated DOM lacks, nothing left over, no complaint. */
import { configure } from '@testing-library/dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { endAll } from './at-end.ts';
import { takeUnexpected } from './fake-shop.ts';
import { fakeSocket } from './fake-socket.ts';

// No shop answers the realtime connection; its rules are tried with real sockets (server/features/realtime, e2e/realtime.e2e.ts).
vi.mock('socket.io-client', () => ({ io: fakeSocket }));

/** happy-dom does not know every element that browsers do. */
const isUnknownElement = (told: string): boolean => /is unrecognized in this browser.* search$/.test(told);

// Written out each time that something is not there yet, the whole page would take longer than all the rest. The second
// is what the library's own waiting sets while it looks.
const brief = {
  getElementError: (message: string | null) => new Error(message ?? 'Not there'),
  _disableExpensiveErrorDiagnostics: true,
};
configure(brief);

let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...parts) => {
    const told = parts.map(String).join(' ');
    if (!isUnknownElement(told)) complaints.push(told);
  });
  // Where pages log what is shown to nobody.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(async () => {
  await endAll();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.replaceChildren();
  window.localStorage.clear();
  window.sessionStorage.clear();
  const wrong = [...complaints, ...takeUnexpected().map((call) => `No answer is given for ${call}`)];
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
});
