/** Banners, news and the shop's own pages (C-32, C-31): the same for everybody, so cached. */
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../http/call-error.ts';
import type { Language } from '../../http/messages.ts';
import { cacheJson, type CachedJson } from '../../cache/cached-json.ts';
import { tags } from '../../cache/tags.ts';
import { webConfigOf, type WebConfig } from '../webconfig/webconfig.public.ts';
import { findContent, findNews } from './content.queries.ts';
import { presentContent, presentNews } from './content.present.ts';

type Reading = { tenantId: string; language: Language };
type Query = CallParsed<'whatsNew'>['body'];

export const COOKIES_POLICY = 'cookies-policy';
const CONTACT = 'CONTACT_001';

/** One company offers no contact: its contact page is treated as missing (W-34). */
const isHidden = (config: WebConfig, code: string): boolean =>
  code === CONTACT && config.does('CONTACT_PAGE_HIDDEN');

/** The list of one type: active and begun, and with UsePeriodDate only what is not over. */
export function sharedNews(
  deps: Dependencies,
  { tenantId, language, saleUnit }: Reading & { saleUnit: string },
  { NewsType, UsePeriodDate }: Query,
): Promise<CachedJson> {
  const key = `news/${tenantId}/${language}/${saleUnit}/${NewsType}/${UsePeriodDate}`;
  return cacheJson(deps.cache, key, async () => {
    const config = await webConfigOf(deps, tenantId);
    const now = deps.clock();
    const query = { newsType: NewsType, now, saleUnit, notOverAt: UsePeriodDate ? now : undefined };
    const rows = await deps.database.inTenant(tenantId, (tx) => findNews(tx, query), { readOnly: true });
    const answer: CallAnswer<'whatsNew'> = {
      statusText: 'OK',
      result: rows
        .filter((row) => !isHidden(config, row.content_code))
        .map((row) => presentNews(row, language)),
    };
    return { answer, tags: [tags.content(tenantId), tags.config(tenantId)] };
  });
}

/** One piece of news or page, also when its period is over. Throws 404 CONTENT_NOT_FOUND. */
export function sharedContent(
  deps: Dependencies,
  { tenantId, language }: Reading,
  { id }: { id: string },
): Promise<CachedJson> {
  return cacheJson(deps.cache, `content/${tenantId}/${language}/${id}`, async () => {
    const config = await webConfigOf(deps, tenantId);
    const now = deps.clock();
    const row = await deps.database.inTenant(tenantId, (tx) => findContent(tx, { id, now }), {
      readOnly: true,
    });
    if (!row || isHidden(config, row.content_code)) throw notFound('CONTENT_NOT_FOUND');
    const answer: CallAnswer<'content'> = { Data: presentContent(row, language) };
    return { answer, tags: [tags.content(tenantId), tags.config(tenantId)] };
  });
}
