/** What the form of who sells at a center holds, and what is wrong with it. */
import { isThaiTaxNumber } from '#domain/text/thai-tax-number.ts';
import type { CallInput } from '#contract/schemas.ts';
import type { CenterSeller } from './merchant-papers.queries.ts';

export type SellerValues = {
  CompanyTh: string;
  CompanyEn: string;
  AddressTh: string;
  AddressEn: string;
  TaxID: string;
  BranchNo: string;
  IsVatRegistered: boolean;
};

export const valuesOf = (seller: CenterSeller): SellerValues => ({
  CompanyTh: seller.CompanyTh,
  CompanyEn: seller.CompanyEn,
  AddressTh: seller.AddressTh,
  AddressEn: seller.AddressEn,
  TaxID: seller.TaxID,
  BranchNo: seller.BranchNo,
  IsVatRegistered: seller.IsVatRegistered === 'Y',
});

export const bodyOf = (values: SellerValues): Omit<CallInput<'saveCenterSeller'>['body'], 'Version'> => ({
  ...values,
  IsVatRegistered: values.IsVatRegistered ? 'Y' : 'N',
});

export type SellerMistake = 'missing' | 'taxIdWrong' | 'taxIdMissing' | 'branchWrong';

export function sellerMistakes(values: SellerValues): { [path: string]: SellerMistake } {
  const wrong: { [path: string]: SellerMistake } = {};
  for (const name of ['CompanyTh', 'AddressTh'] as const)
    if (values[name].trim() === '') wrong[name] = 'missing';
  if (values.TaxID !== '' && !isThaiTaxNumber(values.TaxID)) wrong['TaxID'] = 'taxIdWrong';
  if (values.TaxID === '' && values.IsVatRegistered) wrong['TaxID'] = 'taxIdMissing';
  if (!/^\d{5}$/.test(values.BranchNo)) wrong['BranchNo'] = 'branchWrong';
  return wrong;
}
