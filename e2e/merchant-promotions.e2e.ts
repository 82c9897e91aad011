/** A promotion planned in a browser: every text provoked, nothing typed lost, tried on a cart, saved, enabled. */
import type { Page } from '@playwright/test';
import { isDesktop } from './checks/layout.ts';
import { adminOf } from './callers.ts';
import { expect, test, type InBoth } from './fixtures.ts';
import { bringStaff } from './steps/staff.ts';

type Words = Record<
  | 'name'
  | 'short'
  | 'remark'
  | 'begin'
  | 'end'
  | 'beginDay'
  | 'endDay'
  | 'next'
  | 'addLine'
  | 'from'
  | 'discount'
  | 'kind'
  | 'calculation'
  | 'line'
  | 'chooseSale'
  | 'find'
  | 'findText'
  | 'done'
  | 'trial'
  | 'restored'
  | 'forAll'
  | 'allStores'
  | 'allTypes'
  | 'save'
  | 'enable'
  | 'enabled'
  | 'saveAndEnable'
  | 'active'
  | 'nameMissing'
  | 'shortMissing'
  | 'remarkMissing'
  | 'linesMissing'
  | 'freeNumberMissing'
  | 'discountMissing'
  | 'freeItemMissing'
  | 'saleItemMissing'
  | 'customersMissing'
  | 'storeTypeMissing'
  | 'customerTypeMissing',
  string
> & { stepThree: RegExp; stepTwo: RegExp; stepOne: RegExp; actions: (name: string) => string };

const words: InBoth<Words> = {
  th: {
    name: 'ชื่อโปรโมชัน',
    short: 'ชื่อย่อ',
    remark: 'หมายเหตุ',
    begin: 'วันแรก',
    end: 'วันสุดท้าย',
    beginDay: '01/01/2569',
    endDay: '31/12/2573',
    next: 'ถัดไป',
    addLine: 'เพิ่มบรรทัด',
    from: 'ซื้อตั้งแต่ (ชิ้น)',
    discount: 'ส่วนลด (บาท)',
    kind: 'ประเภท',
    calculation: 'วิธีคำนวณ',
    line: 'ซื้อครบ 3 ชิ้น ลด ฿50 ทุกครั้ง',
    chooseSale: 'เลือกสินค้าที่ร่วมรายการ',
    find: 'ชื่อ รหัส หรือบาร์โค้ด',
    findText: 'ทรายแมว',
    done: 'เสร็จ',
    trial: 'ผลของตะกร้าทดลอง',
    restored: 'นำสิ่งที่กรอกค้างไว้กลับมาแล้ว ยังไม่ได้บันทึก',
    forAll: 'ลูกค้าทุกคน',
    allStores: 'ร้านค้าทุกประเภท',
    allTypes: 'ลูกค้าทุกประเภท',
    save: 'บันทึกโปรโมชัน',
    enable: 'เปิดใช้งาน',
    enabled: 'เปิดใช้งาน',
    saveAndEnable: 'บันทึกและเปิดใช้งาน',
    active: 'ใช้งานอยู่',
    nameMissing: 'กรุณาระบุชื่อโปรโมชัน',
    shortMissing: 'กรุณาระบุชื่อย่อโปรโมชัน',
    remarkMissing: 'กรุณาระบุหมายเหตุโปรโมชัน',
    linesMissing: 'กรุณาระบุรายละเอียดการคำนวณ',
    freeNumberMissing: 'กรุณาระบุจำนวนสินค้าแถมในรายละเอียดการคำนวณ',
    discountMissing: 'กรุณาระบุส่วนลดในรายละเอียดการคำนวณ',
    freeItemMissing: 'กรุณาเลือกสินค้าแถม',
    saleItemMissing: 'กรุณาเลือกสินค้าที่ร่วมรายการ',
    customersMissing: 'กรุณาระบุลูกค้าที่ร่วมโปรโมชัน',
    storeTypeMissing: 'กรุณาเลือกประเภทร้านค้า',
    customerTypeMissing: 'กรุณาเลือกประเภทลูกค้า',
    stepOne: /^ขั้นที่ 1/,
    stepTwo: /^ขั้นที่ 2/,
    stepThree: /^ขั้นที่ 3/,
    actions: (name) => `การทำงานกับ${name}`,
  },
  en: {
    name: 'Promotion name',
    short: 'Short name',
    remark: 'Remark',
    begin: 'First day',
    end: 'Last day',
    beginDay: '01/01/2026',
    endDay: '31/12/2030',
    next: 'Next',
    addLine: 'Add line',
    from: 'Buy from (pieces)',
    discount: 'Discount (baht)',
    kind: 'Kind',
    calculation: 'Calculation',
    line: 'Buy 3 pieces: ฿50 off, each time',
    chooseSale: 'Choose sale items',
    find: 'Name, code or barcode',
    findText: 'cat litter',
    done: 'Done',
    trial: 'What the trial cart comes to',
    restored: 'What you typed before is back. It is not saved yet.',
    forAll: 'All customers',
    allStores: 'All store types',
    allTypes: 'All customer types',
    save: 'Save the promotion',
    enable: 'Enable',
    enabled: 'Enabled',
    saveAndEnable: 'Save and enable',
    active: 'Active',
    nameMissing: 'Please enter promotion name',
    shortMissing: 'Please enter promotion short name',
    remarkMissing: 'Please enter promotion remark',
    linesMissing: 'Please enter calculation detail',
    freeNumberMissing: 'Please enter free item quantity in calculation detail',
    discountMissing: 'Please enter discount in calculation detail',
    freeItemMissing: 'Please select free item',
    saleItemMissing: 'Please select sale item',
    customersMissing: 'Please specify customers participating in the promotion',
    storeTypeMissing: 'Please select store type',
    customerTypeMissing: 'Please select customer type',
    stepOne: /^Step 1/,
    stepTwo: /^Step 2/,
    stepThree: /^Step 3/,
    actions: (name) => `Actions for ${name}`,
  },
};

