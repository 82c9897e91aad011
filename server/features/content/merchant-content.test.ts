/** Banners and news as staff write them, and what buyers read of them. */
import { describe, expect, it } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { samplePicture } from '../../testing/sample-files.ts';
import { openContentDesk } from './content-desk.testing.ts';
import { followMinute } from './content.planned.usecases.ts';

const { shop, ask, add, item, publish, save, seen, codes, page, at } = openContentDesk();

describe('R-58 banners', () => {
  it('are drafts until they are published, and then seen by buyers at once, cached answers included', async () => {
    expect(await codes('B')).toEqual(['BANNER_1']);
    expect(await add('sale', 'B', { link: '/product/P1', altTh: 'แมว' })).toMatchObject({
      status: 200,
      State: 'draft',
      HasChanges: true,
    });
    expect(await codes('B')).toEqual(['BANNER_1']);
    expect((await ask('merchantContents', { query: { kind: 'B', state: 'draft' } })).Data).toMatchObject([
      { Code: 'sale', Name: 'Sale', State: 'draft', Begins: null },
    ]);
    expect(await publish('sale')).toMatchObject({ status: 200, State: 'shown', VersionNo: 1 });
    expect((await seen('B')).at(-1)).toMatchObject({
      NewsCode: 'sale',
      Title: 'Sale',
      LinkUrl: '/product/P1',
      PictureAlt: 'แมว',
    });
    expect(await publish('sale')).toMatchObject({ status: 409, code: 'CONTENT_UNCHANGED' });
  });

  it('come and go at their minute without a person', async () => {
    const days = { firstDay: '2026-03-03', lastDay: '2026-03-03', lastTime: '18:30' };
    await add('day', 'B', days);
    expect(await publish('day')).toMatchObject({ State: 'planned' });
    const turns = async () => {
      await followMinute(shop().deps, 'alpha');
      return (await codes('B')).includes('day');
    };
    at('2026-03-02T16:59:59Z');
    expect(await turns()).toBe(false);
    at('2026-03-02T17:00:00Z');
    expect(await turns(), 'at midnight in Bangkok').toBe(true);
    at('2026-03-03T11:29:59Z');
    expect(await turns()).toBe(true);
    at('2026-03-03T11:30:00Z');
    expect(await turns(), 'at half past six').toBe(false);
    expect(await item('day')).toMatchObject({ State: 'ended' });
  });

  it('end with their last day, at midnight in Bangkok, also where an answer was cached', async () => {
    await add('today', 'B', { lastDay: '2026-03-02' });
    await publish('today');
    await add('news', 'N', { firstDay: '2026-03-03', lastDay: '2026-03-03' });
    await publish('news');
    const shown = async () => {
      await followMinute(shop().deps, 'alpha');
      return [(await codes('B')).includes('today'), (await codes('N')).includes('news')];
    };
    at('2026-03-02T16:59:59Z');
    expect(await shown()).toEqual([true, false]);
    at('2026-03-02T17:00:00Z');
    expect(await shown()).toEqual([false, true]);
    at('2026-03-03T17:00:00Z');
    expect(await shown()).toEqual([false, false]);
  });

  it('stand at their center alone, and in the order that staff give them', async () => {
    await add('one', 'B', { saleUnit: 'C1' });
    await add('two', 'B');
    await publish('one');
    await publish('two');
    expect(await codes('B')).toEqual(['BANNER_1', 'one', 'two']);
    expect(await codes('B', { saleUnit: 'C2' })).toEqual(['BANNER_1', 'two']);
    const order = (Codes: string[]) => ask('orderContents', { body: { Kind: 'B', Codes } });
    expect(await order(['two', 'one'])).toMatchObject({ status: 409, code: 'CONTENTS_CHANGED' });
    expect(await order(['two', 'one', 'BANNER_1'])).toMatchObject({ status: 200 });
    expect(await codes('B')).toEqual(['two', 'one', 'BANNER_1']);
    const listed = await ask('merchantContents', { query: { kind: 'B', take: '2' } });
    expect(listed).toMatchObject({ Data: [{ Code: 'two' }, { Code: 'one' }], Next: 'one' });
    const rest = await ask('merchantContents', { query: { kind: 'B', take: '2', after: listed.Next } });
    expect(rest).toMatchObject({ Data: [{ Code: 'BANNER_1' }], Next: null });
  });

  it('are taken down and shown again', async () => {
    const { Version } = await item('BANNER_1');
    const turn = (Active: boolean, version: number) =>
      ask('setContentActive', { params: { code: 'BANNER_1' }, body: { Version: version, Active } });
    expect(await turn(false, Version)).toMatchObject({ State: 'off' });
    expect(await codes('B')).toEqual([]);
    expect(await turn(true, Version)).toMatchObject({ status: 409, code: 'CONTENT_CHANGED' });
    expect(await turn(true, Version + 1)).toMatchObject({ State: 'shown' });
    expect(await codes('B')).toEqual(['BANNER_1']);
  });

  it('have a picture of the shop, and lead nowhere that could run', async () => {
    const { Address } = await ask('addContentPicture', { files: { picture: samplePicture } });
    expect(await add('pic', 'B', { showsWords: false, picture: Address })).toMatchObject({ status: 200 });
    expect(await publish('pic')).toMatchObject({ State: 'shown' });
    expect((await seen('B')).at(-1)).toMatchObject({ PictureUrl: Address });
    await add('bare', 'B', { showsWords: false });
    expect(await publish('bare')).toMatchObject({ status: 400, code: 'CONTENT_WRONG' });
    await save('bare', { showsWords: true, colour: '' });
    const colourless = await publish('bare');
    expect([colourless.status, Object.keys(colourless.fields)]).toEqual([400, ['Content.picture']]);
    await save('bare', { colour: '#1f4e79' });
    expect(await publish('bare')).toMatchObject({ State: 'shown' });
    const foreign = Address.replace('alpha', 'beta');
    for (const picture of [foreign, '/media/alpha/AAAAAAAAAAAAAAAAAAAAAA.webp', '/x.png'])
      expect(await add('other', 'B', { picture }), picture).toMatchObject({
        code: 'CONTENT_PICTURE_UNKNOWN',
      });
    for (const link of ['javascript:alert(1)', '//evil.example', 'http://a.example', 'data:text/html,x'])
      expect(await add('other', 'B', { link }), link).toMatchObject({ status: 400, code: 'CONTENT_WRONG' });
    expect(await add('other', 'B', { link: 'https://a.example/x' })).toMatchObject({ status: 200 });
  });

  it('lead to what is picked: products, categories with their parents, promotions and pages', async () => {
    const links = async (to: string, text = '') =>
      (await ask('contentLinks', { query: { to, text }, language: 'en' }))
        .Data as CallAnswer<'contentLinks'>['Data'];
    expect((await links('product')).map(({ Path }) => Path)).toContain('/product/P1');
    expect((await links('category', 'cat')).map(({ Path }) => Path)).toContain('/product?h1=FOOD&h2=CAT');
    expect(await links('page', 'HOWTO')).toEqual([
      { Path: '/contents/HOWTO_001', Name: 'HOWTO_001 of alpha' },
    ]);
    expect((await links('promotion')).every(({ Path }) => Path.startsWith('/product?promotionId='))).toBe(
      true,
    );
  });
});

describe('R-58b news', () => {
  it('of today come first, and are read at their own address', async () => {
    await add('fresh', 'N', { bodyTh: 'ข่าวใหม่' });
    await publish('fresh');
    expect(await codes('N')).toEqual(['fresh', 'NEWS_1']);
    // No English: it is told to staff, and buyers read the Thai.
    expect(await item('fresh')).toMatchObject({ LacksEnglish: true });
    expect(await page('fresh')).toMatchObject({
      Title: 'Sale',
      Blocks: [{ type: 'paragraph', words: [{ text: 'ข่าวใหม่' }] }],
    });
  });
});
