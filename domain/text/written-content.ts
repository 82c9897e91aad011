/** Banners, news and pages as staff write them (N-11b): what is right, when it is shown, and what differs between two of them. */
import { startOfDay } from '../time/dates.ts';
import { contentBlocks, contentText, isSafeLink, isTooLarge, type ContentBlock } from './content-text.ts';

/** B banner, N news, C one of the shop's own pages. */
export const contentKinds = ['B', 'N', 'C'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** `failed`: a later version could not take the place of the one that is shown. */
export const contentStates = ['draft', 'planned', 'failed', 'shown', 'ended', 'off'] as const;
/** Why a version could not be shown as planned: its center is no more, or what it says cannot be stored. */
export const plannedFailures = ['centerGone', 'wrong'] as const;
export type PlannedFailure = (typeof plannedFailures)[number];
export type ContentState = (typeof contentStates)[number];

export type WrittenContent = {
  titleTh: string;
  /** '' of these has the Thai one shown. */
  titleEn: string;
  summaryTh: string;
  summaryEn: string;
  /** In the notation of `content-text.ts`. */
  bodyTh: string;
  bodyEn: string;
  /** Addresses of pictures of the shop: the wide one, and a banner's cut for phones; '' for none. */
  picture: string;
  phonePicture: string;
  altTh: string;
  altEn: string;
  /** Title and summary stand over a banner's picture. */
  showsWords: boolean;
  /** `#rrggbb` behind the picture; '' for none. */
  colour: string;
  /** A path of the shop or an https address; '' for none. */
  link: string;
  /** Shown in lists of this center alone; '' for all. */
  saleUnit: string;
  /** YYYY-MM-DD and HH:MM by the clock of Bangkok; '' as soon as it is published, and for midnight. */
  firstDay: string;
  firstTime: string;
  /** The last day; without a time the whole of it. '' for until it is taken down. */
  lastDay: string;
  lastTime: string;
};

export const EMPTY_CONTENT: WrittenContent = {
  titleTh: '',
  titleEn: '',
  summaryTh: '',
  summaryEn: '',
  bodyTh: '',
  bodyEn: '',
  picture: '',
  phonePicture: '',
  altTh: '',
  altEn: '',
  showsWords: false,
  colour: '',
  link: '',
  saleUnit: '',
  firstDay: '',
  firstTime: '',
  lastDay: '',
  lastTime: '',
};

/** A whole body as it is stored, in either language: ten printed pages. */
export const LONGEST_BODY = 24_000;

export const contentMistakes = [
  'CONTENT_TITLE_MISSING',
  'CONTENT_DAY_WRONG',
  'CONTENT_DAYS_REVERSED',
  'CONTENT_LINK_WRONG',
  'CONTENT_COLOUR_WRONG',
  'CONTENT_PICTURE_MISSING',
  'CONTENT_TEXT_LONG',
  'CONTENT_TABLE_LARGE',
] as const;
export type ContentMistake = (typeof contentMistakes)[number];

const DAY_MS = 24 * 3600 * 1000;

function momentOf(day: string, time: string): Date | undefined {
  const start = startOfDay(day.replaceAll('-', ''));
  if (!start || time === '') return start;
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hours === undefined) return undefined;
  return new Date(start.getTime() + (Number(hours) * 60 + Number(minutes)) * 60_000);
}

export type ContentPeriod = { begins: Date | undefined; ends: Date | undefined };

/** From when on it is shown (undefined: as soon as it is published), and the first moment it is not any more. */
export function periodOf({ firstDay, firstTime, lastDay, lastTime }: WrittenContent): ContentPeriod {
  const begins = firstDay === '' ? undefined : momentOf(firstDay, firstTime);
  const last = lastDay === '' ? undefined : momentOf(lastDay, lastTime);
  return { begins, ends: last && lastTime === '' ? new Date(last.getTime() + DAY_MS) : last };
}

/** Where a banner may lead: a path of the shop, or another site by https. */
export const isBannerLink = (link: string): boolean => isSafeLink(link) && /^(\/|https:)/.test(link);
/** Whether it leaves the shop. */
export const leadsElsewhere = (link: string): boolean => link.startsWith('https:');

