/** The people who work in the shop, with a hand on them. */
import { screen, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { staffRoles } from '#domain/access/roles.ts';
import { refusal } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import en from '../../locales/en/merchantStaff.ts';
import th from '../../locales/th/merchantStaff.ts';
import auditEn from '../../locales/en/audit.ts';
import auditTh from '../../locales/th/audit.ts';
import merchantEn from '../../locales/en/merchant.ts';
import merchantTh from '../../locales/th/merchant.ts';
import type { Member, Role } from './merchant-staff.queries.ts';

const words: InBoth<typeof th> = { th, en };
const formWords = { th: merchantTh.form, en: merchantEn.form };
const logWords = { th: auditTh, en: auditEn };
const pageWords = { th: merchantTh.pages, en: merchantEn.pages };

const somsri: Member = {
  UserId: 'U7',
  Name: 'Somsri',
  Username: '',
  Mobile: '0830000077',
  Email: '',
  UserRole: '3',
  Role: 'Salesman',
  Status: 'active',
  HasPassword: true,
  LastSignIn: null,
  Centers: [{ SaleUnit: 'C2', DIST_NAME: 'Two' }],
  IsSelf: false,
  Version: 7,
};
const roles: Role[] = staffRoles.map((UserRole) => ({
  UserRole,
  NameTh: '',
  NameEn: '',
  DefaultName: 'Salesman',
  ClosedPages: [],
  Rights: [],
  People: 1,
}));
const answers = {
  staffRoles: () => ({ Version: 3, Data: roles }),
  shopCenters: () => ({
    Data: [
      { SaleUnit: 'C1', DIST_NAME: 'One' },
      { SaleUnit: 'C2', DIST_NAME: 'Two' },
    ],
  }),
  staffMembers: () => ({ Data: [somsri], Next: null }),
  staffMember: () => somsri,
};

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];
  const form = said.form;
  const field = (name: string) => screen.getByRole('textbox', { name });

  test('B-05b a person is added; a refusal is said at its field, and nothing typed is lost', async () => {
    const TAKEN = 'Taken';
    let tries = 0;
    const { hand, asked, address } = await openShop({
      at: '/merchant/staff/new',
      language,
      staff: {},
      answers: {
        ...answers,
        addStaffMember: () => {
          tries += 1;
          return tries === 1 ? refusal(409, { code: 'MOBILE_TAKEN', fields: { Mobile: TAKEN } }) : somsri;
        },
      },
    });
    const save = () => hand.click(screen.getByRole('button', { name: form.invite }));
    await until(() => field(form.name));
    await save();
    await until(() => screen.getByText(form.nameMissing));
    expect(screen.getByText(form.mobileWrong)).toBeDefined();
    expect(screen.getByText(form.mainMissing)).toBeDefined();
    expect(asked('addStaffMember')).toEqual([]);

    await hand.type(field(form.name), 'Somsri');
    await hand.type(field(form.mobile), '083-000 0077');
    for (const center of ['Two', 'One']) {
      await hand.click(screen.getByRole('combobox', { name: form.centers }));
      await hand.click(await until(() => screen.getByRole('option', { name: center, hidden: true })));
    }
    await save();
    await until(() => screen.getByText(TAKEN));
    expect(field(form.name)).toHaveProperty('value', 'Somsri');
    await save();
    await until(() => expect(address()).toMatch(/\/merchant\/staff$/));
    expect(asked('addStaffMember').at(-1)).toMatchObject({
      body: { Name: 'Somsri', UserRole: '3', SaleUnits: ['C2', 'C1'] },
    });
  });

  test('B-05b somebody else was faster: it is told, what was typed stays, and is saved over theirs or given up', async () => {
    let version = 7;
    const { hand, asked, address } = await openShop({
      at: '/merchant/staff/U7',
      language,
      staff: {},
      answers: {
        ...answers,
        staffMember: () => ({ ...somsri, Name: version === 7 ? 'Somsri' : 'Theirs', Version: version }),
        saveStaffMember: ({ body }) => {
          if (body.Version === version && version > 7) return { ...somsri, Name: body.Name, Version: 9 };
          version = 8;
          return refusal(409, { code: 'STAFF_CHANGED' });
        },
      },
    });
    await hand.type(await until(() => field(form.name)), '!');
    const save = () => hand.click(screen.getByRole('button', { name: form.save }));
    await save();
    await until(() => screen.getByText(formWords[language].meanwhile.title));
    expect(field(form.name)).toHaveProperty('value', 'Somsri!');
    await hand.click(screen.getByRole('button', { name: formWords[language].meanwhile.mine }));
    // Both changed the name: theirs is shown before it is replaced.
    await until(() => screen.getByText(formWords[language].both.title));
    await save();
    await until(() => expect(address()).toMatch(/\/merchant\/staff$/));
    expect(asked('saveStaffMember').map(({ body }) => body)).toMatchObject([
      { Name: 'Somsri!', Version: 7 },
      { Name: 'Somsri!', Version: 8 },
    ]);
  });

  test('B-05b what takes access away is asked first, with what comes of it', async () => {
    const { hand, asked } = await openShop({
      at: '/merchant/staff/U7',
      language,
      staff: {},
      answers: {
        ...answers,
        setStaffStatus: () => ({ ...somsri, Status: 'disabled' as const }),
      },
    });
    await until(() => screen.getByRole('button', { name: said.actions.disable }));
    await hand.click(screen.getByRole('button', { name: said.actions.disable }));
    const dialog = await until(() => screen.getByRole('dialog'));
    expect(within(dialog).getByText(said.actions.disableText)).toBeDefined();
    expect(asked('setStaffStatus')).toEqual([]);
    await hand.click(within(dialog).getByRole('button', { name: said.actions.disable }));
    await until(() => screen.getByRole('button', { name: said.actions.enable }));
    expect(asked('setStaffStatus').at(-1)).toMatchObject({
      params: { userId: 'U7' },
      body: { Status: 'disabled' },
    });
  });

  test('B-05b the own account has no such buttons, and its role is fixed', async () => {
    await openShop({
      at: '/merchant/staff/U7',
      language,
      staff: {},
      answers: { ...answers, staffMember: () => ({ ...somsri, UserRole: '1' as const, IsSelf: true }) },
    });
    await until(() => screen.getByText(said.actions.self));
    expect(screen.queryByRole('button', { name: said.actions.disable })).toBeNull();
    expect(screen.getByRole('combobox', { name: form.role })).toHaveProperty('disabled', true);
  });

  const rights = said.rights;
  const called = (role: string) => new RegExp(`\\(${role}\\)`);
  const box = (what: string, role: string) =>
    screen.getByLabelText<HTMLInputElement>(
      rights.of.replace('{what}', what).replace('{role}', labelOf(role)),
    );
  const labelOf = (role: string) => said.roleWith.replace('{name}', 'Salesman').replace('{role}', role);
  const openRoles = (more: object = {}) =>
    openShop({ at: '/merchant/staff/roles', language, staff: {}, answers: { ...answers, ...more } });
  const save = () => screen.getByRole('button', { name: rights.save });
  const formSaid = formWords[language];

  test('B-05c B-05d pages, rights and names of several roles are saved together', async () => {
    const { hand, asked } = await openRoles({ saveStaffRoles: () => ({ Version: 4, Data: roles }) });
    await until(() => screen.getByRole('table', { name: rights.table }));
    expect(box(rights.all, '4').checked).toBe(true);
    await hand.click(box(rights.all, '4'));
    expect(box(pageWords[language].goodsIssue, '4')).toMatchObject({ checked: false, disabled: true });
    await hand.click(box(rights.see.costs, '7'));
    await hand.type(
      screen.getByRole('textbox', {
        name: rights.of.replace('{what}', rights.NameTh).replace('{role}', labelOf('8')),
      }),
      'คลัง',
    );
    await until(() => screen.getByText(called('7'), { selector: 'output' }));
    await hand.click(save());
    await until(() => expect(asked('saveStaffRoles')).toHaveLength(1));
    const { body } = asked('saveStaffRoles')[0] as { body: { Version: number; Roles: Role[] } };
    expect(body.Version).toBe(3);
    const sent = (role: string) => body.Roles.find(({ UserRole }) => UserRole === role);
    expect(sent('4')).toMatchObject({ ClosedPages: ['orders'], Rights: [] });
    expect(sent('7')).toMatchObject({ ClosedPages: [], Rights: ['costs'] });
    expect(sent('8')).toMatchObject({ NameTh: 'คลัง', NameEn: '' });
    await until(() => screen.getByText(rights.saved));
  });

  test('B-05c what nobody chooses has no box', async () => {
    await openRoles();
    const table = await until(() => screen.getByRole('table', { name: rights.table }));
    const row = (name: string) => within(within(table).getByRole('row', { name: new RegExp(`^${name}`) }));
    const pages = pageWords[language];
    for (const name of [pages.changePassword, pages.profile, pages.log]) {
      expect(row(name).queryByRole('checkbox')).toBeNull();
    }
    expect(row(pages.changePassword).getAllByText(rights.open)).toHaveLength(6);
    expect(row(pages.log).getAllByText(rights.open)).toHaveLength(1);
    expect(row(pages.log).getAllByText(rights.closed)).toHaveLength(5);
    expect(row(pages.cash).getAllByRole('checkbox')).toHaveLength(5);
  });

  test('B-05c the arrow keys lead from box to box, past what cannot be chosen', async () => {
    const { hand } = await openRoles();
    const first = await until(() => box(rights.all, '3'));
    first.focus();
    await hand.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(box(rights.all, '4'));
    await hand.keyboard(' ');
    expect(box(rights.all, '4').checked).toBe(false);
    await hand.keyboard('{ArrowDown}');
    expect(document.activeElement, 'its parts are closed with it').toBe(box(pageWords[language].cash, '4'));
    await hand.keyboard('{ArrowUp}{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toBe(first);
  });

  test('B-05c a change meanwhile is told, and the own one can be saved over it', async () => {
    let version = 3;
    const { hand, asked } = await openRoles({
      staffRoles: () => ({ Version: version, Data: roles }),
      saveStaffRoles: () => {
        if (version === 3) {
          version = 9;
          return refusal(409, { code: 'ROLES_CHANGED' });
        }
        return { Version: 10, Data: roles };
      },
    });
    await hand.click(await until(() => box(rights.see.costs, '7')));
    await hand.click(save());
    await until(() => screen.getByText(formSaid.meanwhile.title));
    await hand.click(screen.getByRole('button', { name: formSaid.meanwhile.mine }));
    await until(() => expect(asked('saveStaffRoles')).toHaveLength(2));
    expect(asked('saveStaffRoles')[1]).toMatchObject({ body: { Version: 9 } });
  });

  test('B-57 the page of roles shows who changed which of them, and how', async () => {
    const { hand, asked } = await openRoles({
      merchantLog: () => ({
        Data: [
          {
            At: '2026-11-21T03:00:00.000Z',
            Actor: 'ADMIN',
            ActorName: 'Somsak',
            ActorKind: 'staff',
            Action: 'role.change',
            Subject: 'role/7',
            Before: { name: 'Packer' },
            After: { name: 'Picker' },
          },
        ],
        Next: null,
      }),
    });
    const log = logWords[language];
    await hand.click(await until(() => screen.getByRole('button', { name: log.showHistory })));
    const entry = await until(() => screen.getByText(/Picker/).closest('ol'));
    expect(entry?.textContent).toContain('Somsak');
    expect(entry?.textContent).toContain(log.subjects.role.replace('{key}', '7'));
    expect(asked('merchantLog')[0]?.query).toMatchObject({ action: 'role.change' });
  });
});
