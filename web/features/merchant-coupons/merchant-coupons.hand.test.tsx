/** Issuing coupons, with a hand. */
import { screen, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { refusal } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import en from '../../locales/en/merchantCoupons.ts';
import th from '../../locales/th/merchantCoupons.ts';
import type { Coupon } from '../coupons/coupons.queries.ts';

type Words = typeof th & { ask: (count: number, coupons: number) => string };
const number = (count: number): string => count.toLocaleString('en');
const words: InBoth<Words> = {
  th: {
    ...th,
    ask: (count, coupons) => `ออกคูปอง ${number(coupons)} ใบให้ลูกค้า ${number(count)} รายหรือไม่`,
  },
  en: {
    ...en,
    ask: (count, coupons) => `Issue ${number(coupons)} coupons to ${number(count)} customers?`,
  },
};
const coupon: Coupon = {
  couponid: 'K1',
  _lock: 'N',
  PromotionId: 'TEN',
  PromotionName: 'Ten off',
  Label: '-10',
  PromotionRemark: '',
  couponType: 'DiscountValue',
  DateBegin: '2026-01-01T00:00:00Z',
  DateEnd: '2098-01-01T00:00:00Z',
  State: 'unused',
  OrderID: null,
  UsedAt: null,
  Count: 1,
};
const run = {
  RunId: 'R1',
  Title: 'Coupon for 2 customers',
  State: 'done',
  Total: 2,
  Done: 2,
  Failed: 0,
  StartedAt: '2026-11-25T03:00:00Z',
  EndedAt: '2026-11-25T03:00:01Z',
  Result: 'rows',
  MakesTable: false,
  MayUndo: false,
  Error: null,
  By: 'U1',
  Failures: [],
} satisfies CallAnswer<'run'>;

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];
  const answers = {
    promotionsOfCustomer: () => ({ Data: [] }),
    customerAgreedPrices: () => ({ Data: [], Next: null }),
    couponsOfCustomer: () => ({
      Customer: { CUSTOMERCODE: 'CUST1', CUSTOMERNAME: 'Baan Maew' },
      coupons: [coupon],
    }),
    couponsToIssue: () => ({
      Data: [
        {
          PromotionId: 'TEN',
          PromotionName: 'Ten off',
          Label: '-10',
          DateBegin: coupon.DateBegin,
          DateEnd: coupon.DateEnd,
        },
      ],
      CustomerTypes: [
        { Code: 'VET', Name: 'Vet', Customers: 1200 },
        { Code: 'ZOO', Name: 'Zoo', Customers: 0 },
      ],
    }),
  };

  test('R-50b R-50c P-45 coupons go to a list of customers as a run, whose result is shown', async () => {
    const { hand, asked, address } = await openShop({
      at: '/merchant/customer/CUST1/C1/coupon',
      language,
      staff: { Rights: ['issueCoupons'] },
      answers: { ...answers, issueCoupons: () => ({ RunId: 'R1' }), run: () => run },
    });
    const submit = () => hand.click(screen.getByRole('button', { name: said.form.issue }));
    await until(() => screen.getByRole('combobox', { name: said.form.promotion }));
    await submit();
    await until(() => screen.getByText(said.form.mistakes.promotionMissing));
    expect(asked('issueCoupons')).toEqual([]);
    await hand.selectOptions(screen.getByRole('combobox', { name: said.form.promotion }), 'TEN');
    await hand.selectOptions(screen.getByRole('combobox', { name: said.form.to }), 'list');
    await hand.type(screen.getByRole('textbox', { name: said.form.list }), 'CUST1, CUST2');
    // What is no day is never left out in silence.
    const until31 = screen.getByRole<HTMLInputElement>('textbox', { name: said.form.until });
    await hand.type(until31, '31/11/2569');
    await submit();
    await until(() => expect(until31.getAttribute('aria-invalid')).toBe('true'));
    expect(asked('issueCoupons')).toEqual([]);
    await hand.clear(until31);
    await hand.type(until31, '30/11/2569');
    await submit();
    const ask = await until(() => screen.getByRole('dialog', { name: said.ask(2, 2) }));
    expect(asked('issueCoupons'), 'nothing before it is confirmed').toEqual([]);
    await hand.click(within(ask).getByRole('button', { name: said.form.issue }));
    await until(() => expect(address()).toMatch(/\/merchant\/customer\/CUST1\/C1\/coupon\/result\?run=R1$/));
    expect(asked('issueCoupons').map(({ body }) => body)).toEqual([
      { SaleUnit: 'C1', PromotionId: 'TEN', Customers: ['CUST1', 'CUST2'], Each: 1, DateEnd: '2026-11-30' },
    ]);
    await until(() => expect(screen.getAllByText('Coupon for 2 customers').length).toBeGreaterThan(0));
    expect(screen.getByText('Ten off')).toBeTruthy();
  });

  test('R-50b P-45 coupons that customers have already are issued again only if it is confirmed', async () => {
    let held = true;
    const { hand, asked, address } = await openShop({
      at: '/merchant/customer/CUST1/C1/coupon',
      language,
      staff: { Rights: ['issueCoupons'] },
      answers: {
        ...answers,
        issueCoupons: () =>
          held ? refusal(409, { code: 'COUPONS_HELD', details: { Count: 1 } }) : { RunId: 'R1' },
        run: () => run,
      },
    });
    await until(() => screen.getByRole('combobox', { name: said.form.promotion }));
    await hand.selectOptions(screen.getByRole('combobox', { name: said.form.promotion }), 'TEN');
    await hand.click(screen.getByRole('button', { name: said.form.issue }));
    await hand.click(await until(() => screen.getByRole('button', { name: said.form.held.keep })));
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
    await hand.click(screen.getByRole('button', { name: said.form.issue }));
    const again = await until(() => screen.getByRole('button', { name: said.form.held.again }));
    held = false;
    await hand.click(again);
    await until(() => expect(address()).toMatch(/\/result\?run=R1$/));
    expect(asked('issueCoupons').at(-1)?.body).toMatchObject({ Customers: ['CUST1'], Again: true });
  });

  test('R-50b one coupon for one customer is issued at once, several are asked about with how many', async () => {
    const { hand, asked } = await openShop({
      at: '/merchant/customer/CUST1/C1/coupon',
      language,
      staff: { Rights: ['issueCoupons'] },
      answers: { ...answers, issueCoupons: () => ({ RunId: 'R1' }), run: () => run },
    });
    const box = await until(() => screen.getByRole('combobox', { name: said.form.promotion }));
    await hand.selectOptions(box, 'TEN');
    const each = screen.getByRole('textbox', { name: said.form.each });
    await hand.clear(each);
    await hand.type(each, '10');
    await hand.click(screen.getByRole('button', { name: said.form.issue }));
    const ask = within(await until(() => screen.getByRole('dialog', { name: /10/ })));
    await hand.click(ask.getByRole('button', { name: said.form.notNow }));
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked('issueCoupons')).toEqual([]);
    await hand.clear(each);
    await hand.type(each, '1');
    await hand.click(screen.getByRole('button', { name: said.form.issue }));
    await until(() => expect(asked('issueCoupons')).toHaveLength(1));
  });

  test('R-50b coupons for a whole type are asked about with how many that is, and none are issued to nobody', async () => {
    const { hand, asked } = await openShop({
      at: '/merchant/customer/CUST1/C1/coupon',
      language,
      staff: { Rights: ['issueCoupons'] },
      answers: { ...answers, issueCoupons: () => ({ RunId: 'R1' }), run: () => run },
    });
    const box = (name: string) => screen.getByRole('combobox', { name });
    await until(() => box(said.form.promotion));
    await hand.selectOptions(box(said.form.promotion), 'TEN');
    await hand.selectOptions(box(said.form.to), 'type');
    const each = screen.getByRole('textbox', { name: said.form.each });
    await hand.clear(each);
    await hand.type(each, '3');
    const submit = async (type: string, name: string) => {
      await hand.selectOptions(box(said.form.type), type);
      await hand.click(screen.getByRole('button', { name: said.form.issue }));
      return within(await until(() => screen.getByRole('dialog', { name })));
    };
    const vets = await submit('VET', said.ask(1200, 3600));
    expect(vets.getByText('Ten off')).toBeTruthy();
    await hand.click(vets.getByRole('button', { name: said.form.notNow }));
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
    const nobody = await submit('ZOO', said.ask(0, 0));
    expect(nobody.getByRole<HTMLButtonElement>('button', { name: said.form.issue }).disabled).toBe(true);
    await hand.click(nobody.getByRole('button', { name: said.form.notNow }));
    expect(asked('issueCoupons')).toEqual([]);
    const meant = await submit('VET', said.ask(1200, 3600));
    await hand.click(meant.getByRole('button', { name: said.form.issue }));
    await until(() =>
      expect(asked('issueCoupons').map(({ body }) => body)).toEqual([
        { SaleUnit: 'C1', PromotionId: 'TEN', CustomerType: 'VET', Each: 3 },
      ]),
    );
  });

  test('P-45 who may not issue coupons sees what the customer has', async () => {
    await openShop({ at: '/merchant/customer/CUST1/C1/coupon', language, staff: {}, answers });
    await until(() => screen.getByText(said.noRight));
    expect(screen.getByText('Ten off')).toBeTruthy();
    expect(screen.queryByRole('button', { name: said.form.issue })).toBeNull();
  });

  test('P-45 of a customer without coupons the page says so', async () => {
    const couponsOfCustomer = () => ({ ...answers.couponsOfCustomer(), coupons: [] });
    const at = '/merchant/customer/CUST1/C1/coupon';
    await openShop({ at, language, staff: {}, answers: { ...answers, couponsOfCustomer } });
    await until(() => expect(screen.getByText(said.none)).toBeTruthy());
  });
});
