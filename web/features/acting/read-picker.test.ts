import { expect, test } from 'vitest';
import { readPicker } from './read-picker.ts';

test.each([
  ['', { text: '', isNear: false, isDeskList: false }],
  ['order=near', { text: '', isNear: true, isDeskList: false }],
  ['order=near&text=+a+', { text: 'a', isNear: false, isDeskList: false }],
  ['order=list', { text: '', isNear: false, isDeskList: true }],
  [`order=lost&text=${'x'.repeat(200)}`, { text: 'x'.repeat(100), isNear: false, isDeskList: false }],
])('B-14 the address %j picks customers as %j: nothing that the call would refuse', (search, picked) => {
  expect(readPicker(new URLSearchParams(search))).toEqual(picked);
});
