/** Maps a product's row to the fields of the calls (N-24), and to what the log keeps of it. */
import { isLimited, type StockRules } from '#domain/orders/stock.ts';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import { choosePrice, specialsOf } from '#domain/pricing/pricing.ts';
import { priceWithTax, type BasisPoints } from '#domain/pricing/tax.ts';
import type { UnitNumber } from '#domain/pricing/units.ts';
import { unitCode } from '#domain/products/product-draft.ts';
import { shownName } from '#domain/text/product-name.ts';
import type { Product } from '#contract/catalogue.schemas.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Language } from '../../http/messages.ts';
import type { ProductRow, UnitRow } from './merchant-products.queries.ts';
import type { ProductFields } from './product-writing.queries.ts';

type Listed = CallAnswer<'merchantProducts'>['Data'][number];
export type Presenting = {
  language: Language;
  rules: StockRules;
  vatRate: BasisPoints;
  /** The product as a guest of the center sees it; undefined where guests do not. */
  guests: Pick<Product, 'SalesPrice1' | 'PromotionPrice1'> | undefined;
};

const unitOf = ({ units }: ProductRow, no: UnitNumber): UnitRow | undefined =>
  units.find((unit) => unit.no === no);

const NO_PRICE = { paid: null, withVat: null, before: null };

/**
 * What a customer of level 1 pays, what has to be paid with VAT, and what was to be paid before the advance price of the day; null
 * without a price.
 */
function pricesOf(unit: UnitRow | undefined, vatRate: BasisPoints) {
  const [type, ...others] = unit?.taxTypes ?? [null];
  if (!unit || (type === null && unit.center === null)) return NO_PRICE;
  const prices = { types: [type ?? 1, ...others], levels: unit.levels } as const;
  const here = specialsOf('center', unit.center);
  const special = [...here, ...specialsOf('advance', unit.advance)];
  const price = choosePrice(prices, 1, { vatRate, special });
  if (!price) return NO_PRICE;
  const withVat = priceWithTax(price.setSatang, price.type, vatRate);
  const before = choosePrice(prices, 1, { vatRate, special: here });
  return {
    paid: bahtFromSatang(price.paidSatang),
    withVat: bahtFromSatang(withVat),
    before: before ? bahtFromSatang(before.paidSatang) : null,
  };
}

/** As set at a level, with its tax type. */
function priceAt(unit: UnitRow | undefined, level: 1 | 2 | 3 | 4 | 5) {
  const satang = unit?.levels[level - 1] ?? 0;
  const isSet = satang > 0;
  return {
    price: isSet ? bahtFromSatang(satang) : null,
    type: isSet ? (unit?.taxTypes[level - 1] ?? unit?.taxTypes[0] ?? null) : null,
  };
}

