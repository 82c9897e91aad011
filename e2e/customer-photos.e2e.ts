/** A salesman photographs a customer's shop: the device's camera, a line that is lost, and the photos large. */
import { customerOf } from './callers.ts';
import { expectSound } from './checks/sound.ts';
import { expect, test, type InBoth } from './fixtures.ts';
import { bringStaff } from './steps/staff.ts';

const words: InBoth<{
  group: string;
  shelf: string;
  place: RegExp;
  camera: string;
  shoot: string;
  done: (count: number) => RegExp;
  lost: RegExp;
  photos: string;
  list: string;
  taken: string;
  map: string;
  remove: string;
  removed: string;
}> = {
  th: {
    group: 'จัดเข้ากลุ่ม',
    shelf: 'ชั้นวางสินค้า',
    place: /^บันทึกตำแหน่งที่ถ่าย/,
    camera: 'เปิดกล้อง',
    shoot: 'ถ่าย',
    done: (count) => new RegExp(`ส่งให้ร้านแล้ว ${count} รูป`),
    lost: /^การเชื่อมต่อขาดหาย/,
    photos: 'ดูรูป',
    list: 'รูปถ่าย',
    taken: 'ถ่ายเมื่อ',
    map: 'ดูบนแผนที่',
    remove: 'ลบรูป',
    removed: 'ลบรูปแล้ว',
  },
  en: {
    group: 'Sort into',
    shelf: 'Shelf',
    place: /^Keep where photos are taken/,
    camera: 'Open the camera',
    shoot: 'Take a photo',
    done: (count) => new RegExp(`${count} photos? (is|are) with the shop`),
    lost: /^The connection was lost/,
    photos: 'Show the photos',
    list: 'Photos',
    taken: 'Taken',
    map: 'Show on the map',
    remove: 'Remove the photo',
    removed: 'The photo was removed',
  },
};

test('R-50d R-50e photos taken one after the other are with the shop, also the one that a lost line kept back; one is seen large and removed', async ({
  page,
  context,
  at,
  language,
  shop,
  complaints,
}) => {
  complaints.allowNoAnswer();
  const said = words[language];
  const { api, saleUnit } = await customerOf(shop);
  const { Data } = await api.listOrders({ query: { take: 1 } });
  const photos = `/merchant/customer/${Data[0]?.Customer_Id}/${saleUnit}/photo`;
  await context.grantPermissions(['camera', 'geolocation']);
  await context.setGeolocation({ latitude: 13.75, longitude: 100.5, accuracy: 25 });
  await bringStaff(context, at('/'), 'admin', saleUnit);
  await page.goto(at(`${photos}/capture`));
  await page.getByLabel(said.group).selectOption({ label: said.shelf });
  await page.getByRole('checkbox', { name: said.place }).check();
  await page.getByRole('button', { name: said.camera }).click();
  const shoot = page.getByRole('button', { name: said.shoot, exact: true });
  await shoot.click();
  await shoot.click();
  await expect(page.getByText(said.done(2))).toBeVisible();
  await expectSound(page, language, 'customer-photo-capture');
  await context.setOffline(true);
  await shoot.click();
  await expect(page.getByText(said.lost)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(said.done(3))).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: said.photos }).last().click();
  await expect(page).toHaveURL(at(photos));
  const list = page.getByRole('list', { name: said.list, exact: true }).getByRole('button');
  await expect(list).toHaveCount(3);
  await list.first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(said.taken)).toBeVisible();
  await expect(sheet.getByRole('link', { name: said.map })).toHaveAttribute('href', /13\.75,100\.5/);
  await expect
    .poll(() => sheet.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(100);
  await expectSound(page, language, 'customer-photo');
  await sheet.getByRole('button', { name: said.remove }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: said.remove }).click();
  await expect(page.getByText(said.removed)).toBeVisible();
  await expect(list).toHaveCount(2);
});
