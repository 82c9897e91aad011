/** The list of low stock, and a link to it from a notification of another center. */
import { screen, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';

type Words = {
  table: string;
  below: RegExp;
  left: string;
  gone: string;
  never: string;
  search: string;
  notFound: RegExp;
  showAll: string;
  ask: string;
  swap: string;
  stay: string;
  none: RegExp;
};
const words: InBoth<Words> = {
  th: {
    table: 'สินค้าใกล้หมด',
    below: /เหลือน้อยกว่า 10 ชิ้น/,
    left: 'เหลือ 4 ชิ้น',
    gone: 'สินค้าหมด',
    never: 'ยังไม่เคยขาย',
    search: 'สินค้า',
    notFound: /ไม่พบสินค้าใกล้หมด/,
    showAll: 'แสดงทั้งหมด',
    ask: 'เรื่องนี้เป็นของTwo',
    swap: 'เปลี่ยนไปที่Two',
    stay: 'อยู่ที่Oneต่อ',
    none: /ศูนย์ที่คุณไม่ได้ดูแล/,
  },
  en: {
    table: 'Low stock',
    below: /fewer than 10 pieces/,
    left: '4 pieces left',
    gone: 'Out of stock',
    never: 'Not yet',
    search: 'Product',
    notFound: /No product that runs low/,
    showAll: 'Show all',
    ask: 'This is about Two',
    swap: 'Switch to Two',
    stay: 'Stay at One',
    none: /a center that is not yours/,
  },
};

const product = (P_Code: string, StockAvailable: number, LastSoldAt: string | null) => ({
  P_Code,
  PRODUCTNAME: `Product ${P_Code}`,
  PIC_FILENAME: null,
  OnHand: StockAvailable + 2,
  Held: 2,
  StockAvailable,
  LastSoldAt,
});
const low = (Data = [product('P1', 0, null), product('P2', 4, '2026-02-20T03:00:00.000Z')]) =>
  ({ SaleUnit: 'C1', Below: 10, Data, Next: null }) satisfies CallAnswer<'lowStock'>;
const center = (SaleUnit: string, DIST_NAME: string): CallAnswer<'staffCenters'>[number] => ({
  SaleUnit,
  DIST_NAME,
  DIST_SHORTNAME: DIST_NAME,
  FullAddress: '',
  LatDecimal: 13,
  LonDecimal: 100,
  lat: 13,
  lon: 100,
  PHOTO_PATH: null,
  LineChannel: null,
  Distance: null,
  Phone: '',
  Hours: [],
  ClosedDays: [],
});
const centers = () => [center('C1', 'One'), center('C2', 'Two')];

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];
  const open = (at: string, answers = {}) =>
    openShop({
      at,
      language,
      staff: { CenterCount: 2 },
      answers: { lowStock: () => low(), staffCenters: centers, ...answers },
    });

  test('B-30b what is left of each product, and when it was last sold', async () => {
    await open('/merchant/stock/low');
    const table = await until(() => screen.getByRole('table', { name: said.table }));
    screen.getByText(said.below);
    const [, first, second] = within(table).getAllByRole('row');
    expect(first?.textContent).toContain(said.gone);
    expect(first?.textContent).toContain(said.never);
    expect(second?.textContent).toContain(said.left);
    expect(within(table).getByRole('link', { name: /P2/ }).getAttribute('href')).toMatch(
      /\/merchant\/product\/P2\/stock$/,
    );
  });

  test('B-30b a search in vain says so, and leads back to all', async () => {
    const { hand, address } = await open('/merchant/stock/low?text=zzz', { lowStock: () => low([]) });
    await until(() => screen.getByText(said.notFound));
    await hand.click(screen.getByRole('button', { name: said.showAll }));
    await until(() => expect(address()).not.toContain('zzz'));
  });

  test('B-30b a link about another center asks which, and shows no list of the wrong one', async () => {
    const { hand, address } = await open('/merchant/stock/low?dc=C2');
    await until(() => screen.getByText(said.ask));
    expect(screen.queryByRole('table')).toBeNull();
    screen.getByRole('button', { name: said.swap });
    await hand.click(screen.getByRole('button', { name: said.stay }));
    await until(() => screen.getByRole('table', { name: said.table }));
    expect(address()).not.toContain('dc=');
  });

  test('B-30b a link about the center at hand shows its list; one of a center of others says so', async () => {
    const { address, close } = await open('/merchant/stock/low?dc=C1');
    await until(() => screen.getByRole('table', { name: said.table }));
    await until(() => expect(address()).not.toContain('dc='));
    await close();
    await open('/merchant/stock/low?dc=C9');
    await until(() => screen.getByText(said.none));
    expect(screen.queryByRole('button', { name: said.swap })).toBeNull();
  });
});
