/** What buyers see of a center: its small photo in the row, and all of them on request. */
import { screen, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { bootstrapOf } from '../../testing/drawn.tsx';
import { noAnswer } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { shopOf } from '../../testing/small-shop.ts';
import { until } from '../../testing/until.ts';

type Words = { change: RegExp; show: string; of: string; photo: string; failed: string; again: string };

const words: InBoth<Words> = {
  th: {
    change: /เปลี่ยน$/,
    show: 'ดูรูปร้าน One',
    of: 'รูปของOne',
    photo: 'One รูปที่ 2 จาก 2',
    failed: 'โหลดรูปไม่สำเร็จ',
    again: 'ลองอีกครั้ง',
  },
  en: {
    change: /Change$/,
    show: 'Photos One',
    of: 'Photos of One',
    photo: 'One, photo 2 of 2',
    failed: 'The photos could not be loaded',
    again: 'Try again',
  },
};

const photo = (letter: string) => `/media/test/${letter.repeat(22)}.webp`;
const center = (SaleUnit: string, PHOTO_PATH: string | null) => ({
  SaleUnit,
  DIST_NAME: SaleUnit === 'C1' ? 'One' : `Another ${SaleUnit}`,
  DIST_SHORTNAME: '',
  FullAddress: 'Bangkok',
  LatDecimal: 13,
  LonDecimal: 100,
  lat: 13,
  lon: 100,
  PHOTO_PATH,
  LineChannel: null,
  Distance: null,
  Phone: '',
  Hours: [],
  ClosedDays: [],
});
const user = { CenterCount: 3 };

describe.each(LANGUAGES)('C-75b L-41 a center’s photos, in %s', (language) => {
  const said = words[language];

  test('are loaded when they are asked for; only the small one before', async () => {
    const { hand, asked, answer } = await openShop({
      at: '/cart',
      language,
      user,
      settings: { CENTER_DIALOG_AT_START_ENABLED: 'N' },
      answers: {
        ...shopOf([]),
        loginGuest: () => ({ jtoken: 'token', user: bootstrapOf({ user }).user, guestUid: '1' }),
        allCenters: () => ({
          Data: [center('C1', photo('a')), center('C2', '/files/test/drawn.webp'), center('C3', null)],
        }),
        centerGallery: noAnswer,
        quote: noAnswer,
      },
    });
    const [change] = screen.getAllByRole('button', { name: said.change });
    await hand.click(change ?? document.body);
    const show = await until(() => screen.getByRole('button', { name: said.show }));
    // Of the three centers one has uploaded photos.
    expect(show.getAttribute('aria-expanded')).toBe('false');
    const dialog = within(document.querySelector('dialog') as HTMLElement);
    const sources = [...document.querySelectorAll('dialog img')].map((img) => img.getAttribute('src'));
    expect(sources).toEqual([photo('a').replace('.webp', '-240.webp'), '/files/test/drawn.webp']);
    expect(asked('centerGallery')).toEqual([]);

    await hand.click(show);
    await until(() => dialog.getByText(said.failed));
    answer({ centerGallery: () => ({ Data: [photo('a'), photo('b')] }) });
    await hand.click(dialog.getByRole('button', { name: said.again }));
    const strip = await until(() => dialog.getByRole('list', { name: said.of }));
    expect(within(strip).getAllByRole('img')).toHaveLength(2);
    const second = within(strip).getByRole('img', { name: said.photo });
    expect(second.getAttribute('srcset')).toContain('-640.webp 640w');
    // As wide and high before it is there, so nothing shifts.
    expect([second.getAttribute('width'), second.getAttribute('height')]).toEqual(['240', '180']);
    expect(asked('centerGallery')[0]?.query).toEqual({ saleUnit: 'C1' });

    await hand.click(show);
    expect(dialog.queryByRole('list', { name: said.of })).toBeNull();
  });
});
