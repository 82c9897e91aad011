/** One order as staff see it. */
import { screen, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import { testDetail } from './testing-orders.ts';

type Words = { billTo: string; same: string; taxId: string };
const words: InBoth<Words> = {
  th: {
    billTo: 'ที่อยู่ใบกำกับภาษี',
    same: 'ที่อยู่เดียวกับที่อยู่จัดส่ง',
    taxId: 'เลขประจำตัวผู้เสียภาษี 0105500000001',
  },
  en: { billTo: 'Bill to', same: 'Same as the shipping address', taxId: 'Tax ID 0105500000001' },
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
});
