/** The editor of promotions in its three steps, with a hand on it. */
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { noAnswer, refusal, type Answers } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import { connection } from '../../page/connection.ts';
import enMerchant from '../../locales/en/merchant.ts';
import en from '../../locales/en/merchantPromotions.ts';
import thMerchant from '../../locales/th/merchant.ts';
import th from '../../locales/th/merchantPromotions.ts';
import { specifiedMistakes } from './specified-mistakes.testing.ts';
import {
  testChoices,
  testCustomer,
  testDetail,
  testProduct,
  testReplay,
  testTrial,
} from './testing-promotions.ts';

const words: InBoth<typeof th> = { th, en };
const shared: InBoth<typeof thMerchant> = { th: thMerchant, en: enMerchant };
/** What a line says, written out: each language by hand. */
const lineSaid: InBoth<string> = {
  th: 'ซื้อครบ 3 ชิ้น ลด ฿50 ทุกครั้ง',
  en: 'Buy 3 pieces: ฿50 off, each time',
};
const missing: InBoth<string> = { th: 'ซื้ออีก 3 ชิ้น จะได้มากขึ้น', en: 'Buy 3 more pieces to get more' };

/** So that saving it asks nothing. */
const notEnabled = { FlagEnabled: 'N', Status: 'DISABLE' } as const;
const answers: Answers = {
  promotionMasterData: () => testChoices,
  promotionDetail: () => testDetail(notEnabled),
  promotionProducts: () => ({ Data: [testProduct('A'), testProduct('B')] }),
  promotionCustomers: () => ({ Data: [testCustomer('X'), testCustomer('Y')] }),
  tryPromotion: () => testTrial,
  promotionOverlaps: () => ({ Data: [] }),
};

