/** What buyers searched for in vain, and how staff make it found (back office, issue of search). */
import { guestOf } from './callers.ts';
import { expectSound } from './checks/sound.ts';
import { expect, test, type InBoth } from './fixtures.ts';
import { bringStaff } from './steps/staff.ts';

type Words = {
  /** What buyers type, which is in no name of a product. */
  own: string;
  other: string;
  wanted: string;
  inWanted: RegExp;
  addFor: (text: string) => string;
  tryFor: (text: string) => string;
  tried: string;
  word: string;
  means: string;
  way: string;
  oneWay: string;
  save: string;
  meansMissing: string;
  empty: string;
  exists: string;
  there: string;
  found: RegExp;
  nothing: RegExp;
  back: string;
  unsaved: string;
  stay: string;
  delete: string;
  deleteTitle: string;
  deleted: string;
  words: string;
  missed: string;
  results: (text: string) => string;
  notFound: (text: string) => string;
};

const words: InBoth<Words> = {
  th: {
    own: 'มิวเพียว',
    other: 'ฮฮฮฮฮฮฮฮ',
    wanted: 'ทรายแมว',
    inWanted: /ทรายแมว/,
    addFor: (text) => `เพิ่มคำ ${text}`,
    tryFor: (text) => `ทดลอง ${text}`,
    tried: 'ผลการทดลองค้นหา',
    word: 'คำ',
    means: 'ความหมายเดียวกับ',
    way: 'ทิศทาง',
    oneWay: 'ทางเดียว: จากคำด้านบนเท่านั้น',
    save: 'บันทึก',
    meansMissing: 'กรอกคำอื่นอย่างน้อยหนึ่งคำ',
    empty: 'กรุณาใส่คำที่ค้นหาได้อย่างน้อยสองคำที่ต่างกัน',
    exists: 'มีกลุ่มคำของคำนี้อยู่แล้ว กรุณาแก้ไขกลุ่มเดิม',
    there: 'หมา',
    found: /สินค้าที่พบตอนนี้ที่/,
    nothing: /ตอนนี้ไม่พบสินค้าที่/,
    back: 'คำค้นหา',
    unsaved: 'ออกจากหน้านี้โดยไม่บันทึก?',
    stay: 'แก้ไขต่อ',
    delete: 'ลบ',
    deleteTitle: 'ลบกลุ่มคำนี้?',
    deleted: 'ลบแล้ว',
    words: 'คำที่ความหมายเดียวกัน',
    missed: 'ค้นหาแล้วไม่พบ',
    results: (text) => `ผลการค้นหา “${text}”`,
    notFound: (text) => `ไม่พบสินค้าสำหรับ “${text}” ลองค้นหาด้วยคำอื่น`,
  },
  en: {
    own: 'mewpure',
    other: 'qqzzqqzz',
    wanted: 'cat litter',
    inWanted: /litter/i,
    addFor: (text) => `Add words ${text}`,
    tryFor: (text) => `Try ${text}`,
    tried: 'What it finds',
    word: 'Word',
    means: 'Means the same as',
    way: 'Direction',
    oneWay: 'One way: from the word above only',
    save: 'Save',
    meansMissing: 'Enter at least one other word',
    empty: 'Please enter at least two different words that can be searched for',
    exists: 'There is a group for this word already. Please change that one',
    there: 'cat',
    found: /Finds these products at .+ now/,
    nothing: /Finds nothing at .+ now/,
    back: 'Search words',
    unsaved: 'Leave without saving?',
    stay: 'Keep editing',
    delete: 'Delete',
    deleteTitle: 'Delete these words?',
    deleted: 'Deleted',
    words: 'Same meaning',
    missed: 'Searched in vain',
    results: (text) => `Results for “${text}”`,
    notFound: (text) => `Not found keywords of ${text} please try with other`,
  },
};

