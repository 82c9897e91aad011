/**
 * What staff change in one process is seen in another by everybody: a guest whose page and list were cached, a customer's list, the
 * cart, the tree of categories and the banners. How soon is measured by `npm run bench -- changes`.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { HierarchyNode, Product } from '#contract/catalogue.schemas.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { EMPTY_CONTENT } from '#domain/text/written-content.ts';
import { eventually } from '#database/testing.ts';
import { followDay } from './features/catalogue/pricing/catalogue.days.usecases.ts';
import { verdict } from './testing/attempts.ts';
import { createSecondProcess, type SecondProcess } from './testing/second-process.ts';
import { setPrice } from './testing/set-price.ts';
import { createTestShop, type Given, type TestShop } from './testing/shop.ts';
import { stubPages } from './testing/stub-pages.ts';

type Name = Parameters<TestShop['call']>[0];
/** Of P1 wherever somebody looks at it: baht and word; null where it is not shown. */
type Shown = { price: number | null; word: string } | null;

const NOON = new Date('2026-03-02T12:00:00+07:00');
const TOMORROW = '2026-03-03';

let here: TestShop;
let there: SecondProcess;
let keys = 0;

beforeAll(async () => {
  here = await createTestShop({ running: true, pages: stubPages });
  there = await createSecondProcess(here, { pages: stubPages });
});
afterAll(async () => {
  await there.stop();
  await here.stop();
});
beforeEach(async () => {
  turnTo(NOON);
  // The old state is cached in both.
  for (const shop of [here, there]) await seenIn(shop);
});

function turnTo(now: Date): void {
  here.now = now;
  there.now = now;
}

/** By alpha's super admin in the first process; must succeed. */
async function change<Answer>(name: Name, given: Given): Promise<Answer> {
  const token = await here.tokenOf('alpha', 'ADMIN');
  keys += 1;
  const headers = { 'idempotency-key': `changes-of-staff-${keys}` };
  const answer = await here.call(name, { token, headers, ...given });
  expect(verdict(answer)).toBe('200 undefined');
  return answer.json<Answer>();
}

const shown = (products: readonly Product[]): Shown => {
  const found = products.find(({ P_Code }) => P_Code === 'P1');
  return found ? { price: found.SalesPrice1, word: found.Stock.StockWord } : null;
};

async function seenIn(shop: TestShop) {
  const [guest, customer] = [await shop.tokenOf('alpha', 'GUEST'), await shop.tokenOf('alpha', 'CUST1')];
  const list = async (token: string, body: object = {}) =>
    shown((await shop.call('listProducts', { token, body })).json());
  const page = await shop.app.inject({ url: '/', headers: { host: 'alpha.example' } });
  const quoted = await shop.call('quote', {
    token: customer,
    body: { SaleUnit: 'C1', Lines: [{ P_Code: 'P1', qty1: 1, qty2: 0, qty3: 0 }] },
  });
  const { Subtotal, Problems } = quoted.json<CallAnswer<'quote'>>();
  return {
    "a guest's page": shown(JSON.parse(page.body.replace(/^<html>(?:<link[^>]*>)?|<\/html>$/g, ''))),
    "a guest's list": await list(guest),
    'by price': await list(guest, { SortByPrice: 'asc' }),
    "a customer's list": await list(customer),
    'by category': await list(customer, { Hierarchy1: 'FOOD' }),
    'the lines of a cart': await list(customer, { ProductIds: ['P1'] }),
    'its sum': Problems.length > 0 ? null : Subtotal,
  };
}

const everywhere = (one: Shown, sum = one?.price ?? null) => ({
  "a guest's page": one,
  "a guest's list": one,
  'by price': one,
  "a customer's list": one,
  'by category': one,
  'the lines of a cart': one,
  'its sum': sum,
});

/** In the process of the change at once, in the other once it is notified. */
async function isSeen(expected: ReturnType<typeof everywhere>): Promise<boolean> {
  expect(await seenIn(here)).toEqual(expected);
  await eventually(async () => expect(await seenIn(there)).toEqual(expected));
  return true;
}

test('R-47f a price', async () => {
  await setPrice(here, { code: 'P1', baht: 21 });
  expect(await isSeen(everywhere({ price: 21, word: 'in_stock' }))).toBe(true);
});

test('R-47i the word of stock that is booked away, and booked back', async () => {
  const adjust = (Pieces: number) =>
    change('adjustStock', { params: { code: 'P1' }, body: { SaleUnit: 'C1', Pieces, Reason: 'correction' } });
  await adjust(-100);
  expect(await isSeen(everywhere({ price: 21, word: 'out_of_stock' }, null))).toBe(true);
  await adjust(100);
  expect(await isSeen(everywhere({ price: 21, word: 'in_stock' }))).toBe(true);
});

