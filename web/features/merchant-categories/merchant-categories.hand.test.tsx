/** The tree of categories with a hand on it. */
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusal } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import en from '../../locales/en/merchantCategories.ts';
import th from '../../locales/th/merchantCategories.ts';
import type { Category } from './merchant-categories.queries.ts';

const words: InBoth<typeof th> = { th, en };

const one = (Code: string, Level: number, Parent: string | null, more: Partial<Category> = {}): Category => ({
  Code,
  Level,
  Parent,
  NameTh: `หมวด ${Code}`,
  NameEn: `Kind ${Code}`,
  Image: null,
  HasProducts: true,
  Version: 3,
  ...more,
});
const tree = [one('FOOD', 1, null), one('CARE', 1, null), one('DOG', 2, 'FOOD'), one('CAT', 2, 'FOOD')];

beforeEach(() => sessionStorage.clear());

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];
  const nameOf = ({ NameTh, NameEn }: Category) => (language === 'en' ? NameEn : NameTh);
  const open = (at: string, more: object = {}, Rights: readonly 'manageProducts'[] = ['manageProducts']) => {
    let all = tree;
    const answers = {
      merchantCategories: () => ({ Data: all }),
      merchantCategory: () => one('CAT', 2, 'FOOD'),
      moveCategory: () => {
        all = [one('FOOD', 1, null), one('CARE', 1, null), one('CAT', 2, 'FOOD'), one('DOG', 2, 'FOOD')];
        return { Data: all };
      },
      ...more,
    };
    return openShop({ at, language, staff: { Rights: [...Rights] }, answers });
  };
  const rows = () => within(screen.getByRole('list', { name: said.title })).getAllByRole('listitem');
  const names = () => rows().map((row) => within(row).getAllByRole('link')[0]?.textContent);

  test('N-10b R-47m each stands after the one that it is in, and a button moves it with the focus on it', async () => {
    const { hand, asked } = await open('/merchant/category');
    await until(() =>
      expect(names()).toEqual(['FOOD', 'DOG', 'CAT', 'CARE'].map((code) => nameOf(one(code, 1, null)))),
    );
    const cat = rows()[2];
    if (!cat) throw new Error('no row');
    await hand.click(within(cat).getByRole('button', { name: said.steps.up }));
    await until(() => expect(names()?.[1]).toBe(nameOf(one('CAT', 2, 'FOOD'))));
    expect(asked('moveCategory')[0]).toMatchObject({
      params: { code: 'CAT' },
      body: { Parent: 'FOOD', Before: 'DOG' },
    });
    await until(() => expect(document.activeElement?.getAttribute('data-step')).toBe('up'));
    expect(document.activeElement?.closest('li')?.id).toBe('category-CAT');
  });

  test('N-10b it is found by name or code with what it is in, and is not moved meanwhile', async () => {
    const { hand } = await open('/merchant/category');
    await until(() => screen.getByRole('list', { name: said.title }));
    await hand.type(screen.getByLabelText(said.search), 'dog');
    await until(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]?.textContent).toContain(nameOf(one('FOOD', 1, null)));
    expect(screen.queryByRole('button', { name: said.steps.up })).toBeNull();
    await hand.type(screen.getByLabelText(said.search), 'zzz');
    await until(() => screen.getByText(said.noneFound));
  });

  test('N-10b who may not manage products looks only', async () => {
    await open('/merchant/category', {}, []);
    await until(() => screen.getByRole('list', { name: said.title }));
    expect(screen.queryByRole('button', { name: said.steps.up })).toBeNull();
    expect(screen.queryByText(said.add)).toBeNull();
  });

  test('N-10b a new one names what it is in; a code that is taken is told at its field', async () => {
    const { hand, asked } = await open('/merchant/category/new?parent=FOOD', {
      addCategory: () =>
        refusal(409, {
          code: 'CATEGORY_CODE_TAKEN',
          message: 'Taken',
          fields: { Code: 'That code is taken' },
        }),
    });
    await until(() => screen.getByLabelText(said.nameTh));
    await hand.type(screen.getByRole('textbox', { name: said.code }), 'BIRD');
    await hand.type(screen.getByLabelText(said.nameTh), 'นก');
    await hand.click(screen.getByRole('button', { name: said.add }));
    await until(() => screen.getByText('That code is taken'));
    expect(asked('addCategory')[0]).toMatchObject({
      body: { Code: 'BIRD', Parent: 'FOOD', NameTh: 'นก', NameEn: '' },
    });
  });

  test('N-10b names are saved with the version that was read, and removing is asked about first', async () => {
    const { hand, asked } = await open('/merchant/category/CAT', {
      saveCategory: () => ({ Data: [one('CAT', 2, 'FOOD', { NameEn: 'Cats', Version: 4 })] }),
      removeCategory: () => refusal(409, { code: 'CATEGORY_IN_USE', message: 'Still in use' }),
    });
    await until(() => screen.getByLabelText(said.nameEn));
    await hand.clear(screen.getByRole('textbox', { name: said.nameEn }));
    await hand.type(screen.getByRole('textbox', { name: said.nameEn }), 'Cats');
    await hand.click(screen.getByRole('button', { name: said.save }));
    await until(() =>
      expect(asked('saveCategory')[0]).toMatchObject({ body: { NameEn: 'Cats', Version: 3 } }),
    );
    await hand.click(screen.getByRole('button', { name: said.remove }));
    const dialog = await until(() => screen.getByRole('dialog'));
    within(dialog).getByText(said.removeText);
    expect(asked('removeCategory')).toHaveLength(0);
    await hand.click(within(dialog).getByRole('button', { name: said.remove }));
    await until(() => expect(asked('removeCategory')).toHaveLength(1));
    // Refused: it is still there.
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
    screen.getByRole('textbox', { name: said.nameEn });
  });
});
