/** What a file of categories may say of a row. Exports have the same columns. */
import { DEEPEST_CATEGORY } from '../products/category-tree.ts';
import type { ImportField } from './fields.ts';

const MOST_NAME = 100;
const MOST_PLACE = 100_000;

export const categoryFields: readonly ImportField[] = [
  {
    name: 'Code',
    th: 'รหัสหมวดหมู่',
    en: 'Category code',
    also: ['code', 'รหัส'],
    as: 'code',
    needed: true,
    example: 'RICE',
  },
  {
    name: 'Parent',
    th: 'อยู่ในหมวดหมู่',
    en: 'In category',
    also: ['parent code', 'รหัสหมวดหมู่แม่', 'หมวดหมู่แม่'],
    as: 'code',
    example: 'FOOD',
  },
  {
    name: 'NameTh',
    th: 'ชื่อภาษาไทย',
    en: 'Thai name',
    also: ['name', 'ชื่อ', 'name th'],
    as: 'text',
    most: MOST_NAME,
    example: 'ข้าวสาร',
  },
  {
    name: 'NameEn',
    th: 'ชื่อภาษาอังกฤษ',
    en: 'English name',
    also: ['name en'],
    as: 'text',
    most: MOST_NAME,
    example: 'Rice',
  },
  {
    name: 'Place',
    th: 'ลำดับ',
    en: 'Order',
    also: ['sort', 'position'],
    as: 'whole',
    least: 0,
    most: MOST_PLACE,
    orNone: true,
    example: '1',
  },
];

/** What the template says of a file of categories, beside what it says of all. */
export const CATEGORY_HELP = {
  th: [
    `หมวดหมู่แม่อยู่แถวใดในไฟล์ก็ได้ ซ้อนกันได้ไม่เกิน ${DEEPEST_CATEGORY} ระดับ เว้นว่างคืออยู่ระดับบนสุด`,
    'หมวดหมู่ในกลุ่มเดียวกันแสดงตามลำดับจากน้อยไปมาก เว้นว่างคืออยู่ที่เดิม หรือต่อท้ายหากเป็นหมวดหมู่ใหม่',
    'เว้นชื่อภาษาอังกฤษว่างไว้ ระบบจะใช้ชื่อภาษาไทย',
  ],
  en: [
    `The category that another one is in may stand in any row. There are ${DEEPEST_CATEGORY} levels; empty is the top level.`,
    'Categories that are in the same one are shown by their order, smallest first. Empty stays where it is; a new one comes last.',
    'Without an English name the Thai one is shown.',
  ],
};
