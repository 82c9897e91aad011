/** The search over everything, with a hand on it. */
import { screen, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { refusal, type Answers } from '../../testing/fake-shop.ts';
import { until } from '../../testing/until.ts';

type Words = { title: string; account: string; none: string; failed: string; recent: string };
const words: InBoth<Words> = {
  th: {
    title: 'ค้นหาทั้งหลังร้าน',
    account: 'บัญชีของฉัน',
    none: 'ไม่พบ “xyz” ลองค้นหาด้วยคำอื่น',
    failed: 'ค้นหาไม่สำเร็จ ตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง',
    recent: 'เปิดล่าสุด',
  },
  en: {
    title: 'Search the back office',
    account: 'My account',
    none: 'Not found keywords of xyz please try with other',
    failed: 'The search did not work. Check the connection and try again.',
    recent: 'Opened lately',
  },
};
const NOTHING = { Orders: [], Customers: [], Products: [] };
const FOUND = {
  Orders: [
    {
      OrderID: '261121-6DQT1',
      SaleUnit: 'C1',
      OrderType: '3' as const,
      OrderDate: '2026-11-21T03:00:00.000Z',
      Customer_Name: 'Baan Maew',
    },
  ],
  Customers: [{ CUSTOMERCODE: 'CUST1', SaleUnit: 'C1', CUSTOMERNAME: 'Baan Maew', Mobile: '0810000001' }],
  Products: [{ P_Code: 'P1', PRODUCTNAME: 'Maew food', PIC_FILENAME: null }],
};

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];
  const prefix = language === 'en' ? '/en' : '';

  async function open(answers: Answers = {}) {
    const profile = { staffProfile: () => refusal(404, { code: 'NOT_FOUND', message: 'x' }) };
    const shop = await openShop({
      at: '/merchant/runs',
      language,
      staff: {},
      answers: { runs: () => ({ Data: [], Next: null }), ...profile, ...answers },
    });
    await shop.hand.keyboard('{Control>}[KeyK]{/Control}');
    const box = await until(() => screen.getByRole('combobox', { name: said.title }));
    return { shop, box };
  }
  const options = () => screen.getAllByRole('option').map((one) => one.textContent);
  const chosen = (box: HTMLElement) =>
    document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent;

  test('B-80 Ctrl+K opens it on any keyboard layout; the arrow keys walk through orders, customers, products and pages', async () => {
    const { shop, box } = await open({ quickSearch: () => FOUND });
    await shop.hand.type(box, 'maew');
    await until(() => expect(options()).toHaveLength(3));
    expect(chosen(box)).toContain('261121-6DQT1');
    await shop.hand.keyboard('{ArrowDown}');
    await until(() => expect(chosen(box)).toContain('CUST1'));
    await shop.hand.keyboard('{ArrowUp}{ArrowUp}');
    await until(() => expect(chosen(box)).toContain('P1'));
    const [, customer] = screen.getAllByRole('option');
    expect(within(customer as HTMLElement).getByText('Maew').tagName).toBe('MARK');
    expect(customer?.getAttribute('href')).toBe(`${prefix}/merchant/customer/CUST1/C1`);
    expect(screen.getAllByRole('option')[2]?.getAttribute('href')).toBe(`${prefix}/product/P1`);
  });

  test('B-80 a page is found by its name, Enter opens it, and it is the first the next time', async () => {
    const { shop, box } = await open({ quickSearch: () => NOTHING });
    await shop.hand.type(box, said.account);
    await until(() => expect(options()[0]).toContain(said.account));
    await shop.hand.keyboard('{Enter}');
    await until(() => expect(shop.address()).toBe(`${prefix}/merchant/profile`));
    await until(() => expect(screen.queryByRole('combobox', { name: said.title })).toBeNull());
    await shop.hand.keyboard('{Control>}[KeyK]{/Control}');
    const recent = await until(() => screen.getByRole('group', { name: said.recent }));
    expect(
      within(recent)
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual([said.account]);
  });

  test('B-80 Enter that is pressed before the answer opens what comes of it, not what was found before', async () => {
    const late = Promise.withResolvers<Omit<typeof NOTHING, 'Customers'> & Pick<typeof FOUND, 'Customers'>>();
    const missing = () => refusal(404, { code: 'NOT_FOUND', message: 'x' });
    const { shop, box } = await open({
      quickSearch: ({ query }) => (query.text === 'maew' ? FOUND : late.promise),
      merchantCustomer: missing,
      customerAddresses: missing,
      customerChoices: missing,
      customerConsents: missing,
      customerSignIns: missing,
      promotionsOfCustomer: missing,
      customerAgreedPrices: missing,
      couponsOfCustomer: missing,
    });
    await shop.hand.type(box, 'maew');
    await until(() => expect(options()).toHaveLength(3));
    await shop.hand.clear(box);
    await shop.hand.type(box, 'CUST1{Enter}');
    expect(shop.address()).toBe(`${prefix}/merchant/runs`);
    late.resolve({ ...NOTHING, Customers: FOUND.Customers });
    await until(() => expect(shop.address()).toContain('/merchant/customer/CUST1/C1'));
  });

  test('B-80 what nothing answers to is said in its words, and so is a shop that does not answer', async () => {
    const { shop, box } = await open({ quickSearch: () => NOTHING });
    await shop.hand.type(box, 'xyz');
    await until(() => expect(screen.getAllByText(said.none).length).toBeGreaterThan(0));
    await shop.close();
    const failing = await open({ quickSearch: () => refusal(404, { code: 'X', message: 'x' }) });
    await failing.shop.hand.type(failing.box, 'xyz');
    await until(() => expect(screen.getByRole('alert').textContent).toBe(said.failed));
  });
});
