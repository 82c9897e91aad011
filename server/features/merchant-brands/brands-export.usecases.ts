/** The brands that a list shows, as a table (R-47r). */
import type { CallAnswer } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { column, defineListExport } from '../runs/runs.public.ts';
import { listBrands } from './merchant-brands.usecases.ts';

export const defineBrandsExport = (deps: Dependencies): void =>
  defineListExport<'merchantBrands', CallAnswer<'merchantBrands'>['Data'][number]>(deps, {
    list: 'brands',
    call: 'merchantBrands',
    title: { th: 'ส่งออกแบรนด์', en: 'Export of brands' },
    columns: [
      column('รหัส', 'Code', ({ BrandCode }) => BrandCode),
      column('ชื่อภาษาไทย', 'Thai name', ({ NameTh }) => NameTh),
      column('ชื่อภาษาอังกฤษ', 'English name', ({ NameEn }) => NameEn),
      column('แสดงให้ผู้ซื้อเห็น', 'Shown to buyers', ({ Active }) => Active),
      // As the list counts them: 1001 is more than a thousand.
      column('จำนวนสินค้า (สูงสุด 1,001)', 'Products (1,001 at most)', ({ Products }) => Products),
    ],
    read: (context, { query }) => listBrands(deps, context, query),
  });
