import { expect } from '@playwright/test';
import type { Given } from '../looks.ts';

const words = {
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

/** A list with lines that are clear, unsure and unknown has been read in this tab. Gives the page's path. */
export async function readList({ page, at, language }: Given): Promise<string> {
  const path = '/quick-order';
  const { field, read, lines } = words[language];
  await page.goto(at(path));
  await page.getByLabel(field).fill(lines.join('\n'));
  await page.getByRole('button', { name: read }).click();
  await expect(page.getByRole('article')).toHaveCount(lines.length);
  return path;
}
