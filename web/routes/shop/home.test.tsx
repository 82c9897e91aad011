/** Home as the server draws it. */
import { describe, expect, test } from 'vitest';
import type { WebConfigKey } from '#domain/web-config/registry.ts';
import { testProduct } from '../../features/cart/testing-products.ts';
import type { NewsItem } from '../../features/content/content.queries.ts';
import { buyAgainQuery } from '../../features/home/home.queries.ts';
import { drawPage } from '../../testing/draw-page.tsx';
import Home, { handle } from './home.tsx';

const told = (NewsType: NewsItem['NewsType'], Title: string): NewsItem => ({
  NewsCode: `${NewsType}1`,
  NewsType,
  Title,
  Summary: '',
  PictureUrl: '/files/wide.webp',
  PhonePictureUrl: '/files/phone.webp',
  PictureAlt: '',
  ShowsWords: true,
  BackgroundColour: '#fde68a',
  LinkUrl: '/product',
  DateBegin: '2026-01-01T00:00:00.000Z',
  DateEnd: null,
});

const GROUP = { Id: 'G1', Name: 'Better by the case', LogoImage: null, UseTranslateName: true };
const CATEGORY = { code: 'P1', name: 'Cats', image: null, level: 1, parent: null };

type Given = {
  nothing?: boolean;
  settings?: Record<string, string>;
  customer?: boolean;
  /** All rows could show the same product. */
  sameEverywhere?: boolean;
  /** The call that the shop does not answer. */
  failing?: 'displayGroups';
};

/** Each call is answered with something, or with nothing at all. */
function drawn({
  nothing = false,
  customer = false,
  sameEverywhere = false,
  failing,
  settings,
}: Given = {}): Promise<string> {
  const some = <T,>(one: T): T[] => (nothing ? [] : [one]);
  const productOf = (row: string) => testProduct(sameEverywhere ? {} : { P_Code: row });
  return drawPage({
    handle,
    Component: Home,
    path: '/',
    answers: {
      listProducts: ({ body }: { body: object }) => some(productOf(JSON.stringify(body))),
      displayGroups: () => {
        if (failing) throw new Error('The shop is in trouble');
        return { Data: some({ Group: GROUP, Products: [productOf('of the group')] }) };
      },
      categoryList: () => ({ Data: some(CATEGORY) }),
      whatsNew: ({ body: { NewsType } }: { body: { NewsType: 'B' | 'N' } }) => ({
        statusText: 'OK',
        result: some(told(NewsType, NewsType === 'B' ? 'The banner' : 'The news')),
      }),
    },
    fill: (page) => page.queryClient.setQueryData(buyAgainQuery(page).queryKey, some(testProduct())),
    settings,
    user: customer ? { CUSTOMERCODE: 'CUST1', CUSTOMERNAME: 'Malee' } : {},
  });
}

const ROWS: readonly (readonly [WebConfigKey, string])[] = [
  ['HOME_BANNER_ENABLED', 'The banner'],
  ['HOME_CATEGORY_ENABLED', 'Shop by category'],
  ['HOME_PROMOTION_ENABLED', 'Picked by the shop'],
  ['HOME_BUY_AGAIN_ENABLED', 'Buy again'],
  ['HOME_HOT_DEAL_ENABLED', 'Worth a look'],
  ['HOME_DISPLAY_GROUP_ENABLED', 'Better by the case'],
  ['HOME_BEST_SELLER_ENABLED', 'Best sellers'],
  ['HOME_RECOMMENDED_ENABLED', 'Recommended'],
  ['HOME_NEWS_ENABLED', 'News and tips'],
];

describe('W-23 R-01 home', () => {
  test.each(ROWS)(
    '%s: the row "%s" is there when it says nothing or Y, and gone when it says N',
    async (flag, row) => {
      const given = { customer: true };
      expect(await drawn(given)).toContain(row);
      expect(await drawn({ ...given, settings: { [flag]: 'Y' } })).toContain(row);
      expect(await drawn({ ...given, settings: { [flag]: 'N' } })).not.toContain(row);
    },
  );

  test('rows with nothing in them disappear, and a shop without banners opens with a greeting', async () => {
    const html = await drawn({ nothing: true, customer: true });
    for (const [, row] of ROWS) expect(html).not.toContain(row);
    expect(html).toContain('Hello,');
    expect(await drawn({ nothing: true })).toContain('Welcome to');
  });

  test('follows the order of a shop: banners, categories, promotions, what was bought before, then the rest', async () => {
    const html = await drawn({ customer: true });
    const places = ROWS.map(([, row]) => html.indexOf(row));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('S-66 a row whose answer fails is left out, and the others stay', async () => {
    const html = await drawn({ customer: true, failing: 'displayGroups' });
    const missing = ROWS.filter(([, row]) => !html.includes(row)).map(([flag]) => flag);
    expect(missing).toEqual(['HOME_DISPLAY_GROUP_ENABLED']);
  });

  test('a product that more than one row could show is shown once, in the row that comes first', async () => {
    const html = await drawn({ sameEverywhere: true });
    expect(html.split('/product/A"').length - 1).toBe(1);
    expect(html).toContain('Picked by the shop');
    for (const row of ['Worth a look', 'Better by the case', 'Best sellers', 'Recommended'])
      expect(html).not.toContain(row);
  });

  test('guests have bought nothing before', async () => {
    expect(await drawn()).not.toContain('Buy again');
  });

  test('the first banner is fetched at once and keeps its place; its words can be read on its ground', async () => {
    const html = await drawn();
    const [banner = ''] = /<a[^>]*><picture>.*?<\/a>/.exec(html) ?? [];
    expect(banner).toMatch(/loading="eager"/);
    expect(banner).toMatch(/fetchPriority="high"/i);
    expect(banner).toMatch(/<source[^>]*width="1200" height="400"/);
    expect(banner).toMatch(/<img[^>]*src="\/files\/phone.webp"[^>]*alt=""[^>]*width="720" height="405"/);
    expect(banner).toContain('background-color:#fde68a;color:#000000');
    // In the head too, each cut for its own width.
    expect(html).toMatch(/<link rel="preload" href="\/files\/wide.webp"[^>]*media="\(min-width: 62em\)"/);
    expect(html).toMatch(/<link rel="preload" href="\/files\/phone.webp"[^>]*media="not all and/);
    expect(html).not.toContain('Next banner');
  });
});
