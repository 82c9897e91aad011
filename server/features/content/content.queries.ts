import type { TenantTransaction } from '#database/database.ts';

/** More news than anybody reads on one page; there are only a few banners. */
const MAX = 60;

export type NewsQuery = {
  newsType: string;
  /** Omits what is over by then. */
  notOverAt: Date | undefined;
  /** What is for one center alone is shown at that one. */
  saleUnit: string;
  now: Date;
};

/** What is active and has begun. */
const onShow = (tx: TenantTransaction, now: Date) =>
  tx
    .selectFrom('contents')
    .select(['content_code', 'news_type', 'title_th', 'title_en', 'summary_th', 'summary_en'])
    .select(['picture_path', 'begins_at'])
    .where('is_active', '=', true)
    .where('is_published', '=', true)
    .where('begins_at', '<=', now);

/** All of a type: banners and pages in their order, ties with the newest first. */
export function findNews(tx: TenantTransaction, { newsType, notOverAt, saleUnit, now }: NewsQuery) {
  return onShow(tx, now)
    .select(['phone_picture_path', 'shows_words', 'background_colour', 'link', 'ends_at'])
    .select(['alt_th', 'alt_en'])
    .where('news_type', '=', newsType)
    .where((is) => is.or([is('sale_unit', 'is', null), is('sale_unit', '=', saleUnit)]))
    .$if(notOverAt !== undefined, (query) =>
      query.where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '>', notOverAt ?? now)])),
    )
    .orderBy('position')
    .orderBy('begins_at', 'desc')
    .orderBy('content_code')
    .limit(MAX)
    .execute();
}
export type NewsRow = Awaited<ReturnType<typeof findNews>>[number];

/** One piece of news or page; banners have no page of their own. */
export function findContent(tx: TenantTransaction, { id, now }: { id: string; now: Date }) {
  return onShow(tx, now)
    .select(['body_th', 'body_en', 'updated_at'])
    .where('content_code', '=', id)
    .where('news_type', '<>', 'B')
    .executeTakeFirst();
}
export type ContentRow = NonNullable<Awaited<ReturnType<typeof findContent>>>;
