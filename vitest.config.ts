import { defineConfig } from 'vitest/config';

// The rules need nothing; only what asks a database waits for one.
const NEEDS_DATABASE = ['database', 'server', 'demo', 'simulators'];

/** A second, as Vitest waits of its own accord, is short on a busy machine. */
const common = { testTimeout: 30_000, hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } } };

export default defineConfig({
  test: {
    // A file waits for its database half of the time, so no core is kept back for the runner.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...common,
          name: 'rules',
          include: ['{domain,contract,web,scripts}/**/*.test.{ts,tsx}', '*.test.ts'],
        },
      },
      {
        test: {
          ...common,
          name: 'database',
          include: [`{${NEEDS_DATABASE.join(',')}}/**/*.test.ts`],
          globalSetup: ['database/testing-setup.ts'],
        },
      },
      {
        // The built shop as a process, with its demo: what only that can show, and needs no browser.
        test: {
          ...common,
          // What starts databases and shops takes its time on a busy machine.
          testTimeout: 180_000,
          hookTimeout: 300_000,
          name: 'built',
          include: ['e2e/*.test.ts'],
          globalSetup: ['e2e/testing-setup.ts'],
        },
      },
    ],
  },
});
