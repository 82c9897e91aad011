import { describe, expect, it } from 'vitest';
import { PROMOTION_CODE } from '#domain/promotion/promotion-code.ts';
import {
  contentBlocks,
  isSafeLink,
  linesOfBlock,
  plainWords,
  type ContentWords,
} from '#domain/text/content-text.ts';
import en from '../../web/locales/en/index.ts';
import th from '../../web/locales/th/index.ts';
import { demoTenants } from '../tenants.ts';
import type { DemoTenant } from '../types.ts';

const THAI = /\p{Script=Thai}/u;
const STANDING = ['HOWTO_001', 'FAQ_001', 'CONTACT_001', 'cookies-policy', 'privacy', 'pdpa'];

/** Quoted, and no name of a menu, a button or a state of orders. */
const OTHERS_QUOTED = ['ร้าน', 'the shop', 'สินค้าหมด'];

const wordsOf = (body: string): ContentWords[][] => contentBlocks(body).flatMap(linesOfBlock);

describe.each(demoTenants().map((tenant): [string, DemoTenant] => [tenant.tenantId, tenant]))(
  'what %s tells',
  (_, { contents, promotions, categories }) => {
    const isNow = ({ fromDay, toDay = 1 }: { fromDay: number; toDay?: number }) => fromDay <= 0 && toDay > 0;
    const ofType = (type: string) => contents.filter((content) => content.type === type);

    it('D-03 is three to five banners and some news of these days, and every standing page', () => {
      const banners = ofType('B').filter(isNow);
      expect(banners.length).toBeGreaterThanOrEqual(3);
      expect(banners.length).toBeLessThanOrEqual(5);
      expect(ofType('N').filter(isNow).length).toBeGreaterThanOrEqual(3);
      expect(ofType('C').map(({ code }) => code)).toEqual(STANDING);
      expect(new Set(contents.map(({ code }) => code)).size).toBe(contents.length);
    });

    it('exists in both languages, in complete sentences without a gap', () => {
      for (const { code, title, summary, body, type } of contents) {
        for (const words of type === 'B' ? [title, summary] : [title, summary, body]) {
          expect(THAI.test(words.th), code).toBe(true);
          expect(words.en.trim(), code).not.toBe('');
          expect(THAI.test(words.en), code).toBe(false);
          expect(`${words.th}${words.en}`, code).not.toMatch(/undefined|NaN|\{|\}| {2}/);
        }
      }
    });

    it('has the same parts in both languages', () => {
      const shape = (body: string) =>
        contentBlocks(body).map((block) =>
          block.type === 'list' ? `list ${block.items.length}` : block.type,
        );
      for (const { code, body } of contents) expect(shape(body.th), code).toEqual(shape(body.en));
    });

    it('leads only to pages and categories that there are', () => {
      const codes = new Set(categories.map(({ code }) => code));
      const known = (path: string): boolean => {
        const { pathname, searchParams } = new URL(path, 'http://shop');
        const page = /^\/contents\/(.+)$/.exec(pathname)?.[1];
        if (page !== undefined) return STANDING.includes(page);
        return (
          ['/product', '/history', '/profile/consents'].includes(pathname) &&
          [...searchParams.values()].every((code) => codes.has(code))
        );
      };
      const links = contents.flatMap(({ link, body }) => [
        ...(link === undefined ? [] : [link]),
        ...[body.th, body.en].flatMap((text) =>
          wordsOf(text).flatMap((words) => words.flatMap(({ href }) => href ?? [])),
        ),
      ]);
      expect(links.length).toBeGreaterThan(10);
      expect(links.filter((link) => !isSafeLink(link) || (link.startsWith('/') && !known(link)))).toEqual([]);
      // A link that is not safe would have been left as its plain words.
      const left = contents.flatMap(({ body }) =>
        [body.th, body.en].flatMap((text) => wordsOf(text).map(plainWords)),
      );
      expect(left.filter((text) => text.includes(']('))).toEqual([]);
    });

    it('calls menus, buttons and states of orders by the names that the shop has for them', () => {
      for (const [language, { orders }] of [
        ['th', th],
        ['en', en],
      ] as const) {
        const bodies = contents.filter(({ type }) => type === 'C').map(({ body }) => body[language]);
        const quoted = bodies.flatMap((body) =>
          [...body.matchAll(/“([^”]+)”|\[([^\]]+)\]\(\/history\)/g)].map(([, words, link]) => words ?? link),
        );
        expect(quoted).toEqual(expect.arrayContaining([orders.title, orders.cancel, orders.status.Wait]));
        const names = new Set([
          orders.title,
          orders.cancel,
          ...Object.values(orders.status),
          ...OTHERS_QUOTED,
        ]);
        expect(quoted.filter((words) => !names.has(words ?? ''))).toEqual([]);
      }
    });

    it('D-04 has codes of both kinds of discount', () => {
      const coded = promotions.filter(({ code }) => code !== undefined);
      const kinds = new Set(coded.map(({ plan }) => plan.kind));
      expect(kinds).toEqual(new Set(['DISCOUNT_VALUE', 'DISCOUNT_PERCENT']));
      expect(coded.filter(({ code = '' }) => !PROMOTION_CODE.test(code))).toEqual([]);
    });
  },
);
