import { resolve } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumPath } from './e2e/chromium.ts';
import { PAIRS, testsOf } from './e2e/pairs.ts';

const widths = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 800 } },
};
/** The browser's own, as it would get it. */
const environment = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
);

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'artefacts/browser',
  // The limits are those of a machine three times slower than a developer's.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // A worker has a shop of its own, and a test customers and products of its own: any two may run side by side.
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'artefacts/results/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: {
      executablePath: await chromiumPath(),
      // A camera that shows a moving picture, for pages that are allowed one.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
      env: { ...environment, FONTCONFIG_FILE: resolve('e2e/fonts.conf') },
    },
    actionTimeout: 30_000,
    timezoneId: 'Asia/Bangkok',
    screenshot: 'only-on-failure',
  },
  projects: PAIRS.map((pair) => ({
    name: pair,
    grep: testsOf(pair),
    use: {
      ...widths[pair.endsWith('phone') ? 'phone' : 'desktop'],
      locale: pair.startsWith('th') ? 'th-TH' : 'en-GB',
    },
  })),
});
