/** Who has several accounts sees which one each center is for. */
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { bootstrapOf } from '../../testing/drawn.tsx';
import { noAnswer } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { shopOf } from '../../testing/small-shop.ts';
import { until } from '../../testing/until.ts';

const words: InBoth<{ change: RegExp; account: string }> = {
  th: { change: /เปลี่ยน$/, account: 'สั่งซื้อในชื่อ Shop of the north' },
  en: { change: /Change$/, account: 'Orders for Shop of the north' },
};

const center = (SaleUnit: string, AccountName?: string) => ({
  SaleUnit,
  DIST_NAME: SaleUnit,
  DIST_SHORTNAME: '',
  FullAddress: 'Bangkok',
  LatDecimal: 13,
  LonDecimal: 100,
  lat: 13,
  lon: 100,
  PHOTO_PATH: null,
  LineChannel: null,
  Distance: null,
  Phone: '',
  Hours: [],
  ClosedDays: [],
  ...(AccountName !== undefined && { AccountName }),
});
const user = { CenterCount: 2 };

test.each(LANGUAGES)('L-41b a center names the account that would order from it (%s)', async (language) => {
  const said = words[language];
  const { hand } = await openShop({
    at: '/cart',
    language,
    user,
    settings: { CENTER_DIALOG_AT_START_ENABLED: 'N' },
    answers: {
      ...shopOf([]),
      loginGuest: () => ({ jtoken: 'token', user: bootstrapOf({ user }).user, guestUid: '1' }),
      allCenters: () => ({ Data: [center('C1'), center('C2', 'Shop of the north')] }),
      quote: noAnswer,
    },
  });
  const [change] = screen.getAllByRole('button', { name: said.change });
  await hand.click(change ?? document.body);
  const row = await until(() => screen.getByRole('button', { name: /^C?C2/ }));
  expect(within(row).getByText(said.account)).toBeDefined();
  expect(screen.getAllByText(/Shop of the north/)).toHaveLength(1);
});
