/** What the shop sends, with a hand on it. */
import { screen, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { refusal, type Answers } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import type { ShopSettings } from './merchant-notifications.queries.ts';

type Words = {
  shippedSms: string;
  shippedEmail: string;
  down: RegExp;
  off: RegExp;
  cost: RegExp;
  minutes: RegExp;
  quiet: string;
  wrong: RegExp;
  save: string;
  saved: string;
  changed: RegExp;
  load: string;
  mine: string;
};
const words: InBoth<Words> = {
  th: {
    shippedSms: 'สินค้าออกจัดส่ง: SMS',
    shippedEmail: 'สินค้าออกจัดส่ง: อีเมล',
    down: /ส่งไม่ได้.*ตั้งแต่ 21 พ\.ย\. 2569.*รอส่ง 12 ข้อความ/,
    off: /ยังไม่ได้เชื่อมต่อ.*ยังไม่ได้ตั้งค่าผู้ให้บริการ/,
    cost: /SMS มีค่าใช้จ่าย/,
    minutes: /รอยืนยันเกินกี่นาที/,
    quiet: 'กำหนดช่วงเวลาห้ามรบกวน',
    wrong: /จำนวนเต็ม 0 ถึง 1,440/,
    save: 'บันทึก',
    saved: 'บันทึกแล้ว',
    changed: /มีคนอื่นบันทึก/,
    load: 'ดูค่าที่บันทึกล่าสุด',
    mine: 'บันทึกสิ่งที่ฉันแก้',
  },
  en: {
    shippedSms: 'Order on its way: SMS',
    shippedEmail: 'Order on its way: E-mail',
    down: /Not working.*Since 21 Nov 2026.*12 messages wait/,
    off: /Not connected.*No provider/,
    cost: /SMS cost money/,
    minutes: /has waited this many minutes/,
    quiet: 'Keep quiet hours',
    wrong: /whole number from 0 to 1,440/,
    save: 'Save',
    saved: 'Saved',
    changed: /Somebody else has saved/,
    load: 'Show what they saved',
    mine: 'Save my changes',
  },
};

const shop = (more: Partial<ShopSettings> = {}, emailOn = true): ShopSettings => ({
  Kinds: [
    {
      Kind: 'order.shipped',
      Audience: 'customer',
      Channels: [
        { Channel: 'sms', On: true },
        { Channel: 'email', On: emailOn },
      ],
    },
  ],
  Quiet: null,
  WaitingMinutes: 30,
  LowStock: 10,
  Channels: [
    { Channel: 'sms', State: 'down', DownSince: '2026-11-21T03:00:00.000Z', Waiting: 12 },
    { Channel: 'email', State: 'off', DownSince: null, Waiting: 0 },
  ],
  Version: 4,
  ...more,
});
const CHANGED = () => refusal(409, { code: 'NOTIFICATION_SETTINGS_CHANGED' });

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];
  const open = (answers: Answers) =>
    openShop({
      at: '/merchant/notifications/shop',
      language,
      staff: {},
      answers: { shopNotificationSettings: () => shop(), ...answers },
    });
  const toggle = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });
  const minutes = () => screen.getByRole<HTMLInputElement>('textbox', { name: said.minutes });
  const save = () => screen.getByRole('button', { name: said.save });

  test('B-94k each channel says how it is, and what costs money says so', async () => {
    await open({});
    const text = (await until(() => screen.getByRole('main'))).textContent;
    expect(text).toMatch(said.down);
    expect(text).toMatch(said.off);
    expect(text).toMatch(said.cost);
  });

  test('B-94k only switches that were changed are sent, with the version that was read', async () => {
    const { hand, asked } = await open({ saveShopNotificationSettings: () => shop({ Version: 5 }) });
    await hand.click(await until(() => toggle(said.shippedSms)));
    await hand.clear(minutes());
    await hand.type(minutes(), '5000');
    await hand.click(save());
    await until(() => screen.getByText(said.wrong));
    expect(asked('saveShopNotificationSettings')).toEqual([]);
    await hand.clear(minutes());
    await hand.type(minutes(), '2h');
    await hand.click(save());
    await until(() => screen.getByText(said.wrong));
    expect(minutes().value, 'nothing typed is changed').toBe('2h');
    expect(asked('saveShopNotificationSettings')).toEqual([]);
    await hand.clear(minutes());
    await hand.type(minutes(), '๔๕');
    await hand.click(save());
    await until(() => screen.getByText(said.saved));
    expect(asked('saveShopNotificationSettings')[0]?.body).toEqual({
      Switches: [{ Kind: 'order.shipped', Channel: 'sms', On: false }],
      Quiet: null,
      WaitingMinutes: 45,
      LowStock: 10,
      Version: 4,
    });
    await hand.click(toggle(said.shippedEmail));
    await hand.click(save());
    await until(() => expect(asked('saveShopNotificationSettings')[1]?.body).toMatchObject({ Version: 5 }));
  });

  test('B-94k quiet hours that are switched on begin with the usual ones', async () => {
    const { hand, asked } = await open({ saveShopNotificationSettings: () => shop({ Version: 5 }) });
    await hand.click(await until(() => toggle(said.quiet)));
    await hand.click(save());
    await until(() =>
      expect(asked('saveShopNotificationSettings')[0]?.body).toMatchObject({
        Quiet: { From: '21:00', Until: '08:00' },
      }),
    );
  });

  test('B-94k when somebody else has saved, what was typed stays, and theirs can be loaded', async () => {
    let fetched = 0;
    const { hand } = await open({
      shopNotificationSettings: () => {
        fetched += 1;
        return fetched === 1 ? shop() : shop({ Version: 9, WaitingMinutes: 60 }, false);
      },
      saveShopNotificationSettings: CHANGED,
    });
    await hand.click(await until(() => toggle(said.shippedSms)));
    await hand.clear(minutes());
    await hand.type(minutes(), '45');
    await hand.click(save());
    const note = await until(() => screen.getByRole('alert'));
    expect(note.textContent).toMatch(said.changed);
    expect(minutes().value).toBe('45');
    expect(toggle(said.shippedSms).checked).toBe(false);
    await hand.click(within(note).getByRole('button', { name: said.load }));
    await until(() => expect(minutes().value).toBe('60'));
    expect(toggle(said.shippedSms).checked).toBe(true);
    expect(toggle(said.shippedEmail).checked).toBe(false);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('B-94k or the own changes are saved over theirs, which stay where they are others', async () => {
    let current = 4;
    const { hand, asked } = await open({
      shopNotificationSettings: () =>
        shop({ Version: current, ...(current === 9 && { LowStock: 77 }) }, current === 4),
      saveShopNotificationSettings: ({ body }) => {
        const { Version } = body as { Version: number };
        return Version === 9 ? shop({ Version: 10, WaitingMinutes: 45 }, false) : CHANGED();
      },
    });
    await hand.clear(await until(minutes));
    await hand.type(minutes(), '45');
    current = 9;
    await hand.click(save());
    const note = await until(() => screen.getByRole('alert'));
    await hand.click(within(note).getByRole('button', { name: said.mine }));
    await until(() => screen.getByText(said.saved));
    expect(asked('saveShopNotificationSettings').at(-1)?.body).toMatchObject({
      Switches: [],
      WaitingMinutes: 45,
      LowStock: 77,
      Version: 9,
    });
    await until(() => expect(toggle(said.shippedEmail).checked).toBe(false));
    expect(minutes().value).toBe('45');
  });
});
