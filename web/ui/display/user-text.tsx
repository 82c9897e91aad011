import type { ReactNode } from 'react';
import type { Locale } from '#contract/page.ts';
import { usePage } from '../../page/page-context.ts';

const THAI = /\p{Script=Thai}/u;

/**
 * What people wrote themselves (a name, an address, a remark) is in their language whatever the page's is: marked as
 * such, so that a screen reader pronounces it right.
 */
export function UserText({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const { locale } = usePage();
  return (
    <span className={className} lang={userLang(textOf(children), locale)}>
      {children}
    </span>
  );
}

/** The language of a text that people wrote, where it is not the page's. */
export const userLang = (text: string, locale: Locale): 'th' | undefined =>
  locale !== 'th' && THAI.test(text) ? 'th' : undefined;

/** A message passes the content of a tag as a list of texts. */
export function textOf(words: ReactNode): string {
  return Array.isArray(words) ? words.map(textOf).join('') : typeof words === 'string' ? words : '';
}
