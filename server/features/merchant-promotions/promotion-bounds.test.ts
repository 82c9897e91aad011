/** What planners may name, how much the enabled promotions hold together, and a limit that is set while orders are placed. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createColleagues } from '../../testing/colleagues.ts';
import { bodyWith, createPromotionDesk, verdict } from '../../testing/promotion-desk.ts';
import { clearPromotions, promotionsChanged } from '../../testing/promotions.ts';
import { addressId } from '../../testing/shop-data.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { knownPromotions } from '../promotion/promotion.public.ts';

let shop: TestShop;
let desk: ReturnType<typeof createPromotionDesk>;
beforeAll(async () => {
  shop = await createTestShop();
  desk = createPromotionDesk(shop);
});
afterAll(() => shop.stop());
beforeEach(() => clearPromotions(shop));

describe('C-10f customers of other centers', () => {
  beforeAll(() =>
    shop.database.asOwner(
      `delete from customer_centers where tenant_id = 'alpha' and customer_code = 'CUST2' and sale_unit = 'C2'`,
    ),
  );
  const listed = (...Customers: string[]) =>
    bodyWith({ Promotion: { CustomerList: '', FlagEnabled: 'N' }, Customers });
  const customersOf = async (id: string, who: 'SALE' | 'SALE2') =>
    (await desk.read(id, who)).Customers.map(({ CUSTOMERCODE, CUSTOMERNAME }) => [
      CUSTOMERCODE,
      CUSTOMERNAME,
    ]);

  test('cannot be named by a planner, who is told no more of them than of none', async () => {
    const body = { ...listed('CUST2'), SaleUnit: 'C2' };
    const [theirs, none] = [
      await desk.create(body, 'SALE2'),
      await desk.create({ ...body, Customers: ['NONE'] }, 'SALE2'),
    ];
    expect(verdict(theirs)).toBe('400 PROMOTION_CUSTOMER_UNKNOWN');
    expect(theirs.body).toBe(none.body);
  });

  /** Of center C2, for a customer whom somebody else has named. */
  const namedBySomebodyElse = async (): Promise<string> => {
    const id = await desk.planned({ SaleUnit: 'C2', Promotion: { FlagEnabled: 'N' } }, 'SALE2');
    await shop.database.asOwner(`update promotions set is_for_listed = true where promotion_id = '${id}'`);
    await shop.database.asOwner(
      `insert into promotion_customers (tenant_id, promotion_id, customer_code, is_left_out) values ('alpha', '${id}', 'CUST2', false)`,
    );
    return id;
  };

  test('are counted and not named where somebody else has named them', async () => {
    const id = await namedBySomebodyElse();
    const shown = await desk.read(id, 'SALE2');
    expect(JSON.stringify(shown)).not.toContain('CUST2');
    expect(shown.CustomersOfOthers).toBe(1);
    const [named] = await customersOf(await desk.planned(listed('CUST2')), 'SALE');
    expect(named?.[1], 'by name to staff of their own center').not.toBe('CUST2');
  });

  test('stay in a promotion that a planner of one center changes', async () => {
    const id = await namedBySomebodyElse();
    const saved = await desk.update(id, { ...listed(), SaleUnit: 'C2' }, 'SALE2');
    expect(saved.statusCode, saved.body).toBe(200);
    const named = () =>
      shop.database.asOwner<{ code: string }>(
        `select customer_code as code from promotion_customers where promotion_id = '${id}' order by 1`,
      );
    expect(await named()).toEqual([{ code: 'CUST2' }]);
    await desk.update(id, { ...listed('CUST1'), SaleUnit: 'C2' }, 'SALE2');
    expect(await named()).toEqual([{ code: 'CUST1' }, { code: 'CUST2' }]);
  });

  test('are not dropped by such a planner who opens it to all, who is told instead', async () => {
    const id = await namedBySomebodyElse();
    const opened = bodyWith({ Promotion: { CustomerList: 'All', FlagEnabled: 'N' } });
    const refused = await desk.update(id, { ...opened, SaleUnit: 'C2' }, 'SALE2');
    expect(verdict(refused)).toBe('400 PROMOTION_CUSTOMERS_OF_OTHERS');
    expect((await desk.read(id, 'SALE2')).CustomersOfOthers).toBe(1);
  });

  test('leave nothing in the log where such a planner saves it as it was', async () => {
    const body = { ...listed('OFF1'), SaleUnit: 'C2' };
    const id = await desk.planned(body, 'SALE2');
    await shop.database.asOwner(
      `insert into promotion_customers (tenant_id, promotion_id, customer_code, is_left_out)
       values ('alpha', '${id}', 'CUST2', false), ('alpha', '${id}', 'PEND1', true), ('alpha', '${id}', 'CUST1', true)`,
    );
    const save = async (...leftOut: string[]) => {
      const saved = await desk.update(id, { ...body, CustomersNotIn: leftOut }, 'SALE2');
      expect(saved.statusCode, saved.body).toBe(200);
      const about = (await desk.audits()).filter(({ subject }) => subject === `promotion/${id}`);
      return about.map(({ action }) => action);
    };
    expect(await save('PEND1', 'CUST1'), 'in whatever order').toEqual(['promotion.add']);
    expect(await save('PEND1')).toEqual(['promotion.add', 'promotion.change']);
  });
});

