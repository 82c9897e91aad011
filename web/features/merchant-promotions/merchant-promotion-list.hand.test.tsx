/** The list of promotions, the calendar and the results, with a hand on them. */
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { noAnswer, refusal, type Answers } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import enMerchant from '../../locales/en/merchant.ts';
import en from '../../locales/en/merchantPromotions.ts';
import thMerchant from '../../locales/th/merchant.ts';
import th from '../../locales/th/merchantPromotions.ts';
import { testChoices, testDetail, testPromotion } from './testing-promotions.ts';

const words: InBoth<typeof th> = { th, en };
const shared: InBoth<typeof thMerchant> = { th: thMerchant, en: enMerchant };
const STAFF = { userid: 'U1', usernames: 'Somchai', role: 'Administrator', userRole: '1', CenterCount: 2 };

const page = (count: number, from = 1) =>
  Array.from({ length: count }, (_, at) =>
    testPromotion({ PromotionId: `PR${from + at}`, PromotionName: `P ${from + at}`, PromotionNameEn: '' }),
  );

beforeEach(() => sessionStorage.clear());

/** What is lost for now when a promotion is disabled, written out. */
const held: InBoth<RegExp> = {
  th: /^ลูกค้าถือคูปองที่ยังไม่ได้ใช้อยู่ 1,234 ใบ เมื่อเปิดใช้งานอีกครั้งจะใช้ได้ตามเดิม/,
  en: /^1,234 unused coupons are held: they can be used again once this is enabled/,
};

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];
  const common = shared[language];
  const open = (answers: Answers, at = '/merchant/promotion') =>
    openShop({ at, language, staff: {}, answers: { promotionMasterData: () => testChoices, ...answers } });
  const button = (name: string) => screen.getByRole('button', { name });

  test('B-74 S-81 S-81b S-81c S-81d each promotion has its state in words and colour', async () => {
    const statuses = ['CURRENT', 'SOON', 'EXPIRED', 'DISABLE', 'UNKNOWN'] as const;
    const Data = statuses.map((Status) =>
      testPromotion({ PromotionId: Status, PromotionName: `Of ${Status}`, PromotionNameEn: '', Status }),
    );
    await open({ promotionList: () => ({ Data }) });
    const table = await until(() => screen.getByRole('table', { name: said.title }));
    for (const status of statuses) {
      const row = within(table).getByText(`Of ${status}`).closest('tr');
      expect(row?.textContent).toContain(said.statuses[status]);
    }
    const classOf = (status: (typeof statuses)[number]) =>
      within(table).getByText(said.statuses[status]).className;
    expect(new Set(statuses.map(classOf)).size).toBe(5);
  });

  test('K-30 S-81g twelve come at a time, and a page with fewer is the last', async () => {
    const { hand, asked } = await open({
      promotionList: ({ query }) => ({ Data: Number(query.Skip) === 0 ? page(12) : page(3, 13) }),
    });
    await until(() => screen.getByText('P 12'));
    await hand.click(button(common.table.more));
    await until(() => screen.getByText('P 15'));
    expect(screen.queryByRole('button', { name: common.table.more })).toBeNull();
    const asks = asked('promotionList').map(({ query }) => query as { Skip: string; Take: string });
    expect(new Set(asks.map(({ Skip, Take }) => `${Skip} ${Take}`))).toEqual(new Set(['0 12', '12 12']));
  });

  test('B-74 the list is narrowed by text, state and days, all from its address', async () => {
    const { asked, hand, address } = await open(
      { promotionList: () => ({ Data: [] }) },
      '/merchant/promotion?text=cans&status=CURRENT,SOON&dateStart=2026-03-01&dateEnd=2026-03-31',
    );
    await until(() => screen.getByText(said.noneFound));
    expect(asked('promotionList').at(-1)?.query).toMatchObject({
      Text: 'cans',
      DateStart: '2026-03-01',
      DateEnd: '2026-03-31',
    });
    expect(JSON.stringify(asked('promotionList').at(-1)?.query)).toMatch(/CURRENT.*SOON|SOON/);
    await hand.click(button(said.showAll));
    await until(() => screen.getByText(said.none));
    expect(address()).not.toContain('text');
  });

  test('S-82b another center of staff: the list of promotions is loaded anew', async () => {
    const { page: opened, answer } = await open({ promotionList: () => ({ Data: page(1) }) });
    await until(() => screen.getByText('P 1'));
    answer({
      promotionList: () => ({ Data: page(1, 7) }),
      staffRenew: () => ({
        token: 'token',
        user: { ...STAFF, ActiveDC: 'C2', ActiveDCName: 'Two', Rights: [], Pages: ['home', 'promotions'] },
      }),
    });
    await opened.staff?.follow();
    await until(() => screen.getByText('P 7'));
    expect(screen.queryByText('P 1')).toBeNull();
  });

  const openMenu = async (hand: Awaited<ReturnType<typeof open>>['hand'], name: string) => {
    await hand.click(await until(() => button(common.table.actionsOf.replace('{name}', name))));
    // Nothing has a place here, so the menu counts as out of sight.
    return (item: string) => until(() => screen.getByRole('menuitem', { name: item, hidden: true }));
  };

  test('B-74 enabling asks first, says what it means and names whom it meets', async () => {
    const other = {
      SameGroup: false,
      SharedProducts: 1,
      Products: [{ P_Code: 'A', PRODUCTNAME: 'Product A' }],
    };
    const { PromotionRemark: _, ...listed } = testPromotion({
      PromotionId: 'PR9',
      PromotionName: 'Met',
      PromotionNameEn: '',
    });
    const { hand, asked } = await open({
      promotionList: () => ({ Data: [testPromotion({ FlagEnabled: 'N', Status: 'DISABLE' })] }),
      promotionDetail: () => testDetail({ FlagEnabled: 'N' }),
      promotionOverlaps: () => ({ Data: [{ ...listed, ...other }] }),
      replayPromotion: noAnswer,
      enablePromotion: () => testDetail(),
    });
    const item = await openMenu(hand, 'Three cans');
    await hand.click(await item(said.menu.enable));
    const dialog = await until(() => screen.getByRole('dialog'));
    await until(() => within(dialog).getByText('Met'));
    within(dialog).getByText(said.overlaps.addsUp);
    await until(() => within(dialog).getByText(said.enable.noCost));
    expect(asked('enablePromotion')).toEqual([]);
    await hand.click(within(dialog).getByRole('button', { name: said.enable.enable }));
    await until(() => expect(asked('enablePromotion')).toHaveLength(1));
    expect(asked('enablePromotion')[0]).toMatchObject({
      params: { id: 'PR1' },
      body: { FlagEnabled: 'Y', Version: 3 },
    });
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('B-74 P-43 disabling one that coupons start says how many people hold, and speaks of no label', async () => {
    const { hand } = await open({
      promotionList: () => ({ Data: [testPromotion({ Trigger: 'coupon' })] }),
      promotionDetail: () => ({ ...testDetail({ Trigger: 'coupon' }), CouponsHeld: 1234 }),
    });
    const item = await openMenu(hand, 'Three cans');
    await hand.click(await item(said.menu.disable));
    const dialog = await until(() => screen.getByRole('dialog'));
    await until(() => expect(within(dialog).getByText(held[language])).toBeDefined());
    within(dialog).getByText(said.enable.disableText.coupon);
    expect(within(dialog).queryByText(said.enable.disableText.automatic)).toBeNull();
  });

  test('B-74 what cannot be enabled is said in the question, which stays', async () => {
    const { hand } = await open({
      promotionList: () => ({ Data: [testPromotion({ FlagEnabled: 'N', Status: 'DISABLE' })] }),
      promotionDetail: () => testDetail({ FlagEnabled: 'N' }),
      promotionOverlaps: () => ({ Data: [] }),
      replayPromotion: noAnswer,
      enablePromotion: () => refusal(400, { code: 'PROMOTION_STEP_LOWERS', message: 'Lowers' }),
    });
    const item = await openMenu(hand, 'Three cans');
    await hand.click(await item(said.menu.enable));
    const dialog = await until(() => screen.getByRole('dialog'));
    await until(() => within(dialog).getByText(said.overlaps.none));
    await hand.click(within(dialog).getByRole('button', { name: said.enable.enable }));
    await until(() => within(dialog).getByText('Lowers'));
    expect(within(dialog).getByRole('button', { name: said.enable.keep })).toBeDefined();
  });

  test('B-74 a copy is opened, and one of other centers is only looked at', async () => {
    const { hand, address } = await open({
      promotionList: () => ({ Data: [testPromotion({ MayChange: false })] }),
      copyPromotion: () => ({ PromotionId: 'PR2', Version: 1 }),
      promotionDetail: () => testDetail({ PromotionId: 'PR2', FlagEnabled: 'N', Status: 'DISABLE' }),
      tryPromotion: () => refusal(400, { code: 'INVALID_INPUT' }),
      promotionOverlaps: () => ({ Data: [] }),
    });
    const item = await openMenu(hand, 'Three cans');
    await item(said.menu.open);
    expect(screen.queryByRole('menuitem', { name: said.menu.disable, hidden: true })).toBeNull();
    await hand.click(await item(said.menu.copy));
    await until(() => expect(address()).toMatch(/\/merchant\/promotion\/PR2$/));
  });

  test('B-74 the calendar shows a month and leads to the next', async () => {
    const { PromotionRemark: _, ...listed } = testPromotion();
    const { hand, asked, address } = await open(
      {
        promotionCalendar: ({ query }) => ({
          Month: query.month ?? '2026-03',
          Data: query.month === '2026-04' ? [] : [{ ...listed, Weekdays: [6, 7] }],
        }),
      },
      '/merchant/promotion/calendar',
    );
    await until(() => screen.getByRole('link', { name: 'Three cans' }));
    await hand.click(screen.getByRole('link', { name: said.calendar.next }));
    await until(() => screen.getByText(said.calendar.none));
    expect(address()).toContain('month=2026-04');
    expect(asked('promotionCalendar').at(-1)?.query).toEqual({ month: '2026-04' });
  });

  test('B-74 the results say what was given, by day and center, and come as a file', async () => {
    const brought = { Orders: 4, Discount: 200, FreeWorth: 0, NewBuyers: 1 };
    const { hand, asked } = await open(
      {
        promotionResults: () => ({
          PromotionId: 'PR1',
          PromotionName: 'Three cans',
          From: '2026-03-01',
          Until: '2026-03-02',
          ...brought,
          Days: [
            { Day: '2026-03-01', ...brought },
            { Day: '2026-03-02', Orders: 0, Discount: 0, FreeWorth: 0, NewBuyers: 0 },
          ],
          Centers: [
            { SaleUnit: 'C1', DIST_NAME: 'One', ...brought },
            { SaleUnit: 'C2', DIST_NAME: 'Two', Orders: 0, Discount: 0, FreeWorth: 0, NewBuyers: 0 },
          ],
          Caps: { InAll: 100, Used: 4, Budget: null, Given: 200 },
        }),
        promotionResultsTable: () => refusal(503, { code: 'PAPERS_BUSY' }),
      },
      '/merchant/promotion/PR1/results?dateStart=2026-03-01&saleUnit=C1',
    );
    await until(() => screen.getByText('Three cans'));
    expect(asked('promotionResults').at(-1)).toMatchObject({
      params: { promotionId: 'PR1' },
      query: { dateStart: '2026-03-01', saleUnit: 'C1' },
    });
    expect(screen.getByRole('main').textContent).toContain('฿200.00');
    screen.getByRole('table', { name: said.results.givenByDay });
    // Only the limit that it has; of another nothing is counted.
    screen.getByText(said.results.uses);
    expect(screen.queryByText(said.results.budget)).toBeNull();
    await hand.click(button(said.results.xlsx));
    await until(() => expect(asked('promotionResultsTable')).toHaveLength(1));
  });
});
