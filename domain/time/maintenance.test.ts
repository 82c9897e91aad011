import { describe, expect, test } from 'vitest';
import { maintenanceWindow } from './maintenance.ts';

const announced = { from: '2026-11-21 22:00', to: '2026-11-22 02:30' };
const at = (bangkok: string) => new Date(`${bangkok}:00+07:00`);

describe('an announced maintenance', () => {
  test('L-21 is announced before and while it lasts, in Bangkok time', () => {
    const told = { from: at('2026-11-21T22:00'), to: at('2026-11-22T02:30') };
    expect(maintenanceWindow(announced, at('2026-11-20T08:00'))).toEqual(told);
    expect(maintenanceWindow(announced, at('2026-11-22T02:29'))).toEqual(told);
  });

  test('is no longer announced once it is over', () => {
    expect(maintenanceWindow(announced, at('2026-11-22T02:30'))).toBeUndefined();
  });

  test.each([
    ['', ''],
    ['2026-11-21 22:00', ''],
    ['2026-11-31 22:00', '2026-12-01 02:00'],
    ['2026-11-21 24:00', '2026-11-22 02:00'],
    ['tonight', 'tomorrow'],
    ['2026-11-22 02:00', '2026-11-21 22:00'],
  ])('that cannot be read is none: %j to %j', (from, to) => {
    expect(maintenanceWindow({ from, to }, at('2026-11-01T00:00'))).toBeUndefined();
  });
});
