/** What the form of a product holds, and what is wrong with it. */
import { MOST_MINIMUM_STOCK } from '#domain/orders/stock.ts';
import { formatAmount } from '#domain/pricing/format-baht.ts';
import { readTypedBaht } from '#domain/pricing/typed-baht.ts';
import { isReservedCode } from '#domain/access/reserved-codes.ts';
import { barcodesTwice, missingOf, type UnitDrafts } from '#domain/products/product-draft.ts';
import { withoutRepeats } from '#domain/products/repeated-texts.ts';
import type { CallInput } from '#contract/schemas.ts';
import type { ShopProduct } from './merchant-products.queries.ts';

type Body = CallInput<'addProduct'>['body'];

const TEXTS = [
  'P_Code',
  'PRODUCTNAME',
  'PRODUCTNAME_EN',
  'PRODUCTSHORTNAME_TH',
  'PRODUCTSHORTNAME_EN',
  'P_Description',
  'P_Description_EN',
  'UNIT1',
  'UNIT2',
  'UNIT3',
  'UNIT1NAME',
  'UNIT2NAME',
  'UNIT3NAME',
  'UNIT1NAME_EN',
  'UNIT2NAME_EN',
  'UNIT3NAME_EN',
  'BARCODE1',
  'BARCODE2',
  'BARCODE3',
  'P_Group',
  'P_GroupCode',
  'P_BrandCode',
  'P_Flavour',
  'P_FlavourCode',
  'P_Var',
  'P_VarCode',
  'P_Size',
  'P_Size_EN',
  'P_SizeCode',
  'Dchain',
  'SupplierName',
  'matype',
  'Hierarchy1',
  'Hierarchy2',
  'Hierarchy3',
  'Hierarchy4',
  'Hierarchy5',
] as const;
/** Whole numbers, as typed; '' is 0, of the minimum stock the shop's. */
const NUMBERS = ['UNIT1RATE', 'UNIT2RATE', 'UNIT3RATE', 'MinimumStock', 'Option1'] as const;

/** Baht of a piece, as typed; '' is none. Empty for who may not see them. */
const COSTS = ['Cost', 'FloorPrice'] as const;

type TextName = (typeof TEXTS)[number];
type NumberName = (typeof NUMBERS)[number];
export type ProductValues = Record<TextName | NumberName | (typeof COSTS)[number], string> & {
  IsStockItem: boolean;
};

const of = <Name extends string>(names: readonly Name[], value: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, string>;

export const NEW_PRODUCT: ProductValues = {
  ...of(TEXTS, () => ''),
  ...of(NUMBERS, (name) => (name === 'UNIT1RATE' ? '1' : '')),
  ...of(COSTS, () => ''),
  IsStockItem: true,
};

const typedBaht = (baht: number | null | undefined): string =>
  typeof baht === 'number' ? formatAmount(baht) : '';
const bahtOf = (typed: string): number | null => readTypedBaht(typed) ?? null;

/** What only repeats the Thai text is empty, as it was entered: it follows a new one. */
export const valuesOf = (product: ShopProduct): ProductValues => ({
  ...withoutRepeats(of(TEXTS, (name) => product[name])),
  ...of(NUMBERS, (name) =>
    product[name] ? String(product[name]) : name === 'MinimumStock' && product[name] === 0 ? '0' : '',
  ),
  ...of(COSTS, (name) => typedBaht(product[name])),
  IsStockItem: product.STOCK_ITEM === 'Y',
});

/** A copy has everything but what is one product's alone. */
export const copyOf = (product: ShopProduct): ProductValues => ({
  ...valuesOf(product),
  P_Code: '',
  BARCODE1: '',
  BARCODE2: '',
  BARCODE3: '',
});

const numberOf = (typed: string): number => (typed.trim() === '' ? 0 : Number(typed));

/** Costs are sent by who sees them alone: of anybody else they stay as they are. */
export function bodyOf(
  { IsStockItem, ...values }: ProductValues,
  { costs }: { costs: boolean } = { costs: false },
): Omit<Body, 'CopyOf'> {
  return {
    ...(costs && { Costs: { Cost: bahtOf(values.Cost), FloorPrice: bahtOf(values.FloorPrice) } }),
    ...of(TEXTS, (name) => values[name]),
    UNIT1RATE: numberOf(values.UNIT1RATE),
    UNIT2RATE: numberOf(values.UNIT2RATE),
    UNIT3RATE: numberOf(values.UNIT3RATE),
    MinimumStock: values.MinimumStock.trim() === '' ? null : Number(values.MinimumStock),
    Option1: numberOf(values.Option1),
    STOCK_ITEM: IsStockItem ? 'Y' : 'N',
  };
}

const unitsOf = (values: ProductValues): UnitDrafts => {
  const unit = (no: 1 | 2 | 3) => ({
    code: values[`UNIT${no}`].trim(),
    nameTh: values[`UNIT${no}NAME`].trim(),
    nameEn: values[`UNIT${no}NAME_EN`].trim(),
    rate: numberOf(values[`UNIT${no}RATE`]),
    barcode: values[`BARCODE${no}`].trim(),
  });
  return [unit(1), unit(2), unit(3)];
};

/** The words of a mistake, by their key. */
export type ProductMistake =
  | 'missing'
  | 'codeWrong'
  | 'codeReserved'
  | 'amountWrong'
  | 'barcodeWrong'
  | 'barcodeTwice'
  | 'numberWrong';

const MOST = { MinimumStock: MOST_MINIMUM_STOCK, Option1: 1_000_000 };
const MOST_PIECES = 100_000;

export function productMistakes(
  values: ProductValues,
  { isNew }: { isNew: boolean } = { isNew: true },
): { [path: string]: ProductMistake } {
  const wrong: { [path: string]: ProductMistake } = {};
  const units = unitsOf(values);
  const name = values.PRODUCTNAME.trim();
  for (const path of missingOf({ code: values.P_Code.trim(), name, units })) wrong[path] = 'missing';
  if (!wrong['P_Code'] && !/^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/.test(values.P_Code.trim()))
    wrong['P_Code'] = 'codeWrong';
  if (isNew && isReservedCode('product', values.P_Code)) wrong['P_Code'] = 'codeReserved';
  for (const path of COSTS)
    if (values[path].trim() !== '' && readTypedBaht(values[path]) === undefined) wrong[path] = 'amountWrong';
  for (const path of barcodesTwice(units)) wrong[path] = 'barcodeTwice';
  for (const path of ['BARCODE1', 'BARCODE2', 'BARCODE3'] as const)
    if (!/^[A-Za-z0-9-]{0,40}$/.test(values[path].trim())) wrong[path] = 'barcodeWrong';
  for (const path of NUMBERS) {
    const most = path === 'MinimumStock' || path === 'Option1' ? MOST[path] : MOST_PIECES;
    const given = numberOf(values[path]);
    if (!Number.isInteger(given) || given < 0 || given > most) wrong[path] = 'numberWrong';
  }
  return wrong;
}
