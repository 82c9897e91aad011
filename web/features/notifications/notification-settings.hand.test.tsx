/** What a person chooses, with a hand on it. */
import { fireEvent, screen, within } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { refusal, type Answers } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import type { NotificationSettings } from './settings.queries.ts';

type Words = {
  shippedSms: string;
  placedSms: string;
  placedEmail: string;
  notByShop: RegExp;
  noEmail: RegExp;
  change: string;
  own: string;
  shop: RegExp;
  from: string;
  until: string;
  missing: string;
  same: string;
  save: string;
  saved: string;
  unsaved: string;
  leave: RegExp;
  stay: string;
  discard: string;
  account: string;
};
const words: InBoth<Words> = {
  th: {
    shippedSms: 'สินค้าออกจัดส่ง: SMS',
    placedSms: 'ได้รับคำสั่งซื้อ: SMS',
    placedEmail: 'ได้รับคำสั่งซื้อ: อีเมล',
    notByShop: /ร้านไม่ได้ส่งทาง SMS/,
    noEmail: /ยังไม่มีอีเมล/,
    change: 'แก้ไขเบอร์มือถือและอีเมล',
    own: 'กำหนดเอง',
    shop: /ตามที่ร้านกำหนด 21:00–07:00/,
    from: 'ตั้งแต่',
    until: 'ถึง',
    missing: 'กรุณาเลือกเวลา',
    same: 'กรุณาเลือกเวลาที่ต่างจากเวลาเริ่ม',
    save: 'บันทึก',
    saved: 'บันทึกแล้ว',
    unsaved: 'ยังไม่ได้บันทึก',
    leave: /ออกจากหน้านี้โดยไม่บันทึก/,
    stay: 'แก้ไขต่อ',
    discard: 'ไม่บันทึก',
    account: 'การแจ้งเตือน',
  },
  en: {
    shippedSms: 'Order on its way: SMS',
    placedSms: 'Order received: SMS',
    placedEmail: 'Order received: E-mail',
    notByShop: /Not sent by the shop: SMS/,
    noEmail: /There is no e-mail address/,
    change: 'Change your mobile number and e-mail',
    own: 'My own',
    shop: /As the shop has it: 21:00–07:00/,
    from: 'From',
    until: 'Until',
    missing: 'Please choose a time',
    same: 'Please choose another time than the beginning',
    save: 'Save',
    saved: 'Saved',
    unsaved: 'Not saved yet',
    leave: /Leave without saving/,
    stay: 'Keep editing',
    discard: 'Discard changes',
    account: 'Notifications',
  },
};

