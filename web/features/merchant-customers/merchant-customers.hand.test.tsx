/** Staff look after customers, with a hand. */
import { screen, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import enCoupons from '../../locales/en/merchantCoupons.ts';
import en from '../../locales/en/merchantCustomers.ts';
import enMerchant from '../../locales/en/merchant.ts';
import thCoupons from '../../locales/th/merchantCoupons.ts';
import th from '../../locales/th/merchantCustomers.ts';
import enSignIns from '../../locales/en/signIns.ts';
import thSignIns from '../../locales/th/signIns.ts';
import thMerchant from '../../locales/th/merchant.ts';
import { refusal, type Answers } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import { account, choices, customer, listed } from './merchant-customers.testing.ts';
import type { CustomerTag } from './tags.queries.ts';

const words: InBoth<typeof th> = { th, en };
const signIns: InBoth<typeof thSignIns> = { th: thSignIns, en: enSignIns };
const offerWords: InBoth<typeof thCoupons> = { th: thCoupons, en: enCoupons };
const common: InBoth<(typeof thMerchant)['form']> = { th: thMerchant.form, en: enMerchant.form };
const consent = {
  Purpose: 'marketingSms',
  Title: 'News',
  Statement: '',
  Version: '0123456789abcdef',
  Type: true,
  AnsweredVersion: '0123456789abcdef',
  At: '2026-01-02T05:00:00Z',
  Way: 'page',
  AskAgain: false,
} as const;
const vip: CustomerTag = {
  Tag: 'VIP',
  NameTh: 'ลูกค้าพิเศษ',
  NameEn: 'Special',
  Active: 'Y',
  Tier: '',
  Version: 3,
};

const promotion = {
  PromotionId: 'P1',
  PromotionName: 'Ten off cats',
  Label: '10%',
  PromotionRemark: '',
  DateEnd: '2027-01-01T00:00:00Z',
  UsedUp: false,
};
const COUPONS = { th: /^คูปองที่ลูกค้ามี/, en: /^Coupons of this customer/ };
const coupon = {
  ...promotion,
  couponid: 'K1',
  _lock: 'N',
  PromotionName: 'Welcome back',
  couponType: 'DiscountValue',
  DateBegin: '2026-01-01T00:00:00Z',
  State: 'unused',
  OrderID: null,
  UsedAt: null,
  Count: 1,
} as const;

const agreed: CallAnswer<'addAgreedPrice'> = {
  AgreedId: '00000000-0000-4000-8000-000000000001',
  P_Code: 'P1',
  PRODUCTNAME: 'Rice',
  Unit: 1,
  UnitName: 'Bag',
  CUSTOMERCODE: 'CUST1',
  CUSTOMERNAME: 'Baan Maew',
  CustomerType: '',
  CustomerTypeName: '',
  Price: 87,
  Type: 1,
  Paid: 87,
  DateStart: '',
  DateEnd: '',
  Version: 1,
};

const answers: Answers = {
  tableViews: () => ({ Data: [] }),
  customerChoices: () => choices,
  merchantCustomers: () => ({ Data: [listed], Next: null }),
  customersCount: () => ({ Count: 1 }),
  merchantCustomer: () => customer,
  customerAddresses: () => ({ Data: [] }),
  customerConsents: () => ({ Data: [consent] }),
  customerSignIns: () => ({ Data: [] }),
  doublesOfCustomer: () => ({ Data: [{ ...listed, CUSTOMERCODE: 'CUST9', Reasons: ['mobile'] }] }),
  customerAgreedPrices: () => ({ Data: [agreed], Next: null }),
  promotionsOfCustomer: () => ({ Data: [promotion, { ...promotion, PromotionId: 'P2', UsedUp: true }] }),
  couponsOfCustomer: () => ({
    Customer: { CUSTOMERCODE: 'CUST1', CUSTOMERNAME: 'Baan Maew' },
    coupons: [coupon, { ...coupon, couponid: 'K2', State: 'used', _lock: 'Y' }],
  }),
  customerAccount: () => account,
  customerTags: () => ({ Data: [vip], Next: null, Tiers: [], HasTiers: false }),
  customerTag: () => vip,
};
const main = () => within(screen.getByRole('main'));

const BIG = 'Big ร้านใหญ่';

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];
  const prefix = language === 'en' ? '/en' : '';

  test('B-76 K-30d the list is narrowed by its address, a dozen at a time, and leads to each', async () => {
    const at = '/merchant/customer?order=list&tag=VIP&never=Y';
    const { asked } = await openShop({ at, language, staff: {}, answers });
    await until(() => main().getByRole('link', { name: listed.CUSTOMERNAME }));
    expect(main().getByRole('link', { name: listed.CUSTOMERNAME }).getAttribute('href')).toBe(
      `${prefix}/merchant/customer/CUST1/C1`,
    );
    expect(asked('merchantCustomers')[0]?.query).toMatchObject({ tag: 'VIP', never: 'Y', take: '12' });
    await until(() => main().getByText(said.statuses.active));
  });

  test('B-76 those who are picked get a tag after a question that counts them, each by a call of its own', async () => {
    const two = [listed, { ...listed, CUSTOMERCODE: 'CUST2', CUSTOMERNAME: 'Second' }];
    const { hand, asked } = await openShop({
      at: '/merchant/customer?order=list',
      language,
      staff: {},
      answers: {
        ...answers,
        merchantCustomers: () => ({ Data: two, Next: null }),
        tagCustomer: () => ({ RouteStep2: 'BIG', Tags: [] }),
      },
    });
    const many = said.tagMany;
    await until(() => main().getByRole('link', { name: 'Second' }));
    for (const box of main().getAllByRole('checkbox').slice(-2)) await hand.click(box);
    await hand.click(screen.getByRole('button', { name: many.action }));
    const question = within(await screen.findByRole('dialog'));
    await hand.selectOptions(question.getByLabelText(many.tag), 'BIG');
    expect(asked('tagCustomer')).toEqual([]);
    await hand.click(question.getByRole('button', { name: many.confirm.replace('{count}', '2') }));
    await until(() => expect(asked('tagCustomer')).toHaveLength(2));
    expect(asked('tagCustomer').map(({ params, body }) => [params['code'], body])).toEqual([
      ['CUST1', { Tag: 'BIG', Has: true }],
      ['CUST2', { Tag: 'BIG', Has: true }],
    ]);
    await until(() => expect(screen.queryByRole('button', { name: many.action })).toBeNull());
  });

  test('R-50 a customer is shown with the ways to them, orders and spending, and gets a tag', async () => {
    let Tags = listed.Tags;
    const { hand, asked } = await openShop({
      at: '/merchant/customer/CUST1/C1',
      language,
      staff: { Rights: ['manageCustomers'] },
      answers: {
        ...answers,
        merchantCustomer: () => ({ ...customer, Customer: { ...listed, Tags } }),
        tagCustomer: ({ body }) => {
          Tags = body.Has ? [...Tags, { Code: body.Tag, Name: BIG }] : listed.Tags;
          return { RouteStep2: 'VIP,BIG', Tags };
        },
      },
    });
    await until(() => main().getByText(customer.Note));
    expect(main().getByRole('link', { name: said.call }).getAttribute('href')).toBe('tel:0810000001');
    expect(main().getByRole('link', { name: said.navigate }).getAttribute('href')).toContain('13.75,100.5');
    expect(main().getByRole('link', { name: '261120-00001' })).toBeDefined();
    expect(main().getByText('฿9,000.50')).toBeDefined();
    // What is agreed with them leads to the product (K-68c).
    const toProduct = await until(() => main().getByRole('link', { name: 'Rice' }));
    expect(toProduct.getAttribute('href')).toContain('/agreedprice');
    expect(main().getByText(/฿87\.00/)).toBeDefined();
    expect(main().getByRole('link', { name: said.edit }).getAttribute('href')).toBe(
      `${prefix}/merchant/customer/profile/CUST1/edit`,
    );
    const tags = main().getByRole('combobox', { name: said.tagsOf });
    // Of a hundred it is found by a part of its name.
    await hand.type(tags, 'bi');
    await until(() =>
      expect(screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
        BIG,
      ]),
    );
    await hand.click(screen.getByRole('option', { name: BIG, hidden: true }));
    await until(() => expect(asked('merchantCustomer')).toHaveLength(2));
    expect(asked('tagCustomer').map(({ body }) => body)).toEqual([{ Tag: 'BIG', Has: true }]);
    // Whatever the page's language is.
    expect(main().getByText(BIG, { ignore: '[role=option] *' }).lang).toBe(language === 'en' ? 'th' : '');
    await hand.clear(tags);
    await hand.type(tags, '{Backspace}');
    await until(() => expect(asked('merchantCustomer')).toHaveLength(3));
    expect(asked('tagCustomer').at(-1)?.body).toEqual({ Tag: 'BIG', Has: false });
  });

  test('R-50h the promotions that are for the customer and the coupons they have are shown with their states', async () => {
    await openShop({ at: '/merchant/customer/CUST1/C1', language, staff: {}, answers });
    const offers = offerWords[language];
    const panel = (name: string | RegExp) => within(main().getByRole('region', { name }));
    await until(() => panel(offers.offers.promotions).getAllByText(promotion.PromotionName));
    expect(panel(offers.offers.promotions).getAllByText(offers.state.usedUp)).toHaveLength(1);
    const coupons = panel(COUPONS[language]);
    expect(coupons.getAllByText(coupon.PromotionName)).toHaveLength(2);
    expect([coupons.getByText(offers.state.unused), coupons.getByText(offers.state.used)]).toHaveLength(2);
    expect(coupons.getByRole('link', { name: offers.offers.all }).getAttribute('href')).toBe(
      `${prefix}/merchant/customer/CUST1/C1/coupon`,
    );
  });

  test('R-24b a sign-in through another is taken away after a question, by who manages customers', async () => {
    const one = {
      Id: 'A'.repeat(22),
      Name: 'Athena',
      LinkedAt: '2026-01-02T05:00:00Z',
      UsedAt: '2026-01-03T05:00:00Z',
    };
    const linked: Answers = { ...answers, customerSignIns: () => ({ Data: [one] }) };
    const reading = await openShop({
      at: '/merchant/customer/CUST1/C1',
      language,
      staff: {},
      answers: linked,
    });
    const panel = () => within(main().getByRole('region', { name: signIns[language].title }));
    await until(() => panel().getByText('Athena'));
    expect(panel().queryByRole('button')).toBeNull();
    await reading.close();
    const { hand, asked } = await openShop({
      at: '/merchant/customer/CUST1/C1',
      language,
      staff: { Rights: ['manageCustomers'] },
      answers: { ...linked, removeCustomerSignIn: () => ({ Data: [] }) },
    });
    await hand.click(await until(() => panel().getByRole('button', { name: signIns[language].remove })));
    const dialog = await screen.findByRole('dialog');
    expect(asked('removeCustomerSignIn')).toEqual([]);
    await hand.click(within(dialog).getByRole('button', { name: signIns[language].remove }));
    await until(() => expect(main().queryByText('Athena')).toBeNull());
    expect(asked('removeCustomerSignIn')[0]?.body).toEqual({ Id: one.Id });
  });

  test('R-50 a withdrawal that staff were told is asked about, and written down', async () => {
    let Type = true;
    const { hand, asked } = await openShop({
      at: '/merchant/customer/CUST1/C1',
      language,
      staff: {},
      answers: {
        ...answers,
        customerConsents: () => ({ Data: [{ ...consent, Type }] }),
        recordWithdrawal: () => {
          Type = false;
          return { statusText: 'OK' };
        },
      },
    });
    await until(() => main().getByRole('button', { name: said.consents.withdraw }));
    await hand.click(main().getByRole('button', { name: said.consents.withdraw }));
    const dialog = await screen.findByRole('dialog');
    expect(asked('recordWithdrawal')).toEqual([]);
    await hand.click(within(dialog).getByRole('button', { name: said.consents.withdraw }));
    await until(() => expect(main().queryByRole('button', { name: said.consents.withdraw })).toBeNull());
    expect(asked('recordWithdrawal')[0]).toMatchObject({ body: { Purpose: 'marketingSms' } });
  });

  test('R-49b the profile is saved with the version that was read; another’s change is told', async () => {
    let Version = 7;
    const { hand, asked } = await openShop({
      at: '/merchant/customer/profile/CUST1/edit',
      language,
      staff: { Rights: ['manageCustomers'] },
      answers: {
        ...answers,
        customerAccount: () => ({ ...account, Version }),
        saveCustomerAccount: ({ body }) => {
          if (Version === 7) {
            Version = 8;
            return refusal(409, { code: 'CUSTOMER_CHANGED' });
          }
          return { ...account, Note: body.Note ?? '', Version: 9 };
        },
      },
    });
    const note = await until(() => main().getByLabelText(said.note));
    await hand.type(note, 'x');
    await hand.click(main().getByRole('button', { name: said.form.save }));
    await until(() => screen.getByText(common[language].meanwhile.title));
    expect(asked('saveCustomerAccount')[0]?.body).toMatchObject({ Note: 'x', Credit: 5000, Version: 7 });
    await hand.click(screen.getByRole('button', { name: common[language].meanwhile.mine }));
    await until(() => expect(screen.queryByText(common[language].meanwhile.title)).toBeNull());
    expect(asked('saveCustomerAccount').at(-1)?.body).toMatchObject({ Note: 'x', Version: 8 });
  });

  test('R-49 R-49b without the right the profile is only read', async () => {
    await openShop({ at: '/merchant/customer/profile/CUST1/edit', language, staff: {}, answers });
    await until(() => main().getByText(said.noRight));
    expect(main().queryByRole('button', { name: said.form.save })).toBeNull();
  });

  test('R-51b a tag is added, and where the shop has tiers it is one of them', async () => {
    const first = await openShop({
      at: '/merchant/tag/create',
      language,
      staff: {},
      answers: { ...answers, addCustomerTag: ({ body }) => ({ ...vip, ...body, NameEn: '', Version: 1 }) },
    });
    await until(() => main().getByLabelText(said.tag.code));
    await first.hand.click(main().getByRole('button', { name: said.tag.add }));
    await until(() => main().getByText(said.tag.nameMissing));
    await first.hand.type(main().getByLabelText(said.tag.code), 'BIG');
    await first.hand.type(main().getByLabelText(said.tag.nameTh), 'ใหญ่');
    await first.hand.click(main().getByRole('button', { name: said.tag.add }));
    await until(() => expect(first.address()).toBe(`${prefix}/merchant/tag`));
    expect(first.asked('addCustomerTag')[0]?.body).toMatchObject({ Tag: 'BIG', NameTh: 'ใหญ่', Active: 'Y' });
    await first.close();
    const Tiers = [{ Code: 'GOLD', Name: 'Gold' }];
    await openShop({
      at: '/merchant/tag/create',
      language,
      staff: {},
      answers: { ...answers, customerTags: () => ({ Data: [], Next: null, Tiers, HasTiers: true }) },
    });
    await until(() => within(main().getByLabelText(said.tag.tier)).getByRole('option', { name: 'Gold' }));
  });
});
