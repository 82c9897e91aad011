import { expect, test } from 'vitest';
import type { DeliveryAddress } from '#contract/address.schemas.ts';
import { drawn } from '../../testing/drawn.tsx';
import en from '../../locales/en/checkout.ts';
import { TaxInvoiceChoice } from './tax-invoice-choice.tsx';

const address = (more: Partial<DeliveryAddress>): DeliveryAddress => ({
  AddressCode: '0000000a-0000-4000-8000-000000000001',
  Address_Type: 'B',
  Active: 'Y',
  Cust_ID: 'CUST1',
  SaleUnit: 'C1',
  TaxID: '',
  Name: 'Buyer Co., Ltd.',
  Address_: '1 Road',
  Province: '10',
  ProvinceName: 'Bangkok',
  Ampher: '1001',
  AmpherName: 'Phra Nakhon',
  Town: '100101',
  TownName: 'Phra Borom',
  PostalCode: '10200',
  Lat: null,
  Long: null,
  Remark: '',
  Phone: '0810000001',
  ...more,
});
const shown = (isWished: boolean, more: Partial<DeliveryAddress> = {}) =>
  drawn(<TaxInvoiceChoice isWished={isWished} onWish={() => undefined} billedTo={address(more)} />);

test('U-06l the wish for a full tax invoice says in whose name it is, and what the address still needs', () => {
  const { short, missing } = en.taxInvoice;
  expect(shown(false)).toContain(short);
  expect(shown(true)).toContain(missing);
  expect(shown(true, { TaxID: '0105561000011' })).toContain(missing);
  const company = shown(true, { TaxID: '0105561000011', BranchNo: '00000' });
  expect(company).not.toContain(missing);
  expect(company).toContain('0105561000011');
  // A person's own number has no branch.
  expect(shown(true, { TaxID: '1101700203450' })).not.toContain(missing);
});