const NAME = 'สามกระป๋องลดห้าสิบ';

test('U-21b R-46 R-46b R-46c R-46d a promotion is planned: every text is provoked, nothing typed is lost, and it is enabled @both', async ({
  context,
  page,
  shop,
  language,
  at,
  complaints,
}) => {
  const said = words[language];
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const expectTexts = async (...texts: string[]) => {
    for (const text of texts) await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  };
  await bringStaff(context, at('/'), 'admin');
  // What a browser asks before it leaves something unsaved.
  page.on('dialog', (dialog) => void dialog.accept());

  await page.goto(at('/merchant/promotion/new'));
  await button(said.next).click();
  await expectTexts(said.nameMissing, said.shortMissing, said.remarkMissing);
  await field(said.name).fill(NAME);
  await field(said.short).fill('-50');
  await field(said.remark).fill('คละรสได้');
  await field(said.begin).fill(said.beginDay);
  await field(said.end).fill(said.endDay);
  await field(said.end).blur();
  await button(said.next).click();
  await expect(page).toHaveURL(at('/merchant/promotion/new/condition'));
  // The address changes before the step is drawn.
  await expect(button(said.addLine)).toBeVisible();

  await button(said.next).click();
  await expectTexts(said.linesMissing, said.saleItemMissing);
  await button(said.addLine).click();
  await button(said.next).click();
  await expectTexts(said.discountMissing);
  const kind = page.getByRole('combobox', { name: said.kind, exact: true });
  await kind.selectOption('FreeItem');
  await button(said.next).click();
  await expectTexts(said.freeNumberMissing, said.freeItemMissing);
  await kind.selectOption('DiscountValue');
  await page.getByRole('combobox', { name: said.calculation, exact: true }).selectOption('2');
  await field(said.from).fill('3');
  await field(said.discount).fill('50');
  await expectTexts(said.line);
  await chooseFirstProduct(page, said);
  await expect(page.getByRole('list', { name: said.trial })).toBeVisible();

  await page.reload();
  await expectTexts(said.restored);
  await expect(field(said.from)).toHaveValue('3');
  await page.goto(at('/merchant/promotion/new/nosuch'));
  await expect(page).toHaveURL(at('/merchant'));
  await page.goto(at('/merchant/promotion/new'));
  await expect(field(said.name)).toHaveValue(NAME);

  await button(said.stepThree).click();
  await expect(page).toHaveURL(at('/merchant/promotion/new/detail'));
  const audience = [said.forAll, said.allStores, said.allTypes].map((name) =>
    page.getByRole('checkbox', { name, exact: true }),
  );
  for (const one of audience) await one.uncheck();
  await button(said.save).click();
  await expectTexts(said.customersMissing, said.storeTypeMissing, said.customerTypeMissing);
  for (const one of audience) await one.check();

  complaints.allowNoAnswer();
  await context.setOffline(true);
  await button(said.stepTwo).click();
  await expect(field(said.discount)).toHaveValue('50');
  await button(said.stepOne).click();
  await expect(field(said.name)).toHaveValue(NAME);
  await context.setOffline(false);
  await button(said.stepThree).click();
  for (const one of audience) await expect(one).toBeChecked();
  await button(said.save).click();
  await expect(page).toHaveURL(/\/merchant\/promotion\/(?!new)[^/]+\/detail$/);
  const [, id = ''] = /promotion\/([^/]+)\/detail$/.exec(page.url()) ?? [];

  await page.goto(at(`/merchant/promotion?text=${encodeURIComponent(NAME)}`));
  if (isDesktop(page)) {
    await button(said.actions(NAME)).click();
    await page.getByRole('menuitem', { name: said.enable }).click();
    await page.getByRole('dialog').getByRole('button', { name: said.enable, exact: true }).click();
  } else {
    // A card of the phone has no menu.
    await page.getByRole('main').getByRole('link', { name: NAME }).click();
    const enabled = page.getByRole('checkbox', { name: said.enabled });
    await enabled.click();
    await expect(enabled).toBeChecked();
    const saved = page.waitForResponse((response) => response.url().includes('/promotion/update/'));
    await button(/^(บันทึก|Save)$/).click();
    // With what it would have cost.
    await page.getByRole('dialog').getByRole('button', { name: said.saveAndEnable }).click();
    expect((await saved).status()).toBe(200);
    await page.goto(at(`/merchant/promotion?text=${encodeURIComponent(NAME)}`));
  }
  await expect(page.getByRole('main').getByText(said.active, { exact: true }).first()).toBeVisible();
  // Other tests look at the shop's own promotions.
  const admin = await adminOf({ ...shop, language });
  await admin.enablePromotion({ params: { id }, body: { FlagEnabled: 'N' } });
});

/** In its sheet, by a text that the demo has many of. */
async function chooseFirstProduct(page: Page, said: Words): Promise<void> {
  await page.getByRole('button', { name: said.chooseSale, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: said.chooseSale });
  await sheet.getByRole('searchbox', { name: said.find }).fill(said.findText);
  await sheet.getByRole('checkbox').first().check();
  await sheet.getByRole('button', { name: said.done, exact: true }).click();
  await expect(sheet).toBeHidden();
}
