import { z } from 'zod';
import { code, flag, yesNo, type SchemasFor } from './common.schemas.ts';
import type { contentCalls } from './content.calls.ts';

/** B banner, N news, C one of the shop's own pages (how to order, questions, contact, policies). */
const newsType = z.enum(['B', 'N', 'C']);

/** Times are ISO 8601; text is in the caller's language. */
const newsItem = z.object({
  NewsCode: z.string(),
  NewsType: newsType,
  Title: z.string(),
  Summary: z.string(),
  PictureUrl: z.string().nullable(),
  /** A crop of a banner for narrow screens. */
  PhonePictureUrl: z.string().nullable(),
  /** What the picture shows, for who does not see it; '' where nothing is said of it. */
  PictureAlt: z.string(),
  /** Title and summary are drawn over the picture; otherwise the picture already contains the text. */
  ShowsWords: z.boolean(),
  /** `#rrggbb` behind the picture. */
  BackgroundColour: z.string().nullable(),
  /** A path of the shop or an https address. */
  LinkUrl: z.string().nullable(),
  DateBegin: z.string(),
  DateEnd: z.string().nullable(),
});
export type NewsItem = z.infer<typeof newsItem>;

const words = z.array(
  z.object({
    text: z.string(),
    strong: z.literal(true).optional(),
    em: z.literal(true).optional(),
    href: z.string().optional(),
  }),
);
const block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), words }),
  z.object({ type: z.literal('paragraph'), words }),
  z.object({ type: z.literal('note'), words }),
  z.object({ type: z.literal('list'), ordered: z.boolean(), items: z.array(words) }),
  /** The first row has the headings. */
  z.object({ type: z.literal('table'), rows: z.array(z.array(words)) }),
  z.object({ type: z.literal('picture'), url: z.string(), alt: z.string() }),
]);

const content = z.object({
  Data: z.object({
    Id: z.string(),
    NewsType: newsType,
    Title: z.string(),
    Summary: z.string(),
    PictureUrl: z.string().nullable(),
    DateBegin: z.string(),
    UpdatedAt: z.string(),
    Blocks: z.array(block),
  }),
});
export type Content = z.infer<typeof content>['Data'];

export const contentSchemas = {
  whatsNew: {
    summary: 'Banners, news or pages, in the order the shop gives them',
    body: z.object({
      NewsType: newsType.default('B'),
      /** Only current items; otherwise expired ones too. Items that have not started are never included. */
      UsePeriodDate: flag.default(true),
      /** Buyers see only active items. */
      ActiveStatus: yesNo.refine((status) => status === 'Y').default('Y'),
    }),
    answer: z.object({ statusText: z.literal('OK'), result: z.array(newsItem) }),
  },
  cookiesPolicy: {
    summary: "The shop's cookies policy",
    answer: content,
    errors: ['CONTENT_NOT_FOUND'],
  },
  content: {
    summary: 'One piece of news or one page, as blocks',
    params: z.object({ id: code }),
    answer: content,
    errors: ['CONTENT_NOT_FOUND'],
  },
} satisfies SchemasFor<typeof contentCalls>;
