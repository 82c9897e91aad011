/** A product as it is given, by the names of the calls, as it is stored. */
import { unitsKept, type UnitDrafts } from '#domain/products/product-draft.ts';
import type { CallParsed } from '#contract/schemas.ts';
import type { ProductFields } from './product-writing.queries.ts';

type Given = Omit<
  CallParsed<'saveProduct'>['body'],
  'Version' | 'EvenPrices' | `UNIT${string}` | `BARCODE${string}` | `Hierarchy${string}`
>;

/** What is not given in English is as in Thai. Nothing is checked here. */
export function storedFields(
  given: Given,
  { units, categories }: { units: UnitDrafts; categories: readonly (string | null)[] },
): ProductFields {
  return {
    nameTh: given.PRODUCTNAME,
    nameEn: given.PRODUCTNAME_EN || given.PRODUCTNAME,
    shortNameTh: given.PRODUCTSHORTNAME_TH || given.PRODUCTNAME,
    shortNameEn: given.PRODUCTSHORTNAME_EN || given.PRODUCTNAME_EN || given.PRODUCTNAME,
    descriptionTh: given.P_Description,
    descriptionEn: given.P_Description_EN || given.P_Description,
    groupCode: given.P_GroupCode,
    groupName: given.P_Group,
    brandCode: given.P_BrandCode || null,
    flavourCode: given.P_FlavourCode,
    flavourName: given.P_Flavour,
    variantCode: given.P_VarCode,
    variantName: given.P_Var,
    sizeCode: given.P_SizeCode,
    sizeTh: given.P_Size,
    sizeEn: given.P_Size_EN || given.P_Size,
    distributionChain: given.Dchain,
    supplierName: given.SupplierName,
    materialType: given.matype,
    categories,
    isStockItem: given.STOCK_ITEM === 'Y',
    minimumStock: given.MinimumStock,
    pointsCost: given.Option1,
    units: unitsKept(units).map(({ code: unit, nameTh, nameEn, rate, barcode }) => ({
      code: unit,
      nameTh,
      nameEn: nameEn || nameTh,
      rate,
      barcode,
    })),
  };
}

/** What of a stored product repeats another text of it (`following`). */
export function textsOf(fields: ProductFields): Readonly<Record<string, string>> {
  return {
    PRODUCTNAME: fields.nameTh,
    PRODUCTNAME_EN: fields.nameEn,
    PRODUCTSHORTNAME_TH: fields.shortNameTh,
    PRODUCTSHORTNAME_EN: fields.shortNameEn,
    P_Description: fields.descriptionTh,
    P_Description_EN: fields.descriptionEn,
    P_Size: fields.sizeTh,
    P_Size_EN: fields.sizeEn,
    ...Object.fromEntries(
      fields.units.flatMap(({ nameTh, nameEn }, at) => [
        [`UNIT${at + 1}NAME`, nameTh],
        [`UNIT${at + 1}NAME_EN`, nameEn],
      ]),
    ),
  };
}
