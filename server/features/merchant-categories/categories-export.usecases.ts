/** The tree of categories, or what a text finds in it, as a table that can be imported (N-10b, R-54c). */
import { categoryFields } from '#domain/import/category-fields.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { CallContext } from '../../http/visitor.ts';
import { defineListExport, startListExport, type ListExport } from '../runs/runs.public.ts';
import { readTree, type UsedCategory } from './merchant-categories.usecases.ts';

const MOST = 20_000;

type Body = CallParsed<'exportCategories'>['body'];

/** As the page shows them: each after the one that it is in. */
function inTreeOrder(all: readonly UsedCategory[]): UsedCategory[] {
  const children = Map.groupBy(all, ({ parent }) => parent);
  const below = (parent: string | null): UsedCategory[] =>
    (children.get(parent) ?? []).flatMap((one) => [one].concat(below(one.code)));
  return below(null);
}

const isFound = ({ code, nameTh, nameEn }: UsedCategory, text: string): boolean =>
  [code, nameTh, nameEn].some((one) => one.toLowerCase().includes(text.toLowerCase()));

function listOf(deps: Dependencies): ListExport<Body, Body> {
  return {
    call: 'exportCategories',
    page: 'categories',
    fileName: 'categories',
    title: { th: 'ส่งออกหมวดหมู่', en: 'Export of categories' },
    most: MOST,
    columns: [
      ...categoryFields.map(({ th, en }) => ({ th, en })),
      { th: 'ระดับ', en: 'Level' },
      { th: 'มีสินค้า', en: 'Has products' },
    ],
    partsOf: async (context, body) => {
      const all = await readTree(deps, context);
      return { count: all.filter((one) => isFound(one, body.text ?? '')).length, parts: [body] };
    },
    linesOf: async (context, { text = '' }) =>
      inTreeOrder(await readTree(deps, context))
        .filter((one) => isFound(one, text))
        .map((one) => [
          one.code,
          one.parent,
          one.nameTh,
          one.nameEn,
          one.position,
          one.level,
          one.isUsed ? 'Y' : 'N',
        ]),
  };
}

export const defineCategoriesExport = (deps: Dependencies): void => defineListExport(deps, listOf(deps));

/** Throws as every export of a list. */
export const exportCategories = (
  deps: Dependencies,
  context: CallContext & { idempotencyKey: string },
  body: Body,
): Promise<CallAnswer<'exportCategories'>> => startListExport(deps, context, listOf(deps), body);
