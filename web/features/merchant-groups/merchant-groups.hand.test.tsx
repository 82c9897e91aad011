/** Display groups with a hand on them: the list and its order, one chosen by hand, one by a rule. */
import { screen, within } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { refusal } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import en from '../../locales/en/merchantGroups.ts';
import shared from '../../locales/en/merchant.ts';
import th from '../../locales/th/merchantGroups.ts';

const words: InBoth<typeof th> = { th, en };
const product = (P_Code: string) => ({ P_Code, PRODUCTNAME: `Product ${P_Code}`, PIC_FILENAME: null });
const group: CallAnswer<'merchantGroup'> = {
  Id: 'PICKED',
  GroupType: 'HOME',
  NameTh: 'แนะนำ',
  NameEn: 'Picked',
  UseTranslateName: 'Y',
  LogoImage: null,
  Active: 'Y',
  ByRule: 'N',
  Count: 2,
  Version: 1,
  Products: [product('P1'), product('P2')],
  Rule: null,
};
const other = {
  ...group,
  Id: 'NEWEST',
  NameTh: 'มาใหม่',
  NameEn: 'Newest',
  ByRule: 'Y' as const,
  Count: 1001,
};
const answers = {
  merchantGroups: () => ({ Data: [group, other], Next: null }),
  merchantGroup: () => group,
  merchantLog: () => ({ Data: [], Next: null }),
  moveGroup: () => group,
  addGroup: () => ({ ...group, Id: 'NEW' }),
  saveGroup: () => ({ ...group, Version: 2 }),
  removeGroup: () => ({ Id: 'PICKED' }),
  productChoices: () => ({ Categories: [], Brands: [{ Code: 'KAEW', Name: 'Kaewmanee' }] }),
  materialTypes: () => ({ Data: [] }),
  tryGroupRule: () => ({ Count: 501, Data: [product('P7')] }),
};

beforeEach(() => sessionStorage.clear());

type More = { language?: 'th' | 'en'; Rights?: 'manageProducts'[]; answers?: object };
const open = (at: string, { language = 'en', Rights = ['manageProducts'], answers: more = {} }: More = {}) =>
  openShop({ at, language, staff: { ActiveDC: 'C1', Rights }, answers: { ...answers, ...more } });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const button = (name: string) => screen.getByRole('button', { name });

test.each(LANGUAGES)('R-47y the list has names, places and how many products (%s)', async (language) => {
  const said = words[language];
  const { asked } = await open('/merchant/group?type=HOME', { language });
  const table = await until(() => screen.getByRole('table', { name: said.title }));
  const [, first, second] = within(table).getAllByRole('row');
  expect(first?.textContent).toContain(language === 'th' ? 'แนะนำ' : 'Picked');
  expect(first?.textContent).toContain(said.types.HOME);
  expect(second?.textContent).toContain('1,000');
  expect(asked('merchantGroups')[0]?.query).toEqual({ type: 'HOME', take: '12' });
});

test('R-47y a row is moved by its menu, which offers no step out of the list', async () => {
  const { hand, asked } = await open('/merchant/group');
  const table = await until(() => screen.getByRole('table', { name: en.title }));
  const [, first] = within(table).getAllByRole('row');
  if (!first) throw new Error('no rows');
  expect(first.getAttribute('draggable')).toBe('true');
  await hand.click(
    within(first).getByRole('button', { name: shared.table.actionsOf.replace('{name}', 'Picked') }),
  );
  const down = await until(() => screen.getByRole('menuitem', { name: en.down }));
  expect(screen.queryByRole('menuitem', { name: en.up })).toBeNull();
  await hand.click(down);
  await until(() =>
    expect(asked('moveGroup')[0]).toMatchObject({ params: { code: 'PICKED' }, body: { Before: '' } }),
  );
});

test('R-47y a new one is added by its code and names, and opened', async () => {
  const { hand, asked, address } = await open('/merchant/group/new');
  await hand.type(await until(() => field(en.code)), 'NEW');
  await hand.type(field(en.nameTh), 'ใหม่');
  await hand.click(button(en.add));
  await until(() => expect(address()).toMatch(/\/merchant\/group\/NEW$/));
  expect(asked('addGroup')[0]?.body).toMatchObject({
    Code: 'NEW',
    GroupType: 'HOME',
    Products: [],
    Rule: null,
  });
});

test('R-47y products chosen by hand are put in order by keys with the focus on them, and saved so', async () => {
  const { hand, asked } = await open('/merchant/group/PICKED');
  await hand.click(await until(() => button('Move Product P2 up')));
  await until(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Product P2 up'));
  expect(button('Move Product P2 up').getAttribute('aria-disabled')).toBe('true');
  await hand.click(button(en.save));
  await until(() =>
    expect(asked('saveGroup')[0]?.body).toMatchObject({ Products: ['P2', 'P1'], Rule: null, Version: 1 }),
  );
});

test('R-47y a rule shows what it finds, asks something, and is what is saved', async () => {
  const { hand, asked } = await open('/merchant/group/PICKED');
  await hand.selectOptions(await until(() => field(en.choosing)), en.by.rule);
  await hand.click(button(en.save));
  await until(() => expect(screen.getAllByText(en.wrong.ruleEmpty).length).toBeGreaterThan(0));
  await hand.type(field(en.newDays), '30');
  await until(() => screen.getByText(en.previewMany));
  screen.getByText('Product P7');
  expect(asked('tryGroupRule').at(-1)?.body).toMatchObject({ NewDays: 30, P_BrandCode: '' });
  await hand.click(button(en.save));
  await until(() =>
    expect(asked('saveGroup')[0]?.body).toMatchObject({ Products: [], Rule: { NewDays: 30, InStock: 'N' } }),
  );
});

test('R-47y the later of two is told, and what was typed stays', async () => {
  const { hand } = await open('/merchant/group/PICKED', {
    answers: {
      saveGroup: () =>
        refusal(409, { code: 'GROUP_CHANGED', message: 'Changed meanwhile', exceptionHandler: true }),
    },
  });
  const name = await until(() => field(en.nameEn));
  await hand.clear(name);
  await hand.type(name, 'Mine');
  await hand.click(button(en.save));
  await until(() => button(shared.form.meanwhile.mine));
  expect(field(en.nameEn).value).toBe('Mine');
});

test('R-47y who may not manage products looks at it alone', async () => {
  await open('/merchant/group/PICKED', { Rights: [] });
  await until(() => screen.getByText(en.mayNotChange));
  expect(field(en.nameEn).closest('fieldset')?.disabled).toBe(true);
  expect(screen.queryByRole('button', { name: en.remove })).toBeNull();
});