describe('C-10f B-74 promotions of other centers', () => {
  const asked = ['tryPromotion', 'replayPromotion', 'promotionOverlaps'] as const;
  const ofAll = { ...bodyWith({ Promotion: { CenterList: 'All' } }), SaleUnit: 'C2' };

  test('are not told of to a planner of one center who tries one for that center or for all', async () => {
    const theirs = await desk.planned();
    const foreign = { ...bodyWith({ Centers: ['C1'] }), SaleUnit: 'C2' };
    for (const call of asked) {
      const body = {
        ...foreign,
        ...(call === 'tryPromotion' && { Lines: [{ P_Code: 'P1', qty1: 1, qty2: 0, qty3: 0 }] }),
      };
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(verdict(await desk.call(call, 'SALE2', { body })), call).toBe('404 CENTER_NOT_FOUND');
    }
    const overlaps = async (who: 'SALE2' | 'ADMIN') =>
      (await desk.call('promotionOverlaps', who, { body: ofAll })).body;
    expect(await overlaps('SALE2')).not.toContain(theirs);
    const own = await desk.planned({ SaleUnit: 'C2' }, 'SALE2');
    expect(await overlaps('SALE2')).toContain(own);
  });

  test('are in no list, calendar, detail and result of theirs', async () => {
    const theirs = await desk.planned();
    const params = { promotionId: theirs };
    for (const call of ['promotionList', 'promotionCalendar'] as const)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await desk.call(call, 'SALE2', { query: {} })).body, call).not.toContain(theirs);
    for (const call of ['promotionDetail', 'promotionResults', 'promotionResultsTable'] as const)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(verdict(await desk.call(call, 'SALE2', { params })), call).toBe('404 PROMOTION_NOT_FOUND');
    for (const call of ['promotionList', 'promotionCalendar'] as const)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(
        verdict(
          await desk.call(call, 'SALE2', {
            query: { [call === 'promotionList' ? 'SaleUnit' : 'saleUnit']: 'C1' },
          }),
        ),
      ).toBe('404 CENTER_NOT_FOUND');
  });
});

describe('C-10f numbers as text', () => {
  const withMin = (BuyMin: string) =>
    bodyWith({ PromotionDetails: [{ PromotionLn: 1, BuyMin, DiscNumber: '1.5', DiscTypeCode: 'B' }] });

  test.each(['1,5', '0x10', '1,50,000', '1e3'])('are refused where they are not one: %s', async (typed) => {
    expect(verdict(await desk.create(withMin(typed)))).toBe('400 INVALID_INPUT');
  });

  test('may have commas between their thousands', async () => {
    const made = await desk.create(withMin('1,500'));
    expect(made.statusCode, made.body).toBe(200);
    const { PromotionId } = made.json<{ PromotionId: string }>();
    expect((await desk.read(PromotionId)).PromotionDetails[0]).toMatchObject({
      BuyMin: 1500,
      DiscNumber: 1.5,
    });
  });
});

describe('P-18 all enabled promotions of a shop', () => {
  const EACH = 2000;
  const fill = async (count: number) => {
    await shop.database.asOwner(
      `insert into products (tenant_id, product_code, name_th, name_en, short_name_th, short_name_en, h1, h2, is_stock_item,
         position, pictures)
       select 'alpha', 'FULL' || i, 'x', 'x', 'x', 'x', 'FOOD', 'CAT', false, 100 + i, '{}' from generate_series(1, ${EACH}) i
       on conflict do nothing`,
    );
    await shop.database.asOwner(
      `insert into promotions (tenant_id, promotion_id, kind, name_th, name_en, label_th, label_en, starts_at, ends_at)
       select 'alpha', 'FULL' || i, 'DISCOUNT_VALUE', 'n', 'n', 'l', 'l', '2020-01-01', '2100-01-01' from generate_series(1, ${count}) i`,
    );
    await shop.database.asOwner(
      `insert into promotion_steps select 'alpha', 'FULL' || i, 1, 1, null, 0, 0, 'B', 100, null from generate_series(1, ${count}) i`,
    );
    await shop.database.asOwner(
      `insert into promotion_products select 'alpha', 'FULL' || i, 'FULL' || j, j
       from generate_series(1, ${count}) i, generate_series(1, ${EACH}) j`,
    );
    await shop.database.asOwner(
      `insert into promotion_versions (tenant_id, promotion_id, version, terms)
       select tenant_id, promotion_id, version, promotion_terms(p) from promotions p where tenant_id = 'alpha'`,
    );
    promotionsChanged(shop);
  };

  test('have 100,000 products together, which a process keeps, and no more are enabled', async () => {
    await fill(50);
    const known = await knownPromotions(shop.deps, 'alpha');
    expect(await knownPromotions(shop.deps, 'alpha'), 'it is kept').toBe(known);
    const body = bodyWith({ Promotion: { FlagEnabled: 'Y' } });
    expect(verdict(await desk.create(body))).toBe('409 PROMOTIONS_FULL');
    const id = await desk.planned({ Promotion: { FlagEnabled: 'N' } });
    expect(verdict(await desk.enable(id, 'Y'))).toBe('409 PROMOTIONS_FULL');
    expect(verdict(await desk.update(id, body))).toBe('409 PROMOTIONS_FULL');
    await shop.database.asOwner(`update promotions set ends_at = '2021-01-01' where promotion_id = 'FULL1'`);
    expect((await desk.enable(id, 'Y')).statusCode, 'what is over does not count').toBe(200);
  });
});

