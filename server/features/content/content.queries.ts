import type { TenantTransaction } from '#database/database.ts';

/** More news than anybody reads on one page; banners are a handful. */
const MOST = 60;

export type NewsQuery = {
  newsType: string;
  /** Leaves out what is over by then. */
  notOverAt: Date | undefined;
  now: Date;
};

/** What is active and has begun: banners and pages in their order, of equal ones the newest first. */
export function findNews(tx: TenantTransaction, { newsType, notOverAt, now }: NewsQuery) {
  return tx
    .selectFrom('contents')
    .select([
      'content_code',
      'news_type',
      'title_th',
      'title_en',
      'summary_th',
      'summary_en',
      'picture_path',
      'phone_picture_path',
      'shows_words',
      'background_colour',
      'link',
      'begins_at',
      'ends_at',
    ])
    .where('news_type', '=', newsType)
    .where('is_active', '=', true)
    .where('begins_at', '<=', now)
    .$if(notOverAt !== undefined, (query) =>
      query.where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '>', notOverAt ?? now)])),
    )
    .orderBy('position')
    .orderBy('begins_at', 'desc')
    .orderBy('content_code')
    .limit(MOST)
    .execute();
}
export type NewsRow = Awaited<ReturnType<typeof findNews>>[number];

/** One piece of news or page that is active and has begun; banners have no page of their own. */
export function findContent(tx: TenantTransaction, { id, now }: { id: string; now: Date }) {
  return tx
    .selectFrom('contents')
    .select([
      'content_code',
      'news_type',
      'title_th',
      'title_en',
      'summary_th',
      'summary_en',
      'body_th',
      'body_en',
      'picture_path',
      'begins_at',
      'updated_at',
    ])
    .where('content_code', '=', id)
    .where('news_type', '<>', 'B')
    .where('is_active', '=', true)
    .where('begins_at', '<=', now)
    .executeTakeFirst();
}
export type ContentRow = NonNullable<Awaited<ReturnType<typeof findContent>>>;
