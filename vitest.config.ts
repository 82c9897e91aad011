import { defineConfig } from 'vitest/config';
import { inlineScripts } from './web/inline-scripts.ts';

// The rules need nothing; only what asks a database waits for one. These of the server need none.
const NEEDS_DATABASE = ['database', 'server', 'demo', 'simulators'];
const SERVER_RULES = ['server/{http,gateways,pages}/**/*.test.ts', 'server/**/*.rules.test.ts'];

/** Pages and their parts with a hand on them, in a simulated DOM. */
const COMPONENTS = 'web/**/*.hand.test.tsx';

const common = {
  // Limits are there for what never comes; a machine that is several times slower is given its time.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
  // Files of a project share their modules: loading the server for each costs more than most of their tests.
  // architecture.test.ts makes sure that none replaces a module for the others.
  isolate: false,
  unstubGlobals: true,
  unstubEnvs: true,
};

export default defineConfig({
  plugins: [inlineScripts()],
  test: {
    // A file waits for its database half of the time, so no core is kept back for the runner.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          ...common,
          name: 'rules',
          include: ['{domain,contract,web,scripts,bench}/**/*.test.{ts,tsx}', '*.test.ts', ...SERVER_RULES],
          exclude: [COMPONENTS],
        },
      },
      {
        test: {
          ...common,
          name: 'components',
          // State of the shop's own modules (toasts, the connection) is reset with each file.
          isolate: true,
          include: [COMPONENTS],
          environment: 'happy-dom',
          environmentOptions: {
            happyDOM: {
              url: 'https://shop.example/',
              // What a page loads from others is only asked for.
              settings: { handleDisabledFileLoadingAsSuccess: true },
            },
          },
          setupFiles: ['web/testing/browser-setup.ts'],
        },
      },
      {
        test: {
          ...common,
          name: 'database',
          include: [`{${NEEDS_DATABASE.join(',')}}/**/*.test.ts`],
          exclude: SERVER_RULES,
          globalSetup: ['database/testing-setup.ts', 'server/testing/shop-setup.ts'],
        },
      },
      {
        // The built shop as a process, with its demo: what only that can show, and needs no browser.
        test: {
          ...common,
          name: 'built',
          include: ['e2e/*.test.ts'],
          globalSetup: ['e2e/testing-setup.ts'],
        },
      },
    ],
  },
});
