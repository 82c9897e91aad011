import { resolve } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumPath } from './e2e/chromium.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1280, height: 800 } };
/** The browser's own, as it would get it. */
const environment = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
);
/** They need no browser, and are the same in every language. */
const START = '**/{start,page-permissions}.e2e.ts';
/** How everything looks, and the main jobs: also in the other two pairs of language and width. */
const EVERYWHERE = /\bscreens\.e2e\.ts|@everywhere/;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'artefacts/browser',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: false,
  // One browser and one shop at a time: the machine has two cores.
  workers: 1,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'artefacts/results/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: {
      executablePath: await chromiumPath(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
      env: { ...environment, FONTCONFIG_FILE: resolve('e2e/fonts.conf') },
    },
    actionTimeout: 10_000,
    timezoneId: 'Asia/Bangkok',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'start', testMatch: START },
    {
      name: 'th-phone',
      testIgnore: START,
      use: { ...phone, locale: 'th-TH' },
      metadata: { language: 'th' },
    },
    {
      name: 'en-desktop',
      testIgnore: START,
      use: { ...desktop, locale: 'en-GB' },
      metadata: { language: 'en' },
    },
    {
      name: 'th-desktop',
      grep: EVERYWHERE,
      use: { ...desktop, locale: 'th-TH' },
      metadata: { language: 'th' },
    },
    {
      name: 'en-phone',
      grep: EVERYWHERE,
      use: { ...phone, locale: 'en-GB' },
      metadata: { language: 'en' },
    },
  ],
});
