/** Pictures from choosing to being seen: the customer's own, cut in the browser, and those of a center. */
import sharp from 'sharp';
import { expectSound } from './checks/sound.ts';
import { expect, test, type InBoth } from './fixtures.ts';
import { openAtRest } from './rest.ts';
import { centerRows, openCenters } from './steps/center.ts';
import { bringStaff } from './steps/staff.ts';

const words: InBoth<{
  profile: string;
  use: string;
  saved: string;
  remove: string;
  removed: string;
  choose: string;
  shop: string;
  picture: (place: number, count: number) => string;
  later: (place: number) => string;
  moved: (place: number, count: number) => string;
  removePicture: (place: number) => string;
  now: string;
  center: string;
  photos: RegExp;
  paper: string;
  open: string;
  hint: string;
}> = {
  th: {
    profile: 'รูปโปรไฟล์',
    use: 'ใช้รูปนี้',
    saved: 'บันทึกรูปแล้ว',
    remove: 'ลบ',
    removed: 'ลบรูปแล้ว',
    choose: 'เลือกรูป',
    shop: 'รูปหน้าร้าน',
    picture: (place, count) => `รูปหน้าร้าน รูปที่ ${place} จาก ${count}`,
    later: (place) => `เลื่อนรูปที่ ${place} ไปข้างหลัง`,
    moved: (place, count) => `ย้ายรูปไปลำดับที่ ${place} จาก ${count} แล้ว`,
    removePicture: (place) => `ลบรูปที่ ${place}`,
    now: 'ขนปุยคลับ บางนา',
    center: 'ขนปุยคลับ เชียงใหม่',
    photos: /^ดูรูปร้าน/,
    paper: 'เอกสารภาษี (ภ.พ.20)',
    open: 'เปิดไฟล์',
    hint: 'ไฟล์ JPG, PNG หรือ WebP ไม่เกิน 10 MB',
  },
  en: {
    profile: 'Profile picture',
    use: 'Use this picture',
    saved: 'The picture was saved',
    remove: 'Delete',
    removed: 'The picture was deleted',
    choose: 'Choose a picture',
    shop: 'Photos of the shop',
    picture: (place, count) => `Photos of the shop, ${place} of ${count}`,
    later: (place) => `Move picture ${place} back`,
    moved: (place, count) => `The picture is now at place ${place} of ${count}`,
    removePicture: (place) => `Delete picture ${place}`,
    now: 'Khonpui Club Bang Na',
    center: 'Khonpui Club Khon Kaen',
    photos: /^Photos/,
    paper: 'Tax document (Por Por 20)',
    open: 'Open the file',
    hint: 'JPG, PNG or WebP, at most 10 MB',
  },
};

/** Red on its left half, blue on its right. */
const photo = async (): Promise<{ name: string; mimeType: string; buffer: Buffer }> => ({
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1600, height: 800, channels: 3, background: '#c33' } })
    .composite([
      { input: { create: { width: 800, height: 800, channels: 3, background: '#33c' } }, left: 800, top: 0 },
    ])
    .jpeg()
    .toBuffer(),
});

test(
  'C-74 a customer puts a picture, sees it, and deletes it',
  { tag: '@both' },
  async ({ page, at, signIn, language }) => {
    const said = words[language];
    await signIn('0810000001');
    await openAtRest(page, at('/profile'));
    const field = page.getByRole('group', { name: said.profile });
    await expect(field).toContainText(said.hint);
    await field.locator('input[type=file]:not([capture])').setInputFiles(await photo());
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('img')).toBeVisible();
    await expectSound(page, language, 'crop-dialog');
    await dialog.getByRole('button', { name: said.use }).click();
    await expect(page.getByText(said.saved)).toBeVisible();
    const picture = field.getByRole('img', { name: said.profile });
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
      .toEqual([512, 512]);
    await expectSound(page, language, 'profile-picture');
    // The browser remembers it for the next page.
    await page.reload();
    await expect(picture).toBeVisible();
    const cookies = await page.context().cookies();
    expect(cookies.filter(({ name }) => name.endsWith('-profileImageUrl'))).toHaveLength(1);
    await field.getByRole('button', { name: said.remove, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: said.remove, exact: true }).click();
    await expect(page.getByText(said.removed)).toBeVisible();
    await expect(picture).toBeHidden();
  },
);

