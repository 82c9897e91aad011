/** What is wrong with products, and their advance and agreed prices, as tables (R-47z). Prices are in baht, as they were set. */
import type { CallAnswer } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { ListColumn } from '../../list-exports.ts';
import { column, defineListExport, wordsOf } from '../runs/runs.public.ts';
import { advancePricesOf } from './advance-prices.usecases.ts';
import { agreedPricesOf, agreedPricesOfCustomer } from './agreed-prices.usecases.ts';
import { emptyCategories, productFindings } from './product-findings.usecases.ts';

type Finding = CallAnswer<'productFindings'>['Data'][number];
type EmptyCategory = CallAnswer<'emptyCategories'>['Data'][number];
type Advance = CallAnswer<'advancePrices'>['Data'][number];
type Agreed = CallAnswer<'agreedPrices'>['Data'][number];

const taxWord = wordsOf({
  0: { th: 'ไม่มี VAT', en: 'No VAT' },
  1: { th: 'รวม VAT', en: 'VAT included' },
  2: { th: 'ไม่รวม VAT', en: 'VAT added' },
});

const taxOf = (type: number | null, language: 'th' | 'en') =>
  taxWord(type === null ? null : String(type), language);

const agreed: readonly ListColumn<Agreed>[] = [
  column('รหัสสินค้า', 'Product code', (row) => row.P_Code),
  column('ชื่อสินค้า', 'Product', (row) => row.PRODUCTNAME),
  column('หน่วยที่', 'Unit no.', (row) => row.Unit),
  column('หน่วย', 'Unit', (row) => row.UnitName),
  column('รหัสลูกค้า', 'Customer code', (row) => row.CUSTOMERCODE),
  column('ลูกค้า', 'Customer', (row) => row.CUSTOMERNAME),
  column('ประเภทลูกค้า', 'Customer type', (row) => row.CustomerTypeName || row.CustomerType),
  column('ราคา', 'Price', (row) => row.Price),
  column('ภาษี', 'Tax', (row, language) => taxOf(row.Type, language)),
  column('ราคาที่ลูกค้าจ่าย', 'Paid', (row) => row.Paid),
  column('วันเริ่ม', 'First day', (row) => row.DateStart),
  column('วันสิ้นสุด', 'Last day', (row) => row.DateEnd),
];

const UNITS = [1, 2, 3] as const;
const LEVELS = [1, 2, 3, 4, 5] as const;
const advance: readonly ListColumn<Advance>[] = [
  column<Advance>('ชื่อ', 'Name', (row) => row.Name),
  column<Advance>('วันเริ่ม', 'First day', (row) => row.DateStart),
  column<Advance>('วันสิ้นสุด', 'Last day', (row) => row.DateEnd),
].concat(
  UNITS.flatMap((unit) =>
    LEVELS.flatMap((level) => [
      column<Advance>(
        `หน่วย ${unit} ระดับ ${level}`,
        `Unit ${unit} level ${level}`,
        (row) => row[`UNIT${unit}PRICELEVEL${level}`],
      ),
      column<Advance>(`ภาษี หน่วย ${unit} ระดับ ${level}`, `Tax, unit ${unit} level ${level}`, (row, language) =>
        taxOf(row[`UNIT${unit}PRICELEVEL${level}TYPE`], language),
      ),
    ]),
  ),
);

export function defineFindingsExport(deps: Dependencies): void {
  defineListExport<'productFindings', Finding>(deps, {
    list: 'productFindings',
    call: 'productFindings',
    title: { th: 'ส่งออกข้อมูลสินค้าที่ต้องแก้', en: 'Export of what is wrong with products' },
    most: 50_000,
    columns: [
      column('รหัสสินค้า', 'Product code', (row) => row.P_Code),
      column('ชื่อสินค้า', 'Product', (row) => row.PRODUCTNAME),
      column('ชื่อภาษาอังกฤษ', 'English name', (row) => row.PRODUCTNAME_EN),
      column('หน่วยที่', 'Unit no.', (row) => row.Unit),
      column('หน่วย', 'Unit', (row) => row.UnitName),
      column('ระดับราคา', 'Price level', (row) => row.Level),
      column('บาร์โค้ด', 'Barcode', (row) => row.Barcode),
      column('บาร์โค้ดซ้ำกับสินค้า', 'Same barcode as', (row) => row.SameBarcode),
    ],
    read: (context, { query }) => productFindings(deps, context, query),
  });
  defineListExport<'emptyCategories', EmptyCategory>(deps, {
    list: 'emptyCategories',
    call: 'emptyCategories',
    title: { th: 'ส่งออกหมวดหมู่ที่ไม่มีสินค้า', en: 'Export of categories without products' },
    columns: [
      column('รหัสหมวดหมู่', 'Category code', (row) => row.Code),
      column('ชื่อหมวดหมู่', 'Category', (row) => row.Name),
      column('ระดับ', 'Level', (row) => row.Level),
      column('อยู่ในหมวดหมู่', 'In category', (row) => row.ParentName),
    ],
    read: (context, { query }) => emptyCategories(deps, context, query),
  });
}

export function definePricesExports(deps: Dependencies): void {
  defineListExport<'advancePrices', Advance>(deps, {
    list: 'advancePrices',
    call: 'advancePrices',
    title: { th: 'ส่งออกราคาล่วงหน้า', en: 'Export of advance prices' },
    columns: advance,
    read: (context, { body }) => advancePricesOf(deps, context, body),
  });
  defineListExport<'agreedPrices', Agreed>(deps, {
    list: 'agreedPrices',
    call: 'agreedPrices',
    title: { th: 'ส่งออกราคาที่ตกลงของสินค้า', en: 'Export of a product’s agreed prices' },
    columns: agreed,
    read: (context, { params, query }) => agreedPricesOf(deps, context, { ...params, ...query }),
  });
  defineListExport<'customerAgreedPrices', Agreed>(deps, {
    list: 'customerAgreedPrices',
    call: 'customerAgreedPrices',
    title: { th: 'ส่งออกราคาที่ตกลงกับลูกค้า', en: 'Export of a customer’s agreed prices' },
    columns: agreed,
    read: (context, { params, query }) => agreedPricesOfCustomer(deps, context, { ...params, ...query }),
  });
}
