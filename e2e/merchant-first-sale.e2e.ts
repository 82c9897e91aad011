/** From a shop with nothing in it to its first order, with a browser alone: what a manager does on the first day. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { codeSentTo } from './callers.ts';
import { expect, test, type InBoth } from './fixtures.ts';
import { SUTHEP } from './steps/address.ts';
import { expectCheckoutPage, expectThanks, pressOrder } from './steps/checkout.ts';
import { cartLink } from './steps/product.ts';
import { askForCode } from './steps/sign-in.ts';

const words = {
  th: {
    useCode: 'เข้าสู่ระบบด้วยรหัสทาง SMS',
    mobile: 'เบอร์มือถือ',
    send: 'รับรหัสทาง SMS',
    code: 'รหัส 6 หลัก',
    start: 'เริ่มต้นเปิดร้าน',
    addCenter: 'เพิ่มศูนย์',
    centerCode: 'รหัสศูนย์',
    shortName: 'ชื่อย่อ',
    nameTh: 'ชื่อภาษาไทย',
    nameEn: 'ชื่อภาษาอังกฤษ',
    next: 'ถัดไป',
    house: 'บ้านเลขที่ ถนน',
    province: 'จังหวัด',
    district: 'อำเภอ / เขต',
    town: 'ตำบล / แขวง',
    latitude: 'ละติจูด',
    longitude: 'ลองจิจูด',
    open: 'เปิดอยู่',
    categoryCode: 'รหัส',
    categoryTh: 'ชื่อภาษาไทย',
    categoryEn: 'ชื่อภาษาอังกฤษ',
    addCategory: 'เพิ่มหมวดหมู่',
    category: 'อาหาร',
    chooseFile: 'เลือกไฟล์',
    check: 'ตรวจไฟล์',
    import: 'นำเข้า',
    imported: 'นำเข้าแล้ว 20 แถว',
    pickAll: 'เลือกทั้งหมดที่แสดงอยู่',
    pickWhole: 'เลือกทุกรายการที่ค้นเจอ',
    sell: 'เปิดขาย',
    allDone: 'สำเร็จทั้งหมด 20 รายการ',
    productCode: 'รหัสสินค้า',
    unit: 'หน่วยที่ 1',
    unitCode: 'รหัสหน่วย',
    unitTh: 'ชื่อหน่วยภาษาไทย',
    level1: 'ระดับ 1',
    addProduct: 'เพิ่มสินค้า',
    addPictures: 'เพิ่มรูป',
    pictures: 'รูปภาพ',
    usePicture: 'ใช้รูปนี้',
    sellAt: 'ขาย สำนักงานใหญ่',
    grid: 'ขวด ระดับ 1',
    savePrices: 'บันทึกราคา',
    receive: 'รับสินค้าเข้า',
    quantity: 'จำนวน',
    book: 'บันทึก',
    bannerTh: 'ชื่อเรื่องภาษาไทย',
    colour: 'สีพื้นหลัง',
    draft: 'บันทึกเป็นฉบับร่าง',
    publish: 'เผยแพร่',
    line: 'บ้านเลขที่ อาคาร ถนน',
    name: 'ชื่อ',
    password: 'รหัสผ่าน',
    register: 'สมัครสมาชิก',
    addToCart: 'ใส่ตะกร้า น้ำปลาแท้ 700 มล. 1 ขวด',
    checkout: 'สั่งซื้อ (1)',
  },
  en: {
    useCode: 'Log in with a code by SMS',
    mobile: 'Mobile number',
    send: 'Send code',
    code: '6-digit code',
    start: 'Open your shop',
    addCenter: 'Add the center',
    centerCode: 'Code',
    shortName: 'Short name',
    nameTh: 'Thai name',
    nameEn: 'English name',
    next: 'Next',
    house: 'House number, road',
    province: 'Province',
    district: 'District',
    town: 'Sub-district',
    latitude: 'Latitude',
    longitude: 'Longitude',
    open: 'Open',
    categoryCode: 'Code',
    categoryTh: 'Name in Thai',
    categoryEn: 'Name in English',
    addCategory: 'Add a category',
    category: 'Food',
    chooseFile: 'Choose a file',
    check: 'Check the file',
    import: 'Import',
    imported: '20 rows were imported.',
    pickAll: 'Select all that are shown',
    pickWhole: 'Select everything in the list',
    sell: 'Sell',
    allDone: 'All 20 succeeded',
    productCode: 'Product code',
    unit: 'Unit 1',
    unitCode: 'Unit code',
    unitTh: 'Thai unit name',
    level1: 'Level 1',
    addProduct: 'Add the product',
    addPictures: 'Add pictures',
    pictures: 'Pictures',
    usePicture: 'Use this picture',
    sellAt: 'Sell Head office',
    grid: 'ขวด, level 1',
    savePrices: 'Save the prices',
    receive: 'Receive',
    quantity: 'Quantity',
    book: 'Book',
    bannerTh: 'Title in Thai',
    colour: 'Background colour',
    draft: 'Save as a draft',
    publish: 'Publish',
    line: 'House number, building, street',
    name: 'Name',
    password: 'Password',
    register: 'Register',
    addToCart: 'Add to cart: น้ำปลาแท้ 700 มล., 1 ขวด',
    checkout: 'Checkout (1)',
  },
} satisfies InBoth<Record<string, string>>;

const CODES = Array.from({ length: 20 }, (_, at) => `R${String(at + 1).padStart(2, '0')}`);
/** As a spreadsheet program writes them: with a byte-order mark. */
const csv = (head: string, rowOf: (code: string, at: number) => string): Buffer =>
  Buffer.from(`\uFEFF${[head, ...CODES.map(rowOf)].join('\r\n')}`);
