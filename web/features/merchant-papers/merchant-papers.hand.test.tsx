/** Who sells is named, and papers are listed, with a hand on them. */
import { screen, within } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { openShop } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import orders from '../../locales/en/orders.ts';
import en from '../../locales/en/merchantPapers.ts';
import { testDetail } from '../merchant-orders/testing-orders.ts';

const seller: CallAnswer<'centerSeller'> = {
  SaleUnit: 'C1',
  CompanyTh: '',
  CompanyEn: '',
  AddressTh: '',
  AddressEn: '',
  TaxID: '',
  BranchNo: '00000',
  IsVatRegistered: 'N',
  Since: null,
  Version: 0,
};
const paper: CallAnswer<'merchantPapers'>['Data'][number] = {
  PaperId: 7,
  Number: 'TX-00000-00000042',
  Kind: 'full',
  IsReceipt: true,
  State: 'Canceled',
  IssuedOn: '2026-11-21',
  OrderID: '261121-6DQT1',
  SaleUnit: 'C1',
  Net: 100,
  Tax: 7,
  Total: 107,
  BuyerName: 'บริษัท ผู้ซื้อ จำกัด',
  BuyerTaxID: '0105561000011',
  BuyerBranchNo: '00012',
};

beforeEach(() => sessionStorage.clear());
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

test('U-06d who sells is typed, told what is wrong, and saved with the version that was read', async () => {
  const saved = { ...seller, CompanyTh: 'บริษัท ก จำกัด', Since: '2026-11-21T05:12:00.000Z', Version: 1 };
  const { hand, asked } = await openShop({
    at: '/merchant/center/C1/seller',
    language: 'en',
    staff: { ActiveDC: 'C1' },
    answers: {
      centerSeller: () => seller,
      saveCenterSeller: () => saved,
      merchantLog: () => ({ Data: [], Next: null }),
    },
  });
  await hand.type(await until(() => field(en.seller.companyTh)), 'บริษัท ก จำกัด');
  await hand.type(field(en.seller.addressTh), '1 ถนนหนึ่ง');
  await hand.click(field(en.seller.registered));
  await hand.click(screen.getByRole('button', { name: en.seller.save }));
  await until(() => screen.getByText(en.seller.mistakes.taxIdMissing));
  expect(asked('saveCenterSeller')).toHaveLength(0);
  await hand.type(field(en.seller.taxId), '0-1055-61000-01-1');
  await hand.click(screen.getByRole('button', { name: en.seller.save }));
  await until(() => expect(asked('saveCenterSeller')).toHaveLength(1));
  expect(asked('saveCenterSeller')[0]?.body).toMatchObject({
    CompanyTh: 'บริษัท ก จำกัด',
    TaxID: '0105561000011',
    BranchNo: '00000',
    IsVatRegistered: 'Y',
    Version: 0,
  });
});

test('U-06i the list names each paper, marks a canceled one, and leads to its order', async () => {
  const { asked } = await openShop({
    at: '/merchant/paper?state=Canceled',
    language: 'en',
    staff: { ActiveDC: 'C1', Rights: ['accounting'] },
    answers: { merchantPapers: () => ({ Data: [paper], Next: null }) },
  });
  const table = await until(() => screen.getByRole('table', { name: en.title }));
  const [, row] = within(table).getAllByRole('row');
  for (const said of [paper.Number, 'Tax invoice/receipt', en.states.Canceled, '107.00'])
    expect(row?.textContent).toContain(said);
  expect(within(table).getAllByRole('link')[0]?.getAttribute('href')).toMatch(/261121-6DQT1\/C1$/);
  expect(asked('merchantPapers')[0]?.query).toMatchObject({ state: 'Canceled' });
  expect(screen.getByRole('region', { name: en.salesTax.title })).toBeTruthy();
});

test('U-06i an order shows its papers, and gives each as a file', async () => {
  const { hand, asked } = await openShop({
    at: '/merchant/order/261121-6DQT1/C1',
    language: 'en',
    staff: {},
    answers: {
      merchantOrderDetail: () => testDetail({ PaperCount: 1 }),
      merchantOrderPapers: () => ({ Data: [paper] }),
      merchantOrderPaper: () => ({
        FileName: 'TX.pdf',
        ContentType: 'application/pdf',
        Bytes: new TextEncoder().encode('%PDF-1.7'),
      }),
    },
  });
  const panel = await until(() => screen.getByRole('region', { name: orders.taxPapers.title }));
  await until(() => within(panel).getByText(/TX-00000-00000042/));
  expect(panel.textContent).toContain(orders.taxPapers.canceled);
  await hand.click(within(panel).getByRole('button'));
  await until(() => expect(asked('merchantOrderPaper')).toHaveLength(1));
  expect(asked('merchantOrderPaper')[0]?.query).toEqual({ paper: '7' });
});
