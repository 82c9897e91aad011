/** Distribution centers: choosing one, being asked for it, and what follows from a change. */
import { guestOf } from './callers.ts';
import { expectSound } from './checks/sound.ts';
import { expect, test, type InBoth } from './fixtures.ts';
import { openAtRest } from './rest.ts';
import {
  centerCookie,
  centerDialog,
  centerRows,
  centerSearch,
  centerSwitch,
  openCenters,
  takeCenter,
} from './steps/center.ts';
import { asActing, setting, withBootstrap } from './steps/document.ts';
import { addOne, cartLink } from './steps/product.ts';

type Words = {
  centers: [string, string, string, string];
  selected: string;
  empty: string;
  close: string;
  fromDefault: string;
  fromPosition: string;
  useMyPosition: string;
  refused: string;
  kilometres: RegExp;
  invite: string;
  later: string;
  goToMerchant: string;
  changed: (name: string) => string;
  from: RegExp;
  change: RegExp;
};

const LINE = 'https://line.example/ti/p/@khonpui-bangna';
const words: InBoth<Words> = {
  th: {
    centers: ['ขนปุยคลับ บางนา', 'ขนปุยคลับ เชียงใหม่', 'ขนปุยคลับ ขอนแก่น', 'ขนปุยคลับ หาดใหญ่'],
    selected: 'กำลังสั่งซื้อจากที่นี่',
    empty: 'ไม่พบศูนย์ กรุณาลองค้นหาด้วยคำอื่น',
    close: 'ปิด',
    fromDefault: 'ระยะทางจากใจกลางกรุงเทพฯ',
    fromPosition: 'ระยะทางจากตำแหน่งของคุณ',
    useMyPosition: 'ใช้ตำแหน่งของฉัน',
    refused: 'ยังใช้ตำแหน่งของคุณไม่ได้ กรุณาอนุญาตในเบราว์เซอร์แล้วลองอีกครั้ง',
    kilometres: /^[\d,.]+ กม\.$/,
    invite: 'เพิ่ม ขนปุยคลับ บางนา เป็นเพื่อนทาง LINE Official Account',
    later: 'ไว้ทีหลัง',
    goToMerchant: 'ไปที่ศูนย์',
    from: /^จัดส่งจาก /,
    change: /เปลี่ยน$/,
    changed: (name) => `ตอนนี้คุณสั่งซื้อจาก${name}`,
  },
  en: {
    centers: [
      'Khonpui Club Bang Na',
      'Khonpui Club Chiang Mai',
      'Khonpui Club Khon Kaen',
      'Khonpui Club Hat Yai',
    ],
    selected: 'You order from here',
    empty: 'Merchant not found. Please try again with other words.',
    close: 'Close',
    fromDefault: 'Distances from central Bangkok',
    fromPosition: 'Distances from where you are',
    useMyPosition: 'Use my position',
    refused: 'Your position is not available. Allow it in the browser and try again.',
    kilometres: /^[\d,.]+ km$/,
    // The channel's own name, in its own language.
    invite: 'Add ขนปุยคลับ บางนา as friend by LINE Official Account',
    later: 'Later',
    goToMerchant: 'Go to merchant',
    from: /^Delivered from /,
    change: /Change$/,
    changed: (name) => `You now order from ${name}.`,
  },
};

const CHIANG_MAI = { latitude: 18.79, longitude: 98.98 };

test('L-08 L-41 the header shows the center and opens the dialog, which is searched by code, name and address', async ({
  page,
  language,
  at,
}) => {
  const { centers, selected, empty, kilometres } = words[language];
  const [bangNa, chiangMai, , hatYai] = centers;
  await page.goto(at('/', 'petclub'));
  await openCenters(page, language, bangNa);
  const rows = centerRows(page, language);
  await expect(rows).toHaveCount(4);
  await expect(rows.first().getByRole('button').first(), 'the selected one first').toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(rows.first()).toContainText(bangNa);
  await expect(rows.first()).toContainText(selected);
  await expect(rows.first().getByText(kilometres)).toBeVisible();
  await expect(rows.first()).toContainText('10260');
  for (const [typed, found] of [
    ['PC02', chiangMai],
    [hatYai.split(' ').at(-1) ?? '', hatYai],
    ['กาญจนวนิช', hatYai],
  ] as const) {
    await centerSearch(page, language).fill(typed);
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(found);
  }
  await centerSearch(page, language).fill('no such place');
  await expect(centerDialog(page, language).getByText(empty)).toBeVisible();
  // The first empties the field, as in every search field.
  await page.keyboard.press('Escape');
  await expect(rows).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(centerDialog(page, language)).toBeHidden();
  await expect(centerSwitch(page, language, bangNa)).toBeFocused();
});

