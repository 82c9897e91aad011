/** One order as staff see it. */
import { screen, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import { testDetail } from './testing-orders.ts';

type Words = Record<'billTo' | 'same' | 'taxId' | 'call' | 'navigate' | 'damaged', string>;
const words: InBoth<Words> = {
  th: {
    billTo: 'ที่อยู่ใบกำกับภาษี',
    same: 'ที่อยู่เดียวกับที่อยู่จัดส่ง',
    taxId: 'เลขประจำตัวผู้เสียภาษี 0105500000001',
    call: 'โทร',
    navigate: 'นำทาง',
    damaged: 'สินค้าชำรุด',
  },
  en: {
    billTo: 'Bill to',
    same: 'Same as the shipping address',
    taxId: 'Tax ID 0105500000001',
    call: 'Call',
    navigate: 'Directions',
    damaged: 'Damaged',
  },
};

const TAX_ID = '0105500000001';
const { ShipTo } = testDetail();

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];
  test.each([
    ['where it is that of shipping', { ShipTo: { ...ShipTo, TaxID: TAX_ID }, BillTo: null }, true],
    ['where it is another', { BillTo: { ...ShipTo, Address: '9 Rama IV', TaxID: TAX_ID } }, false],
  ] as const)('B-51 the bill-to address is shown in full %s', async (_, addresses, isSame) => {
    await openShop({
      at: '/merchant/order/261121-6DQT1/C1',
      language,
      staff: {},
      answers: { merchantOrderDetail: () => testDetail({}, addresses) },
    });
    const panel = await until(() => screen.getByRole('region', { name: said.billTo }));
    const text = panel.textContent;
    for (const part of [isSame ? '1 Sukhumvit Road' : '9 Rama IV', '10260', 'Baan Maew', said.taxId])
      expect(text).toContain(part);
    expect(within(panel).queryByText(said.same) !== null).toBe(isSame);
  });

  test('B-51 leads to the customer and the products, and shows parcel, discount, tax and why a line is short', async () => {
    const { OrderDetails } = testDetail();
    const [first, ...others] = OrderDetails;
    const short = { PackedQuantity: 1, PackedAmount: 20, ShortBecause: 'damaged' as const };
    const Tracking = { Carrier: 'Kerry', TrackingNo: 'KEX1', Url: null };
    await openShop({
      at: '/merchant/order/261121-6DQT1/C1',
      language,
      staff: {},
      answers: {
        merchantOrderDetail: () =>
          testDetail(
            {
              Status: 'Packed',
              DiscountAmount: 12,
              DiscountRate: 10,
              Tracking,
              REF_5: 'Kerry',
              REF_6: 'KEX1',
            },
            {
              Steps: ['Shipping'],
              OrderDetails: first ? [{ ...first, ...short, DiscountAmount: 6 }, ...others] : [],
            },
          ),
      },
    });
    const main = await until(() => screen.getByRole('main'));
    const link = (name: string) =>
      within(main).getByRole('link', { name }).getAttribute('href')?.replace('/en/', '/');
    await until(() => expect(link('Baan Maew')).toBe('/merchant/customer/CUST1/C1'));
    expect(link('Cat litter')).toBe('/product/P1');
    expect(link(said.call)).toBe('tel:0810000001');
    expect(link(said.navigate)).toContain('1+Sukhumvit+Road');
    for (const part of ['REF_5', 'REF_6', 'KEX1', '10%', '฿6.00', '฿3.93', said.damaged])
      expect(main.textContent).toContain(part);
  });

  test('B-51 names a customer without a link where their page cannot be opened', async () => {
    const nameIn = async (staff: object, order: object) => {
      const shop = await openShop({
        at: '/merchant/order/261121-6DQT1/C1',
        language,
        staff,
        answers: { merchantOrderDetail: () => testDetail(order) },
      });
      const main = await until(() => screen.getByRole('main'));
      await until(() => expect(within(main).getAllByText('Baan Maew').length).toBeGreaterThan(0));
      const links = within(main).queryAllByRole('link', { name: 'Baan Maew' }).length;
      await shop.close();
      return links;
    };
    expect(await nameIn({}, {}), 'here').toBe(1);
    expect(await nameIn({}, { CustomerIsHere: false }), 'of no center of the reader any more').toBe(0);
    expect(await nameIn({ Pages: ['orders', 'salesOrders'] }, {}), 'customers are closed').toBe(0);
  });
});
