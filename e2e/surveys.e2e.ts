/** Questions that a shop asks: a survey from its first word to its result, and a group that a buyer answers. */
import { customerOf } from './callers.ts';
import { expect, test, type InBoth } from './fixtures.ts';
import { bringStaff } from './steps/staff.ts';

type Words = Record<
  | 'nameTh'
  | 'add'
  | 'question'
  | 'kind'
  | 'create'
  | 'publish'
  | 'published'
  | 'surveys'
  | 'yes'
  | 'send'
  | 'sent'
  | 'results'
  | 'group'
  | 'cat'
  | 'indoor'
  | 'restored'
  | 'save'
  | 'savedPart'
  | 'begun',
  string
>;

const words: InBoth<Words> = {
  th: {
    nameTh: 'ชื่อภาษาไทย',
    add: 'เพิ่มคำถาม',
    question: 'คำถามภาษาไทย',
    kind: 'ชนิดคำตอบ',
    create: 'บันทึกเป็นฉบับร่าง',
    publish: 'เผยแพร่',
    published: 'เผยแพร่แล้ว',
    surveys: 'กรอกแบบสำรวจของลูกค้ารายนี้',
    yes: 'ใช่',
    send: 'ส่งคำตอบ',
    sent: 'บันทึกคำตอบแล้ว',
    results: 'ผลลัพธ์',
    group: 'น้อง ๆ ที่บ้านคุณ',
    cat: 'แมว',
    indoor: 'แมวอยู่ในบ้านตลอดเวลาหรือไม่',
    restored: 'คำตอบที่คุณกรอกค้างไว้ยังอยู่ แต่ยังไม่ได้บันทึก',
    save: 'บันทึกคำตอบ',
    savedPart: 'บันทึกแล้ว กลับมาตอบข้อที่เหลือภายหลังได้',
    begun: 'ยังตอบไม่ครบ',
  },
  en: {
    nameTh: 'Name in Thai',
    add: 'Add a question',
    question: 'Question in Thai',
    kind: 'Kind of answer',
    create: 'Save as draft',
    publish: 'Publish',
    published: 'Published',
    surveys: 'Answer a survey for this customer',
    yes: 'Yes',
    send: 'Send answers',
    sent: 'The answers are stored',
    results: 'Results',
    group: 'The pets in your home',
    cat: 'Cat',
    indoor: 'Does your cat always stay indoors?',
    restored: 'What you had answered before is back. It is not saved yet',
    save: 'Save answers',
    savedPart: 'Saved. You can answer the rest later',
    begun: 'Not finished yet',
  },
};

test('R-53 R-27f a survey is written, published, answered on a visit and counted; a buyer answers questions over a reload', async ({
  context,
  page,
  shop,
  language,
  at,
  signIn,
  goods,
}) => {
  const said = words[language];
  const name = 'ตรวจหน้าร้าน';
  await bringStaff(context, at('/'), 'admin');
  await page.goto(at('/merchant/survey/new?kind=survey'));
  await page.getByRole('textbox', { name: said.nameTh, exact: true }).fill(name);
  await page.getByRole('button', { name: said.add, exact: true }).click();
  await page.getByRole('textbox', { name: said.question, exact: true }).fill('มีป้ายหน้าร้าน');
  await page.getByRole('combobox', { name: said.kind }).selectOption('yesNo');
  await page.getByRole('button', { name: said.create }).click();
  await page.waitForURL(/\/merchant\/survey\/[0-9a-f-]{36}$/);
  const survey = page.url();
  await page.getByRole('button', { name: said.publish, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: said.publish, exact: true }).click();
  await expect(page.getByRole('main').getByText(said.published, { exact: true }).first()).toBeVisible();

  const { api, saleUnit } = await customerOf(shop);
  const { Data } = await api.listOrders({ query: { take: 1 } });
  await page.goto(at(`/merchant/customer/${Data[0]?.Customer_Id}/${saleUnit}`));
  await page.getByRole('link', { name: said.surveys }).click();
  await page.getByRole('link', { name }).click();
  await page.getByRole('radio', { name: said.yes, exact: true }).check();
  await page.getByRole('button', { name: said.send }).click();
  await expect(page.getByText(said.sent)).toBeVisible();
  await page.goto(survey);
  await page.getByRole('link', { name: said.results }).click();
  await expect(page.getByRole('row', { name: said.yes }).getByText('1 (100%)')).toBeVisible();

  await signIn(goods.takeCustomer());
  await page.goto(at('/profile/groupQA'));
  await page.getByRole('link', { name: said.group }).click();
  await page.getByRole('checkbox', { name: said.cat, exact: true }).check();
  await expect(page.getByText(said.indoor)).toBeVisible();
  await page.reload();
  await expect(page.getByText(said.restored)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: said.cat, exact: true })).toBeChecked();
  await page.getByRole('button', { name: said.save }).click();
  await expect(page.getByText(said.savedPart)).toBeVisible();
  await expect(page.getByText(said.begun)).toBeVisible();
});
