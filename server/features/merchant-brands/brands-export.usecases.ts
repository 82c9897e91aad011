/** The brands that a list shows, as a table (R-47r). */
import { MOST_BRANDS } from '#domain/products/brands.ts';
import type { CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { CallContext } from '../../http/visitor.ts';
import { defineListExport } from '../runs/runs.public.ts';
import { listBrands } from './merchant-brands.usecases.ts';

type Body = CallParsed<'exportBrands'>['body'];

export function defineBrandsExport(deps: Dependencies) {
  const all = (context: CallContext, body: Body) =>
    listBrands(deps, context, { ...body, take: MOST_BRANDS + 1 });
  return defineListExport<Body, Body>(deps, {
    call: 'exportBrands',
    page: 'brands',
    fileName: 'brands',
    title: { th: 'ส่งออกแบรนด์', en: 'Export of brands' },
    most: MOST_BRANDS,
    columns: [
      { th: 'รหัส', en: 'Code' },
      { th: 'ชื่อภาษาไทย', en: 'Thai name' },
      { th: 'ชื่อภาษาอังกฤษ', en: 'English name' },
      { th: 'แสดงให้ผู้ซื้อเห็น', en: 'Shown to buyers' },
      // As the list counts them: 1001 is more than a thousand.
      { th: 'จำนวนสินค้า (สูงสุด 1,001)', en: 'Products (1,001 at most)' },
    ],
    partsOf: async (context, body) => ({ count: (await all(context, body)).Data.length, parts: [body] }),
    linesOf: async (context, body) =>
      (await all(context, body)).Data.map((one) => [
        one.BrandCode,
        one.NameTh,
        one.NameEn,
        one.Active,
        one.Products,
      ]),
  });
}
