/** Every setting is read by something, and switched by a test that sees the difference. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tenantBehaviours, type TenantBehaviour } from '#domain/web-config/behaviours.ts';
import { allWebConfigKeys } from '#domain/web-config/registry.ts';
import { coverageRows } from './scripts/coverage-rows.ts';

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
const tests = textOf(isTest);
/** By its name in quotes: a comment reads nothing. */
const isRead = (name: string) => sources.includes(`'${name}'`);
const names = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text);

/** What a company does differently in areas that have not begun, by the row of docs/coverage.md that waits for it. */
const TO_COME: Partial<Record<TenantBehaviour, string>> = {
  RIDER_INVOICE_APPROVE_FILTER: 'R-32b',
  POINT_CODES_TCP: 'R-17',
  OWN_QR_PAYMENT: 'R-30b',
};

describe.each([
  ['settings', allWebConfigKeys],
  ['named behaviours', tenantBehaviours.filter((behaviour) => TO_COME[behaviour] === undefined)],
] as const)('the %s', (_, all) => {
  test('are all read: one that nothing reads is a defect', () => {
    expect(all.filter((name) => !isRead(name))).toEqual([]);
  });

  test('are all switched in a test', () => {
    expect(all.filter((name) => !names(tests, name))).toEqual([]);
  });

  test('stand all in a row of docs/coverage.md', () => {
    const built = coverageRows().filter(({ isLater }) => !isLater);
    expect(all.filter((name) => !built.some(({ what }) => names(what, name)))).toEqual([]);
  });
});

test('what is to come is still to come', () => {
  const later = coverageRows().filter(({ isLater }) => isLater);
  for (const [behaviour, row] of Object.entries(TO_COME)) {
    expect(isRead(behaviour), `${behaviour} is read by now`).toBe(false);
    expect(later.map(({ id }) => id)).toContain(row);
  }
});
