/** The display groups that a list shows, as a table (R-47y). */
import { MOST_GROUPS } from '#domain/products/display-groups.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { CallContext } from '../../http/visitor.ts';
import { defineListExport, startListExport, type ListExport } from '../runs/runs.public.ts';
import { listGroups } from './merchant-groups.usecases.ts';

type Body = CallParsed<'exportGroups'>['body'];

function listOf(deps: Dependencies): ListExport<Body, Body> {
  const all = (context: CallContext, body: Body) =>
    listGroups(deps, context, { ...body, take: MOST_GROUPS + 1 });
  return {
    call: 'exportGroups',
    page: 'groups',
    fileName: 'display-groups',
    title: { th: 'ส่งออกกลุ่มสินค้าหน้าร้าน', en: 'Export of display groups' },
    most: MOST_GROUPS,
    columns: [
      { th: 'รหัส', en: 'Code' },
      { th: 'ตำแหน่งที่แสดง', en: 'Shown in' },
      { th: 'ชื่อภาษาไทย', en: 'Thai name' },
      { th: 'ชื่อภาษาอังกฤษ', en: 'English name' },
      { th: 'แสดงให้ผู้ซื้อเห็น', en: 'Shown to buyers' },
      { th: 'ตามเงื่อนไข', en: 'By a rule' },
      // As the list counts them: 1001 is more than a thousand.
      { th: 'จำนวนสินค้า (สูงสุด 1,001)', en: 'Products (1,001 at most)' },
    ],
    partsOf: async (context, body) => ({ count: (await all(context, body)).Data.length, parts: [body] }),
    linesOf: async (context, body) =>
      (await all(context, body)).Data.map((one) => [
        one.Id,
        one.GroupType,
        one.NameTh,
        one.NameEn,
        one.Active,
        one.ByRule,
        one.Count,
      ]),
  };
}

export const defineGroupsExport = (deps: Dependencies): void => defineListExport(deps, listOf(deps));

/** Throws as every export of a list. */
export const exportGroups = (
  deps: Dependencies,
  context: CallContext & { idempotencyKey: string },
  body: Body,
): Promise<CallAnswer<'exportGroups'>> => startListExport(deps, context, listOf(deps), body);
