/** A shop whose staff write banners, news and pages, for the tests of the feature. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { EMPTY_CONTENT, type WrittenContent } from '#domain/text/written-content.ts';
import { createTestShop, type Given, type TestShop } from '../../testing/shop.ts';

type Item = CallAnswer<'merchantContent'>;
type Name = Parameters<TestShop['call']>[0];
type Seer = { saleUnit?: string; language?: 'th' | 'en' };

export const NOW = new Date('2026-03-02T05:00:00Z');

const CLEAN = `delete from contents where tenant_id = 'alpha' and content_code not in ('BANNER_1', 'NEWS_1', 'HOWTO_001', 'cookies-policy');
       delete from content_versions; delete from audit_log;
       update contents set work = null, has_changes = false, published_no = 0, planned_no = null, planned_at = null, planned_failed = null, version = 1,
         is_active = true, title_th = 'เรื่อง ' || content_code || ' ของ ' || tenant_id,
         title_en = content_code || ' of ' || tenant_id, body_th = '## หัวข้อ', body_en = '## Heading of ' || tenant_id,
         begins_at = '2026-01-01', ends_at = null, position = 0, sale_unit = null, link = null, picture_path = null`;

export const written = (more: Partial<WrittenContent> = {}): WrittenContent => ({
  ...EMPTY_CONTENT,
  titleTh: 'ลดราคา',
  titleEn: 'Sale',
  showsWords: true,
  colour: '#1f4e79',
  ...more,
});

export function openContentDesk() {
  let shop: TestShop;
  const clean = () => shop.database.asOwner(CLEAN);
  beforeAll(async () => {
    shop = await createTestShop();
  });
  afterAll(() => shop.stop());
  beforeEach(async () => {
    shop.now = NOW;
    await clean();
    shop.deps.cache.dropAll();
  });

  const ask = async (name: Name, given: Given = {}) => {
    const token = await shop.tokenOf('alpha', 'ADMIN');
    const answer = await shop.call(name, { token, tenant: 'alpha', ...given });
    return { status: answer.statusCode, ...answer.json() };
  };
  const add = (Code: string, Kind: 'B' | 'N' | 'C', more?: Partial<WrittenContent>) =>
    ask('addContent', { body: { Code, Kind, Content: written(more) } });
  const item = (code: string): Promise<Item & { status: number }> =>
    ask('merchantContent', { params: { code } });
  const publish = async (code: string) =>
    ask('publishContent', { params: { code }, body: { Version: (await item(code)).Version } });
  const save = async (code: string, more: Partial<WrittenContent>) => {
    const { Content, Version } = await item(code);
    return ask('saveContent', { params: { code }, body: { Content: { ...Content, ...more }, Version } });
  };
  const seen = async (NewsType: 'B' | 'N' | 'C', { saleUnit = 'C1', language = 'en' }: Seer = {}) => {
    const token = await shop.tokenOf('alpha', 'GUEST', saleUnit);
    const answer = await shop.call('whatsNew', { token, tenant: 'alpha', language, body: { NewsType } });
    return answer.json<CallAnswer<'whatsNew'>>().result;
  };
  const codes = async (NewsType: 'B' | 'N' | 'C', given = {}) =>
    (await seen(NewsType, given)).map(({ NewsCode }) => NewsCode);
  const page = async (id: string, language: 'th' | 'en' = 'en') =>
    (await shop.call('content', { tenant: 'alpha', params: { id }, language })).json<CallAnswer<'content'>>()
      .Data;
  const at = (moment: string) => {
    shop.now = new Date(moment);
  };
  return {
    shop: () => shop,
    clean,
    ask,
    add,
    item,
    publish,
    save,
    seen,
    codes,
    page,
    at,
  };
}
