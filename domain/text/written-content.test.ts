import { describe, expect, test } from 'vitest';
import {
  cleanBody,
  contentMistakesOf,
  differencesOf,
  EMPTY_CONTENT,
  inLanguage,
  lacksEnglish,
  periodOf,
  picturesIn,
} from './written-content.ts';

const content = (more: Partial<typeof EMPTY_CONTENT>) => ({ ...EMPTY_CONTENT, titleTh: 'ข่าว', ...more });

describe('N-11b what staff write', () => {
  test('begins and ends by the clock of Bangkok, the last day being shown whole', () => {
    const { begins, ends } = periodOf(content({ firstDay: '2026-03-01', lastDay: '2026-03-02' }));
    expect([begins?.toISOString(), ends?.toISOString()]).toEqual([
      '2026-02-28T17:00:00.000Z',
      '2026-03-02T17:00:00.000Z',
    ]);
    const timed = { firstDay: '2026-03-01', firstTime: '09:30', lastDay: '2026-03-01', lastTime: '18:00' };
    expect(periodOf(content(timed))).toEqual({
      begins: new Date('2026-03-01T02:30:00Z'),
      ends: new Date('2026-03-01T11:00:00Z'),
    });
    expect(periodOf(content({}))).toEqual({ begins: undefined, ends: undefined });
  });

  test.each([
    [{ titleTh: ' ' }, { titleTh: 'CONTENT_TITLE_MISSING' }],
    [{ firstDay: '2026-02-30' }, { firstDay: 'CONTENT_DAY_WRONG' }],
    [{ firstTime: '10:00' }, { firstDay: 'CONTENT_DAY_WRONG' }],
    [{ lastDay: '2026-02-01', lastTime: '25:00' }, { lastDay: 'CONTENT_DAY_WRONG' }],
    [{ firstDay: '2026-03-02', lastDay: '2026-03-01' }, { lastDay: 'CONTENT_DAYS_REVERSED' }],
    [{ link: 'http://a.example' }, { link: 'CONTENT_LINK_WRONG' }],
    [{ link: 'javascript:alert(1)' }, { link: 'CONTENT_LINK_WRONG' }],
    [{ link: '//evil.example' }, { link: 'CONTENT_LINK_WRONG' }],
    [{ link: 'tel:021234567' }, { link: 'CONTENT_LINK_WRONG' }],
    [{ link: 'https://a.example/x' }, {}],
    [{ link: '/product/P1', colour: '#00ff7f' }, {}],
    [{ colour: 'red' }, { colour: 'CONTENT_COLOUR_WRONG' }],
    [{ bodyEn: '*'.repeat(12_001) }, { bodyEn: 'CONTENT_TEXT_LONG' }],
    [{ bodyTh: '| a |\n'.repeat(61) }, { bodyTh: 'CONTENT_TABLE_LARGE' }],
  ])('%j is told: %j', (given, wrong) => {
    expect(contentMistakesOf(content(given))).toEqual(wrong);
  });

  test('lacks English where a Thai text has none, which is then shown', () => {
    expect(lacksEnglish(content({ titleEn: 'News' }))).toBe(false);
    expect(lacksEnglish(content({ titleEn: 'News', bodyTh: 'ก' }))).toBe(true);
    expect([inLanguage('en', 'ก', ''), inLanguage('en', 'ก', 'a'), inLanguage('th', 'ก', 'a')]).toEqual([
      'ก',
      'a',
      'ก',
    ]);
  });

  test('keeps of a body what blocks can hold, and its own pictures', () => {
    const [own, other] = ['/media/alpha/a.webp', '/media/beta/b.webp'];
    const body = `<script>alert(1)</script> [x](javascript:y)\n![a](${own})\n![b](${other})`;
    expect(picturesIn(body)).toEqual([own, other]);
    expect(cleanBody(body, (picture) => picture === own)).toBe(`<script>alert(1)</script> x\n\n![a](${own})`);
  });

  test('differs from another block by block', () => {
    expect(differencesOf('## A\n\none\n\ntwo', '## A\n\ntwo\n\nthree')).toEqual([
      { kind: 'same', text: '## A' },
      { kind: 'removed', text: 'one' },
      { kind: 'same', text: 'two' },
      { kind: 'added', text: 'three' },
    ]);
    expect(differencesOf('x', 'x')).toEqual([{ kind: 'same', text: 'x' }]);
    const long = Array.from({ length: 300 }, (_, at) => `line ${at}`).join('\n\n');
    expect(differencesOf(long, long).filter(({ kind }) => kind === 'added')).toHaveLength(300);
  });
});
