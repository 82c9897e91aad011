import { describe, expect, test } from 'vitest';
import { contentBlocks } from '#domain/text/content-text.ts';
import type { Content } from './content.queries.ts';
import { structuredData } from './structured-data.ts';

const content = (more: Partial<Content>, body = ''): Content => ({
  Id: 'X',
  NewsType: 'C',
  Title: 'Title',
  Summary: '',
  PictureUrl: null,
  DateBegin: '2026-01-01T00:00:00.000Z',
  UpdatedAt: '2026-02-01T00:00:00.000Z',
  Blocks: contentBlocks(body),
  ...more,
});
const dataOf = (given: Content) => {
  const steps = [{ name: 'Home', url: 'https://shop.example/' }];
  const input = { content: given, url: 'https://shop.example/contents/X', origin: 'https://shop.example' };
  const { '@graph': graph } = structuredData({ ...input, shop: 'Shop', steps }) as { '@graph': object[] };
  return graph;
};

describe('R-36 what search engines get of a page', () => {
  test('questions come with their answers, lists and all; a heading without an answer is none', () => {
    const body = '## About\n### One?\nYes.\n- first\n- second\n### Two?\nNo [more](/product).';
    expect(dataOf(content({ Id: 'FAQ_001' }, body))[0]).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [
        { name: 'One?', acceptedAnswer: { text: 'Yes.\nfirst\nsecond' } },
        { name: 'Two?', acceptedAnswer: { text: 'No more.' } },
      ],
    });
  });

  test('news is an article of the shop, with its picture and days', () => {
    expect(dataOf(content({ NewsType: 'N', PictureUrl: '/files/a.webp' }))[0]).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'Title',
      image: 'https://shop.example/files/a.webp',
      datePublished: '2026-01-01T00:00:00.000Z',
      publisher: { name: 'Shop' },
    });
  });

  test('other pages say what they are and where they belong', () => {
    const [page, trail] = dataOf(content({ Id: 'CONTACT_001' }));
    expect(page).toMatchObject({ '@type': 'ContactPage', name: 'Title' });
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ position: 1, name: 'Home', item: 'https://shop.example/' }],
    });
    expect(dataOf(content({}))[0]).toMatchObject({ '@type': 'WebPage' });
  });
});