/** What is wrong with a draft, by field. */
export function contentMistakesOf(content: WrittenContent): Record<string, ContentMistake> {
  const { titleTh, bodyTh, bodyEn, firstDay, firstTime, lastDay, lastTime, link, colour } = content;
  const { begins, ends } = periodOf(content);
  const firstWrong = (firstDay === '' && firstTime !== '') || (firstDay !== '' && !begins);
  const lastWrong = (lastDay === '' && lastTime !== '') || (lastDay !== '' && !ends);
  return {
    ...(titleTh.trim() === '' && { titleTh: 'CONTENT_TITLE_MISSING' }),
    ...bodyMistake('bodyTh', bodyTh),
    ...bodyMistake('bodyEn', bodyEn),
    ...(firstWrong && { firstDay: 'CONTENT_DAY_WRONG' }),
    ...(lastWrong && { lastDay: 'CONTENT_DAY_WRONG' }),
    ...(begins && ends && ends <= begins && { lastDay: 'CONTENT_DAYS_REVERSED' }),
    ...(link !== '' && !isBannerLink(link) && { link: 'CONTENT_LINK_WRONG' }),
    ...(colour !== '' && !/^#[0-9a-f]{6}$/.test(colour) && { colour: 'CONTENT_COLOUR_WRONG' }),
  };
}

/** Marks are escaped where a text is stored: what is short as it is sent may be long then. */
function bodyMistake(field: 'bodyTh' | 'bodyEn', body: string): Record<string, ContentMistake> {
  const blocks = contentBlocks(body);
  if (blocks.some(isTooLarge)) return { [field]: 'CONTENT_TABLE_LARGE' };
  return contentText(blocks).length > LONGEST_BODY ? { [field]: 'CONTENT_TEXT_LONG' } : {};
}

/** A banner is a picture, or words on a colour. */
export const lacksPicture = (kind: ContentKind, { picture, showsWords, colour }: WrittenContent): boolean =>
  kind === 'B' && picture === '' && !(showsWords && colour !== '');

/** Whether English visitors see Thai words somewhere. */
export const lacksEnglish = ({ titleTh, titleEn, summaryTh, summaryEn, bodyTh, bodyEn }: WrittenContent) =>
  [
    [titleTh, titleEn],
    [summaryTh, summaryEn],
    [bodyTh, bodyEn],
  ].some(([thai, english]) => thai !== '' && english === '');

/** In either language: the English words, or the Thai ones where there are none. */
export const inLanguage = (language: 'th' | 'en', thai: string, english: string): string =>
  language === 'en' && english !== '' ? english : thai;

/** What the notation can say of it, and no more; pictures are those that `isOwn` knows. */
export function cleanBody(body: string, isOwn: (picture: string) => boolean): string {
  return contentText(contentBlocks(body).filter((block) => block.type !== 'picture' || isOwn(block.url)));
}

export const picturesIn = (body: string): string[] =>
  contentBlocks(body).flatMap((block) => (block.type === 'picture' ? [block.url] : []));

export type Difference = { kind: 'same' | 'added' | 'removed'; text: string };

/** Beyond this many lines on both sides, a body is shown as replaced. */
const MOST_COMPARED = 400;

const linesOf = (body: string): string[] =>
  contentBlocks(body)
    .flatMap((block: ContentBlock) =>
      block.type === 'table' ? contentText([block]).split('\n') : [contentText([block])],
    )
    .filter((text) => text !== '');

/** What changed from one body to another, block by block. */
export function differencesOf(before: string, after: string): Difference[] {
  const [was, is] = [linesOf(before), linesOf(after)];
  if (was.length + is.length > MOST_COMPARED)
    return [
      ...was.map((text): Difference => ({ kind: 'removed', text })),
      ...is.map((text): Difference => ({ kind: 'added', text })),
    ];
  // The longest common part, from the end: `common[i][j]` of what follows i and j.
  const common = Array.from({ length: was.length + 1 }, () => Array.from({ length: is.length + 1 }, () => 0));
  const at = (i: number, j: number): number => common[i]?.[j] ?? 0;
  for (let i = was.length - 1; i >= 0; i -= 1)
    for (let j = is.length - 1; j >= 0; j -= 1) {
      const row = common[i];
      if (row) row[j] = was[i] === is[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const found: Difference[] = [];
  let [i, j] = [0, 0];
  while (i < was.length || j < is.length) {
    const [old, fresh] = [was[i], is[j]];
    if (old !== undefined && old === fresh) {
      found.push({ kind: 'same', text: old });
      i += 1;
      j += 1;
    } else if (old !== undefined && (fresh === undefined || at(i + 1, j) >= at(i, j + 1))) {
      found.push({ kind: 'removed', text: old });
      i += 1;
    } else if (fresh !== undefined) {
      found.push({ kind: 'added', text: fresh });
      j += 1;
    }
  }
  return found;
}