/** The names in `language`, and beside them the English ones. */
export function presentListed(row: ProductRow, { language, rules, vatRate, guests }: Presenting): Listed {
  const isThai = language === 'th';
  const named = (th: string, en: string): string => (isThai ? th : en);
  const [unit1, unit2, unit3] = [unitOf(row, 1), unitOf(row, 2), unitOf(row, 3)];
  const codeOf = (unit: UnitRow | undefined): string => (unit ? unitCode(unit) : '');
  const nameOf = (unit: UnitRow | undefined): string => (unit ? named(unit.nameTh, unit.nameEn) : '');
  const [one, two, three] = [pricesOf(unit1, vatRate), pricesOf(unit2, vatRate), pricesOf(unit3, vatRate)];
  const at = ([1, 2, 3, 4, 5] as const).map((level) => priceAt(unit1, level));
  const level = (no: number) => at[no - 1] ?? { price: null, type: null };
  const available = Math.max(0, row.onHand - row.held);
  return {
    P_Code: row.code,
    PRODUCTNAME: shownName(named(row.nameTh, row.nameEn)),
    PRODUCTNAME_EN: row.nameEn,
    PRODUCTSHORTNAME_TH: row.shortNameTh,
    PRODUCTSHORTNAME_EN: row.shortNameEn,
    P_Description: named(row.descriptionTh, row.descriptionEn),
    P_Description_EN: row.descriptionEn,
    UNIT1: codeOf(unit1),
    UNIT2: codeOf(unit2),
    UNIT3: codeOf(unit3),
    UNIT1NAME: nameOf(unit1),
    UNIT2NAME: nameOf(unit2),
    UNIT3NAME: nameOf(unit3),
    UNIT1NAME_EN: unit1?.nameEn ?? '',
    UNIT2NAME_EN: unit2?.nameEn ?? '',
    UNIT3NAME_EN: unit3?.nameEn ?? '',
    UNIT1RATE: unit1?.rate ?? 0,
    UNIT2RATE: unit2?.rate ?? 0,
    UNIT3RATE: unit3?.rate ?? 0,
    BARCODE1: unit1?.barcode ?? '',
    BARCODE2: unit2?.barcode ?? '',
    BARCODE3: unit3?.barcode ?? '',
    P_Group: row.groupName,
    P_GroupCode: row.groupCode,
    P_Brand: named(row.brandTh ?? '', row.brandEn ?? ''),
    P_BrandCode: row.brandCode ?? '',
    P_Flavour: row.flavourName,
    P_FlavourCode: row.flavourCode,
    P_Var: row.variantName,
    P_VarCode: row.variantCode,
    P_Size: named(row.sizeTh, row.sizeEn),
    P_Size_EN: row.sizeEn,
    P_SizeCode: row.sizeCode,
    Dchain: row.distributionChain,
    SupplierName: row.supplierName,
    matype: row.materialType,
    matypeName: named(row.materialTh ?? row.materialType, row.materialEn ?? row.materialType),
    Hierarchy1: row.h1 ?? '',
    Hierarchy2: row.h2 ?? '',
    Hierarchy3: row.h3 ?? '',
    Hierarchy4: row.h4 ?? '',
    Hierarchy5: row.h5 ?? '',
    STOCK_ITEM: row.isStockItem ? 'Y' : 'N',
    MinimumStock: row.minimumStock,
    Option1: row.pointsCost,
    PIC_FILENAME: row.pictures[0] ?? null,
    PIC_FILENAME2: row.pictures[1] ?? null,
    PIC_FILENAME3: row.pictures[2] ?? null,
    PIC_FILENAME4: row.pictures[3] ?? null,
    PIC_FILENAME5: row.pictures[4] ?? null,
    PRICE1: level(1).price,
    PRICE2: level(2).price,
    PRICE3: level(3).price,
    PRICE4: level(4).price,
    PRICE5: level(5).price,
    PRICE1TYPE: level(1).type,
    PRICE2TYPE: level(2).type,
    PRICE3TYPE: level(3).type,
    PRICE4TYPE: level(4).type,
    PRICE5TYPE: level(5).type,
    CatalogPrice: guests?.PromotionPrice1 ?? guests?.SalesPrice1 ?? null,
    StandardPrice: one.before,
    SalesPrice1: one.paid,
    SalesPrice2: two.paid,
    SalesPrice3: three.paid,
    PriceInVat1: one.withVat,
    PriceInVat2: two.withVat,
    PriceInVat3: three.withVat,
    IsProductAdvancePrice: row.units.some(({ advance }) => advance !== null) ? 'Y' : 'N',
    ShowPrice1: one.paid !== null,
    ShowPrice2: two.paid !== null,
    ShowPrice3: three.paid !== null,
    Disable: row.isActive ? 'N' : 'Y',
    Stock: { OnHand: row.onHand, Held: row.held, StockAvailable: available },
    IsLessThanMinimumStock: isLimited({ available, minimumStock: row.minimumStock }, rules),
    Archived: row.isArchived ? 'Y' : 'N',
  };
}

const unitInWords = ({
  code,
  nameTh,
  nameEn,
  rate,
}: {
  code: string;
  nameTh: string;
  nameEn: string;
  rate: number;
}) => `${code} ${nameTh} / ${nameEn} × ${rate}`.trim();

/** What the log keeps of it, before or after. */
export const logged = (fields: ProductFields) => ({
  name: fields.nameTh,
  nameEn: fields.nameEn,
  shortName: fields.shortNameTh,
  shortNameEn: fields.shortNameEn,
  description: fields.descriptionTh,
  descriptionEn: fields.descriptionEn,
  units: fields.units.map(unitInWords).join(', '),
  barcodes: fields.units.map(({ barcode }) => barcode).join(', '),
  productGroup: coded(fields.groupCode, fields.groupName),
  brand: fields.brandCode ?? '',
  flavour: coded(fields.flavourCode, fields.flavourName),
  variant: coded(fields.variantCode, fields.variantName),
  size: [coded(fields.sizeCode, fields.sizeTh), fields.sizeEn].filter((one) => one !== '').join(' / '),
  distributionChain: fields.distributionChain,
  supplier: fields.supplierName,
  productType: fields.materialType,
  categories: fields.categories.filter((one) => one !== null).join(' › '),
  stockItem: fields.isStockItem,
  minimumStock: fields.minimumStock ?? '',
  points: fields.pointsCost,
});

const coded = (code: string, name: string): string => (code === '' ? name : `${name} (${code})`.trim());

/** The fields of a product as it is stored. */
export const fieldsOf = (row: ProductRow): ProductFields => ({
  ...row,
  categories: [row.h1, row.h2, row.h3, row.h4, row.h5],
  units: row.units.map((unit) => ({ ...unit, code: unitCode(unit), barcode: unit.barcode ?? '' })),
});
