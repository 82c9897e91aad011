import { expect, test } from 'vitest';
import { namedBy, recentFirst, type Find } from './finds.ts';
import { readRecentFinds, rememberFind } from './recent-finds.ts';

const find = (label: string, more: Partial<Find> = {}): Find => ({
  kind: 'page',
  to: `/${label}`,
  label,
  detail: '',
  ...more,
});

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('B-80 a page is named by a part of its name, in any case and on the other keyboard layout', () => {
  const pages = [find('Orders'), find('คำสั่งซื้อ'), find('Log')];
  expect(namedBy(pages, 'ord').map(({ label }) => label)).toEqual(['Orders']);
  expect(namedBy(pages, 'สั่ง').map(({ label }) => label)).toEqual(['คำสั่งซื้อ']);
  expect(namedBy(pages, 'สนเ').map(({ label }) => label)).toEqual(['Log']);
  expect(namedBy(pages, 'nothing')).toEqual([]);
  const own = [find('My sales'), find('My account'), find('ยอดขายของฉัน'), find('บัญชีของฉัน')];
  expect(namedBy(own, 'my acc').map(({ label }) => label)).toEqual(['My account']);
  expect(namedBy(own, 'บัญชีของฉัน').map(({ label }) => label)).toEqual(['บัญชีของฉัน']);
});

test('B-80 what was opened lately comes first, the newest before all, each once and six at most', () => {
  const store = storage();
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'b']) rememberFind(store, 'key', find(name));
  const recent = readRecentFinds(store, 'key');
  expect(recent.map(({ label }) => label)).toEqual(['b', 'g', 'f', 'e', 'd', 'c']);
  expect(recentFirst([find('x'), find('c'), find('g')], recent).map(({ label }) => label)).toEqual([
    'g',
    'c',
    'x',
  ]);
});

test('B-80 what is stored and is none of ours is left out', () => {
  const store = storage();
  store.setItem('key', JSON.stringify([{ kind: 'page', to: 5 }, null, find('a')]));
  expect(readRecentFinds(store, 'key')).toEqual([find('a')]);
  store.setItem('key', '{');
  expect(readRecentFinds(store, 'key')).toEqual([]);
});