test('F-05 F-09 what a buyer searched for in vain, staff give a meaning, and the next buyer finds it at once @both', async ({
  context,
  page,
  language,
  at,
  complaints,
}) => {
  complaints.allowStatus(400);
  const said = words[language];
  const shop = at(`/product?q=${encodeURIComponent(said.own)}`);
  await page.goto(shop);
  await expect(page.getByText(said.notFound(said.own))).toBeVisible();

  await bringStaff(context, at('/'), 'sale');
  await page.goto(at('/merchant/search'));
  const missed = page.getByRole('table', { name: said.missed });
  await missed.getByRole('link', { name: said.tryFor(said.own) }).click();
  const tried = page.getByRole('region', { name: said.tried });
  await expect(tried).toContainText(said.nothing);
  await missed.getByRole('link', { name: said.addFor(said.own) }).click();

  const word = page.getByRole('textbox', { name: said.word, exact: true });
  const means = page.getByRole('textbox', { name: said.means, exact: true });
  const save = page.getByRole('button', { name: said.save, exact: true });
  await expect(word).toHaveValue(said.own);
  await save.click();
  await expect(page.getByText(said.meansMissing)).toBeVisible();
  await expect(means).toBeFocused();
  await means.fill('!!, ??');
  await save.click();
  await expect(page.getByText(said.empty).first()).toBeVisible();
  await expect(means, 'what was typed stays').toHaveValue('!!, ??');
  await means.fill(`${said.wanted}, ${said.other}`);
  await save.click();

  await expect(tried).toContainText(said.found);
  await expect(tried.getByRole('listitem').first()).toContainText(said.inWanted);
  await page.goto(shop);
  const found = page.getByRole('list', { name: said.results(said.own) }).getByRole('article');
  await expect(found.first()).toContainText(said.inWanted);
  // Both ways: the other word finds them too.
  await page.goto(at(`/product?q=${encodeURIComponent(said.other)}`));
  const others = page.getByRole('list', { name: said.results(said.other) }).getByRole('article');
  await expect(others.first()).toContainText(said.inWanted);

  await page.goto(at('/merchant/search?tab=words'));
  const group = page
    .getByRole('table', { name: said.words })
    .getByRole('link', { name: said.own, exact: true });
  await group.click();
  await page.getByRole('combobox', { name: said.way }).selectOption(said.oneWay);
  await save.click();
  await expect(page).toHaveURL(/tab=words/);
  await page.goto(at(`/product?q=${encodeURIComponent(said.other)}`));
  await expect(page.getByText(said.notFound(said.other)), 'one way only').toBeVisible();

  await page.goto(at(`/merchant/search/words?word=${encodeURIComponent(said.own)}`));
  await page.getByRole('button', { name: said.delete, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: said.deleteTitle });
  await expectSound(page, language, 'merchant-search-delete');
  await dialog.getByRole('button', { name: said.delete, exact: true }).click();
  await expect(page.getByText(said.deleted, { exact: true })).toBeVisible();
  await expect(group).toHaveCount(0);
  await page.goto(shop);
  await expect(page.getByText(said.notFound(said.own))).toBeVisible();
});

test('F-05 a word that already has a group is reported at its field, and what was typed is not lost on leaving', async ({
  context,
  page,
  language,
  at,
  complaints,
}) => {
  complaints.allowStatus(409);
  const said = words[language];
  await bringStaff(context, at('/'), 'admin');
  await page.goto(at('/merchant/search/words'));
  const word = page.getByRole('textbox', { name: said.word, exact: true });
  const means = page.getByRole('textbox', { name: said.means, exact: true });
  await word.fill(said.there);
  await means.fill(said.wanted);
  await page.getByRole('button', { name: said.save, exact: true }).click();
  await expect(page.getByText(said.exists).first()).toBeVisible();
  await expect(word).toBeFocused();
  await expect(word).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('main').getByRole('link', { name: said.back, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: said.unsaved });
  await dialog.getByRole('button', { name: said.stay }).click();
  await expect(dialog).toBeHidden();
  await expect(word).toHaveValue(said.there);
  await expect(means).toHaveValue(said.wanted);
});

test('F-06 F-09 searches that staff try are not counted', async ({ context, page, shop, language, at }) => {
  const said = words[language];
  const { api } = await guestOf({ ...shop, language });
  const text = `${said.other} ${said.own}`;
  await api.listProducts({ body: { SearchText: text } });
  await bringStaff(context, at('/'), 'sale');
  await page.goto(at(`/merchant/search?try=${encodeURIComponent(text)}`));
  await expect(page.getByText(said.nothing)).toBeVisible();
  const row = page.getByRole('table', { name: said.missed }).getByRole('row').filter({ hasText: text });
  await expect(row).toContainText(language === 'th' ? '1 ครั้ง' : '1 time');
});