beforeEach(() => sessionStorage.clear());

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];
  const { form } = said;
  const mistakes = { ...said.mistakes, ...specifiedMistakes[language] };
  const common = shared[language];
  const open = (more: Answers = {}, at = '/merchant/promotion/new') =>
    openShop({ at, language, staff: {}, answers: { ...answers, ...more } });
  type Hand = Awaited<ReturnType<typeof open>>['hand'];
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const button = (name: string) => screen.getByRole('button', { name });
  const step = (at: number, name: string) =>
    button(common.form.step.replace('{place}', String(at)).replace('{name}', name));
  /** The address is there before the step is drawn. */
  const drawn = (at: number, name: string) =>
    until(() => expect(step(at, name).getAttribute('aria-current')).toBe('step'));
  const atConditions = () => drawn(2, said.steps.condition);
  /** Of the step that is shown. */
  const next = async (hand: Hand) => {
    const shown = screen
      .getAllByRole('button', { name: common.form.next })
      .find((one) => !one.closest('[hidden]'));
    await hand.click(shown ?? document.body);
  };
  const day = language === 'th' ? ['01/03/2569', '31/03/2569'] : ['01/03/2026', '31/03/2026'];
  const typeInfo = async (hand: Hand) => {
    await hand.type(await until(() => field(form.PromotionName)), 'Three');
    await hand.type(field(form.Opt30), 'Off');
    await hand.type(field(form.PromotionRemark), 'Why');
    await hand.type(field(form.DateBegin), day[0] ?? '');
    await hand.type(field(form.DateEnd), day[1] ?? '');
  };
  const choose = async (hand: Hand, opener: string, ...names: string[]) => {
    await hand.click(button(opener));
    const dialog = await until(() => screen.getByRole('dialog', { name: opener }));
    for (const name of names)
      await hand.click(await until(() => within(dialog).getByRole('checkbox', { name })));
    await hand.click(within(dialog).getByRole('button', { name: common.choose.done }));
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  const typeLine = async (hand: Hand, from: string, discount: string) => {
    await hand.click(button(common.form.addLine.replace('{name}', form.line)));
    await hand.type(await until(() => field(form.BuyMin.pieces)), from);
    await hand.type(field(form.DiscNumber.B), discount);
  };

  test('V-10 V-10b V-10c R-46b the first step says what is missing, each at its field', async () => {
    const { hand, address } = await open();
    await until(() => field(form.PromotionName));
    await next(hand);
    await until(() => screen.getByText(mistakes.PROMOTION_NAME_MISSING));
    screen.getByText(mistakes.PROMOTION_SHORT_NAME_MISSING);
    screen.getByText(mistakes.PROMOTION_REMARK_MISSING);
    expect(screen.getAllByText(mistakes.PROMOTION_DAY_WRONG)).toHaveLength(2);
    await until(() => expect(document.activeElement).toBe(field(form.PromotionName)));
    expect(address()).toMatch(/\/promotion\/new$/);
  });

  test('P-43 whether customers collect it is asked of a coupon alone', async () => {
    const { hand } = await open();
    const trigger = await until(() => screen.getByRole('combobox', { name: form.Trigger }));
    const isAsked = () => screen.queryByRole('checkbox', { name: form.IsCollectable }) !== null;
    const asked: boolean[] = [];
    for (const way of ['automatic', 'coupon', 'code']) {
      await hand.selectOptions(trigger, way);
      asked.push(isAsked());
    }
    expect(asked).toEqual([false, true, false]);
  });

  test('V-10d V-11 V-11b V-11c V-11d R-46c the second step says what is missing', async () => {
    const { hand, address } = await open();
    await typeInfo(hand);
    await next(hand);
    await atConditions();
    expect(address()).toMatch(/\/promotion\/new\/condition$/);
    await next(hand);
    await until(() => screen.getByText(mistakes.PROMOTION_LINES_MISSING));
    screen.getByText(mistakes.PROMOTION_SALE_ITEM_MISSING);
    await hand.click(button(common.form.addLine.replace('{name}', form.line)));
    await next(hand);
    await until(() => screen.getByText(mistakes.PROMOTION_DISCOUNT_MISSING));
    await hand.selectOptions(screen.getByRole('combobox', { name: form.Kind }), 'FreeItem');
    await next(hand);
    await until(() => screen.getByText(mistakes.PROMOTION_FREE_NUMBER_MISSING));
    screen.getByText(mistakes.PROMOTION_FREE_ITEM_MISSING);
    expect(address()).toMatch(/condition$/);
  });

  test('V-12 V-12b V-12c R-46d B-74c B-74d the third step says what is missing, and all three are chosen in dialogs', async () => {
    const { hand, asked } = await open(
      { updatePromotion: () => testDetail({ Version: 4 }) },
      '/merchant/promotion/PR1/detail',
    );
    for (const name of [form.IsForAll, form.AllStores, form.AllCustomerTypes])
      await hand.click(await until(() => screen.getByRole('checkbox', { name })));
    await hand.click(button(said.save));
    await until(() => screen.getByText(mistakes.PROMOTION_CUSTOMERS_MISSING));
    screen.getByText(mistakes.PROMOTION_STORE_TYPE_MISSING);
    screen.getByText(mistakes.PROMOTION_CUSTOMER_TYPE_MISSING);
    await choose(hand, form.choose.Customers, 'Shop X');
    await choose(hand, form.choose.CustomersNotIn, 'Shop Y');
    await choose(hand, form.choose.Stores, 'Pet shop');
    await choose(hand, form.choose.CustomerTypes, 'Retail');
    await hand.click(button(said.save));
    await until(() => expect(asked('updatePromotion')).toHaveLength(1));
    expect(asked('updatePromotion')[0]).toMatchObject({
      params: { id: 'PR1' },
      body: {
        Customers: ['X'],
        CustomersNotIn: ['Y'],
        Stores: ['P'],
        CustomerTypes: ['R'],
        Promotion: { Version: 3, Opt7: 'kept' },
      },
    });
    expect(asked('promotionCustomers')[0]?.query).toMatchObject({ take: '48' });
  });

  test('S-81f C-10f B-74b one is planned in three steps; the line says what it does, a cart is tried on the way, and what a lost line leaves open is sent again under its key', async () => {
    const keys: (string | null)[] = [];
    const { hand, address, asked } = await open({
      createPromotion: ({ headers }) =>
        keys.push(headers.get('idempotency-key')) === 1 ? noAnswer() : { PromotionId: 'PR1', Version: 1 },
    });
    await typeInfo(hand);
    await next(hand);
    await atConditions();
    expect(address()).toMatch(/condition$/);
    await hand.selectOptions(
      await until(() => screen.getByRole('combobox', { name: form.SalesNumber })),
      '2',
    );
    await typeLine(hand, '3', '50');
    screen.getByText(lineSaid[language]);
    await choose(hand, form.choose.ProductsSale, 'Product A', 'Product B');
    await until(() => screen.getByText(missing[language]));
    expect(asked('tryPromotion').at(-1)?.body).toMatchObject({
      Lines: [{ P_Code: 'A', qty1: 3, qty2: 0, qty3: 0 }],
      ProductsSale: ['A', 'B'],
    });
    expect(asked('promotionProducts')[0]?.query).toMatchObject({ take: '12' });
    await next(hand);
    await until(() => screen.getByRole('checkbox', { name: form.IsForAll }));
    expect(address()).toMatch(/detail$/);
    await hand.click(button(said.create));
    await until(() => expect([keys.length, button(said.create)]).toMatchObject([1, { disabled: false }]));
    await hand.click(button(said.create));
    await until(() => expect(address()).toMatch(/\/promotion\/PR1\/detail$/));
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
    const all = { CustomerList: 'All', Opt15: 'All' };
    expect(asked('createPromotion')[0]?.body).toMatchObject({
      PromotionType: 'DiscountValue',
      Promotion: { DateBeginT: '20260301', FlagEnabled: 'N', SalesNumber: '2', ...all },
      PromotionDetails: [{ BuyMin: 3, DiscNumber: 50, DiscTypeCode: 'B' }],
      Weekdays: [1, 2, 3, 4, 5, 6, 7],
      Centers: ['C1'],
    });
    expect(Object.keys(sessionStorage).filter((key) => key.includes('-draft-'))).toEqual([]);
  });

  test('B-74 the form goes to the step with the first mistake, also with one that the shop finds', async () => {
    let tries = 0;
    const { hand, address } = await open(
      {
        updatePromotion: () => {
          tries += 1;
          return refusal(400, {
            code: 'PROMOTION_CODE_TAKEN',
            fields: { 'Promotion.PromotionName': 'Taken', 'PromotionDetails.0.BuyMin': 'Low' },
          });
        },
      },
      '/merchant/promotion/PR1/detail',
    );
    await hand.click(await until(() => screen.getByRole('checkbox', { name: form.IsForNew })));
    await hand.click(button(said.save));
    await until(() => screen.getByText('Taken'));
    await until(() => expect(address()).toMatch(/\/promotion\/PR1$/));
    await until(() => expect(document.activeElement).toBe(field(form.PromotionName)));
    expect(tries).toBe(1);
  });

  test('R-46d a step that is none leads to the first page, and nothing typed is lost', async () => {
    const { hand, address, close } = await open();
    await hand.type(await until(() => field(form.PromotionName)), 'Three');
    await close();
    const none = () => refusal(404, { code: 'NOT_FOUND' });
    const wrong = await open(
      { merchantHome: none, findingCounts: none, newCustomersReport: none, topSalesReport: none },
      '/merchant/promotion/new/nosuch',
    );
    await until(() => expect(wrong.address()).toMatch(/\/merchant$/));
    await wrong.close();
    await open();
    await until(() => expect(field(form.PromotionName).value).toBe('Three'));
    screen.getByText(common.form.restored);
    expect(address()).toMatch(/new$/);
  });

  test('B-74 another step asks nothing and loses nothing, and neither does a reload in it', async () => {
    const { hand, address, close } = await open();
    await typeInfo(hand);
    await hand.click(step(2, said.steps.condition));
    await atConditions();
    expect(address()).toMatch(/condition$/);
    expect(screen.queryByRole('dialog')).toBeNull();
    await typeLine(hand, '3', '50');
    await choose(hand, form.choose.ProductsSale, 'Product A');
    await close();
    await open({}, '/merchant/promotion/new/condition');
    await until(() => expect(field(form.BuyMin.pieces).value).toBe('3'));
    screen.getByText('Product A', { selector: 'fieldset *' });
    expect(field(form.DiscNumber.B).value).toBe('50');
  });

  test('B-74 without a line steps are gone through, and what could not be sent is still there', async () => {
    let isLost = true;
    const { hand, address, asked } = await open(
      {
        updatePromotion: () =>
          isLost ? noAnswer() : testDetail({ Version: 4, PromotionName: 'Three cans!' }),
      },
      '/merchant/promotion/PR1',
    );
    await hand.type(await until(() => field(form.PromotionName)), '!');
    connection.setCut(true);
    try {
      await hand.click(step(3, said.steps.audience));
      await drawn(3, said.steps.audience);
      expect(address()).toMatch(/detail$/);
      await hand.click(button(said.save));
      await until(() => expect(asked('updatePromotion').length).toBeGreaterThan(0));
      await until(() => expect(button(said.save)).toHaveProperty('disabled', false));
    } finally {
      connection.setCut(false);
    }
    isLost = false;
    await hand.click(step(1, said.steps.info));
    await drawn(1, said.steps.info);
    expect(address()).toMatch(/PR1$/);
    expect(field(form.PromotionName).value).toBe('Three cans!');
    await hand.click(button(said.save));
    await until(() => expect(screen.queryByRole('button', { name: common.form.undoAll })).toBeNull());
  });

  test('B-74 leaving the editor with something unsaved asks first', async () => {
    const { hand, address } = await open({ promotionList: () => ({ Data: [] }) });
    await hand.type(await until(() => field(form.PromotionName)), 'Three');
    const [back] = screen.getAllByRole('link', { name: said.title });
    await hand.click(back ?? document.body);
    const dialog = await until(() => screen.getByRole('dialog'));
    await hand.click(within(dialog).getByRole('button', { name: common.form.stay }));
    expect(address()).toMatch(/new$/);
    expect(field(form.PromotionName).value).toBe('Three');
  });

  test('B-74 what somebody else has changed meanwhile is told, and one’s own can be saved over it', async () => {
    let version = 3;
    const { hand, asked } = await open(
      {
        promotionDetail: () => testDetail({ Version: version }),
        updatePromotion: () => {
          if (version === 3) {
            version = 4;
            return refusal(409, { code: 'PROMOTION_CHANGED' });
          }
          return testDetail({ Version: 5 });
        },
      },
      '/merchant/promotion/PR1',
    );
    await hand.type(await until(() => field(form.PromotionName)), '!');
    screen.getByText(said.running);
    await hand.click(button(said.save));
    await until(() => screen.getByText(common.form.meanwhile.title));
    await hand.click(button(common.form.meanwhile.mine));
    await until(() => expect(asked('updatePromotion')).toHaveLength(2));
    expect(asked('updatePromotion').at(-1)?.body).toMatchObject({ Promotion: { Version: 4 } });
  });

  test('B-74 one of other centers is looked at and not changed', async () => {
    await open({ promotionDetail: () => testDetail({ MayChange: false }) }, '/merchant/promotion/PR1');
    await until(() => screen.getByText(said.ofOthers));
    expect(screen.queryByRole('button', { name: said.save })).toBeNull();
    expect(field(form.PromotionName).closest('fieldset')?.disabled).toBe(true);
  });

  test('B-74 it is tried on another cart, computed on earlier orders, and others are named', async () => {
    const { hand, asked } = await open(
      {
        replayPromotion: () => testReplay,
      },
      '/merchant/promotion/PR1',
    );
    const quantity = said.preview.quantityOf.replace('{name}', 'Product A').replace('{unit}', 'case');
    await hand.type(await until(() => field(quantity)), '2');
    await until(() =>
      expect(asked('tryPromotion').at(-1)?.body).toMatchObject({
        Lines: [{ P_Code: 'A', qty1: 3, qty2: 2, qty3: 0 }],
      }),
    );
    await until(() => screen.getByText(said.overlaps.none));
    await hand.click(button(said.replay.start));
    await until(() => expect(screen.getByRole('main').textContent).toMatch(/฿41,200.*312.*9/));
  });
});
