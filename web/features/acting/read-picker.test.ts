import { expect, test } from 'vitest';
import { firstOrder, readPicker } from './read-picker.ts';

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
  expect(readPicker(new URLSearchParams(search), firstOrder({ Rights: [] }))).toEqual(picked);
});

test.each([
  ['', true],
  ['text=a', true],
  ['order=near', false],
  ['order=name', false],
])('B-14 the address %j leads who manages customers to the list of the desk: %s', (search, isDeskList) => {
  const first = firstOrder({ Rights: ['manageCustomers'] });
  expect(readPicker(new URLSearchParams(search), first).isDeskList).toBe(isDeskList);
});