const FILES = {
  products: csv(
    'P_Code,PRODUCTNAME,PRODUCTNAME_EN,UNIT1,UNIT1NAME,UNIT1RATE,BARCODE1,Hierarchy1',
    (code, at) => `${code},ข้าวหอม ${at + 1},Rice ${at + 1},BAG,ถุง,1,88512345678${10 + at},FOOD`,
  ),
  prices: csv('P_Code,UNIT1PRICELEVEL1', (code, at) => `${code},${25 + at}`),
  stock: csv('P_Code,SaleUnit,OnHand', (code) => `${code},HQ,120`),
};

const sayOf = (page: Page) => ({
  fill: (name: string, value: string) => page.getByRole('textbox', { name, exact: true }).fill(value),
  press: (name: string | RegExp) => page.getByRole('main').getByRole('button', { name, exact: true }).click(),
  confirm: (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click(),
  pick: async (name: string, option: string) => {
    const field = page.getByRole('combobox', { name, exact: true });
    await field.fill(option);
    await expect(page.getByRole('option', { name: option, exact: true })).toBeAttached();
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(field).toHaveValue(option);
  },
});

test('W-38 R-47 a shop with nothing in it is filled on its own pages alone, and a buyer orders @th-desktop @en-desktop', async ({
  page,
  browser,
  context,
  shop,
  language,
}) => {
  test.slow();
  const said = words[language];
  const areas = SUTHEP[language];
  const tenant = `first-${language}`;
  const mobile = language === 'th' ? '0899999971' : '0899999972';
  const origin = Object.assign(new URL(shop.url), { hostname: `${tenant}.localhost` }).origin;
  const at = (path: string): string => `${origin}${language === 'en' ? '/en' : ''}${path}`;
  const { fill, press, confirm, pick } = sayOf(page);
  await promisify(execFile)(
    process.execPath,
    ['scripts/tenant.ts', tenant, 'normal', `${tenant}.localhost`, mobile, 'ร้านเปิดใหม่', 'Fresh shop'],
    { env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: shop.dataDir } },
  );
  const consent = { name: `shop-${tenant}-consent`, value: 'N', url: origin };
  await context.addCookies([consent]);

  await test.step('the first super admin signs in by a code, and is told what comes first', async () => {
    await expect
      .poll(
        async () => (await fetch(`${shop.url}/merchant/login?tenantId=${tenant}`)).status,
        'the shop is known',
      )
      .toBe(200);
    await page.goto(at('/merchant'));
    await press(said.useCode);
    await fill(said.mobile, mobile);
    await press(said.send);
    await page.getByRole('textbox', { name: said.code }).pressSequentially(await codeSentTo(mobile, shop));
    await expect(page.getByRole('heading', { name: said.start })).toBeVisible();
  });

  await test.step('adds a center', async () => {
    await page.goto(at('/merchant/center/new'));
    await fill(said.centerCode, 'HQ');
    await fill(said.shortName, 'HQ');
    await fill(said.nameTh, 'สำนักงานใหญ่');
    await fill(said.nameEn, 'Head office');
    await press(said.next);
    await fill(said.house, '99 ถนนสุเทพ');
    for (const one of ['province', 'district', 'town'] as const) await pick(said[one], areas[one]);
    await fill(said.latitude, '18.79');
    await fill(said.longitude, '98.95');
    await press(said.addCenter);
    await expect(page).toHaveURL(at('/merchant/center/HQ'));
  });

  await test.step('adds a category', async () => {
    await page.goto(at('/merchant/category/new'));
    await fill(said.categoryCode, 'FOOD');
    await fill(said.categoryTh, 'อาหาร');
    await fill(said.categoryEn, 'Food');
    await press(said.addCategory);
    await expect(page).toHaveURL(at('/merchant/category'));
  });

  for (const kind of ['products', 'prices', 'stock'] as const)
    await test.step(`imports ${kind}`, async () => {
      await page.goto(at(`/merchant/import?kind=${kind}`));
      const chooser = page.waitForEvent('filechooser');
      await press(said.chooseFile);
      await (await chooser).setFiles({ name: `${kind}.csv`, mimeType: 'text/csv', buffer: FILES[kind] });
      await press(said.check);
      await press(/20/);
      await confirm(said.import);
      await expect(page.getByText(said.imported)).toBeVisible();
    });

  await test.step('puts all of them on sale', async () => {
    await page.goto(at('/merchant/product'));
    await page.getByRole('checkbox', { name: said.pickAll }).click();
    await page.getByRole('button', { name: said.pickWhole }).click();
    await page.getByRole('button', { name: said.sell, exact: true }).click();
    await confirm(said.sell);
    await expect(page.getByText(said.allDone).first()).toBeVisible();
  });

  await test.step('adds a product by hand, with a photo, a price and stock', async () => {
    await page.goto(at('/merchant/product/new'));
    await fill(said.productCode, 'HAND1');
    await fill(said.nameTh, 'น้ำปลาแท้ 700 มล.');
    await press(said.next);
    const unit = page.getByRole('region', { name: said.unit });
    await unit.getByRole('textbox', { name: said.unitCode }).fill('BT');
    await unit.getByRole('textbox', { name: said.unitTh }).fill('ขวด');
    await press(said.next);
    await press(said.next);
    await press(said.next);
    await pick(said.level1, said.category);
    await press(said.addProduct);
    await expect(page).toHaveURL(at('/merchant/product/HAND1'));
    const chooser = page.waitForEvent('filechooser');
    await press(said.addPictures);
    const picture = { width: 900, height: 900, channels: 3, background: '#9a5b13' } as const;
    const buffer = await sharp({ create: picture }).jpeg().toBuffer();
    await (await chooser).setFiles({ name: 'fish-sauce.jpg', mimeType: 'image/jpeg', buffer });
    await confirm(said.usePicture);
    await expect(page.getByRole('group', { name: said.pictures }).getByRole('img').first()).toBeVisible();
    await page.getByRole('switch', { name: said.sellAt }).click();
    await expect(page.getByRole('switch', { name: said.sellAt })).toBeChecked();
    await page.goto(at('/merchant/product/HAND1/pricelevelunit1'));
    await fill(said.grid, '45');
    await press(said.savePrices);
    await expect(page.getByText('฿45.00').first()).toBeVisible();
    await page.goto(at('/merchant/product/HAND1/stock'));
    await press(said.receive);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: said.quantity }).fill('24');
    await confirm(said.book);
    await expect(dialog).toBeHidden();
  });

  await test.step('publishes a banner', async () => {
    await page.goto(at('/merchant/content/banner/new'));
    await fill(said.bannerTh, 'ฉลองเปิดร้าน');
    await fill(said.colour, '#1f4e79');
    await press(said.draft);
    await press(said.publish);
    await confirm(said.publish);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('a buyer sees it, registers and orders', async () => {
    const own = await browser.newContext();
    await own.addCookies([consent]);
    const his = await own.newPage();
    const buyer = sayOf(his);
    const number = language === 'th' ? '0899999973' : '0899999974';
    await his.goto(at('/'));
    await expect(his.getByText('ฉลองเปิดร้าน').first()).toBeVisible();
    await his.goto(at('/product/HAND1'));
    await his.getByRole('button', { name: said.addToCart, exact: true }).click();
    await his.goto(at('/register'));
    const code = await askForCode(his, language, number);
    await code.pressSequentially(await codeSentTo(number, shop));
    await buyer.fill(said.name, 'สมศรี ใจดี');
    await buyer.fill(said.line, '99/1 ถนนสุเทพ');
    for (const one of ['province', 'district', 'town'] as const)
      await his.getByRole('combobox', { name: said[one], exact: true }).selectOption(areas[one]);
    await his.getByLabel(said.password, { exact: true }).fill('ต้นไม้ใหญ่ 77 กิ่ง');
    await buyer.press(said.register);
    await his.waitForURL((url) => !url.pathname.includes('register'));
    await cartLink(his, language, 1).first().click();
    await his
      .getByRole('link', { name: said.checkout })
      .or(his.getByRole('button', { name: said.checkout }))
      .click();
    await expectCheckoutPage(his, language);
    await pressOrder(his, language);
    const order = await expectThanks(his, language);
    await own.close();
    await page.goto(at('/merchant/order?type=3'));
    await expect(page.getByRole('main').getByText(order).first()).toBeVisible();
  });
});
