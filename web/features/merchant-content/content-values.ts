/** A banner, news or a page as it stands in the form. */
import {
  contentMistakesOf,
  EMPTY_CONTENT,
  type ContentKind,
  type ContentMistake,
  type WrittenContent,
} from '#domain/text/written-content.ts';
import { randomKey } from '../attempt/attempt.ts';

/** `code` is typed for a new page alone. */
export type ContentValues = WrittenContent & { code: string };

export const emptyValues = (kind: ContentKind): ContentValues => ({
  ...EMPTY_CONTENT,
  code: '',
  showsWords: kind === 'B',
});

/** Pages are called by people; nobody reads the code of a banner. */
export const newCode = (kind: ContentKind): string =>
  kind === 'C' ? '' : `${kind === 'B' ? 'banner' : 'news'}-${randomKey().slice(0, 12)}`;

export const contentOf = ({ code: _code, ...content }: ContentValues): WrittenContent => content;

export type ValueMistake = ContentMistake | 'CODE_WRONG';

/** What is wrong, by field. */
export function mistakesOf(values: ContentValues, asksCode: boolean): Record<string, ValueMistake> {
  const isCode = /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/.test(values.code.trim());
  return { ...contentMistakesOf(values), ...(asksCode && !isCode && { code: 'CODE_WRONG' as const }) };
}

/** What the form calls a field of the call. */
export const fieldOf = (path: string): string => (path === 'Code' ? 'code' : path.replace(/^Content\./, ''));

export const linkKinds = ['none', 'product', 'category', 'promotion', 'page', 'address'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** What an address leads to, as far as it can be told. */
export function linkKindOf(link: string): LinkKind {
  if (link === '') return 'none';
  if (/^\/product\/[^/?]+$/.test(link) && link !== '/product/category') return 'product';
  if (link.startsWith('/product?h1=')) return 'category';
  if (link.startsWith('/product?promotionId=')) return 'promotion';
  return /^\/contents\/[^/?]+$/.test(link) ? 'page' : 'address';
}