test('R-47 a product that a center sells no longer, and sells again', async () => {
  const turn = (Active: 'Y' | 'N') =>
    change('setProductActive', { params: { id: 'P1', dc: 'C1' }, body: { Active } });
  await turn('N');
  expect(await isSeen(everywhere(null))).toBe(true);
  await turn('Y');
  expect(await isSeen(everywhere({ price: 21, word: 'in_stock' }))).toBe(true);
});

test('N-10b a category that is renamed, and one that goes elsewhere with its products', async () => {
  const tree = async (shop: TestShop) => {
    const answers = ['GUEST', 'CUST1'] as const;
    const of = async (who: (typeof answers)[number]) => {
      const token = await shop.tokenOf('alpha', who);
      const { data } = (await shop.call('hierarchyAll', { token, body: {} })).json<{
        data: HierarchyNode[];
      }>();
      const say = ({ code, name, children }: HierarchyNode): string =>
        `${code} ${name} (${children.map(say).join()})`;
      return data.map(say).filter((one) => !one.startsWith('ONLY'));
    };
    return Promise.all(answers.map(of));
  };
  const before = await tree(there);
  expect(before[0]).toEqual(before[1]);
  const read = await change<CallAnswer<'merchantCategory'>>('merchantCategory', { params: { code: 'FOOD' } });
  await change('saveCategory', {
    params: { code: 'FOOD' },
    body: { NameTh: 'ของกิน', NameEn: 'Things to eat', Version: read.Version },
  });
  const renamed = await tree(here);
  expect(renamed).not.toEqual(before);
  await eventually(async () => expect(await tree(there)).toEqual(renamed));
  // P1 lies below it: the list of the first level has it no longer.
  await change('moveCategory', { params: { code: 'CAT' }, body: { Parent: '', Before: '' } });
  const expected = { ...everywhere({ price: 21, word: 'in_stock' }), 'by category': null };
  await eventually(async () => expect(await seenIn(here)).toEqual(expected));
  await eventually(async () => expect(await seenIn(there)).toEqual(expected));
  await change('moveCategory', { params: { code: 'CAT' }, body: { Parent: 'FOOD', Before: '' } });
  await eventually(async () =>
    expect(await seenIn(there)).toEqual(everywhere({ price: 21, word: 'in_stock' })),
  );
});

test('R-58 a banner that is published, and one that is taken off', async () => {
  const banners = async (who: 'GUEST' | 'CUST1') => {
    const token = await there.tokenOf('alpha', who);
    const answer = await there.call('whatsNew', { token, body: { NewsType: 'B' } });
    return answer.json<CallAnswer<'whatsNew'>>().result.map(({ NewsCode }) => NewsCode);
  };
  expect(await banners('GUEST')).not.toContain('NEW_BANNER');
  const params = { code: 'NEW_BANNER' };
  const Content = {
    ...EMPTY_CONTENT,
    titleTh: 'ลดราคา',
    titleEn: 'Sale',
    showsWords: true,
    colour: '#1f4e79',
  };
  const added = await change<CallAnswer<'addContent'>>('addContent', {
    body: { Code: 'NEW_BANNER', Kind: 'B', Content },
  });
  expect(await banners('GUEST'), 'a draft').not.toContain('NEW_BANNER');
  const { Version } = await change<CallAnswer<'publishContent'>>('publishContent', {
    params,
    body: { Version: added.Version },
  });
  for (const who of ['GUEST', 'CUST1'] as const)
    await eventually(async () => expect(await banners(who)).toContain('NEW_BANNER'));
  await change('setContentActive', { params, body: { Version, Active: false } });
  for (const who of ['GUEST', 'CUST1'] as const)
    await eventually(async () => expect(await banners(who)).not.toContain('NEW_BANNER'));
});

test('K-68b an advance price that begins at midnight and ends at the next, without a person', async () => {
  await change('addAdvancePrice', {
    params: { code: 'P1' },
    body: {
      Name: 'Day',
      DateStart: TOMORROW,
      DateEnd: TOMORROW,
      UNIT1PRICELEVEL1: 15,
      UNIT1PRICELEVEL1TYPE: 1,
    },
  });
  expect(await isSeen(everywhere({ price: 21, word: 'in_stock' }))).toBe(true);
  turnTo(new Date(`${TOMORROW}T00:00:00+07:00`));
  // The job of one process is the news of both.
  await followDay(here.deps, 'alpha');
  expect(await isSeen(everywhere({ price: 15, word: 'in_stock' }))).toBe(true);
  turnTo(new Date('2026-03-04T00:00:00+07:00'));
  await followDay(there.deps, 'alpha');
  await eventually(async () =>
    expect(await seenIn(here)).toEqual(everywhere({ price: 21, word: 'in_stock' })),
  );
});
