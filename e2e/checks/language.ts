/** Whether a page speaks one language, and only words. */
import type { Page } from '@playwright/test';
import type { Language } from '../fixtures.ts';

/**
 * Texts, names for screen readers and placeholders that are in the other language or are a key of a message. What is
 * marked with the language it is in (`lang`) is meant to be so.
 */
export function findForeignText(page: Page, language: Language): Promise<string[]> {
  return page.evaluate((own) => {
    const KEY = /^[a-z]\w*(\.\w+)+$/;
    const THAI = /\p{Script=Thai}/u;
    // Several words without a Thai letter: not a brand, a code or a unit.
    const ENGLISH = /[A-Za-z']{2,} [a-z']{2,}/;
    const isForeign = (text: string) =>
      KEY.test(text) || (own === 'en' ? THAI.test(text) : !THAI.test(text) && ENGLISH.test(text));
    const isMarked = (element: Element | null) => element?.closest('[lang]') !== document.documentElement;

    const found: string[] = [];
    const check = (element: Element | null, text: string | null | undefined, where: string): void => {
      const said = text?.trim() ?? '';
      if (said !== '' && !isMarked(element) && isForeign(said)) found.push(`${where}: ${said.slice(0, 80)}`);
    };
    // A name that people gave is marked in the heading, and stands in the title as it is.
    const named = document.querySelector('h1 [lang]')?.textContent ?? '';
    check(document.documentElement, document.title.replace(named, ''), 'title');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent && !parent.closest('script, style'))
        check(parent, walker.currentNode.textContent, parent.localName);
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt], [title]'))
      for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
        check(element, element.getAttribute(name), `${element.localName}[${name}]`);
    return [...new Set(found)];
  }, language);
}
