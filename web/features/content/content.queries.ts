import { queryOptions } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Page } from '../../page/page-context.ts';

type Asker = Pick<Page, 'api' | 'locale'>;
export type NewsItem = CallAnswer<'whatsNew'>['result'][number];
export type Content = CallAnswer<'content'>['Data'];

/** Banners count as fresh for 15 minutes (S-18). */
const BANNERS_FRESH_MS = 15 * 60_000;

const newsOf = async ({ api }: Asker, NewsType: NewsItem['NewsType']) =>
  (await api.whatsNew({ body: { NewsType, UsePeriodDate: true, ActiveStatus: 'Y' } })).result;

/** The banners of these days, in the shop's order. */
export function bannersQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['banners', asker.locale],
    queryFn: () => newsOf(asker, 'B'),
    staleTime: BANNERS_FRESH_MS,
  });
}

/** The news of these days, newest first. */
export function newsQuery(asker: Asker) {
  return queryOptions({ queryKey: ['news', asker.locale], queryFn: () => newsOf(asker, 'N') });
}

/** The shop's own pages, without their bodies. */
export function pagesQuery(asker: Asker) {
  return queryOptions({ queryKey: ['contents', asker.locale], queryFn: () => newsOf(asker, 'C') });
}

const COOKIES_POLICY = 'cookies-policy';

/** One piece of news or page. */
export function contentQuery({ api, locale }: Asker, id: string) {
  return queryOptions({
    queryKey: ['content', locale, id],
    queryFn: async () =>
      (await (id === COOKIES_POLICY ? api.cookiesPolicy() : api.content({ params: { id } }))).Data,
  });
}
