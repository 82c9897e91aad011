/** The tree of categories, or what a text finds in it, as a table (N-10b). */
import type { CallAnswer } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { column, defineListExport } from '../runs/runs.public.ts';
import { listCategories } from './merchant-categories.usecases.ts';

type Category = CallAnswer<'merchantCategories'>['Data'][number];

/** As the page shows them: each after the one that it is in. */
function inTreeOrder(all: readonly Category[]): Category[] {
  const children = Map.groupBy(all, ({ Parent }) => Parent);
  const below = (parent: string | null): Category[] =>
    (children.get(parent) ?? []).flatMap((one) => [one].concat(below(one.Code)));
  return below(null);
}

const isFound = ({ Code, NameTh, NameEn }: Category, text: string): boolean =>
  [Code, NameTh, NameEn].some((one) => one.toLowerCase().includes(text.toLowerCase()));

export const defineCategoriesExport = (deps: Dependencies): void =>
  defineListExport<'merchantCategories', Category>(deps, {
    list: 'categories',
    call: 'merchantCategories',
    title: { th: 'ส่งออกหมวดหมู่', en: 'Export of categories' },
    columns: [
      column('รหัส', 'Code', ({ Code }) => Code),
      column('ระดับ', 'Level', ({ Level }) => Level),
      column('อยู่ในหมวดหมู่', 'In category', ({ Parent }) => Parent),
      column('ชื่อภาษาไทย', 'Thai name', ({ NameTh }) => NameTh),
      column('ชื่อภาษาอังกฤษ', 'English name', ({ NameEn }) => NameEn),
      column('มีสินค้า', 'Has products', ({ HasProducts }) => (HasProducts ? 'Y' : 'N')),
    ],
    // The page has the whole tree and narrows it itself.
    read: async (context, _, { text = '' }) => {
      const { Data } = await listCategories(deps, context);
      return { Data: inTreeOrder(Data).filter((one) => isFound(one, text.trim())) };
    },
  });
