import { expect, test } from 'vitest';
import { readPicker } from './read-picker.ts';

const byName = { text: '', isNear: false, isToday: false, isDeskList: false };
test.each([
  ['', byName],
  ['order=near', { ...byName, isNear: true }],
  ['order=near&text=+a+', { ...byName, text: 'a' }],
  ['order=today', { ...byName, isToday: true }],
  ['order=today&text=a', { ...byName, text: 'a' }],
  ['order=list', { ...byName, isDeskList: true }],
  [`order=lost&text=${'x'.repeat(200)}`, { ...byName, text: 'x'.repeat(100) }],
])('B-14 the address %j picks customers as %j: nothing that the call would refuse', (search, picked) => {
  expect(readPicker(new URLSearchParams(search))).toEqual(picked);
});
