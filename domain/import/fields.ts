/**
 * What a file of a kind may say of a row, column by column: how columns are named, how a cell is read, and what it may be. Exports have
 * the same columns, so that what was exported can be imported.
 */
import type { StaffRight } from '../access/rights.ts';
import { MAX_SATANG, SATANG_PER_BAHT } from '../pricing/money.ts';
import { CELLS, cellName, typeName } from '../pricing/price-cells.ts';
import { MOST_MINIMUM_STOCK } from '../orders/stock.ts';
import { categoryFields } from './category-fields.ts';

/** What a list of products is exported as. */
export const goodsKinds = ['products', 'prices', 'stock', 'agreedPrices'] as const;
export type GoodsKindName = (typeof goodsKinds)[number];
/** In the order in which a new shop needs them. */
export const importKinds = ['categories', ...goodsKinds] as const;
export type ImportKindName = (typeof importKinds)[number];

export type FieldRead =
  | { as: 'text'; most: number }
  /** Several lines. */
  | { as: 'lines'; most: number }
  | { as: 'code' }
  | { as: 'barcode' }
  | { as: 'whole'; least: number; most: number; orNone?: true }
  /** 0 is none, or an amount. */
  | { as: 'baht'; orZero?: true }
  | { as: 'taxType' }
  | { as: 'yesNo' }
  /** A day of Bangkok; an empty cell is open. */
  | { as: 'day' };

export type ImportField = FieldRead & {
  /** As the calls name it. */
  name: string;
  th: string;
  en: string;
  /** Names of the column that shops and their programs use besides these three; compared without case, spaces and signs. */
  also?: readonly string[];
  /** Without the column no row can be read. */
  needed?: true;
  /** Only who has it may bring the column in, and finds it in templates and exports. */
  right?: StaffRight;
  /** In the example row of the template. */
  example: string;
};

const text = (most: number) => ({ as: 'text', most }) as const;
const pieces = (most: number) => ({ as: 'whole', least: 0, most }) as const;

const unitField = (no: 1 | 2 | 3, [code, th, en, rate, barcode]: readonly string[]): ImportField[] => [
  {
    name: `UNIT${no}`,
    th: `รหัสหน่วย ${no}`,
    en: `Unit ${no} code`,
    ...text(20),
    example: code ?? '',
  },
  { name: `UNIT${no}NAME`, th: `ชื่อหน่วย ${no}`, en: `Unit ${no} name`, ...text(40), example: th ?? '' },
  {
    name: `UNIT${no}NAME_EN`,
    th: `ชื่อหน่วย ${no} (อังกฤษ)`,
    en: `Unit ${no} name (English)`,
    ...text(40),
    example: en ?? '',
  },
  {
    name: `UNIT${no}RATE`,
    th: `จำนวนชิ้นในหน่วย ${no}`,
    en: `Pieces in unit ${no}`,
    also: [`อัตราส่วนหน่วย ${no}`, `unit ${no} rate`],
    ...pieces(100_000),
    example: rate ?? '',
  },
  {
    name: `BARCODE${no}`,
    th: `บาร์โค้ด ${no}`,
    en: `Barcode ${no}`,
    also: no === 1 ? ['barcode', 'บาร์โค้ด', 'EAN'] : [],
    as: 'barcode',
    example: barcode ?? '',
  },
];

const productCode: ImportField = {
  name: 'P_Code',
  th: 'รหัสสินค้า',
  en: 'Product code',
  also: ['code', 'sku', 'รหัส'],
  as: 'code',
  needed: true,
  example: 'RICE-5KG',
};

const levelExamples = ['FOOD', '', '', '', ''];

