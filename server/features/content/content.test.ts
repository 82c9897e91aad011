import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Content, NewsItem } from '#contract/content.schemas.ts';
import { tags } from '../../cache/tags.ts';
import { createTestShop, type Given, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());
beforeEach(() => shop.deps.cache.dropAll());

const NOW = new Date('2026-03-02T05:00:00Z');

type Row = {
  code: string;
  type?: string;
  active?: boolean;
  begins?: string;
  ends?: string;
  position?: number;
};
async function write({ code, type = 'N', active = true, begins, ends, position = 0 }: Row) {
  await shop.database.asOwner(
    `insert into contents (tenant_id, content_code, news_type, title_th, title_en, is_active, begins_at, ends_at, position)
     values ('alpha', $1, $2, 'ไทย ' || $1, 'English ' || $1, $3, $4, $5, $6)`,
    [code, type, active, begins ?? '2026-02-01', ends ?? null, position],
  );
}
const change = (sql: string) => shop.database.asOwner(`update contents set ${sql}`);

type ContentCall = Omit<Given, 'tenant'> & {
  who?: Parameters<TestShop['tokenOf']>[1];
  tenant?: 'alpha' | 'beta';
};
async function call(
  name: 'whatsNew' | 'content' | 'cookiesPolicy',
  { who = 'GUEST', tenant = 'alpha', ...given }: ContentCall = {},
) {
  return shop.call(name, { token: await shop.tokenOf(tenant, who), tenant, ...given });
}
async function news(body: object, given: ContentCall = {}) {
  const answer = await call('whatsNew', { body, ...given });
  const { statusText, result } = answer.json<{ statusText: string; result: NewsItem[] }>();
  expect(statusText).toBe('OK');
  return result;
}
const codesOf = (list: readonly NewsItem[]) => list.map(({ NewsCode }) => NewsCode);
const read = async (id: string, given: ContentCall = {}) =>
  (await call('content', { params: { id }, ...given })).json<{ Data: Content }>().Data;

describe('C-31 POST GET_MASTER_DATA/GET_WHATSNEW', () => {
  beforeAll(async () => {
    await write({ code: 'OVER', begins: '2026-01-05', ends: '2026-03-02T04:59:59Z' });
    await write({ code: 'LAST_SECOND', begins: '2026-01-04', ends: '2026-03-02T05:00:01Z' });
    await write({ code: 'TOMORROW', begins: '2026-03-03' });
    await write({ code: 'DRAFT', active: false });
    await write({ code: 'FIRST', position: -1, begins: '2026-01-01' });
  });
  afterAll(() =>
    shop.database.asOwner(
      `delete from contents where content_code in ('OVER', 'LAST_SECOND', 'TOMORROW', 'DRAFT', 'FIRST')`,
    ),
  );

  it('gives what is active and in its period, in the order of the shop, of equal ones the newest first', async () => {
    const wanted = ['FIRST', 'LAST_SECOND', 'NEWS_1'];
    expect(codesOf(await news({ NewsType: 'N', UsePeriodDate: true, ActiveStatus: 'Y' }))).toEqual(wanted);
  });

  it('gives without the period also what is over, but never what has not begun or is not active', async () => {
    const wanted = ['FIRST', 'OVER', 'LAST_SECOND', 'NEWS_1'];
    expect(codesOf(await news({ NewsType: 'N', UsePeriodDate: false }))).toEqual(wanted);
    expect((await call('whatsNew', { body: { NewsType: 'N', ActiveStatus: 'N' } })).statusCode).toBe(400);
    for (const id of ['DRAFT', 'TOMORROW'])
      expect((await call('content', { params: { id } })).json()).toMatchObject({ code: 'CONTENT_NOT_FOUND' });
    expect(await read('OVER')).toMatchObject({ Id: 'OVER' });
  });

  it('gives banners when no type is named, and the same to customers', async () => {
    expect(codesOf(await news({}))).toEqual(['BANNER_1']);
    expect(codesOf(await news({}, { who: 'CUST1' }))).toEqual(['BANNER_1']);
  });

  it('speaks the language of the caller', async () => {
    const [thai] = await news({ NewsType: 'N' }, { language: 'th' });
    const [english] = await news({ NewsType: 'N' }, { language: 'en' });
    expect([thai?.Title, english?.Title]).toEqual(['ไทย FIRST', 'English FIRST']);
  });

  it('is over with its period: what was cached for the old moment is not given for long', async () => {
    expect(codesOf(await news({ NewsType: 'N' }))).toContain('LAST_SECOND');
    shop.now = new Date(NOW.getTime() + 2000);
    shop.deps.cache.dropAll();
    expect(codesOf(await news({ NewsType: 'N' }))).not.toContain('LAST_SECOND');
    shop.now = NOW;
  });

  it('gives no link that could run', async () => {
    await change(`link = 'https://a.b/ c' where tenant_id = 'alpha' and content_code = 'BANNER_1'`);
    expect((await news({})).map(({ LinkUrl }) => LinkUrl)).toEqual([null]);
    await expect(change(`link = 'javascript:alert(1)'`)).rejects.toThrow(/contents_link_check/);
    await change(`link = null`);
  });
});

