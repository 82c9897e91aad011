/** The shop's own pages, their drafts and their versions. */
import { describe, expect, it } from 'vitest';
import { saveRole } from '../../testing/staff-roles.ts';
import { NOW, openContentDesk, written } from './content-desk.testing.ts';
import { findVersionHeads } from './content-versions.queries.ts';
import { followMinute } from './content.planned.usecases.ts';

const { shop, clean, ask, add, item, publish, save, codes, page, at } = openContentDesk();

describe('R-58c standing pages', () => {
  it('keep what is shown until the new version begins, whatever is written meanwhile', async () => {
    await save('HOWTO_001', { bodyEn: 'New', firstDay: '2026-03-05' });
    const planned = await publish('HOWTO_001');
    expect(planned).toMatchObject({ State: 'shown', Planned: '2026-03-04T17:00:00.000Z', HasChanges: false });
    const text = async () => JSON.stringify((await page('HOWTO_001')).Blocks);
    expect(await text()).toContain('Heading of alpha');
    await save('HOWTO_001', { bodyEn: 'Later still' });
    at('2026-03-04T17:00:00Z');
    await followMinute(shop().deps, 'alpha');
    expect(await text()).toContain('New');
    expect(await item('HOWTO_001')).toMatchObject({ HasChanges: true, Content: { bodyEn: 'Later still' } });
    expect(await item('HOWTO_001')).toMatchObject({ VersionNo: 2, Planned: null });
  });

  it('that cannot be shown as planned are named, and keep no other from being; who reads changes nothing', async () => {
    for (const code of ['HOWTO_001', 'cookies-policy']) {
      await save(code, { bodyEn: 'New', firstDay: '2026-03-05' });
      await publish(code);
    }
    const isFirst = `content_code = 'HOWTO_001'`;
    await shop().database.asOwner(
      `update content_versions set content = content || '{"saleUnit": "GONE"}' where tenant_id = 'alpha' and ${isFirst}`,
    );
    at('2026-03-04T17:00:00Z');
    const planned = () =>
      shop().database.asOwner<{ code: string }>(
        `select content_code as code from contents where planned_at is not null order by 1`,
      );
    const text = async (code: string) => JSON.stringify((await page(code)).Blocks);
    expect(await text('HOWTO_001')).toContain('Heading of alpha');
    expect(await item('cookies-policy')).toMatchObject({ status: 200 });
    await codes('C');
    expect(await planned()).toEqual([{ code: 'HOWTO_001' }, { code: 'cookies-policy' }]);
    const told: unknown[] = [];
    await followMinute({ ...shop().deps, onProblem: (problem) => told.push(problem) }, 'alpha');
    expect(told).toHaveLength(1);
    expect(String(told[0])).toMatch(/HOWTO_001 of alpha/);
    expect(await text('cookies-policy')).toContain('New');
    expect(await text('HOWTO_001')).toContain('Heading of alpha');
    expect(await planned()).toEqual([{ code: 'HOWTO_001' }]);
    // It is said why, and tried no more until another is published.
    expect(await item('HOWTO_001')).toMatchObject({ State: 'failed', PlannedFailed: 'centerGone' });
    const list = await ask('merchantContents', { query: { kind: 'C', state: 'failed' } });
    expect(list.Data.map(({ Code }: { Code: string }) => Code)).toEqual(['HOWTO_001']);
    await followMinute({ ...shop().deps, onProblem: (problem) => told.push(problem) }, 'alpha');
    expect(told).toHaveLength(1);
    await save('HOWTO_001', { bodyEn: 'Mended', firstDay: '2026-03-06' });
    expect(await publish('HOWTO_001')).toMatchObject({ State: 'shown', PlannedFailed: null });
    at('2026-03-05T17:00:00Z');
    await followMinute(shop().deps, 'alpha');
    expect(await text('HOWTO_001')).toContain('Mended');
  });

  it('keep their tables, a line of cells a row', async () => {
    const bodyEn = '| Size | Price |\n| --- | <b>5</b> |\n| [L](javascript:x) | a \\| b |';
    await save('HOWTO_001', { bodyEn });
    await publish('HOWTO_001');
    expect((await page('HOWTO_001')).Blocks).toEqual([
      {
        type: 'table',
        rows: [
          [[{ text: 'Size' }], [{ text: 'Price' }]],
          [[{ text: '---' }], [{ text: '<b>5</b>' }]],
          [[{ text: 'L' }], [{ text: 'a | b' }]],
        ],
      },
    ]);
    const wide = `|${' a |'.repeat(9)}`;
    expect(await save('HOWTO_001', { bodyEn: wide })).toMatchObject({ status: 400, code: 'CONTENT_WRONG' });
  });

  it('of another shop stay as they are', async () => {
    await save('HOWTO_001', { bodyEn: 'New' });
    await publish('HOWTO_001');
    const betas = await shop().call('content', {
      tenant: 'beta',
      params: { id: 'HOWTO_001' },
      language: 'en',
    });
    expect(betas.body).toContain('Heading of beta');
  });
});

