import { expect, test } from 'vitest';
import { amount, anyCodes, anyOf, day, month, oneOf, readFilters, typed, yes } from './read-filters.ts';

const declared = {
  text: typed(5),
  state: oneOf(['on', 'off']),
  states: anyOf(['on', 'off']),
  codes: anyCodes,
  day,
  month,
  never: yes,
  least: amount,
};
const read = (search: string) => readFilters(new URLSearchParams(search), declared);

test.each([
  ['', {}],
  ['other=1&text=+ab+', { text: 'ab' }],
  ['text=abcdefgh', { text: 'abcde' }],
  ['state=on&states=off,lost,on', { state: 'on', states: ['on', 'off'] }],
  ['state=lost&states=lost&codes=,%20,-&never=N&least=much&month=2026-13', {}],
  ['codes=A1,b-2,A1,x y', { codes: ['A1', 'b-2'] }],
  ['day=2024-02-29&month=2026-12&never=Y', { day: '2024-02-29', month: '2026-12', never: 'Y' }],
  ['day=2026-02-29', {}],
  ['least=0', { least: 0 }],
])('B-70 the address %j narrows a list to %j', (search, filters) => {
  expect(read(search)).toEqual(filters);
});

test('B-70 of very many codes as many are read as a call takes', () => {
  const codes = Array.from({ length: 30 }, (_, at) => `C${at}`);
  expect(read(`codes=${codes.join(',')}`).codes).toEqual(codes.slice(0, 20));
});
