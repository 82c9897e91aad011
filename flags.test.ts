/** Every setting is read by something, and switched by a test of its row that sees the difference. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tenantBehaviours, type TenantBehaviour } from '#domain/web-config/behaviours.ts';
import { allWebConfigKeys, type WebConfigKey } from '#domain/web-config/registry.ts';
import { coverageRows } from './scripts/coverage-rows.ts';
import { titledTests } from './scripts/titled-tests.ts';
import { pagesToCome } from './web/shell/pages-to-come.ts';

/** The registry, its help, its presets and their test say what there is; they neither read nor show. */
const isRegistry = (file: string) => /^domain\/web-config\/(?!read\.ts)/.test(file);
const isTest = (file: string) => /\.(test\.tsx?|e2e\.ts)$/.test(file);
const isHelper = (file: string) => /\/testing(\/|\.ts)|\/testing-/.test(file);

const textOf = (wanted: (file: string) => boolean) =>
  globSync('{contract,database,domain,e2e,server,web}/**/*.{ts,tsx}')
    .filter((file) => !isRegistry(file) && wanted(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
const sources = textOf((file) => !isTest(file) && !isHelper(file));
/** By its name in quotes: a comment reads nothing. */
const isRead = (name: string) => sources.includes(`'${name}'`);
const names = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text);

const rows = coverageRows();
const later = rows.filter(({ isLater }) => isLater);
const built = rows.filter(({ isLater }) => !isLater);
/** The tests that show a setting's row: which names occur in their code, and whether they look more than once. */
const switchedIn = built.flatMap(({ id, what, tests }) =>
  tests
    .flatMap((file) => titledTests(file))
    .filter(({ ids, expectations }) => ids.includes(id) && expectations > 1)
    .map((one) => ({ what, code: one.names.join('\n') })),
);
/** Named in the code of a test of its row, which expects something with it and something without it. */
const isSwitched = (name: string) =>
  switchedIn.some(({ what, code }) => names(what, name) && names(code, name));

/** Flags of menu entries that are held back until their page is built, by the row of docs/coverage.md that waits. */
const HELD_BACK: Partial<Record<WebConfigKey, { row: string; page: string }>> = {
  AGENT_MENU_ENABLED: { row: 'W-37', page: '/agents/customers' },
};

/** What a company does differently in areas that have not begun, by the row of docs/coverage.md that waits for it. */
const TO_COME: Partial<Record<TenantBehaviour, string>> = {
  RIDER_INVOICE_APPROVE_FILTER: 'R-32b',
  POINT_CODES_TCP: 'R-17',
  OWN_QR_PAYMENT: 'R-30b',
};

describe.each([
  ['settings', allWebConfigKeys.filter((key) => HELD_BACK[key] === undefined)],
  ['named behaviours', tenantBehaviours.filter((behaviour) => TO_COME[behaviour] === undefined)],
] as const)('the %s', (_, all) => {
  test('are all read: one that nothing reads is a defect', () => {
    expect(all.filter((name) => !isRead(name))).toEqual([]);
  });

  test('are all switched in a test of their row', () => {
    expect(all.filter((name) => !isSwitched(name))).toEqual([]);
  });

  test('are all in a row of docs/coverage.md', () => {
    expect(all.filter((name) => !built.some(({ what }) => names(what, name)))).toEqual([]);
  });
});

test('a flag is held back only while its page is, and its row says so', () => {
  for (const [key, { row, page }] of Object.entries(HELD_BACK)) {
    expect(pagesToCome, `${page} is there by now`).toContain(page);
    expect(later.filter(({ what }) => names(what, key)).map(({ id }) => id)).toEqual([row]);
  }
});

test('what is to come is still to come', () => {
  for (const [behaviour, row] of Object.entries(TO_COME)) {
    expect(isRead(behaviour), `${behaviour} is read by now`).toBe(false);
    expect(later.map(({ id }) => id)).toContain(row);
  }
});
