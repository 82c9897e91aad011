/** Brands with a hand on them: the list, a new one, what is saved, and one that products have. */
import { screen, within } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { refusal } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import en from '../../locales/en/merchantBrands.ts';
import th from '../../locales/th/merchantBrands.ts';

const words: InBoth<typeof th> = { th, en };
const brand: CallAnswer<'merchantBrand'> = {
  BrandCode: 'KAEW',
  NameTh: 'แก้วมณี',
  NameEn: 'Kaewmanee',
  LogoImage: null,
  Active: 'Y',
  Products: 2,
  Version: 1,
};
const other = {
  ...brand,
  BrandCode: 'SOM',
  NameTh: 'ส้ม',
  NameEn: 'Som',
  Active: 'N' as const,
  Products: 1001,
};
const answers = {
  merchantBrands: () => ({ Data: [brand, other], Next: null }),
  merchantBrand: () => brand,
  merchantLog: () => ({ Data: [], Next: null }),
  addBrand: () => ({ ...brand, BrandCode: 'NEW' }),
  saveBrand: () => ({ ...brand, NameEn: 'Kaew', Version: 2 }),
  moveBrand: () => brand,
  removeBrand: () => ({ BrandCode: 'KAEW' }),
};

beforeEach(() => sessionStorage.clear());

type More = { language?: 'th' | 'en'; Rights?: 'manageProducts'[]; answers?: object };
const open = (at: string, { language = 'en', Rights = ['manageProducts'], answers: more = {} }: More = {}) =>
  openShop({ at, language, staff: { ActiveDC: 'C1', Rights }, answers: { ...answers, ...more } });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const button = (name: string) => screen.getByRole('button', { name });

test.each(LANGUAGES)(
  'R-47r the list has names, products and whether buyers see it, 12 a page (%s)',
  async (language) => {
    const said = words[language];
    const { asked } = await open('/merchant/brand?active=Y', { language });
    const table = await until(() => screen.getByRole('table', { name: said.title }));
    const [, first, second] = within(table).getAllByRole('row');
    expect(first?.textContent).toContain(language === 'th' ? 'แก้วมณี' : 'Kaewmanee');
    expect(first?.textContent).toContain(said.state.Y);
    expect(second?.textContent).toContain('1,000');
    expect(within(table).getAllByRole('link')[0]?.getAttribute('href')).toMatch(/\/merchant\/brand\/KAEW$/);
    expect(asked('merchantBrands')[0]?.query).toEqual({ active: 'Y', take: '12' });
  },
);

test('R-47r a new brand is added by its code and names, and opened', async () => {
  const { hand, asked, address } = await open('/merchant/brand/new');
  await hand.type(await until(() => field(en.code)), 'NEW');
  await hand.type(field(en.nameTh), 'ใหม่');
  await hand.click(button(en.add));
  await until(() => expect(address()).toMatch(/\/merchant\/brand\/NEW$/));
  expect(asked('addBrand').map(({ body }) => body)).toEqual([{ Code: 'NEW', NameTh: 'ใหม่', NameEn: '' }]);
});

test('R-47r names are saved with the version that was read, and a brand is hidden from buyers', async () => {
  const { hand, asked } = await open('/merchant/brand/KAEW');
  const name = await until(() => field(en.nameEn));
  await hand.clear(name);
  await hand.type(name, 'Kaew');
  await hand.click(field(en.shown));
  await hand.click(button(en.save));
  await until(() =>
    expect(asked('saveBrand').map(({ body }) => body)).toEqual([
      { NameTh: 'แก้วมณี', NameEn: 'Kaew', Active: 'N', Version: 1 },
    ]),
  );
});

test('R-47r removing asks with the number of products, and the refusal is told', async () => {
  const inUse = { code: 'BRAND_IN_USE', message: 'Two products have it', exceptionHandler: true };
  const { hand } = await open('/merchant/brand/KAEW', {
    answers: { removeBrand: () => refusal(409, inUse) },
  });
  await hand.click(await until(() => button(en.remove)));
  const question = within(await until(() => screen.getByRole('dialog')));
  question.getByText(/2 products/);
  await hand.click(question.getByRole('button', { name: en.remove }));
  await until(() =>
    expect(document.body.textContent.replaceAll('\u00a0', ' ')).toContain('Two products have it'),
  );
});

test('R-47r who may not manage products looks at it alone', async () => {
  await open('/merchant/brand/KAEW', { Rights: [] });
  await until(() => screen.getByText(en.mayNotChange));
  expect(field(en.nameEn).closest('fieldset')?.disabled).toBe(true);
  expect(screen.queryByRole('button', { name: en.remove })).toBeNull();
});
