/** Staff write a banner, publish it, put banners in order and go back to a version, with a hand. */
import { screen, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { EMPTY_CONTENT } from '#domain/text/written-content.ts';
import merchant from '../../locales/th/merchant.ts';
import th from '../../locales/th/merchantContent.ts';
import { refusal, type Answers } from '../../testing/fake-shop.ts';
import { openShop } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import type { ContentItem, ContentRow } from './merchant-content.queries.ts';

const row = (Code: string, more: Partial<ContentRow> = {}): ContentRow => ({
  Code,
  Kind: 'B',
  State: 'shown',
  Name: `แบนเนอร์ ${Code}`,
  Picture: '',
  HasChanges: false,
  LacksEnglish: false,
  SaleUnit: '',
  Link: '',
  Begins: '2026-03-01T00:00:00.000Z',
  Ends: null,
  Planned: null,
  PlannedFailed: null,
  ...more,
});
const item = (more: Partial<ContentItem> = {}): ContentItem => ({
  Code: 'one',
  Kind: 'B',
  State: 'draft',
  HasChanges: true,
  LacksEnglish: true,
  Begins: null,
  Ends: null,
  Planned: null,
  PlannedFailed: null,
  Content: { ...EMPTY_CONTENT, titleTh: 'ลดราคา', showsWords: true },
  VersionNo: 0,
  Centers: [{ Code: 'C1', Name: 'One' }],
  Version: 1,
  ...more,
});

const answers: Answers = {
  tableViews: () => ({ Data: [] }),
  staffCenters: () => [],
  merchantContents: () => ({
    Data: [row('one'), row('two', { LacksEnglish: true, Link: 'https://a.example' })],
    Next: null,
  }),
  merchantContent: () => item(),
  contentVersions: () => ({ Data: [] }),
  contentLinks: () => ({ Data: [{ Path: '/product/P1', Name: 'อาหารแมว' }] }),
};
const main = () => within(screen.getByRole('main'));
const press = (name: string | RegExp) => main().getByRole('button', { name });
const field = (name: string) => main().getByLabelText<HTMLInputElement>(name);
const open = (at: string, more: Answers = {}, Rights: ('manageContent' | 'costs')[] = ['manageContent']) =>
  openShop({ at, language: 'th', staff: { Rights }, answers: { ...answers, ...more } });

describe('R-58 banners', () => {
  test('are listed with what is still to be seen to, and put in order by keys', async () => {
    const { hand, asked } = await open('/merchant/content', { orderContents: () => ({ statusText: 'OK' }) });
    await until(() => main().getAllByText('แบนเนอร์ one'));
    expect(main().getAllByText(th.lacksEnglish).length).toBeGreaterThan(0);
    expect(main().getAllByText(th.elsewhere).length).toBeGreaterThan(0);
    await hand.click(press(th.order.title));
    const sheet = () => within(screen.getByRole('dialog'));
    await until(() => sheet().getByRole('button', { name: `${th.order.down}: แบนเนอร์ one` }));
    await hand.click(sheet().getByRole('button', { name: `${th.order.down}: แบนเนอร์ one` }));
    await hand.click(sheet().getByRole('button', { name: th.order.save }));
    await until(() => expect(asked('orderContents')).toHaveLength(1));
    expect(asked('orderContents')[0]?.body).toEqual({ Kind: 'B', Codes: ['two', 'one'] });
  });

  test('are written: what is wrong is told at its field, and nothing is sent before it is right', async () => {
    const { hand, asked, address } = await open('/merchant/content/banner/new', {
      addContent: ({ body }) => item({ Content: { ...EMPTY_CONTENT, ...body.Content } }),
    });
    await until(() => press(th.form.create));
    await hand.selectOptions(field(th.form.link), 'address');
    await hand.type(field(th.form.address), 'http://plain.example');
    await hand.click(press(th.form.create));
    await until(() => main().getByText(th.form.wrong.CONTENT_TITLE_MISSING));
    main().getByText(th.form.wrong.CONTENT_LINK_WRONG);
    expect(asked('addContent')).toEqual([]);
    await hand.type(field(th.form.titleTh), 'ลดราคา');
    await hand.clear(field(th.form.address));
    await hand.type(field(th.form.address), 'https://other.example');
    await until(() => main().getByText(th.form.leaves));
    await hand.click(press(th.form.create));
    await until(() => expect(address()).toContain('/merchant/content/item/one'));
    expect(asked('addContent')[0]?.body).toMatchObject({
      Kind: 'B',
      Content: { titleTh: 'ลดราคา', link: 'https://other.example', showsWords: true },
    });
  });

  test('are published after a question, once what was typed is saved', async () => {
    const { hand, asked } = await open('/merchant/content/item/one', {
      publishContent: () => item({ State: 'shown', HasChanges: false, VersionNo: 1, Version: 2 }),
      saveContent: () => item({ Version: 2 }),
    });
    await until(() => press(th.actions.publish));
    await hand.type(field(th.form.titleEn), 'Sale');
    await until(() => expect(press(th.actions.publish)).toHaveProperty('disabled', true));
    await hand.click(press(th.form.save));
    await until(() => expect(asked('saveContent')).toHaveLength(1));
    await until(() => expect(press(th.actions.publish)).toHaveProperty('disabled', false));
    await hand.click(press(th.actions.publish));
    await until(() => screen.getByText(th.actions.publishNow));
    const dialog = within(screen.getByRole('dialog'));
    await hand.click(dialog.getByRole('button', { name: th.actions.publish }));
    await until(() => expect(asked('publishContent')).toHaveLength(1));
    await until(() => main().getByText(th.states.shown));
  });

  test('are looked at by who may not write them', async () => {
    await open('/merchant/content/item/one', {}, []);
    await until(() => main().getByText(th.noRight));
    expect(main().queryByRole('button', { name: th.actions.publish })).toBeNull();
  });
});

describe('N-11b versions', () => {
  const old = {
    No: 1,
    WasDraft: false,
    PublishedAt: '2026-03-01T00:00:00.000Z',
    PublishedBy: 'มานี',
    Begins: '2026-03-01T00:00:00.000Z',
    Ends: null,
  };

  test('are compared with the draft and taken back as it', async () => {
    const { hand, asked } = await open('/merchant/content/item/one', {
      contentVersions: () => ({ Data: [old] }),
      contentVersion: () => ({ ...old, Content: { ...EMPTY_CONTENT, titleTh: 'ราคาเดิม', showsWords: true } }),
      restoreContent: () => item({ Version: 2, Content: { ...EMPTY_CONTENT, titleTh: 'ราคาเดิม' } }),
    });
    await until(() => press(/^เปรียบเทียบ/));
    await hand.click(press(/^เปรียบเทียบ/));
    const sheet = () => within(screen.getByRole('dialog'));
    await until(() => sheet().getByText('ราคาเดิม'));
    sheet().getByText('ลดราคา');
    await hand.click(sheet().getByRole('button', { name: th.versions.restore }));
    // The draft has something that was not published: it is asked first.
    await until(() => screen.getByText(th.versions.restoreText));
    expect(asked('restoreContent')).toEqual([]);
    const question = screen
      .getByText(th.versions.restoreText)
      .closest<HTMLElement>('[role="dialog"], dialog');
    await hand.click(within(question ?? document.body).getByRole('button', { name: th.versions.restore }));
    await until(() => expect(asked('restoreContent')).toHaveLength(1));
    await until(() => expect(field(th.form.titleTh).value).toBe('ราคาเดิม'));
  });

  test('of two people the later is told, and keeps what was typed', async () => {
    const { hand } = await open('/merchant/content/item/one', {
      saveContent: () => refusal(409, { code: 'CONTENT_CHANGED', message: 'changed' }),
    });
    await until(() => field(th.form.titleEn));
    await hand.type(field(th.form.titleEn), 'Mine');
    await hand.click(press(th.form.save));
    await until(() => main().getByRole('alert'));
    expect(field(th.form.titleEn).value).toBe('Mine');
  });

  test('are saved after publishing or hiding without a word of somebody else', async () => {
    const { hand, asked } = await open('/merchant/content/item/one', {
      publishContent: () => item({ State: 'shown', HasChanges: false, VersionNo: 1, Version: 2 }),
      saveContent: ({ body }) =>
        body.Version === 2 ? item({ Version: 3 }) : refusal(409, { code: 'CONTENT_CHANGED' }),
    });
    await until(() => press(th.actions.publish));
    await hand.click(press(th.actions.publish));
    await until(() => screen.getByText(th.actions.publishNow));
    const dialog = within(screen.getByRole('dialog'));
    await hand.click(dialog.getByRole('button', { name: th.actions.publish }));
    await until(() => main().getByText(th.states.shown));
    await hand.type(field(th.form.titleEn), 'Sale');
    await hand.click(press(th.form.save));
    await until(() => expect(asked('saveContent')).toHaveLength(1));
    expect(asked('saveContent')[0]?.body).toMatchObject({ Version: 2 });
  });

  test('of a picture and its words are of one person: theirs is taken as a whole', async () => {
    let Version = 1;
    const pictured = (picture: string, altTh: string) =>
      item({
        Version,
        Content: { ...EMPTY_CONTENT, titleTh: 'ลดราคา', picture, altTh },
      });
    const { hand } = await open('/merchant/content/item/one', {
      merchantContent: () =>
        Version === 1 ? pictured('/media/a/1.webp', 'แมว') : pictured('/media/a/2.webp', 'สุนัข'),
      saveContent: () => {
        Version = 2;
        return refusal(409, { code: 'CONTENT_CHANGED', message: 'changed' });
      },
    });
    await hand.type(await until(() => field(th.form.altTh)), 'สีดำ');
    await hand.click(press(th.form.save));
    await hand.click(await until(() => press(merchant.form.meanwhile.mine)));
    await until(() => main().getByText(merchant.form.both.title));
    expect(field(th.form.altTh).value).toBe('แมวสีดำ');
    const pictures = () => [...document.querySelectorAll('img')].map(({ src }) => new URL(src).pathname);
    expect(pictures()).toContain('/media/a/1.webp');
    await hand.click(await until(() => press(`${merchant.form.both.take}: ${th.form.altTh}`)));
    expect(field(th.form.altTh).value).toBe('สุนัข');
    expect(pictures()).toContain('/media/a/2.webp');
    expect(main().queryByText(merchant.form.both.title)).toBeNull();
  });
});