const products: readonly ImportField[] = [
  productCode,
  {
    name: 'PRODUCTNAME',
    th: 'ชื่อสินค้า',
    en: 'Product name (Thai)',
    also: ['name', 'ชื่อ', 'product name', 'name th'],
    ...text(200),
    example: 'ข้าวหอมมะลิ 5 กก.',
  },
  {
    name: 'PRODUCTNAME_EN',
    th: 'ชื่อสินค้า (อังกฤษ)',
    en: 'Product name (English)',
    also: ['name en'],
    ...text(200),
    example: 'Jasmine rice 5 kg',
  },
  {
    name: 'PRODUCTSHORTNAME_TH',
    th: 'ชื่อย่อ',
    en: 'Short name (Thai)',
    ...text(80),
    example: 'ข้าวหอมมะลิ',
  },
  {
    name: 'PRODUCTSHORTNAME_EN',
    th: 'ชื่อย่อ (อังกฤษ)',
    en: 'Short name (English)',
    ...text(80),
    example: 'Jasmine rice',
  },
  { name: 'P_Description', th: 'รายละเอียด', en: 'Description (Thai)', as: 'lines', most: 4000, example: '' },
  {
    name: 'P_Description_EN',
    th: 'รายละเอียด (อังกฤษ)',
    en: 'Description (English)',
    as: 'lines',
    most: 4000,
    example: '',
  },
  ...unitField(1, ['BAG', 'ถุง', 'Bag', '1', '8850000000017']),
  ...unitField(2, ['SACK', 'กระสอบ', 'Sack', '10', '8850000000024']),
  ...unitField(3, []),
  { name: 'P_GroupCode', th: 'รหัสกลุ่มสินค้า', en: 'Product group code', ...text(40), example: '' },
  { name: 'P_Group', th: 'กลุ่มสินค้า', en: 'Product group', ...text(80), example: '' },
  {
    name: 'P_BrandCode',
    th: 'รหัสแบรนด์',
    en: 'Brand code',
    also: ['brand', 'แบรนด์', 'ยี่ห้อ'],
    as: 'code',
    example: '',
  },
  { name: 'P_FlavourCode', th: 'รหัสรสชาติ', en: 'Flavour code', ...text(40), example: '' },
  { name: 'P_Flavour', th: 'รสชาติ', en: 'Flavour', ...text(80), example: '' },
  { name: 'P_VarCode', th: 'รหัสชนิด', en: 'Variant code', ...text(40), example: '' },
  { name: 'P_Var', th: 'ชนิด', en: 'Variant', ...text(80), example: '' },
  { name: 'P_SizeCode', th: 'รหัสขนาด', en: 'Size code', ...text(40), example: '' },
  { name: 'P_Size', th: 'ขนาด', en: 'Size (Thai)', also: ['size'], ...text(80), example: '5 กก.' },
  { name: 'P_Size_EN', th: 'ขนาด (อังกฤษ)', en: 'Size (English)', ...text(80), example: '5 kg' },
  { name: 'Dchain', th: 'ช่องทางจัดจำหน่าย', en: 'Distribution chain', ...text(40), example: '' },
  {
    name: 'SupplierName',
    th: 'ผู้จำหน่าย',
    en: 'Supplier',
    also: ['supplier'],
    ...text(120),
    example: '',
  },
  { name: 'matype', th: 'ประเภทสินค้า', en: 'Product type', ...text(40), example: '' },
  ...levelExamples.map((example, at): ImportField => ({
    name: `Hierarchy${at + 1}`,
    th: `รหัสหมวดหมู่ระดับ ${at + 1}`,
    en: `Category code, level ${at + 1}`,
    also: at === 0 ? ['category', 'หมวดหมู่'] : [],
    as: 'code',
    example,
  })),
  { name: 'STOCK_ITEM', th: 'นับสต็อก', en: 'Counts stock', as: 'yesNo', example: 'Y' },
  {
    name: 'MinimumStock',
    th: 'สต็อกขั้นต่ำ',
    en: 'Minimum stock',
    as: 'whole',
    least: 0,
    most: MOST_MINIMUM_STOCK,
    orNone: true,
    example: '',
  },
  { name: 'Option1', th: 'แต้มที่ใช้แลก', en: 'Cost in points', ...pieces(1_000_000), example: '' },
  {
    name: 'CostPrice',
    th: 'ต้นทุนต่อชิ้น (ก่อนภาษี)',
    en: 'Cost of a piece (without VAT)',
    also: ['cost', 'ต้นทุน', 'ราคาทุน'],
    as: 'baht',
    orZero: true,
    right: 'costs',
    example: '120.00',
  },
  {
    name: 'FloorPrice',
    th: 'ราคาขั้นต่ำต่อชิ้น (ก่อนภาษี)',
    en: 'Floor price of a piece (without VAT)',
    also: ['floor', 'ราคาขั้นต่ำ'],
    as: 'baht',
    orZero: true,
    right: 'costs',
    example: '',
  },
];