test.describe('at the start', () => {
  test.use({ center: 'unasked' });

  test('S-45 who comes first is asked once @both', async ({ page, language, at, context }) => {
    const [bangNa] = words[language].centers;
    await page.goto(at('/', 'petclub'));
    await expect(centerRows(page, language)).toHaveCount(4);
    await expectSound(page, language, 'first-visit');
    await page.getByRole('button', { name: words[language].close, exact: true }).click();
    await expect(centerDialog(page, language)).toHaveCount(0);
    const remembered = () => centerCookie(context, at);
    await expect.poll(async () => (await remembered())?.value).toBe('PC01');
    expect(((await remembered())?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 24 * 3600);

    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.reload();
    await expect(centerSwitch(page, language, bangNa)).toBeVisible();
    await page.waitForFunction(() => document.readyState === 'complete');
    expect(asked.filter((path) => path.includes('dcs'))).toEqual([]);
    await expect(centerDialog(page, language)).toHaveCount(0);
  });

  test('S-45 who begins by signing in is asked on arriving in the shop', async ({ page, language, at }) => {
    await page.goto(at('/login', 'petclub'));
    await page.waitForFunction(() => document.readyState === 'complete');
    await expect(centerDialog(page, language)).toHaveCount(0);
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(centerRows(page, language)).toHaveCount(4);
    await expect(page.locator('html[data-same]'), 'in the same document').toHaveCount(1);
  });

  test('W-26 where CENTER_DIALOG_AT_START_ENABLED is N nobody is asked at the start', async ({
    page,
    language,
    at,
  }) => {
    const [bangNa] = words[language].centers;
    await page.goto(at('/', 'petclub'));
    await expect(centerRows(page, language), 'asked of its own accord').toHaveCount(4);
    await withBootstrap(page, setting('CENTER_DIALOG_AT_START_ENABLED', 'N'));
    await openAtRest(page, at('/', 'petclub'));
    await expect(centerDialog(page, language)).toHaveCount(0);
    // Opened by hand it comes: had it come by itself, the switch could not be reached.
    await openCenters(page, language, bangNa);
  });
});

test('S-46 another center reloads what is shown, keeps the guest’s cart, and says so', async ({
  page,
  context,
  goods,
  language,
  at,
  shop,
}) => {
  const { centers, changed } = words[language];
  const [bangNa, chiangMai] = centers;
  const caller = await guestOf({ url: shop.url, tenant: 'petclub', language });
  const { P_Code, PRODUCTNAME: name, UNIT1NAME: unit } = await goods.takeProduct(caller);
  await page.goto(at(`/product/${P_Code}`, 'petclub'));
  await addOne(page, language, { name, unit });
  await page.goto(at('/', 'petclub'));
  await openCenters(page, language, bangNa);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/authen/swapdc/*', async (route) => {
    await expect(centerDialog(page, language)).toHaveCount(0);
    expect((await centerCookie(context, at))?.value, 'none that could come after the answer’s').toBe('PC01');
    await route.continue();
  });
  const resync = page.waitForRequest((request) => (request.postData() ?? '').includes('ProductIds'));
  await takeCenter(page, language, chiangMai);
  await expect(page.getByText(changed(chiangMai))).toBeVisible();
  expect((await centerCookie(context, at))?.value).toBe('PC02');
  await expect(centerDialog(page, language)).toHaveCount(0);
  await expect(centerSwitch(page, language, chiangMai)).toBeVisible();
  const swap = asked.indexOf('/authen/swapdc/PC02');
  expect(swap).toBeGreaterThanOrEqual(0);
  await expect.poll(() => asked.slice(swap + 1)).toContain('/api/products/items');

  // The guest's cart is the shop's, and was asked for at the new center.
  await expect(cartLink(page, language, 1)).toBeVisible();
  expect((await resync).postData()).toContain(P_Code);
  await page.reload();
  await page.goto(at('/', 'petclub'));
  await expect(centerSwitch(page, language, chiangMai), 'remembered').toBeVisible();
});

test('L-42 U-07b a center with a LINE channel invites to it first', async ({
  page,
  context,
  language,
  at,
}) => {
  const { centers, invite, later, goToMerchant } = words[language];
  const [bangNa, chiangMai] = centers;
  const url = at('/', 'petclub');
  await context.addCookies([{ name: 'shop-petclub-center', value: 'PC02', url }]);
  await page.goto(url);
  await openCenters(page, language, chiangMai);
  await expect(centerRows(page, language).first(), 'the chosen one stands first').toContainText(chiangMai);
  await takeCenter(page, language, bangNa);
  const dialog = page.getByRole('dialog', { name: invite });
  await expect(dialog.getByRole('heading', { name: invite })).toBeFocused();
  const merchant = dialog.getByRole('link', { name: goToMerchant });
  await expect(merchant).toHaveAttribute('href', LINE);
  await expect(merchant).toHaveAttribute('target', '_blank');
  await page.keyboard.press('Escape');
  await expect(centerSwitch(page, language, chiangMai), 'nothing is changed by closing').toBeVisible();

  await openCenters(page, language, chiangMai);
  await takeCenter(page, language, bangNa);
  await page.getByRole('button', { name: later }).click();
  await expect(centerSwitch(page, language, bangNa)).toBeVisible();
});

test('S-47 N-01 the browser’s position is asked for only when the person wants it, and orders the list', async ({
  page,
  context,
  language,
  at,
}) => {
  const { centers, fromDefault, fromPosition, useMyPosition } = words[language];
  const [bangNa, chiangMai, khonKaen] = centers;
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(CHIANG_MAI);
  await page.addInitScript(() => {
    const { geolocation } = navigator;
    const ask = geolocation.getCurrentPosition.bind(geolocation);
    geolocation.getCurrentPosition = (...given) => {
      document.documentElement.dataset['asked'] = 'yes';
      ask(...given);
    };
  });
  await page.goto(at('/', 'petclub'));
  await openCenters(page, language, bangNa);
  await expect(page.getByText(fromDefault)).toBeVisible();
  await expect(centerRows(page, language).nth(1)).toContainText(khonKaen);
  await expect(page.locator('html')).not.toHaveAttribute('data-asked');
  await page.getByRole('button', { name: useMyPosition }).click();
  await expect(page.getByText(fromPosition)).toBeVisible();
  await expect(centerRows(page, language).nth(1)).toContainText(chiangMai);
  await expect(centerRows(page, language).first(), 'the selected one stays first').toContainText(bangNa);
});

test('S-47 a refused position is announced, and the list stays', async ({ page, language, at }) => {
  const { centers, refused, useMyPosition } = words[language];
  await page.goto(at('/', 'petclub'));
  await openCenters(page, language, centers[0]);
  await page.getByRole('button', { name: useMyPosition }).click();
  await expect(page.getByText(refused)).toBeVisible();
  await expect(centerRows(page, language)).toHaveCount(4);
});

test('S-44 L-63 a salesman who acts for a customer sees the center and no way to another', async ({
  page,
  language,
  at,
  signIn,
}) => {
  const { from, change } = words[language];
  await signIn(language === 'th' ? '0810000107' : '0810000108', 'homegoods');
  await asActing(page);
  await page.goto(at('/', 'homegoods'));
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: change })).toHaveCount(0);
  await expect(header.getByText(from)).toBeVisible();
});

test('S-43 another tab follows a change of the center', async ({ page, context, language, at }) => {
  const [bangNa, chiangMai] = words[language].centers;
  await page.goto(at('/', 'petclub'));
  const other = await context.newPage();
  await other.goto(at('/', 'petclub'));
  await expect(centerSwitch(other, language, bangNa)).toBeVisible();
  await openCenters(page, language, bangNa);
  await takeCenter(page, language, chiangMai);
  await expect(centerSwitch(page, language, chiangMai)).toBeVisible();
  await expect(centerSwitch(other, language, chiangMai)).toBeVisible();
});
