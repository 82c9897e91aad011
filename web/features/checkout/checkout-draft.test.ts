import { describe, expect, test } from 'vitest';
import { chosenAddresses, readDraft, writeDraft } from './checkout-draft.ts';

const storage = (kept: Record<string, string> = {}) => ({
  getItem: (key: string) => kept[key] ?? null,
  setItem: (key: string, value: string) => void (kept[key] = value),
  removeItem: (key: string) => void delete kept[key],
});

test('what was chosen outlives a reload until the order is placed', () => {
  const tab = storage();
  writeDraft(tab, 'draft', { shipTo: 'a', remark: 'โทรก่อนส่ง' });
  expect(readDraft(tab, 'draft')).toEqual({ shipTo: 'a', billTo: undefined, remark: 'โทรก่อนส่ง' });
  writeDraft(tab, 'draft', undefined);
  expect(readDraft(tab, 'draft')).toEqual({ remark: '' });
  expect(readDraft(storage({ draft: '[' }), 'draft')).toEqual({ remark: '' });
});

describe('the addresses of the order', () => {
  const first = { AddressCode: 'a', Address_Type: 'S' };
  const second = { AddressCode: 'b', Address_Type: 'S' };
  const bill = { AddressCode: 'c', Address_Type: 'B' };

  test('are the first one to ship to, and none of its own to bill to, when nothing is chosen', () => {
    expect(chosenAddresses([bill, first, second], {})).toEqual({ shipTo: first, billTo: undefined });
  });

  test('are the chosen ones; one that is gone is not kept', () => {
    const all = [first, second, bill];
    expect(chosenAddresses(all, { shipTo: 'b', billTo: 'c' })).toEqual({ shipTo: second, billTo: bill });
    expect(chosenAddresses(all, { shipTo: 'gone', billTo: 'gone' })).toEqual({
      shipTo: first,
      billTo: undefined,
    });
  });

  test('are none where there is none to ship to', () => {
    expect(chosenAddresses([bill], {})).toEqual({ shipTo: undefined, billTo: undefined });
  });
});
