import { expect, test } from 'vitest';
import { sellerMistakes, type SellerValues } from './seller-values.ts';

test('U-06d a seller needs a name, an address, a branch, and registered for VAT a number that is right', () => {
  const right: SellerValues = {
    CompanyTh: 'บริษัท ก จำกัด',
    CompanyEn: '',
    AddressTh: '1 ถนนหนึ่ง',
    AddressEn: '',
    TaxID: '0105561000011',
    BranchNo: '00000',
    IsVatRegistered: true,
  };
  expect(sellerMistakes(right)).toEqual({});
  expect(sellerMistakes({ ...right, TaxID: '', IsVatRegistered: false })).toEqual({});
  expect(sellerMistakes({ ...right, TaxID: '' })).toEqual({ TaxID: 'taxIdMissing' });
  expect(sellerMistakes({ ...right, TaxID: '0105561000012' })).toEqual({ TaxID: 'taxIdWrong' });
  expect(sellerMistakes({ ...right, CompanyTh: ' ', AddressTh: '', BranchNo: '1' })).toEqual({
    CompanyTh: 'missing',
    AddressTh: 'missing',
    BranchNo: 'branchWrong',
  });
});
