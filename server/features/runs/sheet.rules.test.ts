import { expect, test } from 'vitest';
import { csvOf, plainCell } from './sheet.rules.ts';

test('B-72b no cell is a formula, whoever wrote its text; numbers stay numbers', () => {
  const hostile = [
    '=1+1',
    '+66812345678',
    '-2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '  =HYPERLINK("x")',
    '＝1+1',
    '＠x',
  ];
  for (const text of hostile) expect(plainCell(text)).toBe(`'${text}`);
  for (const text of ['', 'ร้านค้า', '260302-AAAAA', "'quoted", '1=1']) expect(plainCell(text)).toBe(text);
  expect(csvOf([[-5, 2.5, null, '=1']], { isFirst: false })).toBe(`-5,2.5,,'=1\r\n`);
});

test('B-72b quotes, commas and line breaks stay in their cell, and the file says that it is Unicode', () => {
  const csv = csvOf([['a,b', 'a "b"', 'a\nb', 'a;=b', 'ไทย']], { isFirst: true });
  expect(csv).toBe('\uFEFF"a,b","a ""b""","a\nb","a;=b",ไทย\r\n');
});
