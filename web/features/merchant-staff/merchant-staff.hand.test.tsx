/** The people who work in the shop, with a hand on them. */
import { screen, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { staffRoles } from '#domain/access/roles.ts';
import { refusal } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import en from '../../locales/en/merchantStaff.ts';
import th from '../../locales/th/merchantStaff.ts';
import type { Member, Role } from './merchant-staff.queries.ts';

const words: InBoth<typeof th> = { th, en };

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
  staffRoles: () => ({ Data: roles }),
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

  test('B-05c B-05d a page is closed to a role, and a right given', async () => {
    const { hand, asked } = await openShop({
      at: '/merchant/staff/roles',
      language,
      staff: {},
      answers: { ...answers, saveStaffRole: () => ({ Data: roles }) },
    });
    const panel = await until(() => screen.getByRole('region', { name: /\(4\)/ }));
    const box = within(panel).getByRole('checkbox', { name: said.rights.all });
    expect(box).toHaveProperty('checked', true);
    await hand.click(box);
    await hand.click(within(panel).getByRole('checkbox', { name: said.rights.see.costs }));
    await hand.type(within(panel).getByRole('textbox', { name: said.rights.nameTh }), 'คลัง');
    await hand.click(within(panel).getByRole('button'));
    await until(() => expect(asked('saveStaffRole')).toHaveLength(1));
    expect(asked('saveStaffRole').at(-1)).toMatchObject({
      params: { role: '4' },
      body: { NameTh: 'คลัง', NameEn: '', ClosedPages: ['orders'], Rights: ['costs'] },
    });
  });

  test('B-05c the super admin has no pages to close', async () => {
    await openShop({ at: '/merchant/staff/roles', language, staff: {}, answers });
    const panel = await until(() => screen.getByRole('region', { name: /\(1\)/ }));
    expect(within(panel).queryByRole('checkbox')).toBeNull();
  });
});
