import { expect, type Locator, type Page } from '@playwright/test';
import type { InBoth, Language } from '../fixtures.ts';

type Step = 'approve' | 'pack' | 'ship' | 'deliver' | 'cancel';
type Status = 'waiting' | 'approved' | 'packed' | 'shipping' | 'delivered' | 'canceled';
type Words = Record<Step | Status, string> & {
  order: (id: string) => string;
  reason: string;
  note: string;
  packedOf: (name: string) => string;
  rest: RegExp;
  review: string;
};

const words: InBoth<Words> = {
  th: {
    approve: 'ยืนยันคำสั่งซื้อ',
    pack: 'บันทึกการจัดสินค้า',
    ship: 'ส่งมอบให้ขนส่ง',
    deliver: 'ยืนยันส่งถึงลูกค้า',
    cancel: 'ยกเลิกคำสั่งซื้อ',
    waiting: 'รอยืนยัน',
    approved: 'ยืนยันแล้ว',
    packed: 'จัดสินค้าแล้ว',
    shipping: 'กำลังจัดส่ง',
    delivered: 'ส่งถึงแล้ว',
    canceled: 'ยกเลิกแล้ว',
    order: (id) => `คำสั่งซื้อ ${id}`,
    reason: 'เหตุผล',
    note: 'หมายเหตุถึงลูกค้า (ไม่บังคับ)',
    packedOf: (name) => `จำนวนที่จัดได้ของ ${name}`,
    rest: /^ที่เหลือ .* รายการครบ$/,
    review: 'ตรวจและยืนยัน',
  },
  en: {
    approve: 'Approve',
    pack: 'Pack',
    ship: 'Hand over to delivery',
    deliver: 'Mark as delivered',
    cancel: 'Cancel order',
    waiting: 'Waiting',
    approved: 'Approved',
    packed: 'Packed',
    shipping: 'Shipping',
    delivered: 'Delivered',
    canceled: 'Canceled',
    order: (id) => `Order ${id}`,
    reason: 'Reason',
    note: 'Note to the customer (optional)',
    packedOf: (name) => `Packed of ${name}`,
    rest: /^Remaining .* in full$/,
    review: 'Review and pack',
  },
};

/** The order's page is shown, with its state beside its number. */
export async function expectOrder(
  page: Page,
  language: Language,
  { id, status }: { id: string; status: Status },
): Promise<void> {
  const said = words[language];
  const heading = page.getByRole('heading', { level: 1, name: said.order(id) });
  await expect(heading).toBeVisible();
  await expect(heading.locator('..')).toContainText(said[status]);
}

/** The button of a step on the order's page. */
export function stepButton(page: Page, language: Language, step: Step): Locator {
  return page.getByRole('main').getByRole('button', { name: words[language][step], exact: true });
}

/** Opens the page on which an order is packed. */
export async function openPacking(page: Page, language: Language): Promise<void> {
  const { pack, review } = words[language];
  await page.getByRole('main').getByRole('link', { name: pack, exact: true }).click();
  await expect(page.getByRole('button', { name: review, exact: true })).toBeVisible();
}

/** Opens the review of what was packed, and gives it. */
export async function reviewPacking(page: Page, language: Language): Promise<Locator> {
  await page.getByRole('button', { name: words[language].review, exact: true }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  return sheet;
}

/** Opens a step's sheet, and gives it; of an order to pack all is there. */
export async function askStep(page: Page, language: Language, step: Step): Promise<Locator> {
  if (step === 'pack') {
    await openPacking(page, language);
    // After a step that was taken back, what was counted before it is still counted.
    const rest = page.getByRole('button', { name: words[language].rest });
    if (await rest.isVisible()) await rest.click();
    return reviewPacking(page, language);
  }
  await stepButton(page, language, step).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  return sheet;
}

/** The button that takes the step, in its sheet. */
export function stepButtonIn(sheet: Locator, language: Language, step: Step): Locator {
  return sheet.getByRole('button', { name: words[language][step], exact: true });
}

/** Takes the step in its sheet. */
export async function confirmStep(sheet: Locator, language: Language, step: Step): Promise<void> {
  await stepButtonIn(sheet, language, step).click();
}

export async function transitionOrder(page: Page, language: Language, step: Step, why = ''): Promise<void> {
  const sheet = await askStep(page, language, step);
  const { reason, note } = words[language];
  const field = step === 'cancel' ? reason : note;
  await sheet.getByRole('textbox', { name: field, exact: true }).fill(why);
  await confirmStep(sheet, language, step);
  await expect(sheet).toHaveCount(0);
}

/** The field of what was packed of a product. */
export function packedField(sheet: Page, language: Language, name: string): Locator {
  return sheet.getByRole('textbox', { name: words[language].packedOf(name), exact: true });
}
