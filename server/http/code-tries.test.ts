import { beforeEach, describe, expect, test } from 'vitest';
import { CallError } from './call-error.ts';
import { createCodeTries, type CodeTries } from './code-tries.ts';

let now: number;
let tries: CodeTries;
beforeEach(() => {
  now = 0;
  tries = createCodeTries({ now: () => now });
});

/** 'ok', or how many minutes to wait. */
const look = (code: string, { person, address = '1.1.1.1' }: { person?: string; address?: string } = {}) => {
  try {
    tries.look({ person, address }, { code, isKnown: code === 'RIGHT' });
    return 'ok';
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return error.parts.values?.['minutes'];
  }
};
const several = (many: number, of: { person?: string; address?: string } = {}, name = 'X') =>
  Array.from({ length: many }, (_, n) => look(`${name}${n}`, of));

describe('P-41 unknown promotion codes', () => {
  test('a right one still works after nine wrong ones; after ten no other does, for ten minutes', () => {
    const of = { person: 'A' };
    several(9, of);
    expect([look('RIGHT', of), look('X9', of)]).toEqual(['ok', 'ok']);
    expect([look('X10', of), look('RIGHT', of)]).toEqual([10, 10]);
    now = 9.5 * 60_000;
    expect(look('RIGHT', of)).toBe(1);
    now = 10 * 60_000;
    expect(look('RIGHT', of)).toBe('ok');
  });

  test('the same one again is not another: a cart names its code with each change', () => {
    const of = { person: 'A' };
    expect(Array.from({ length: 50 }, () => look('TYPO', of))).not.toContain(10);
    several(9, of);
    expect([look('X9', of), look('TYPO', of)]).toEqual([10, 'ok']);
  });

  test('of one buyer lock no other out, at the same address or another', () => {
    several(10, { person: 'A' });
    expect(look('X10', { person: 'B' })).toBe('ok');
    expect(look('X10', { person: 'A', address: '2.2.2.2' })).toBe(10);
    several(30, {}, 'GUEST');
    expect(look('RIGHT')).toBe(10);
    expect(look('RIGHT', { person: 'B' })).toBe('ok');
    expect(look('RIGHT', { address: '2.2.2.2' })).toBe('ok');
  });

  test('of many accounts at one address come to an end', () => {
    for (let n = 0; n < 10; n += 1) several(10, { person: `P${n}` }, `P${n}-`);
    expect(look('RIGHT', { person: 'NEW' })).toBe(10);
  });
});
