import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { badRequest, CallError, tooMany } from './call-error.ts';
import { sendErrorPage } from './error-page.ts';

type PageRequest = { url?: string; language?: string; set?: Record<string, string> };

/** The page that a browser gets, and its headers; `set` are those that were there before. */
function pageOf(error: Error, { url = '/', language = 'th', set = {} }: PageRequest = {}) {
  const log = vi.fn<(told: object, sentence: string) => void>();
  const request = {
    url,
    headers: { accept: 'text/html', 'accept-language': language },
    routeOptions: {},
    log: { error: log },
  } as unknown as FastifyRequest;
  const headers: Record<string, string> = { ...set };
  let html = '';
  const reply = {
    code: () => reply,
    type: () => reply,
    getHeader: (name: string) => headers[name],
    headers: (given: Record<string, string>) => {
      Object.assign(headers, given);
      return reply;
    },
    send: (sent: string) => {
      html = sent;
      return reply;
    },
  };
  sendErrorPage(error, request, reply as unknown as FastifyReply);
  return { html, headers, log };
}

const links = (html: string) => [...html.matchAll(/<a href="([^"]*)">/g)].map(([, to]) => to);
const refresh = (html: string) => /<meta http-equiv="refresh" content="([^"]*)">/.exec(html)?.[1];
const wait = (seconds: string) => ({ headers: { 'retry-after': seconds } });
const away = (headers = {}) => new CallError({ statusCode: 503, code: 'UNAVAILABLE', headers });

test('a page that failed is logged without the words of its error', () => {
  const { log } = pageOf(new Error('what was typed'));
  expect(log).toHaveBeenCalledOnce();
  expect(JSON.stringify(log.mock.calls)).toContain('"name":"Error"');
  expect(JSON.stringify(log.mock.calls)).not.toContain('what was typed');
});

describe('the page of an error', () => {
  test('leads home in the language of its address, in words of both', () => {
    const { html } = pageOf(badRequest('BAD_ADDRESS'), { url: '/product/%' });
    expect(links(html)).toEqual(['/']);
    expect(html).toContain('>ไปหน้าแรก / <span lang="en">Go to the home page</span></a>');
    expect(links(pageOf(badRequest('BAD_ADDRESS'), { url: '/en/product/%' }).html)).toEqual(['/en']);
    expect(links(pageOf(badRequest('BAD_ADDRESS'), { url: '/english' }).html)).toEqual(['/']);
    const english = pageOf(badRequest('BAD_ADDRESS'), { language: 'en' }).html;
    expect(english).toContain('>Go to the home page / <span lang="th">ไปหน้าแรก</span></a>');
  });

  test.each([
    ['429', tooMany('TOO_MANY_PAGES')],
    ['503', away()],
    ['500', new Error('failed')],
  ])('of %s leads to the same address once more', (_, error) => {
    const { html } = pageOf(error, { url: '/en/search?q=a&b="<c>' });
    expect(links(html)).toEqual(['/en/search?q=a&amp;b=&quot;&lt;c>', '/en']);
    expect(html).toContain('>ลองอีกครั้ง / <span lang="en">Try again</span></a>');
  });

  test.each([
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    'http://evil.example/',
    '[',
    '/a b',
  ])('leads to no address that is not the shop’s own: %s', (url) => {
    const { html } = pageOf(tooMany('TOO_MANY_PAGES', wait('5')), { url });
    expect([links(html), refresh(html)]).toEqual([['/'], undefined]);
    expect(html).not.toContain('evil');
  });

  test('asks again by itself where it is known when, and only of 429 and 503', () => {
    expect(refresh(pageOf(tooMany('TOO_MANY_PAGES', wait('17'))).html)).toBe('17');
    expect(refresh(pageOf(away({ 'retry-after': '2' })).html)).toBe('2');
    expect(refresh(pageOf(away(), { set: { 'retry-after': '5' } }).html), 'set before').toBe('5');
    expect(refresh(pageOf(away()).html)).toBeUndefined();
    expect(refresh(pageOf(new Error('failed'), { set: { 'retry-after': '5' } }).html)).toBeUndefined();
    expect(refresh(pageOf(badRequest('BAD_ADDRESS', wait('5'))).html)).toBeUndefined();
  });

  test('is let have its one style by its content policy, and nothing else', () => {
    const { html, headers } = pageOf(badRequest('BAD_ADDRESS'));
    const style = /<style>(.*?)<\/style>/.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none';style-src 'sha256-${hash}';frame-ancestors 'none'`,
    );
    expect(html).not.toMatch(/<script|style=/);
    expect(Buffer.byteLength(html)).toBeLessThan(1500);
  });
});
