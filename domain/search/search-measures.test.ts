import { expect, test } from 'vitest';
import { sameMeasure } from './search-measures.ts';
import { searchWords } from './search-text.ts';

test('a measure is known by its other names, both ways and never by its own', () => {
  expect(sameMeasure('กก')).toContain('kg');
  for (const other of sameMeasure('กก')) {
    expect(sameMeasure(other)).toContain('กก');
    expect(sameMeasure(other)).not.toContain(other);
  }
  expect(sameMeasure('แมว')).toEqual([]);
});

test('every name of a measure is one word as texts are cut', () => {
  const all = ['กก', 'กรัม', 'มล', 'ลิตร', 'ซม', 'มม', 'เมตร', 'นิ้ว', 'ชิ้น', 'เม็ด', 'แผ่น', 'ม้วน', 'วัตต์'];
  const names = all.concat(all.flatMap(sameMeasure));
  expect(names.filter((name) => searchWords(name).length !== 1)).toEqual([]);
});
