/** Pictures from choosing to being seen: the customer's own, cut in the browser, and those of a center. */
import sharp from 'sharp';
import { expectSound } from './checks/sound.ts';
import { expect, test, type InBoth } from './fixtures.ts';
import { openAtRest } from './rest.ts';
import { bringStaff } from './steps/staff.ts';

const words: InBoth<{
  profile: string;
  use: string;
  saved: string;
  remove: string;
  removed: string;
  choose: string;
  shop: string;
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
    shop: 'Photo of the shop',
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
    await field.locator('input:not([capture])').setInputFiles(await photo());
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
    await field.locator('input:not([capture])').setInputFiles(await photo());
    await page.getByRole('dialog').getByRole('button', { name: said.use }).click();
    await expect(page.getByText(said.saved)).toBeVisible();
    const address = (await field.getByRole('img').getAttribute('src')) ?? '';
    expect(address).toMatch(/^\/media\/petclub\//);
    const paper = page.getByRole('group', { name: said.paper });
    await paper.locator('input:not([capture])').setInputFiles({
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
