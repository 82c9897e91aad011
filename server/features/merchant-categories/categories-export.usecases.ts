/** The tree of categories, or what a text finds in it, as a table that can be imported (N-10b, R-54c). */
import { categoryFields } from '#domain/import/category-fields.ts';
import { inTreeOrder } from '#domain/products/category-tree.ts';
import type { Dependencies } from '../../dependencies.ts';
import { column, defineListExport } from '../runs/runs.public.ts';
import { readTree, type UsedCategory } from './merchant-categories.usecases.ts';

const isFound = ({ code, nameTh, nameEn }: UsedCategory, text: string): boolean =>
  [code, nameTh, nameEn].some((one) => one.toLowerCase().includes(text.toLowerCase()));

/** In the order of `categoryFields`. */
const FIELDS = [
  'code',
  'parent',
  'nameTh',
  'nameEn',
  'position',
] as const satisfies readonly (keyof UsedCategory)[];

export const defineCategoriesExport = (deps: Dependencies): void =>
  defineListExport<'merchantCategories', UsedCategory>(deps, {
    list: 'categories',
    call: 'merchantCategories',
    title: { th: 'ส่งออกหมวดหมู่', en: 'Export of categories' },
    columns: [
      ...categoryFields.map(({ th, en }, at) =>
        column(th, en, (row: UsedCategory) => row[FIELDS[at] ?? 'code']),
      ),
      column('ระดับ', 'Level', ({ level }) => level),
      column('มีสินค้า', 'Has products', ({ isUsed }) => (isUsed ? 'Y' : 'N')),
    ],
    // The page has the whole tree and narrows it itself.
    read: async (context, _, { text = '' }) => ({
      Data: inTreeOrder(await readTree(deps, context), (one) => one).filter((one) =>
        isFound(one, text.trim()),
      ),
    }),
  });
