import { z } from 'zod';
import { code, flag, yesNo, type SchemasFor } from './common.schemas.ts';
import type { contentCalls } from './content.calls.ts';

/** B banner, N news, C a page of the shop's own (how to order, questions, contact, policies). */
const newsType = z.enum(['B', 'N', 'C']);

/** Times are ISO 8601; words stand in the caller's language. */
const newsItem = z.object({
  NewsCode: z.string(),
  NewsType: newsType,
  Title: z.string(),
  Summary: z.string(),
  PictureUrl: z.string().nullable(),
  /** A cut of a banner for narrow screens. */
  PhonePictureUrl: z.string().nullable(),
  /** The title and summary stand over the picture; otherwise the picture itself says them. */
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
  z.object({ text: z.string(), strong: z.literal(true).optional(), href: z.string().optional() }),
);
const block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), words }),
  z.object({ type: z.literal('paragraph'), words }),
  z.object({ type: z.literal('note'), words }),
  z.object({ type: z.literal('list'), ordered: z.boolean(), items: z.array(words) }),
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
      /** Only what counts now; otherwise also what is over. What has not begun is told to nobody. */
      UsePeriodDate: flag.default(true),
      /** Buyers see what is active, and nothing else. */
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