describe('N-11b drafts and versions', () => {
  it('keeps every published version with who and when, the one before staff included, and returns to it', async () => {
    await save('HOWTO_001', { bodyEn: '## Second' });
    await publish('HOWTO_001');
    at('2026-03-03T05:00:00Z');
    await save('HOWTO_001', { bodyEn: '## Third' });
    await publish('HOWTO_001');
    const { Data } = await ask('contentVersions', { params: { code: 'HOWTO_001' } });
    expect(Data).toMatchObject([
      { No: 3, PublishedAt: '2026-03-03T05:00:00.000Z' },
      { No: 2, PublishedAt: NOW.toISOString() },
      { No: 1, PublishedBy: '' },
    ]);
    expect(Data[0].PublishedBy).not.toBe('');
    const first = await ask('contentVersion', { params: { code: 'HOWTO_001' }, query: { no: '1' } });
    expect(first.Content.bodyEn).toBe('## Heading of alpha');
    const { Version } = await item('HOWTO_001');
    const back = await ask('restoreContent', {
      params: { code: 'HOWTO_001' },
      body: { No: 1, Version },
    });
    expect(back).toMatchObject({ HasChanges: true, Content: { bodyEn: '## Heading of alpha' } });
    expect((await page('HOWTO_001')).Blocks, 'nothing is published by it').toMatchObject([
      { words: [{ text: 'Third' }] },
    ]);
    await publish('HOWTO_001');
    expect((await page('HOWTO_001')).Blocks).toMatchObject([{ words: [{ text: 'Heading of alpha' }] }]);
    expect((await ask('contentVersions', { params: { code: 'HOWTO_001' } })).Data).toHaveLength(4);
  });

  it('keeps a draft that was not published when a version takes its place', async () => {
    await save('HOWTO_001', { bodyEn: '## Second' });
    await publish('HOWTO_001');
    await save('HOWTO_001', { bodyEn: '## Not published' });
    const { Version } = await item('HOWTO_001');
    const given = { params: { code: 'HOWTO_001' } };
    await ask('restoreContent', { ...given, body: { No: 1, Version } });
    const { Data } = await ask('contentVersions', given);
    expect(Data).toMatchObject([
      { No: 3, WasDraft: true },
      { No: 2, WasDraft: false },
      { No: 1, WasDraft: false },
    ]);
    const kept = await ask('contentVersion', { ...given, query: { no: '3' } });
    expect(kept.Content.bodyEn).toBe('## Not published');
    expect((await page('HOWTO_001')).Blocks).toMatchObject([{ words: [{ text: 'Second' }] }]);
    const again = await item('HOWTO_001');
    await ask('restoreContent', { ...given, body: { No: 1, Version: again.Version } });
    expect((await ask('contentVersions', given)).Data, 'the same draft is not kept twice').toHaveLength(3);
  });

  it('publishes however many drafts were kept; those have a bound of their own', async () => {
    await save('HOWTO_001', { bodyEn: '## Second' });
    await publish('HOWTO_001');
    await shop().database.asOwner(
      `insert into content_versions (tenant_id, content_code, version_no, content, is_draft, begins_at, published_at, published_by)
       select v.tenant_id, v.content_code, 10 + n, v.content, true, v.begins_at, v.published_at, v.published_by
       from content_versions v, generate_series(1, 500) n
       where v.tenant_id = 'alpha' and v.content_code = 'HOWTO_001' and v.version_no = 2`,
    );
    await save('HOWTO_001', { bodyEn: '## Third' });
    const given = { params: { code: 'HOWTO_001' } };
    const { Version } = await item('HOWTO_001');
    expect(await ask('restoreContent', { ...given, body: { No: 1, Version } })).toMatchObject({
      status: 409,
      code: 'TOO_MANY_VERSIONS',
    });
    expect(await publish('HOWTO_001')).toMatchObject({ status: 200, VersionNo: 511 });
    expect((await ask('contentVersions', given)).Data[0]).toMatchObject({ No: 511, WasDraft: false });
  });

  it('lists versions without what they say', async () => {
    await save('HOWTO_001', { bodyEn: '## Second' });
    await publish('HOWTO_001');
    const heads = await shop().deps.database.inTenant('alpha', (tx) =>
      findVersionHeads(tx, { code: 'HOWTO_001', most: 500 }),
    );
    expect(heads).toHaveLength(2);
    for (const head of heads) expect(Object.keys(head)).not.toContain('content');
  });

  it('opens what is longer than can be written today, and measures a text as it is stored', async () => {
    await shop().database.asOwner(
      `update contents set body_en = repeat('x', 30000), picture_path = 'https://old.example/a b.png'
       where tenant_id = 'alpha' and content_code = 'HOWTO_001'`,
    );
    const long = await item('HOWTO_001');
    expect([long.status, long.Content.bodyEn.length]).toEqual([200, 30_000]);
    await clean();
    expect(await save('HOWTO_001', { bodyEn: '*'.repeat(24_000) })).toMatchObject({
      status: 400,
      fields: { 'Content.bodyEn': expect.stringContaining('too long') },
    });
    // Twice as long where it is stored, and it can still be saved again.
    expect(await save('HOWTO_001', { bodyEn: '*'.repeat(12_000) })).toMatchObject({ status: 200 });
    expect(await save('HOWTO_001', { titleEn: 'Same' })).toMatchObject({ status: 200 });
  });

  it('tells the later of two people, and is once however often a draft arrives', async () => {
    const { Content, Version } = await item('HOWTO_001');
    const send = (titleTh: string) =>
      ask('saveContent', {
        params: { code: 'HOWTO_001' },
        body: { Content: { ...Content, titleTh }, Version },
      });
    expect(await send('หนึ่ง')).toMatchObject({ status: 200 });
    expect(await send('สอง')).toMatchObject({ status: 409, code: 'CONTENT_CHANGED' });
    expect(await add('twice', 'N')).toMatchObject({ status: 200 });
    expect(await add('twice', 'N')).toMatchObject({ status: 200 });
    expect(await add('twice', 'C')).toMatchObject({ status: 409, code: 'CONTENT_CODE_TAKEN' });
    expect(await add('HOWTO_001', 'C')).toMatchObject({ status: 409, code: 'CONTENT_CODE_TAKEN' });
  });

  it('is written by who has the right, and every change is in the log', async () => {
    const token = await shop().tokenOf('alpha', 'SALE');
    const body = { Code: 'own', Kind: 'N', Content: written() };
    expect(await ask('addContent', { token, body })).toMatchObject({ status: 403, code: 'RIGHT_MISSING' });
    await saveRole(shop(), await shop().tokenOf('alpha', 'ADMIN'), {
      UserRole: '3',
      Rights: ['manageContent'],
    });
    const own = await shop().tokenOf('alpha', 'SALE');
    expect(await ask('addContent', { token: own, body })).toMatchObject({ status: 200 });
    await save('own', { titleTh: 'ใหม่' });
    await publish('own');
    const log = await shop().database.asOwner<{ action: string }>(
      `select action from audit_log where subject = 'content/own' order by at, action`,
    );
    expect(log.map(({ action }) => action)).toEqual(['content.add', 'content.change', 'content.publish']);
    const told = await ask('merchantLog', { query: { action: 'content.publish' } });
    expect(told.Data).toMatchObject([{ Subject: 'content/own' }]);
    await saveRole(shop(), await shop().tokenOf('alpha', 'ADMIN'), { UserRole: '3', Rights: [] });
  });

  it.each([
    ['a script', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['an event', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    [
      'an svg',
      '<svg onload=alert(1)><style>*{}</style></svg>',
      '<svg onload=alert(1)><style>*{}</style></svg>',
    ],
    ['a frame', '<iframe srcdoc="<b>"></iframe>', '<iframe srcdoc="<b>"></iframe>'],
    ['a link that runs', '[press](javascript:void)', 'press'],
    ['a link that calls', '[press](javascript:alert(1))', '[press](javascript:alert(1))'],
    ['a link that leaves without a word', '[here](//evil.example)', 'here'],
    ['a foreign picture', '![cat](http://evil.example/a.png)', '!cat'],
    ['a picture of data', '![cat](data:image/svg+xml,x)', '!cat'],
    ['a picture of another shop', '![cat](/media/beta/AAAAAAAAAAAAAAAAAAAAAA.webp)', undefined],
    ['text that turns around', 'a\u202eb', 'ab'],
  ])('takes %s for plain words, or leaves it out', async (_, bodyEn, plain) => {
    await save('HOWTO_001', { bodyEn });
    await publish('HOWTO_001');
    const { Blocks } = await page('HOWTO_001');
    expect(JSON.stringify(Blocks)).not.toMatch(/"href"|"url"/);
    const texts = Blocks.flatMap((block) => ('words' in block ? block.words.map(({ text }) => text) : []));
    // Without words of its own, English shows the Thai.
    expect(texts.join('')).toBe(plain ?? 'หัวข้อ');
  });

  it('refuses half a letter and what is far too long', async () => {
    expect(await save('HOWTO_001', { bodyEn: 'a\ud800' })).toMatchObject({ status: 400 });
    expect(await save('HOWTO_001', { bodyEn: 'x'.repeat(50_001) })).toMatchObject({ status: 400 });
    expect((await save('HOWTO_001', { bodyEn: 'x'.repeat(1_100_000) })).status).toBeGreaterThanOrEqual(400);
    expect((await item('HOWTO_001')).HasChanges).toBe(false);
  });
});