describe('P-04 a first limit', () => {
  test('counts each order that is being placed at that moment, and holds for those after it', async () => {
    await shop.database.asOwner(`update stock set on_hand = 100000`);
    const body = (Promotion: object = {}) =>
      bodyWith({
        Promotion: { DateEnd: '31/12/2026', ...Promotion },
        ProductsSale: ['P1'],
        PromotionDetails: [{ PromotionLn: 1, BuyMin: 1, DiscNumber: 5, DiscTypeCode: 'B' }],
      });
    const id = await desk.planned(body({ FlagEnabled: 'Y' }));
    const token = await shop.tokenOf('alpha', 'CUST1');
    const line = { P_Code: 'P1', qty1: 1, qty2: 0, qty3: 0 };
    const ask = { SaleUnit: 'C1', Lines: [line], ShipTo: addressId('alpha', 'CUST1'), PaymentType: 0 };
    const quoted = await shop.call('quote', { token, body: ask });
    const { Total: SeenTotal } = quoted.json<{ Total: number }>();
    let isOver = false;
    let nth = 0;
    const place = async (): Promise<void> => {
      while (!isOver && nth < 500) {
        nth += 1;
        const headers = { 'idempotency-key': `first-limit-${nth}` };
        // oxlint-disable-next-line no-await-in-loop -- one after the other, beside five others
        const { statusCode } = await shop.call('placeOrder', { token, headers, body: { ...ask, SeenTotal } });
        if (statusCode !== 200) isOver = true;
      }
    };
    const placing = Promise.all(Array.from({ length: 6 }, place));
    const limited = await desk.update(id, body({ FlagEnabled: 'Y', InAll: 5 }));
    expect(limited.statusCode, limited.body).toBe(200);
    // The limit refuses the next of each.
    await placing;
    const [counts] = await shop.database.asOwner<{ given: number; counted: number; uses: number }>(
      `select count(*)::int as given, count(*) filter (where is_counted_in_all)::int as counted,
         (select uses from promotion_uses where promotion_id = '${id}' and profile_code = '') as uses
       from order_promotions where promotion_id = '${id}'`,
    );
    expect(counts?.given).toBeGreaterThan(0);
    expect(counts).toEqual({ given: counts?.given, counted: counts?.given, uses: counts?.given });
  });
});

describe('B-74 B-05d without the right to approve promotions', () => {
  const needed = '403 PROMOTION_NEEDS_APPROVAL';
  const percentOff = (DiscNumber: number, more: object = {}) => ({
    PromotionType: 'DiscountPercent',
    PromotionDetails: [{ BuyMin: 1, DiscNumber }],
    ...more,
  });
  const forOne = { Promotion: { CustomerList: '' }, Customers: ['CUST1'] };

  test('nothing for named customers, or of more than half off, is enabled; it is planned, and the super admin enables it', async () => {
    expect(verdict(await desk.create(bodyWith(percentOff(100, forOne))))).toBe(needed);
    expect(verdict(await desk.create(bodyWith(percentOff(1, forOne))))).toBe(needed);
    expect(verdict(await desk.create(bodyWith(percentOff(51))))).toBe(needed);
    const dear = { PromotionType: 'DiscountValue', PromotionDetails: [{ BuyMin: 1, DiscNumber: 15 }] };
    expect(verdict(await desk.create(bodyWith(dear))), '15 baht of 19').toBe(needed);
    const id = await desk.planned(
      percentOff(100, { ...forOne, Promotion: { CustomerList: '', FlagEnabled: 'N' } }),
    );
    expect(verdict(await desk.enable(id, 'Y'))).toBe(needed);
    expect((await desk.enable(id, 'Y', 'ADMIN')).statusCode).toBe(200);
    expect((await desk.enable(id, 'N')).statusCode, 'it is stopped by who plans').toBe(200);
  });

  test('what is enabled is not raised either', async () => {
    const id = await desk.planned(percentOff(10));
    const raised = { ...(await desk.read(id)), PromotionDetails: [{ BuyMin: 1, DiscNumber: 90 }] };
    expect(verdict(await desk.update(id, raised))).toBe(needed);
    expect((await desk.update(id, raised, 'ADMIN')).statusCode).toBe(200);
  });

  test('a role that the shop gave it to enables them', async () => {
    const { give } = await createColleagues(shop);
    await give('3', ['approvePromotions']);
    expect((await desk.create(bodyWith(percentOff(100, forOne)))).statusCode).toBe(200);
    await give('3', []);
    expect(verdict(await desk.create(bodyWith(percentOff(100, forOne))))).toBe(needed);
  });
});
