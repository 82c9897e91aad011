/** From a row of contents to the fields that calls carry. */
import { contentBlocks, isSafeLink } from '#domain/content-text.ts';
import type { Content, NewsItem } from '#contract/content.schemas.ts';
import type { Language } from '../../http/messages.ts';
import type { ContentRow, NewsRow } from './content.queries.ts';

/** The table lets no other kind in. */
const typeOf = ({ news_type }: { news_type: string }) => news_type as NewsItem['NewsType'];

export function presentNews(row: NewsRow, language: Language): NewsItem {
  const thai = language === 'th';
  return {
    NewsCode: row.content_code,
    NewsType: typeOf(row),
    Title: thai ? row.title_th : row.title_en,
    Summary: thai ? row.summary_th : row.summary_en,
    PictureUrl: row.picture_path,
    PhonePictureUrl: row.phone_picture_path,
    ShowsWords: row.shows_words,
    BackgroundColour: row.background_colour,
    LinkUrl: row.link !== null && isSafeLink(row.link) ? row.link : null,
    DateBegin: row.begins_at.toISOString(),
    DateEnd: row.ends_at?.toISOString() ?? null,
  };
}

export function presentContent(row: ContentRow, language: Language): Content {
  const thai = language === 'th';
  return {
    Id: row.content_code,
    NewsType: typeOf(row),
    Title: thai ? row.title_th : row.title_en,
    Summary: thai ? row.summary_th : row.summary_en,
    PictureUrl: row.picture_path,
    DateBegin: row.begins_at.toISOString(),
    UpdatedAt: row.updated_at.toISOString(),
    Blocks: contentBlocks(thai ? row.body_th : row.body_en),
  };
}
