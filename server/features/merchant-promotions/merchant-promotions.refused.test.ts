/** What is wrong with a promotion is refused by its field and its page, with the texts of the specification. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ErrorAnswer } from '#contract/common.schemas.ts';
import { bodyWith, createPromotionDesk, verdict } from '../../testing/promotion-desk.ts';
import { clearPromotions } from '../../testing/promotions.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
let desk: ReturnType<typeof createPromotionDesk>;
beforeAll(async () => {
  shop = await createTestShop();
  desk = createPromotionDesk(shop);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await clearPromotions(shop);
  await shop.database.asOwner('delete from audit_log');
});

describe('a promotion is refused', () => {
  const gift = { PromotionType: 'FreeItem', ProductsFree: ['P3'] };
  test.each([
    [{ Promotion: { PromotionName: ' ' } }, 'Please enter promotion name', 'info', 'Promotion.PromotionName'],
    [{ Promotion: { Opt30: '' } }, 'Please enter promotion short name', 'info', 'Promotion.Opt30'],
    [{ Promotion: { PromotionRemark: null } }, 'Please enter promotion remark', 'info', 'Promotion.PromotionRemark'],
    [{ PromotionDetails: [] }, 'Please enter calculation detail', 'condition', 'PromotionDetails'],
    [{ ...gift, PromotionDetails: [{ BuyMin: 3 }] }, 'Please enter free item quantity in calculation detail', 'condition', 'PromotionDetails.0.FreeNumber'],
    [{ PromotionDetails: [{ BuyMin: 3 }] }, 'Please enter discount in calculation detail', 'condition', 'PromotionDetails.0.DiscNumber'],
    [{ ...gift, ProductsFree: [], PromotionDetails: [{ FreeNumber: 1 }] }, 'Please select free item', 'condition', 'ProductsFree'],
    [{ ProductsSale: [] }, 'Please select sale item', 'condition', 'ProductsSale'],
    [{ Promotion: { CustomerList: '' }, Customers: [] }, 'Please specify customers participating in the promotion', 'audience', 'Customers'],
    [{ Promotion: { Opt15: '' }, Stores: [] }, 'Please select store type', 'audience', 'Stores'],
    [{ Promotion: { CustomerTypeList: '' }, CustomerTypes: [] }, 'Please select customer type', 'audience', 'CustomerTypes'],
  ] as const)('V-10 V-10b V-10c V-10d V-11 V-11b V-11c V-11d V-12 V-12b V-12c %j', async (more, text, step, field) => {
    const answer = await desk.create(bodyWith(more));
    const { message, code, fields, details } = answer.json<ErrorAnswer & { details: object }>();
    expect([answer.statusCode, message, fields]).toEqual([400, text, { [field]: text }]);
    expect(details).toEqual({ Flaws: [{ Step: step, Field: field, Code: code }] });
    const thai = (await desk.create(bodyWith(more), 'SALE', 'th')).json<ErrorAnswer>();
    expect(thai.code).toBe(code);
    expect(thai.message).toMatch(/^กรุณา/);
    expect(await desk.audits()).toEqual([]);
  }); // prettier-ignore

  test('V-10 V-12 all at once, in the order of the pages', async () => {
    const answer = await desk.create(
      bodyWith({ Promotion: { PromotionName: '', Opt15: '' }, ProductsSale: [], Stores: [] }),
    );
    const { details } = answer.json<{ details: { Flaws: { Step: string }[] } }>();
    expect(details.Flaws.map(({ Step }) => Step)).toEqual(['info', 'condition', 'audience']);
  });

  test.each([
    [{ Promotion: { DateBegin: '31/02/2026' } }, 'PROMOTION_DAY_WRONG', 'Promotion.DateBegin'],
    [{ Promotion: { DateEnd: '' } }, 'PROMOTION_DAY_WRONG', 'Promotion.DateEnd'],
    [{ Promotion: { DateBeginT: '20260302' } }, 'PROMOTION_DAYS_APART', 'Promotion.DateBeginT'],
    [{ Promotion: { DateEnd: '28/02/2026' } }, 'PROMOTION_DAYS_TURNED', 'Promotion.DateEnd'],
    [{ ProductsSale: ['P1', 'NONE'] }, 'PROMOTION_PRODUCT_UNKNOWN', 'ProductsSale'],
    [{ Promotion: { CustomerList: '' }, Customers: ['NONE'] }, 'PROMOTION_CUSTOMER_UNKNOWN', 'Customers'],
    [{ Promotion: { Opt15: '' }, Stores: ['NONE'] }, 'PROMOTION_TYPE_UNKNOWN', 'Stores'],
    [{ PromotionDetails: [{ DiscNumber: 5, DiscTypeCode: 'P' }] }, 'PROMOTION_DISCOUNT_CODE_WRONG', 'PromotionDetails.0.DiscTypeCode'],
  ] as const)('K-31 N-26b %j by its field', async (more, code, field) => {
    const answer = await desk.create(bodyWith(more));
    expect(answer.json()).toMatchObject({ code, fields: { [field]: expect.any(String) } });
  }); // prettier-ignore

  test('V-10d B-95g steps under which one more piece costs the buyer are kept, and not enabled', async () => {
    const PromotionDetails = [
      { BuyMin: 2, DiscNumber: 50 },
      { BuyMin: 3, DiscNumber: 10 },
    ];
    const refused = await desk.create(bodyWith({ PromotionDetails }));
    expect(refused.json()).toMatchObject({
      statusCode: 400,
      code: 'PROMOTION_STEP_LOWERS',
      details: { Flaws: [{ Step: 'condition', Field: 'PromotionDetails.1.BuyMin' }] },
    });
    const id = await desk.planned({ PromotionDetails, Promotion: { FlagEnabled: 'N' } });
    expect(verdict(await desk.enable(id, 'Y'))).toBe('400 PROMOTION_STEP_LOWERS');
    expect((await desk.read(id)).Promotion.FlagEnabled).toBe('N');
  });

  test('B-95b of two promotions one has a code', async () => {
    const coded = { Promotion: { Trigger: 'code', Code: 'Save50' } };
    const id = await desk.planned(coded);
    expect((await desk.create(bodyWith(coded))).json()).toMatchObject({
      code: 'PROMOTION_CODE_TAKEN',
      fields: { 'Promotion.Code': expect.any(String) },
    });
    expect((await desk.update(id, bodyWith(coded))).statusCode, 'it keeps its own').toBe(200);
  });
});
