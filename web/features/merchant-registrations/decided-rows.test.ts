import { expect, test } from 'vitest';
import { withDecided, type Decided } from './decided-rows.ts';
import type { Registration } from './registrations.queries.ts';

const rowOf = (CUSTOMERCODE: string): Registration => ({
  CUSTOMERCODE,
  CUSTOMERNAME: CUSTOMERCODE,
  Mobile: '',
  Email: '',
  TAXNO: '',
  Address: '',
  HasIdentity: false,
  RegisteredAt: '2026-03-02T05:00:00Z',
  RefusedAt: null,
  Reason: '',
  SentAgainAt: null,
  Doubles: [],
});
const decided = (code: string, above?: string): Decided => ({ row: rowOf(code), outcome: 'approved', above });
const shown = (rows: string, ...all: Decided[]) =>
  withDecided([...rows].map(rowOf), all)
    .map(({ CUSTOMERCODE }) => CUSTOMERCODE)
    .join('');

test('S-33 whatever order they are decided in, and loaded anew or not, the rows keep their order', () => {
  expect(shown('ABCD', decided('B', 'A'))).toBe('ABCD');
  expect(shown('ACD', decided('B', 'A'))).toBe('ABCD');
  expect(shown('CD', decided('A'), decided('B', 'A'))).toBe('ABCD');
  expect(shown('CD', decided('B', 'A'), decided('A'))).toBe('ABCD');
  expect(shown('AB', decided('D', 'C'), decided('C', 'B'))).toBe('ABCD');
  expect(shown('', decided('B', 'A'), decided('C', 'B'), decided('A'))).toBe('ABC');
});