const prices: readonly ImportField[] = [
  productCode,
  ...CELLS.flatMap(({ unit, level }): ImportField[] => [
    {
      name: cellName(unit, level),
      th: `ราคาหน่วย ${unit} ระดับ ${level}`,
      en: `Price of unit ${unit}, level ${level}`,
      also: unit === 1 ? [`PRICE${level}`, ...(level === 1 ? ['price', 'ราคา'] : [])] : [],
      as: 'baht',
      example: unit === 1 && level === 1 ? '189.00' : '',
    },
    {
      name: typeName(unit, level),
      th: `ภาษีของราคาหน่วย ${unit} ระดับ ${level}`,
      en: `Tax of the price of unit ${unit}, level ${level}`,
      also: unit === 1 ? [`PRICE${level}TYPE`] : [],
      as: 'taxType',
      example: unit === 1 && level === 1 ? '1' : '',
    },
  ]),
];

/** The most pieces that a center has of a product. */
export const MOST_ON_HAND = 1_000_000;

const stock: readonly ImportField[] = [
  productCode,
  {
    name: 'SaleUnit',
    th: 'รหัสศูนย์',
    en: 'Center code',
    also: ['center', 'ศูนย์', 'dc'],
    as: 'code',
    needed: true,
    example: '',
  },
  {
    name: 'OnHand',
    th: 'จำนวนคงเหลือ',
    en: 'Pieces on hand',
    also: ['stock', 'quantity', 'qty', 'จำนวน', 'คงเหลือ', 'สต็อก'],
    as: 'whole',
    least: 0,
    most: MOST_ON_HAND,
    needed: true,
    example: '120',
  },
];

/** For one customer or for a type: a row is one price. */
const agreedPrices: readonly ImportField[] = [
  productCode,
  {
    name: 'Unit',
    th: 'หน่วย (1-3)',
    en: 'Unit (1 to 3)',
    also: ['unit', 'หน่วย'],
    as: 'whole',
    least: 1,
    most: 3,
    needed: true,
    example: '1',
  },
  {
    name: 'CUSTOMERCODE',
    th: 'รหัสลูกค้า',
    en: 'Customer code',
    also: ['customer', 'ลูกค้า'],
    as: 'code',
    example: 'CUST001',
  },
  {
    name: 'CustomerType',
    th: 'รหัสประเภทลูกค้า',
    en: 'Customer type code',
    also: ['customer type', 'ประเภทลูกค้า'],
    as: 'code',
    example: '',
  },
  {
    name: 'Price',
    th: 'ราคา',
    en: 'Price',
    as: 'baht',
    needed: true,
    example: '175.00',
  },
  {
    name: 'Type',
    th: 'ภาษีของราคา',
    en: 'Tax of the price',
    also: ['tax', 'ภาษี'],
    as: 'taxType',
    example: '1',
  },
  {
    name: 'DateStart',
    th: 'ตั้งแต่วันที่',
    en: 'From',
    also: ['start', 'วันเริ่ม'],
    as: 'day',
    example: '2026-12-01',
  },
  {
    name: 'DateEnd',
    th: 'ถึงวันที่',
    en: 'To',
    also: ['end', 'วันสิ้นสุด'],
    as: 'day',
    example: '2026-12-31',
  },
];

export const IMPORT_FIELDS: Record<ImportKindName, readonly ImportField[]> = {
  products,
  prices,
  stock,
  agreedPrices,
  categories: categoryFields,
};

/** Those that somebody with these rights may bring in and take out. */
export const fieldsFor = (kind: ImportKindName, rights: readonly string[]): readonly ImportField[] =>
  IMPORT_FIELDS[kind].filter(({ right }) => right === undefined || rights.includes(right));

/** The most that a price may be, in baht. */
export const MOST_BAHT = MAX_SATANG / SATANG_PER_BAHT;
