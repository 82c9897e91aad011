import { expect, test } from 'vitest';
import { scriptRuns } from './thai-runs.ts';

const texts = (text: string) => scriptRuns(text).map((run) => run.text as string);

test('a text is cut where its script changes, and Thai may break between words', () => {
  expect(texts('novara อาหารแมว 50 กรัม')).toEqual(['novara ', 'อาหาร', '\u200B', 'แมว', ' 50 ', 'กรัม']);
});

test('nothing is lost or added but the places to break, which nobody sees', () => {
  const text = '221/5 หมู่ 3 ต.ช้างเผือก อ.เมือง จ.เชียงใหม่ 50300\nTel. 053-000000';
  expect(texts(text).join('').replaceAll('\u200B', '')).toBe(text);
  const breaks = scriptRuns(text).filter((run) => run.text === '\u200B');
  expect(breaks.every(({ fontSize }) => fontSize !== undefined && fontSize < 0.1)).toBe(true);
});

test('an empty text has no runs', () => {
  expect(scriptRuns('')).toEqual([]);
});
