import { describe, expect, test } from 'vitest';
import { addressBody, addressMistakes, pinOf, type AddressValues } from './address-fields.ts';
import { typedInto } from './typed-address.ts';

const good: AddressValues = {
  Name: 'ร้านสมชาย',
  Phone: '02-123-4567',
  Address_: '99/1 ถนนสุขุมวิท',
  Province: '10',
  Ampher: '1039',
  Town: '103901',
  PostalCode: '10110',
  TaxID: '0-1055-12345-67-1',
  BranchNo: '00000',
  Remark: '',
  Pin: '',
};

describe('an address', () => {
  test('with all that is needed has no mistake; landlines and grouped tax IDs are understood', () => {
    expect(addressMistakes(good)).toEqual([]);
    expect(addressBody(good, { type: 'B' })).toMatchObject({
      Address_Type: 'B',
      Phone: '021234567',
      TaxID: '0105512345671',
    });
  });

  test('R-27c keeps its pin while the sub-district stays; another pin, or none, is sent as it was set', () => {
    const from = { AddressCode: 'a', Town: '103901', Lat: 13.7, Long: 100.5 };
    const pinned = { ...good, Pin: pinOf(from) };
    const place = (values: AddressValues) => {
      const { Lat, Long } = addressBody(values, { type: 'S', from });
      return [Lat, Long];
    };
    expect(place(pinned)).toEqual([13.7, 100.5]);
    expect(place({ ...pinned, Town: '103902' })).toEqual([null, null]);
    expect(place({ ...pinned, Town: '103902', Pin: '13.8, 100.6' })).toEqual([13.8, 100.6]);
    expect(place(good)).toEqual([null, null]);
  });

  test('names every field that is missing or wrong, in the order of the form', () => {
    const empty = Object.fromEntries(Object.keys(good).map((name) => [name, ''])) as AddressValues;
    expect(addressMistakes(empty)).toEqual(['Name', 'Phone', 'Address_', 'Province', 'Ampher', 'Town']);
    expect(addressMistakes({ ...good, TaxID: '123', Phone: '12' })).toEqual(['Phone', 'TaxID']);
  });
});

describe('the areas of an address', () => {
  test('S-57 are chosen again below another province or district, and stay when anything else is typed', () => {
    expect(typedInto(good, 'Province', '50')).toEqual({ ...good, Province: '50', Ampher: '', Town: '' });
    expect(typedInto(good, 'Ampher', '1033')).toEqual({ ...good, Ampher: '1033', Town: '' });
    expect(typedInto(good, 'Town', '103902')).toEqual({ ...good, Town: '103902' });
    expect(typedInto({ Name: 'ก' }, 'Phone', '02')).toEqual({ Name: 'ก', Phone: '02' });
  });
});
