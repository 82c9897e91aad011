/** The form of words that mean the same, with a hand on it; its second field holds tags. */
import { fireEvent, screen } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusal, type Answers } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import enAudit from '../../locales/en/audit.ts';
import enMerchant from '../../locales/en/merchant.ts';
import en from '../../locales/en/merchantSearch.ts';
import thAudit from '../../locales/th/audit.ts';
import thMerchant from '../../locales/th/merchant.ts';
import th from '../../locales/th/merchantSearch.ts';

const words: InBoth<(typeof th)['form']> = { th: th.form, en: en.form };
const desk: InBoth<(typeof thMerchant)['form']> = { th: thMerchant.form, en: enMerchant.form };
const log = { th: thAudit, en: enAudit };
const GROUP = { Word: 'doggy', Means: ['dog', 'หมา'], TwoWay: true };

beforeEach(() => sessionStorage.clear());

describe.each(LANGUAGES)('F-05 in %s', (language) => {
  const said = words[language];
  const open = (answers: Answers = {}, at = '/merchant/search/words') =>
    openShop({
      at,
      language,
      staff: {},
      answers: {
        searchSynonyms: () => ({ Data: [GROUP] }),
        searchMisses: () => ({ Data: [], Next: null }),
        saveSearchSynonym: ({ body: { Word, Means } }) => ({
          statusText: 'OK',
          Data: { Word, Means, TwoWay: true },
        }),
        trySearch: ({ query: { search } }) => ({
          Data: { Text: search, Shown: search, Corrected: false, Found: false, Products: [], More: false },
        }),
        ...answers,
      },
    });
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
  const means = () => field(said.means);
  const tags = () => [...document.querySelectorAll('form span[lang]')].map(({ textContent }) => textContent);
  const save = () => screen.getByRole('button', { name: said.save });

  test('words are parted as people type or paste them: by Enter, commas and lines, each once', async () => {
    const { hand, asked } = await open();
    await hand.type(field(said.word), 'kitty');
    await hand.type(means(), 'cat{Enter}แมว,');
    await until(() => expect(tags()).toEqual(['cat', 'แมว']));
    await hand.click(means());
    await hand.paste('kitten; Cat、ลูกแมว');
    await until(() => expect(tags()).toEqual(['cat', 'แมว', 'kitten', 'ลูกแมว']));
    await hand.keyboard('{Backspace}');
    // As a browser fills it in.
    fireEvent.change(means(), { target: { value: 'half typed, kit' } });
    await hand.click(save());
    await until(() => expect(asked('saveSearchSynonym')).toHaveLength(1));
    expect(asked('saveSearchSynonym')[0]?.body).toEqual({
      Word: 'kitty',
      Means: ['cat', 'แมว', 'kitten', 'half typed', 'kit'],
      TwoWay: true,
    });
  });

  test('what the shop refuses of one is told at the field, and all of them stay', async () => {
    const { hand } = await open({
      saveSearchSynonym: () => refusal(400, { code: 'INVALID', fields: { 'Means.1': 'No letters' } }),
    });
    await hand.type(field(said.word), 'kitty');
    await hand.type(means(), 'cat{Enter}??{Enter}');
    await hand.click(save());
    await until(() => screen.getByText('No letters'));
    await until(() => expect(document.activeElement).toBe(means()));
    expect(tags()).toEqual(['cat', '??']);
  });

  test('without any, or with one that is too long, nothing is sent', async () => {
    const { hand, asked } = await open();
    await hand.type(field(said.word), 'kitty');
    await hand.click(save());
    await until(() => screen.getByText(said.meansMissing));
    await hand.type(means(), `${'x'.repeat(61)}{Enter}`);
    await hand.click(save());
    await until(() => screen.getByText(new RegExp(`x{61}.*60`)));
    expect(asked('saveSearchSynonym')).toEqual([]);
  });

  test('what is typed and not ended stays as it is when the field is left, and counts', async () => {
    const { hand, asked } = await open();
    await hand.type(field(said.word), 'kitty');
    await hand.type(means(), 'cat');
    await hand.click(field(said.word));
    expect(tags()).toEqual([]);
    expect(means().value).toBe('cat');
    await hand.click(save());
    await until(() => expect(asked('saveSearchSynonym')[0]?.body).toMatchObject({ Means: ['cat'] }));
  });

  test('a tag is taken out by its button, and the group shows what was changed of it', async () => {
    const { hand, asked } = await open(
      {
        merchantLog: () => ({
          Data: [
            {
              At: '2026-11-21T03:00:00.000Z',
              Actor: 'ADMIN',
              ActorName: 'Somsak',
              ActorKind: 'staff',
              Action: 'search.synonym',
              Subject: 'search-synonym/doggy',
              Before: null,
              After: { means: ['dog'], twoWay: true },
            },
          ],
          Next: null,
        }),
      },
      '/merchant/search/words?word=doggy',
    );
    await hand.click(screen.getByRole('button', { name: `${desk[language].removeTag} dog` }));
    await until(() => expect(tags()).toEqual(['หมา']));
    await hand.click(screen.getByRole('button', { name: log[language].showHistory }));
    await until(() => screen.getByText('Somsak'));
    expect(asked('merchantLog')[0]?.query).toMatchObject({ subject: 'search-synonym/doggy' });
  });

  test('a group is shown as it is, and what was typed is there after a reload', async () => {
    const first = await open({}, '/merchant/search/words?word=doggy');
    expect(tags()).toEqual(['dog', 'หมา']);
    await first.hand.type(means(), 'puppy{Enter}');
    await until(() => expect(tags()).toEqual(['dog', 'หมา', 'puppy']));
    await first.close();
    await open({}, '/merchant/search/words?word=doggy');
    await until(() => expect(tags()).toEqual(['dog', 'หมา', 'puppy']));
    screen.getByText(desk[language].restored);
  });
});

test('F-05 F-09 a search in vain is led to the product that is picked, and shows what it finds now', async () => {
  const found = { P_Code: 'P1', PRODUCTNAME: 'อาหารแมว', PIC_FILENAME: null };
  const { hand, asked, address } = await openShop({
    at: '/merchant/search',
    language: 'th',
    staff: {},
    answers: {
      tableViews: () => ({ Data: [] }),
      searchSynonyms: () => ({ Data: [] }),
      searchMisses: () => ({
        Data: [{ Text: 'เหมียว', Times: 3, LastAt: '2026-03-01T00:00:00.000Z' }],
        Next: null,
      }),
      saveSearchSynonym: ({ body: { Word, Means } }) => ({
        statusText: 'OK',
        Data: { Word, Means, TwoWay: false },
      }),
      trySearch: ({ query: { search } }) => ({
        Data: { Text: search, Shown: search, Corrected: false, Found: true, Products: [found], More: false },
      }),
    },
  });
  const open = `${th.lead.open} เหมียว`;
  await until(() => screen.getByRole('button', { name: open }));
  await hand.click(screen.getByRole('button', { name: open }));
  await until(() => screen.getByLabelText(th.lead.find));
  await hand.type(screen.getByLabelText(th.lead.find), 'แมว');
  await until(() => screen.getByRole('button', { name: `${th.lead.use}: อาหารแมว` }));
  await hand.click(screen.getByRole('button', { name: `${th.lead.use}: อาหารแมว` }));
  await until(() => expect(address()).toContain('try='));
  expect(asked('saveSearchSynonym').map(({ body }) => body)).toEqual([
    { Word: 'เหมียว', Means: ['อาหารแมว'], TwoWay: false },
  ]);
});
