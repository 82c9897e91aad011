/** The content pages of the shop, as the server renders them. */
import { describe, expect, test } from 'vitest';
import { contentBlocks } from '#domain/text/content-text.ts';
import type { Content, NewsItem } from '../../features/content/content.queries.ts';
import { drawPage } from '../../testing/draw-page.tsx';
import ContentPage, { handle as contentHandle } from './content.tsx';
import Contents, { handle as contentsHandle } from './contents.tsx';
import News, { handle as newsHandle } from './news.tsx';

const item = (NewsType: NewsItem['NewsType'], NewsCode: string): NewsItem => ({
  NewsCode,
  NewsType,
  Title: `Title of ${NewsCode}`,
  Summary: `Summary of ${NewsCode}`,
  PictureUrl: null,
  PhonePictureUrl: null,
  PictureAlt: '',
  ShowsWords: false,
  BackgroundColour: null,
  LinkUrl: null,
  DateBegin: '2026-01-02T00:00:00.000Z',
  DateEnd: null,
});
const told = (...result: NewsItem[]) => ({ whatsNew: () => ({ statusText: 'OK', result }) });

describe('R-09 /news', () => {
  const draw = (...result: NewsItem[]) =>
    drawPage({ handle: newsHandle, Component: News, path: '/news', answers: told(...result) });

  test('shows each piece of news with its day, as a way to its page', async () => {
    const html = await draw(item('N', 'NEWS_1'));
    expect(html).toContain('href="/en/contents/NEWS_1"');
    expect(html).toContain('2 Jan 2026');
    expect(html).toContain('Summary of NEWS_1');
  });

  test('without any says so, and where to go on', async () => {
    const html = await draw();
    expect(html).toContain('There is no news just now');
    expect(html).toContain('href="/en/product"');
  });
});

describe('R-18 /contents', () => {
  const draw = (...result: NewsItem[]) =>
    drawPage({ handle: contentsHandle, Component: Contents, path: '/contents', answers: told(...result) });

  test('lists the pages of the shop, and says so where there are none', async () => {
    expect(await draw(item('C', 'HOWTO_001'))).toContain('href="/en/contents/HOWTO_001"');
    expect(await draw()).toContain('Nothing is written here yet');
  });
});

describe('R-18 /contents/{id}', () => {
  const draw = (body: string, more: Partial<Content> = {}) => {
    const content: Content = {
      Id: 'FAQ_001',
      NewsType: 'C',
      Title: 'Questions',
      Summary: '',
      PictureUrl: null,
      DateBegin: '2026-01-02T00:00:00.000Z',
      UpdatedAt: '2026-02-03T00:00:00.000Z',
      Blocks: contentBlocks(body),
      ...more,
    };
    return drawPage<'id'>({
      handle: contentHandle,
      Component: ContentPage,
      path: '/contents/:id',
      address: '/contents/FAQ_001',
      params: { id: 'FAQ_001' },
      answers: { content: () => ({ Data: content }), ...told(item('C', 'FAQ_001'), item('C', 'HOWTO_001')) },
    });
  };

  test('draws headings without leaving a level out, lists, notes and links', async () => {
    const html = await draw(
      '### First?\nYes.\n## Part\n### Second?\n- a **b**\n> mind\n[out](https://a.example) [in](/product)',
    );
    expect(html).toMatch(/<h2[^>]*>First\?<\/h2>/);
    expect(html).toMatch(/<h2[^>]*>Part<\/h2>/);
    expect(html).toMatch(/<h3[^>]*>Second\?<\/h3>/);
    expect(html).toMatch(/<li>a <strong>b<\/strong><\/li>/);
    expect(html).toMatch(/<a href="https:\/\/a.example" target="_blank" rel="noopener"/);
    expect(html).toMatch(/<a[^>]*href="\/en\/product"/);
  });

  test('draws a table with its headings in a box of its own that keys can scroll', async () => {
    const html = await draw('| Size | **Price** |\n| L | 5 | 6 |\n| M |');
    expect(html).toMatch(/<section[^>]*aria-label="Size, Price"[^>]*tabindex="0"/i);
    expect(html).toMatch(
      /<th scope="col">Size<\/th><th scope="col"><strong>Price<\/strong><\/th><th scope="col"><\/th>/,
    );
    expect(html).toMatch(/<tr><td>M<\/td><td><\/td><td><\/td><\/tr>/);
  });

  test('takes nothing that was written for HTML', async () => {
    const html = await draw('<img src=x onerror=alert(1)> </script><script>alert(1)</script>', {
      Title: '</title><script>alert(1)</script>',
    });
    expect(html).not.toMatch(/<img src=x|<script>alert/);
  });

  test('says when it was changed, and leads to the other pages', async () => {
    const html = await draw('Text');
    expect(html).toContain('Updated 3 Feb 2026');
    expect(html).toContain('href="/en/contents/HOWTO_001"');
    const news = await draw('Text', { NewsType: 'N' });
    expect(news).toContain('2 Jan 2026');
    expect(news).not.toContain('HOWTO_001');
  });
});
