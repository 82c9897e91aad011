/** What the form of a customer holds, and what is wrong with it. */
import { formatAmount } from '#domain/pricing/format-baht.ts';
import { readTypedBaht } from '#domain/pricing/typed-baht.ts';
import { mayBeTaxNumber, storedTaxNumber } from '#domain/text/thai-tax-number.ts';
import { normaliseThaiMobile } from '#domain/text/thai-mobile.ts';
import type { CallInput } from '#contract/schemas.ts';
import type { CustomerAccount } from './merchant-customers.queries.ts';

type Body = Omit<CallInput<'saveCustomerAccount'>['body'], 'Version'>;

/** As typed: amounts are text until they are sent. */
export type CustomerValues = {
  CUSTOMERNAME: string;
  Mobile: string;
  Email: string;
  TAXNO: string;
  CustomerType: string;
  PriceLevel: string;
  Credit: string;
  Debt: string;
  Salesman: string;
  SaleUnits: string[];
  IsBjcSapCustomer: boolean;
  IsActive: boolean;
  Note: string;
};

export const valuesOf = (account: CustomerAccount): CustomerValues => ({
  CUSTOMERNAME: account.CUSTOMERNAME,
  Mobile: account.Mobile,
  Email: account.Email,
  TAXNO: account.TAXNO,
  CustomerType: account.CustomerType,
  PriceLevel: String(account.PriceLevel),
  Credit: formatAmount(account.Credit),
  Debt: formatAmount(account.Debt),
  Salesman: account.Salesman,
  SaleUnits: account.SaleUnits,
  IsBjcSapCustomer: account.IsBjcSapCustomer,
  IsActive: account.Status === 'active',
  Note: account.Note,
});

/** What the customer has paid too much is left as it is: no debt is sent. */
export function bodyOf(values: CustomerValues): Body {
  const { PriceLevel, Credit, Debt, IsActive, ...same } = values;
  const debt = readTypedBaht(Debt);
  return {
    ...same,
    PriceLevel: Number(PriceLevel),
    Credit: readTypedBaht(Credit) ?? 0,
    ...(debt !== undefined && { Debt: debt }),
    Status: IsActive ? 'active' : 'disabled',
  };
}

/** The words of a mistake, by their key. */
export type CustomerMistake =
  | 'nameMissing'
  | 'mobileWrong'
  | 'emailWrong'
  | 'taxIdWrong'
  | 'amountWrong'
  | 'centerMissing';

export function customerMistakes(
  values: CustomerValues,
  { hadCenters, taxNumber }: { hadCenters: boolean; taxNumber: string },
): { [path: string]: CustomerMistake } {
  const wrong: { [path: string]: CustomerMistake } = {};
  if (values.CUSTOMERNAME.trim() === '') wrong['CUSTOMERNAME'] = 'nameMissing';
  if (values.Mobile.trim() !== '' && !normaliseThaiMobile(values.Mobile)) wrong['Mobile'] = 'mobileWrong';
  if (!/^(?:\S+@\S+\.\S+)?$/.test(values.Email.trim())) wrong['Email'] = 'emailWrong';
  if (!mayBeTaxNumber(storedTaxNumber(values.TAXNO), taxNumber)) wrong['TAXNO'] = 'taxIdWrong';
  if (readTypedBaht(values.Credit) === undefined) wrong['Credit'] = 'amountWrong';
  if (readTypedBaht(values.Debt) === undefined && !values.Debt.trim().startsWith('-'))
    wrong['Debt'] = 'amountWrong';
  if (hadCenters && values.SaleUnits.length === 0) wrong['SaleUnits'] = 'centerMissing';
  return wrong;
}