describe('C-32 GET api/contents/{id} and api/contents/cookies-policy', () => {
  it('gives a page as blocks, in the language of the caller', async () => {
    expect(await read('HOWTO_001', { language: 'th' })).toMatchObject({
      Title: 'เรื่อง HOWTO_001 ของ alpha',
      NewsType: 'C',
      Blocks: [{ type: 'heading', level: 2, words: [{ text: 'หัวข้อ' }] }],
    });
    expect((await read('HOWTO_001')).Blocks).toEqual([
      { type: 'heading', level: 2, words: [{ text: 'Heading of alpha' }] },
    ]);
  });

  it('gives the cookies policy by its own path as by its code, to guests and customers', async () => {
    const own = (await call('cookiesPolicy')).json<{ Data: Content }>();
    expect(own.Data.Id).toBe('cookies-policy');
    expect(own.Data).toEqual(await read('cookies-policy', { who: 'CUST1' }));
  });

  it('knows neither banners nor what is not there', async () => {
    for (const id of ['BANNER_1', 'NOTHING'])
      expect((await call('content', { params: { id } })).statusCode).toBe(404);
    const thai = await call('content', { params: { id: 'NOTHING' }, language: 'th' });
    expect(thai.json()).toMatchObject({ code: 'CONTENT_NOT_FOUND', message: 'ไม่พบหน้านี้' });
  });

  it("gives each shop's own page under the same code", async () => {
    const betas = (await call('content', { params: { id: 'HOWTO_001' }, tenant: 'beta' })).json<{
      Data: Content;
    }>();
    expect(betas.Data.Title).toBe('HOWTO_001 of beta');
  });

  it('is read without a token too, and where the shop takes no guests', async () => {
    await shop.database.asOwner(
      `insert into web_config (tenant_id, opt, opt_value) values ('alpha', 'GUEST_MODE_ENABLED', 'N')`,
    );
    const nobody = { tenant: 'alpha', token: undefined };
    expect((await shop.call('content', { ...nobody, params: { id: 'HOWTO_001' } })).statusCode).toBe(200);
    expect((await shop.call('cookiesPolicy', nobody)).statusCode).toBe(200);
    expect((await call('whatsNew', { body: {} })).json()).toMatchObject({ code: 'GUEST_MODE_OFF' });
    await shop.database.asOwner(`delete from web_config where opt = 'GUEST_MODE_ENABLED'`);
  });

  it('W-34 hides the contact page where the company shows none', async () => {
    await write({ code: 'CONTACT_001', type: 'C' });
    const behave = (value: string) =>
      shop.database.asOwner(
        `insert into web_config (tenant_id, opt, opt_value) values ('alpha', 'TENANT_BEHAVIOURS', $1)
         on conflict (tenant_id, opt) do update set opt_value = excluded.opt_value`,
        [value],
      );
    expect(await read('CONTACT_001')).toMatchObject({ Id: 'CONTACT_001' });
    await behave('CONTACT_PAGE_HIDDEN');
    shop.deps.cache.dropAll();
    expect((await call('content', { params: { id: 'CONTACT_001' } })).statusCode).toBe(404);
    expect(codesOf(await news({ NewsType: 'C' }))).toEqual(['HOWTO_001', 'cookies-policy']);
    await behave('');
  });
});

describe('what is cached of contents', () => {
  it('is given until a change is published, and then no more', async () => {
    const title = async () => [(await news({ NewsType: 'N' }))[0]?.Title, (await read('NEWS_1')).Title];
    const before = await title();
    await change(`title_en = 'Fresh' where tenant_id = 'alpha' and content_code = 'NEWS_1'`);
    expect(await title()).toEqual(before);
    shop.deps.events.publish({ tags: [tags.content('beta')] });
    expect(await title()).toEqual(before);
    shop.deps.events.publish({ tags: [tags.content('alpha')] });
    expect(await title()).toEqual(['Fresh', 'Fresh']);
  });

  it('reports to page rendering what it shows', async () => {
    const headers = { 'x-render-key': shop.deps.renderKey };
    const wanted = [tags.content('alpha'), tags.config('alpha')].join(',');
    for (const name of ['whatsNew', 'cookiesPolicy', 'content'] as const) {
      const answer = await call(name, { headers, ...(name === 'content' && { params: { id: 'NEWS_1' } }) });
      expect(answer.headers['x-cache-tags']).toBe(wanted);
    }
  });
});
