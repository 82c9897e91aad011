/** The tree of categories, or what a text finds in it, as a table (N-10b). */
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { CallContext } from '../../http/visitor.ts';
import { defineListExport, startListExport, type ListExport } from '../runs/runs.public.ts';
import { listCategories } from './merchant-categories.usecases.ts';

const MOST = 20_000;

type Body = CallParsed<'exportCategories'>['body'];
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

function listOf(deps: Dependencies): ListExport<Body, Body> {
  return {
    call: 'exportCategories',
    page: 'categories',
    fileName: 'categories',
    title: { th: 'ส่งออกหมวดหมู่', en: 'Export of categories' },
    most: MOST,
    columns: [
      { th: 'รหัส', en: 'Code' },
      { th: 'ระดับ', en: 'Level' },
      { th: 'อยู่ในหมวดหมู่', en: 'In category' },
      { th: 'ชื่อภาษาไทย', en: 'Thai name' },
      { th: 'ชื่อภาษาอังกฤษ', en: 'English name' },
      { th: 'มีสินค้า', en: 'Has products' },
    ],
    partsOf: async (context, body) => {
      const { Data } = await listCategories(deps, context);
      return { count: Data.filter((one) => isFound(one, body.text ?? '')).length, parts: [body] };
    },
    linesOf: async (context, { text = '' }) => {
      const { Data } = await listCategories(deps, context);
      return inTreeOrder(Data)
        .filter((one) => isFound(one, text))
        .map((one) => [one.Code, one.Level, one.Parent, one.NameTh, one.NameEn, one.HasProducts ? 'Y' : 'N']);
    },
  };
}

export const defineCategoriesExport = (deps: Dependencies): void => defineListExport(deps, listOf(deps));

/** Throws as every export of a list. */
export const exportCategories = (
  deps: Dependencies,
  context: CallContext & { idempotencyKey: string },
  body: Body,
): Promise<CallAnswer<'exportCategories'>> => startListExport(deps, context, listOf(deps), body);
