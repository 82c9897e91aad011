/** Another password of a member of staff: what the shop would refuse, the form says before it asks. */
import { screen } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';

const words: InBoth<{
  current: string;
  next: string;
  again: string;
  submit: string;
  first: string;
  ownName: string;
}> = {
  th: {
    current: 'รหัสผ่านปัจจุบัน',
    next: 'รหัสผ่านใหม่',
    again: 'ยืนยันรหัสผ่านใหม่',
    submit: 'เปลี่ยนรหัสผ่าน',
    first: 'ตั้งรหัสผ่าน',
    ownName: 'ไม่ใช้ชื่อ เบอร์มือถือ หรือชื่อร้านเป็นรหัสผ่าน',
  },
  en: {
    current: 'Current password',
    next: 'New password',
    again: 'New password once more',
    submit: 'Change password',
    first: 'Choose password',
    ownName: 'Do not use your name, mobile number or the name of the shop',
  },
};

const profile = {
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

  test('B-05b who has no password yet is not asked for one', async () => {
    const { hand, asked, address } = await openShop({
      at: '/merchant/profile/changepassword',
      language,
      staff: {},
      answers: {
        staffProfile: () => ({ ...profile, HasPassword: false }),
        changeStaffPassword: () => ({ statusText: 'OK' }),
        centerPhotos: () => ({ data: { taxImage: null, logoImage: null, shopImages: [] } }),
      },
    });
    const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
    await until(() => field(said.next));
    expect(screen.queryByLabelText(said.current, { selector: 'input' })).toBeNull();
    await hand.type(field(said.next), 'ปลาทูนึ่ง สองเข่ง');
    await hand.type(field(said.again), 'ปลาทูนึ่ง สองเข่ง');
    await hand.click(screen.getByRole('button', { name: said.first }));
    await until(() => expect(address()).toMatch(/\/merchant\/profile$/));
    expect(asked('changeStaffPassword')).toHaveLength(1);
    expect(asked('changeStaffPassword').at(-1)).toMatchObject({ body: { CurrentPassword: '' } });
  });

  test.each(['คนปุย-2569', 'Khonpui2026'])(
    "B-67 a password of the shop's name is refused before it is sent: %s",
    async (password) => {
      const { hand, asked } = await openShop({
        at: '/merchant/profile/changepassword',
        language,
        staff: {},
        settings: { SHOP_NAME_TH: 'คนปุย', SHOP_NAME_EN: 'Khonpui' },
        answers: { staffProfile: () => profile, changeStaffPassword: () => ({ statusText: 'OK' }) },
      });
      const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
      await until(() => field(said.next));
      await hand.type(field(said.current), 'what it was until now');
      await hand.type(field(said.next), password);
      await hand.type(field(said.again), password);
      await hand.click(screen.getByRole('button', { name: said.submit }));
      await until(() => screen.getByText(said.ownName));
      expect(asked('changeStaffPassword')).toEqual([]);
    },
  );
});