const SETTINGS: NotificationSettings = {
  Kinds: [
    {
      Kind: 'order.placed',
      Channels: [
        { Channel: 'sms', On: true, Never: 'shop' },
        { Channel: 'email', On: true, Never: 'address' },
      ],
    },
    {
      Kind: 'order.shipped',
      Channels: [
        { Channel: 'sms', On: true, Never: null },
        { Channel: 'email', On: true, Never: 'address' },
      ],
    },
  ],
  Quiet: { Mode: 'shop', From: null, Until: null },
  ShopQuiet: { From: '21:00', Until: '07:00' },
  Language: 'th',
  Addresses: { sms: '081•••0001', email: null },
};

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];
  const open = (answers: Answers = {}) =>
    openShop({
      at: '/merchant/notifications/settings',
      language,
      staff: {},
      answers: {
        notificationSettings: () => SETTINGS,
        saveNotificationSettings: () => SETTINGS,
        ...answers,
      },
    });
  const toggle = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });
  const save = () => screen.getByRole('button', { name: said.save });
  const type = (label: string, value: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value } });

  test('B-94j a channel that can never come says why, and where an address is added', async () => {
    await open();
    await until(() => toggle(said.shippedSms));
    expect(toggle(said.shippedSms).disabled).toBe(false);
    for (const [name, why] of [
      [said.placedSms, said.notByShop],
      [said.placedEmail, said.noEmail],
    ] as const) {
      expect(toggle(name).disabled).toBe(true);
      expect(toggle(name).checked).toBe(false);
      const reason = document.getElementById(toggle(name).getAttribute('aria-describedby') ?? '');
      expect(reason?.textContent).toMatch(why);
    }
    expect(screen.getByRole('main').textContent).toContain('081•••0001');
    expect(screen.getByRole('link', { name: said.change }).getAttribute('href')).toMatch(
      /\/merchant\/profile\/edit$/,
    );
    expect(screen.getByRole('main').textContent).toMatch(said.shop);
  });

  test('B-94j only what was changed is sent; own hours need both ends; nothing is lost', async () => {
    let refuses = true;
    const { hand, asked } = await open({
      saveNotificationSettings: () =>
        refuses ? refusal(400, { code: 'QUIET_HOURS_INCOMPLETE', message: 'No such hours' }) : SETTINGS,
    });
    await hand.click(await until(() => toggle(said.shippedSms)));
    await until(() => screen.getByText(said.unsaved));
    await hand.click(screen.getByRole('radio', { name: said.own }));
    await hand.click(save());
    await until(() => expect(screen.getAllByText(said.missing)).toHaveLength(2));
    expect(document.activeElement).toBe(screen.getByLabelText(said.from));
    type(said.from, '22:00');
    type(said.until, '22:00');
    await hand.click(save());
    await until(() => screen.getByText(said.same));
    expect(asked('saveNotificationSettings')).toEqual([]);
    type(said.until, '06:30');
    await hand.click(save());
    await until(() => expect(screen.getByRole('alert').textContent).toContain('No such hours'));
    expect(toggle(said.shippedSms).checked).toBe(false);
    refuses = false;
    await hand.click(save());
    await until(() => screen.getByText(said.saved));
    expect(asked('saveNotificationSettings').at(-1)?.body).toEqual({
      Switches: [{ Kind: 'order.shipped', Channel: 'sms', On: false }],
      Quiet: { Mode: 'own', From: '22:00', Until: '06:30' },
      Language: 'th',
    });
    await until(() => expect(screen.queryByText(said.unsaved)).toBeNull());
  });

  test('B-94j leaving with something unsaved asks first', async () => {
    const { hand, address } = await open({ notifications: () => ({ Data: [], HasMore: false }) });
    await hand.click(await until(() => toggle(said.shippedSms)));
    await until(() => screen.getByText(said.unsaved));
    await hand.click(within(screen.getByRole('main')).getByRole('link', { name: said.account }));
    const question = await until(() => screen.getByRole('dialog', { name: said.leave }));
    await hand.click(within(question).getByRole('button', { name: said.stay }));
    expect(address()).toMatch(/settings$/);
    expect(toggle(said.shippedSms).checked).toBe(false);
  });

  test('B-94j a customer is asked as well before leaving, and the page is left when it is wanted', async () => {
    const { hand, address } = await openShop({
      at: '/notifications/settings',
      language,
      user: { CUSTOMERCODE: 'CUST1', CUSTOMERNAME: 'Malee' },
      answers: {
        getCart: () => ({ Version: 0, Lines: [], Removed: [], Refused: [] }),
        notificationSettings: () => SETTINGS,
        notifications: () => ({ Data: [], HasMore: false }),
      },
    });
    await hand.click(await until(() => toggle(said.shippedSms)));
    await until(() => screen.getByText(said.unsaved));
    const bell = () => screen.getByRole('banner').querySelector<HTMLElement>('a[href$="/notifications"]');
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
    await hand.click(bell() ?? document.body);
    const question = await until(() => screen.getByRole('dialog', { name: said.leave }));
    expect(address()).toMatch(/settings$/);
    await hand.click(within(question).getByRole('button', { name: said.discard }));
    await until(() => expect(address()).toMatch(/\/notifications$/));
  });
});
