/** The page of search words as the server draws it: who may change them, and where there is nothing. */
import { describe, expect, test } from 'vitest';
import type { StaffUser } from '#contract/page.ts';
import Page, { handle } from '../../routes/merchant/search.tsx';
import { drawPage } from '../../testing/draw-page.tsx';
import type { Miss, Synonym } from './merchant-search.queries.ts';

type Given = {
  address: string;
  pages?: StaffUser['Pages'];
  misses?: readonly Miss[];
  groups?: readonly Synonym[];
  locale?: 'th' | 'en';
};

const MISS = { Text: 'kitty', Times: 3, LastAt: '2026-03-02T05:00:00.000Z' };
const GROUP = { Word: 'doggy', Means: ['dog', 'สุนัข'], TwoWay: true };
const editor: StaffUser['Pages'] = ['search', 'searchWords'];
const reader: StaffUser['Pages'] = ['search'];

const drawn = ({ address, pages = editor, misses = [], groups = [], locale }: Given) =>
  drawPage({
    handle,
    Component: Page,
    path: '/merchant/search',
    address,
    locale,
    answers: {
      searchMisses: () => ({ Data: misses, Next: null }),
      searchSynonyms: () => ({ Data: groups }),
    },
    fill: (page) =>
      Object.assign(page, {
        staff: { subscribe: () => () => {}, user: () => ({ Pages: pages, ActiveDCName: 'One' }) },
      }),
  });

const VAIN = '/merchant/search';
const WORDS = '/merchant/search?tab=words';

describe('F-09 the page of search words', () => {
  test('leads who may change them from a search in vain to its words', async () => {
    const html = await drawn({ address: VAIN, misses: [MISS], groups: [GROUP] });
    expect(html).toContain('/en/merchant/search/words?word=kitty');
    expect(html).toContain('3 times');
    const known = await drawn({ address: VAIN, misses: [{ ...MISS, Text: 'doggy' }], groups: [GROUP] });
    expect(known).toContain('Change words');
  });

  test('shows all of it to who may only read, and says so', async () => {
    const vain = await drawn({ address: VAIN, pages: reader, misses: [MISS] });
    expect(vain).toContain('kitty');
    const words = await drawn({ address: WORDS, pages: reader, groups: [GROUP] });
    expect(words).toContain('doggy');
    expect(words).toContain('only the super admin changes them');
    for (const html of [vain, words]) expect(html).not.toContain('/merchant/search/words');
    expect(await drawn({ address: WORDS, groups: [GROUP] })).not.toContain('only the super admin');
  });

  test('says where there is nothing yet, and what to do', async () => {
    expect(await drawn({ address: VAIN })).toContain('Every search has found something so far');
    expect(await drawn({ address: `${VAIN}?range=week` })).toContain('Show any time');
    expect(await drawn({ address: WORDS })).toContain('No words have been entered yet');
    expect(await drawn({ address: `${WORDS}&text=zz`, groups: [GROUP] })).toContain('No words with “zz”');
    expect(await drawn({ address: VAIN, locale: 'th' })).toContain('ยังไม่มีคำที่ค้นหาแล้วไม่พบสินค้า');
  });

  test('marks each word as the language that it is in', async () => {
    const html = await drawn({ address: WORDS, groups: [GROUP] });
    expect(html).toContain('<span lang="th">สุนัข</span>');
    expect(html).toContain('<span lang="en">dog</span>');
  });
});
