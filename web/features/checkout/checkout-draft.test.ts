import { describe, expect, test } from 'vitest';
import { chosenAddresses, readDraft, writeDraft } from './checkout-draft.ts';

const storage = (kept: Record<string, string> = {}) => ({
  getItem: (key: string) => kept[key] ?? null,
  setItem: (key: string, value: string) => void (kept[key] = value),
  removeItem: (key: string) => void delete kept[key],
});

const NOTHING = { remark: '', forms: {} };

test('E-25 what was chosen and typed outlives a reload until the order is placed', () => {
  const tab = storage();
  const forms = { S: { values: { Name: 'สมชาย', Province: '50' } } };
  writeDraft(tab, 'draft', { shipTo: 'a', remark: 'โทรก่อนส่ง', forms });
  expect(readDraft(tab, 'draft')).toEqual({ shipTo: 'a', remark: 'โทรก่อนส่ง', forms });
  expect(readDraft(tab, 'draft of another')).toEqual(NOTHING);
  writeDraft(tab, 'draft', { remark: '', taxInvoice: true, forms: {} });
  expect(readDraft(tab, 'draft').taxInvoice).toBe(true);
  writeDraft(tab, 'draft', undefined);
  expect(readDraft(tab, 'draft')).toEqual(NOTHING);
});

test.each(['[', '7', 'null', '{"remark":7,"forms":7}', '{"forms":{"S":"x","B":null}}'])(
  'what was kept as %s is nothing',
  (kept) => expect(readDraft(storage({ draft: kept }), 'draft')).toEqual(NOTHING),
);

test('of an open form only texts of its own fields are taken over', () => {
  const kept = JSON.stringify({
    forms: { B: { AddressCode: 'c', values: { Name: 'a', Phone: 1, other: 'x' } } },
  });
  expect(readDraft(storage({ draft: kept }), 'draft').forms).toEqual({
    B: { AddressCode: 'c', values: { Name: 'a' } },
  });
});

describe('the addresses of the order', () => {
  const first = { AddressCode: 'a', Address_Type: 'S' };
  const second = { AddressCode: 'b', Address_Type: 'S' };
  const bill = { AddressCode: 'c', Address_Type: 'B' };

  test('are the first one to ship to, and none of its own to bill to, when nothing is chosen', () => {
    expect(chosenAddresses([bill, first, second], {})).toEqual({ shipTo: first, billTo: undefined });
  });

  test('S-76 are where the last order went until another is chosen', () => {
    const last = { ...second, LastOrdered: 'Y' } as const;
    expect(chosenAddresses([first, last, bill], {}).shipTo).toBe(last);
    expect(chosenAddresses([first, last, bill], { shipTo: 'gone' }).shipTo).toBe(last);
    expect(chosenAddresses([first, last, bill], { shipTo: 'a' }).shipTo).toBe(first);
  });

  test('R-27c are the defaults before the last ones, and no bill-to where the customer said so', () => {
    const [last, own, ownBill] = [
      { ...first, LastOrdered: 'Y' },
      { ...second, Default: 'Y' },
      { ...bill, Default: 'Y' },
    ] as const;
    expect(chosenAddresses([last, own, ownBill], {})).toEqual({ shipTo: own, billTo: ownBill });
    expect(chosenAddresses([last, own, ownBill], { shipTo: 'a', billTo: '' })).toEqual({
      shipTo: last,
      billTo: undefined,
    });
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