test(
  'C-75 staff put the photo of their center, which buyers see, and a paper that they do not',
  { tag: '@en-desktop' },
  async ({ page, at, language }) => {
    const said = words[language];
    await bringStaff(page.context(), at('/'), 'admin');
    await openAtRest(page, at('/merchant/profile'));
    const field = page.getByRole('group', { name: said.shop });
    await field.locator('input[type=file]:not([capture])').setInputFiles(await photo());
    await page.getByRole('dialog').getByRole('button', { name: said.use }).click();
    await expect(page.getByText(said.saved)).toBeVisible();
    const small = (await field.getByRole('img', { name: said.picture(1, 1) }).getAttribute('src')) ?? '';
    expect(small).toMatch(/^\/media\/petclub\/.*-640\.webp$/);
    const address = small.replace('-640.webp', '.webp');
    const paper = page.getByRole('group', { name: said.paper });
    await paper.locator('input[type=file]:not([capture])').setInputFiles({
      name: 'tax.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(
        '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n',
      ),
    });
    await expect(paper.getByRole('link', { name: said.open })).toBeVisible();
    await expectSound(page, language, 'center-photos');
    const centers = await page.request.get(new URL('/authen/login/guest', at('/')).href);
    const { jtoken } = (await centers.json()) as { jtoken: string };
    const shown = await page.request.get(new URL('/authen/customer/dcs', at('/')).href, {
      headers: { authorization: `Bearer ${jtoken}` },
    });
    expect(await shown.text()).toContain(address);
  },
);

/** Of one colour, so that they can be told apart; as large as a phone's. */
const plain = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 2400, height: 1800, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

test(
  'C-75b staff put three photos of a center, order them and delete one; a buyer sees them in that order',
  { tag: '@both' },
  async ({ page, at, language }, { project }) => {
    const said = words[language];
    // A center for each language: the pairs may share a shop.
    await bringStaff(page.context(), at('/'), 'admin', language === 'th' ? 'PC02' : 'PC03');
    await openAtRest(page, at('/merchant/profile'));
    const field = page.getByRole('group', { name: said.shop });
    const files = await Promise.all([
      plain('red.jpg', '#c33'),
      plain('green.jpg', '#3a3'),
      plain('blue.jpg', '#33c'),
    ]);
    await field.locator('input[type=file]:not([capture])').setInputFiles(files);
    await expect(field.getByRole('img', { name: said.picture(3, 3) })).toBeVisible();
    const shown = () =>
      field
        .getByRole('img')
        .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('src') ?? ''));
    const [red = '', green = '', blue = ''] = await shown();
    await field.evaluate((element) => element.scrollIntoView());
    await expectSound(page, language, 'center-photos-in-order');

    // By touch and keyboard on the phone, by the mouse at the desk.
    if (project.name.endsWith('desktop'))
      await field
        .getByRole('img', { name: said.picture(1, 3) })
        .dragTo(field.getByRole('img', { name: said.picture(3, 3) }));
    else {
      await field.getByRole('button', { name: said.later(1) }).click();
      await expect(field.getByRole('button', { name: said.later(2) })).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await expect(field.getByRole('status')).toHaveText(said.moved(3, 3));
    await expect.poll(shown).toEqual([green, blue, red]);
    await field.getByRole('button', { name: said.removePicture(2) }).click();
    await page.getByRole('dialog').getByRole('button', { name: said.remove, exact: true }).click();
    await expect(page.getByText(said.removed)).toBeVisible();
    await expect.poll(shown).toEqual([green, red]);

    await openAtRest(page, at('/'));
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    await openCenters(page, language, said.now);
    const row = centerRows(page, language).filter({ hasText: said.center }).first();
    await expect
      .poll(() => row.locator('img').first().getAttribute('src'))
      .toBe(green.replace('-640', '-240'));
    expect(asked.filter((path) => path.startsWith('/media/') && !path.endsWith('-240.webp'))).toEqual([]);
    const { promise: line, resolve: goOn } = Promise.withResolvers<void>();
    await page.route('**/authen/customer/dcs/photos*', async (route) => {
      await line;
      await route.continue();
    });
    await row.getByRole('button', { name: said.photos }).click();
    await expect(row.locator('[aria-busy]')).toBeVisible();
    const waiting = await row.boundingBox();
    goOn();
    const photos = row.getByRole('list').getByRole('img');
    await expect(photos).toHaveCount(2);
    await expect(photos.nth(0)).toHaveAttribute('src', green);
    await expect(photos.nth(1)).toHaveAttribute('src', red);
    await expect
      .poll(() => photos.nth(0).evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(200);
    expect(await row.boundingBox(), 'nothing moves when they are there').toEqual(waiting);
    await expectSound(page, language, 'center-gallery');
  },
);
