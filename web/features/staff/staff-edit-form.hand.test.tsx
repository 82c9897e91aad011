/** A member of staff's own account with a hand on it. */
import { screen } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { refusal } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';

type Words = { name: string; mobile: string; password: string; missing: string; save: string };

const words: InBoth<Words> = {
  th: {
    name: 'ชื่อ',
    mobile: 'เบอร์มือถือ',
    password: 'รหัสผ่านปัจจุบัน',
    missing: 'กรอกรหัสผ่านปัจจุบันเพื่อเปลี่ยนเบอร์มือถือ',
    save: 'บันทึก',
  },
  en: {
    name: 'Name',
    mobile: 'Mobile number',
    password: 'Current password',
    missing: 'Enter your current password to change the mobile number',
    save: 'Save',
  },
};

const PROFILE = {
  UserId: 'U1',
  Username: 'sale',
  Name: 'Sale',
  Email: '',
  Mobile: '0830000002',
  Role: 'Salesman',
  UserRole: '3',
  HasPassword: true,
  Centers: [],
};

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];

  test('B-66 another mobile number asks for the password; a wrong one is reported at its field, and nothing typed is lost', async () => {
    const WRONG = 'That is not it';
    const { hand, asked, answer, address } = await openShop({
      at: '/merchant/profile/edit',
      language,
      staff: {},
      answers: {
        staffProfile: () => PROFILE,
        saveStaffProfile: () =>
          refusal(400, { code: 'CURRENT_PASSWORD_WRONG', fields: { CurrentPassword: WRONG } }),
      },
    });
    const field = (name: string) => screen.getByRole('textbox', { name });
    const password = () => screen.getByLabelText(said.password, { selector: 'input' });
    const save = () => hand.click(screen.getByRole('button', { name: said.save }));
    const described = () =>
      (password().getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent);

    const mobile = await until(() => field(said.mobile));
    expect(screen.queryByLabelText(said.password)).toBeNull();
    await hand.clear(mobile);
    await hand.type(mobile, '083 000 0002');
    expect(screen.queryByLabelText(said.password), 'the same number, written otherwise').toBeNull();
    await hand.clear(mobile);
    await hand.type(mobile, '083 000 0077');
    await hand.type(field(said.name), ' 2');
    await save();
    await until(() => expect(described()).toContain(said.missing));
    expect(document.activeElement).toBe(password());
    expect(asked('saveStaffProfile')).toEqual([]);

    await hand.type(password(), 'guess');
    await save();
    await until(() => expect(described()).toContain(WRONG));
    expect(password()).toHaveProperty('value', 'guess');
    expect(field(said.mobile)).toHaveProperty('value', '0830000077');
    expect(field(said.name)).toHaveProperty('value', 'Sale 2');

    answer({
      saveStaffProfile: () => ({ ...PROFILE, Name: 'Sale 2', Mobile: '0830000077' }),
      staffCenters: () => [],
    });
    await hand.clear(password());
    await hand.type(password(), 'the right one');
    await save();
    await until(() => expect(address()).toMatch(/\/merchant\/profile$/));
    expect(asked('saveStaffProfile').at(-1)?.body).toEqual({
      Name: 'Sale 2',
      Email: '',
      Mobile: '0830000077',
      CurrentPassword: 'the right one',
    });
  });

  test('B-66 a name alone is saved without any password', async () => {
    const { hand, asked } = await openShop({
      at: '/merchant/profile/edit',
      language,
      staff: {},
      answers: {
        staffProfile: () => PROFILE,
        saveStaffProfile: () => PROFILE,
        staffCenters: () => [],
      },
    });
    await hand.type(await until(() => screen.getByRole('textbox', { name: said.name })), ' 2');
    await hand.click(screen.getByRole('button', { name: said.save }));
    await until(() => expect(asked('saveStaffProfile')).toHaveLength(1));
  });
});
