import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeChanges, takeMirror, type CartChange, type MirroredLine } from './cart-mirror.ts';

const NOW = 1_800_000_000_000;
const line = (P_Code: string, qty1 = 1) => ({ P_Code, qty1, qty2: 0, qty3: 0, selected: true });
const change = (P_Code: string, part: Partial<CartChange> = {}): CartChange => ({
  ...line(P_Code),
  removed: false,
  changedAt: NOW,
  ...part,
});
const merge = (stored: readonly MirroredLine[], changes: readonly CartChange[], now = NOW) =>
  mergeChanges(stored, changes, { now });
const inCart = (lines: readonly MirroredLine[]) =>
  lines.filter(({ removed }) => !removed).map(({ P_Code, qty1 }) => [P_Code, qty1]);

describe('S-50 the mirrored cart', () => {
  test('the later change of a line wins, whichever comes first', () => {
    const early = change('A', { qty1: 5, changedAt: NOW - 60_000 });
    const late = change('A', { qty1: 2, changedAt: NOW - 1000 });
    for (const order of [
      [early, late],
      [late, early],
    ]) {
      const first = merge([], order.slice(0, 1));
      expect(inCart(merge(first.lines, order.slice(1)).lines)).toEqual([['A', 2]]);
    }
  });

  test('changes of different lines all stay', () => {
    const phone = merge([], [change('A'), change('B', { changedAt: NOW - 5 })]);
    const both = merge(phone.lines, [change('C', { changedAt: NOW - 90_000 })]);
    expect(inCart(both.lines)).toEqual([
      ['C', 1],
      ['B', 1],
      ['A', 1],
    ]);
  });

  test('a removed line stays removed when a device that was away sends it again, and comes back when added later', () => {
    const removed = merge([], [change('A', { removed: true, changedAt: NOW - 1000 })]);
    const again = merge(removed.lines, [change('A', { changedAt: NOW - 5000 })]);
    expect(inCart(again.lines)).toEqual([]);
    expect(again.changed).toBe(false);
    expect(inCart(merge(again.lines, [change('A', { qty1: 3 })]).lines)).toEqual([['A', 3]]);
  });

  test('what was removed is forgotten after a month, what is in the cart never', () => {
    const month = 31 * 24 * 3600 * 1000;
    const { lines } = merge([], [change('A'), change('B', { removed: true })]);
    expect(merge(lines, [], NOW + month - 1).changed).toBe(false);
    const later = merge(lines, [], NOW + month);
    expect(later.lines.map(({ P_Code }) => P_Code)).toEqual(['A']);
    expect(later.changed).toBe(true);
  });

  test('the same change sent twice has no effect', () => {
    const { lines } = merge([], [change('A')]);
    expect(merge(lines, [change('A')])).toEqual({ lines, refused: [], changed: false });
  });

  test('a full cart takes changes of its lines, and names the new ones it has no room for', () => {
    const full = merge(
      [],
      Array.from({ length: 200 }, (_, n) => change(`P${n}`)),
    ).lines;
    const more = merge(full, [change('NEW'), change('P7', { qty1: 9, changedAt: NOW + 1 })]);
    expect(more.refused).toEqual(['NEW']);
    expect(inCart(more.lines)).toHaveLength(200);
    expect(inCart(more.lines)).toContainEqual(['P7', 9]);
    const room = merge(full, [
      change('P1', { removed: true, changedAt: NOW + 1 }),
      change('NEW', { changedAt: NOW + 2 }),
    ]);
    expect(room.refused).toEqual([]);
  });

  test('devices come to the same cart in whatever order their changes arrive', () => {
    const changes = fc.uniqueArray(
      fc.record({
        code: fc.constantFrom('A', 'B', 'C', 'D'),
        qty1: fc.integer({ min: 1, max: 9 }),
        removed: fc.boolean(),
        ago: fc.integer({ min: 0, max: 100_000 }),
      }),
      { selector: ({ ago }) => ago, maxLength: 12 },
    );
    fc.assert(
      fc.property(changes, (made) => {
        const all = made.map(({ code, qty1, removed, ago }) =>
          change(code, { qty1, removed, changedAt: NOW - ago }),
        );
        const oneByOne = (list: readonly CartChange[]) =>
          list.reduce<MirroredLine[]>((stored, one) => merge(stored, [one]).lines, []);
        const state = (lines: readonly MirroredLine[]) =>
          lines.map(({ P_Code, qty1, removed }) => [P_Code, removed ? 0 : qty1].join()).toSorted();
        expect(state(oneByOne(all))).toEqual(state(oneByOne(all.toReversed())));
        expect(state(merge([], all).lines)).toEqual(state(oneByOne(all)));
      }),
    );
  });
});

describe("S-50 a device after the mirror's answer", () => {
  const none = new Set<string>();

  test('has what the mirror has, in its own order, new lines last', () => {
    const taken = takeMirror(
      [line('B'), line('A')],
      { lines: [line('A', 4), line('B'), line('C')], removed: [] },
      { pending: none },
    );
    expect(taken).toEqual({ lines: [line('B'), line('A', 4), line('C')], unheard: [] });
  });

  test('drops what was removed elsewhere, and keeps and names what the mirror does not know', () => {
    const taken = takeMirror([line('A'), line('B')], { lines: [], removed: ['A'] }, { pending: none });
    expect(taken).toEqual({ lines: [line('B')], unheard: ['B'] });
  });

  test('what changed here since stays: a quantity, a removal, a new line', () => {
    const taken = takeMirror(
      [line('A', 7), line('N')],
      { lines: [line('A', 1), line('GONE')], removed: ['N'] },
      { pending: new Set(['A', 'GONE', 'N']) },
    );
    expect(taken).toEqual({ lines: [line('A', 7), line('N')], unheard: [] });
  });
});
