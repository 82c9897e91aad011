/** Maps a content row to the fields of the calls. */
import { contentBlocks, isSafeLink } from '#domain/text/content-text.ts';
import type { Content, NewsItem } from '#contract/content.schemas.ts';
import type { Language } from '../../http/messages.ts';
import type { ContentRow, NewsRow } from './content.queries.ts';

const common = (row: NewsRow | ContentRow, language: Language) => ({
  // The table allows no other kinds.
  NewsType: row.news_type as NewsItem['NewsType'],
  Title: language === 'th' ? row.title_th : row.title_en,
  Summary: language === 'th' ? row.summary_th : row.summary_en,
  PictureUrl: row.picture_path,
  DateBegin: row.begins_at.toISOString(),
});

export function presentNews(row: NewsRow, language: Language): NewsItem {
  return {
    NewsCode: row.content_code,
    ...common(row, language),
    PhonePictureUrl: row.phone_picture_path,
    PictureAlt: language === 'th' ? row.alt_th : row.alt_en,
    ShowsWords: row.shows_words,
    BackgroundColour: row.background_colour,
    LinkUrl: row.link !== null && isSafeLink(row.link) ? row.link : null,
    DateEnd: row.ends_at?.toISOString() ?? null,
  };
}

export function presentContent(row: ContentRow, language: Language): Content {
  return {
    Id: row.content_code,
    ...common(row, language),
    UpdatedAt: row.updated_at.toISOString(),
    Blocks: contentBlocks(language === 'th' ? row.body_th : row.body_en),
  };
}
