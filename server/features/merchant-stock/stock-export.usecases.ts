/** The stock that a list shows, as a table (R-47i). */
import { productName } from '#domain/text/product-name.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { CallContext } from '../../http/visitor.ts';
import { foundInShop } from '../catalogue/catalogue.public.ts';
import { defineListExport, startListExport, type ListExport } from '../runs/runs.public.ts';
import { centerOfStaff } from '../session/session.public.ts';
import { findStock } from './merchant-stock.queries.ts';

const MOST = 50_000;
const A_PART = 250;
/** As the list narrows a text. */
const MOST_FOUND = 500;

type Part = { saleUnit: string; codes: string[] };

type Body = CallParsed<'exportStock'>['body'];

const listOf = (deps: Dependencies): ListExport<Body, Part> => ({
  call: 'exportStock',
  page: 'stock',
  fileName: 'stock-list',
  title: { th: 'ส่งออกรายการสต็อก', en: 'Export of the stock list' },
  most: MOST,
  columns: [
    { th: 'ศูนย์', en: 'Center' },
    { th: 'รหัสสินค้า', en: 'Product code' },
    { th: 'ชื่อสินค้า', en: 'Product' },
    { th: 'พร้อมขาย', en: 'Available' },
    { th: 'คงเหลือ', en: 'On hand' },
    { th: 'จองไว้', en: 'Reserved' },
    { th: 'ขั้นต่ำของสินค้า', en: 'Own minimum' },
    { th: 'เปิดขายที่ศูนย์', en: 'Offered' },
  ],
  partsOf: async ({ visitor }, { saleUnit: asked, text = '', show }) => {
    const { tenantId } = visitor;
    const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: asked });
    const found = text === '' ? undefined : await foundInShop(deps, { tenantId, text, most: MOST_FOUND });
    if (text !== '' && !found) return { count: 0, parts: [] };
    const rows = await deps.database.inTenant(
      tenantId,
      (tx) => findStock(tx, { saleUnit, found: found?.rows, show, after: undefined, take: MOST + 1 }),
      { readOnly: true },
    );
    const parts: Part[] = [];
    for (let from = 0; from < rows.length; from += A_PART)
      parts.push({ saleUnit, codes: rows.slice(from, from + A_PART).map(({ code }) => code) });
    return { count: rows.length, parts };
  },
  linesOf: async ({ visitor, language }, { saleUnit, codes }) => {
    await centerOfStaff(deps, { visitor, saleUnit });
    const rows = await deps.database.inTenant(
      visitor.tenantId,
      (tx) =>
        findStock(tx, {
          saleUnit,
          found: undefined,
          codes,
          show: undefined,
          after: undefined,
          take: A_PART,
        }),
      { readOnly: true },
    );
    return rows.map((row) => [
      saleUnit,
      row.code,
      productName(language, row),
      row.onHand - row.held,
      row.onHand,
      row.held,
      row.minimumStock,
      row.isActive ? 'Y' : 'N',
    ]);
  },
});

export const defineStockExport = (deps: Dependencies): void => defineListExport(deps, listOf(deps));

/** Throws 404 CENTER_NOT_FOUND for a center that is not the caller's, and as every export of a list. */
export const exportStock = (
  deps: Dependencies,
  context: CallContext & { idempotencyKey: string },
  body: Body,
): Promise<CallAnswer<'exportStock'>> => startListExport(deps, context, listOf(deps), body);
