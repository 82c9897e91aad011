import { expect, type InBoth } from '../fixtures.ts';
import type { Given } from '../looks.ts';

type Words = { field: string; read: string; lines: readonly string[] };
const words: InBoth<Words> = {
  th: {
    field: 'สินค้า จำนวน และหน่วย',
    read: 'อ่านรายการ',
    lines: ['อาหารแมวโต ทูน่า 1.2 กก. 2 ลัง', 'ทรายแมวเต้าหู้ 3 ถุง', 'ของฝากจากดาวอังคาร 4'],
  },
  en: {
    field: 'Products, quantities and units',
    read: 'Read the list',
    lines: ['Meowdee adult dry cat food tuna 1.2 kg 2 cases', 'tofu cat litter 3 bags', 'zzqqxx 4'],
  },
};

/** Leaves a list in the tab: a line that is clear, one to check and one that is not understood. Gives where it is shown. */
export async function listThatWasRead({ page, at, language, signIn }: Given): Promise<string> {
  const { field, read, lines } = words[language];
  await signIn('0810000001');
  await page.goto(at('/quick-order'));
  await page.getByLabel(field).fill(lines.join('\n'));
  await page.getByRole('button', { name: read }).click();
  await expect(page.getByRole('article')).toHaveCount(lines.length);
  return '/quick-order';
}
