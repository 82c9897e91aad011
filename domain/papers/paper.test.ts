import { expect, test } from 'vitest';
import { invoiceKind, paperNumber, type Buyer } from './paper.ts';

const company: Buyer = {
  name: 'บริษัท หนึ่ง จำกัด',
  address: '1 ถนนหนึ่ง',
  taxId: '0105561000011',
  branchNo: '00000',
  phone: '',
};
const wished = (changes: Partial<Buyer>) => invoiceKind({ ...company, ...changes }, { isWished: true });

test('U-06e a tax invoice is full where it is wished and its buyer is known, else abbreviated', () => {
  expect(wished({})).toBe('full');
  expect(wished({ branchNo: '00012' })).toBe('full');
  expect(invoiceKind(company, { isWished: false })).toBe('abbreviated');
  for (const missing of [
    { name: ' ' },
    { address: '' },
    { taxId: '' },
    { taxId: '0105561000012' },
    { branchNo: '' },
    { branchNo: '12' },
  ])
    expect(wished(missing), JSON.stringify(missing)).toBe('abbreviated');
});

test('U-06e a person is known without a branch', () => {
  expect(wished({ taxId: '1101700230708', branchNo: '' })).toBe('full');
});

test('U-06h a number names kind, branch and place in their sequence', () => {
  expect(paperNumber('full', '00012', 42)).toBe('TX-00012-00000042');
});
