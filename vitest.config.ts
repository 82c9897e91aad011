import { defineConfig } from 'vitest/config';

// The rules need nothing; only what asks a database waits for one.
const NEEDS_DATABASE = ['database', 'server', 'demo', 'simulators'];

/** Pages and their parts with a hand on them, in a simulated DOM. */
const COMPONENTS = 'web/**/*.hand.test.tsx';

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
          exclude: [COMPONENTS],
        },
      },
      {
        test: {
          ...common,
          name: 'components',
          include: [COMPONENTS],
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'https://shop.example/' } },
          setupFiles: ['web/testing/browser-setup.ts'],
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
    ],
  },
});
