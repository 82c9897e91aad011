/** A product as a row of a file makes it: what the file says over what the shop has. By the names of the calls. */
import {
  barcodesTwice,
  enteredUnits,
  HIDDEN_MATYPES,
  missingOf,
  type UnitDraft,
} from '../products/product-draft.ts';
import { filledIn, following } from '../products/repeated-texts.ts';
import { IMPORT_FIELDS } from './fields.ts';
import type { CellProblem, CellValue } from './read-cell.ts';

/** Every field of `IMPORT_FIELDS.products` but its code; those of a right only where the file has their columns. */
export type ProductGiven = Record<string, CellValue>;

/** What products can have in the shop. */
export type KnownOfShop = {
  brands: ReadonlySet<string>;
  materialTypes: ReadonlySet<string>;
  categories: ReadonlyMap<string, { level: number; parent: string | null }>;
};

const NEW: ProductGiven = Object.fromEntries(
  IMPORT_FIELDS.products
    .filter(({ name, right }) => name !== 'P_Code' && right === undefined)
    .map((field) => [
      field.name,
      field.as === 'whole' ? (field.orNone ? null : 0) : field.as === 'yesNo' ? 'Y' : '',
    ]),
);

/** Columns that the file does not have stay as they are, or follow what they repeat; of a new product they are empty. */
export function mergedProduct(before: ProductGiven | undefined, values: ProductGiven): ProductGiven {
  const { P_Code: _, ...given } = values;
  const merged: ProductGiven = { ...(before ?? NEW), ...given };
  return filledIn(before ? following(merged, before) : merged);
}

const words = (given: ProductGiven, field: string): string => String(given[field] ?? '');

const unitOf = (given: ProductGiven, no: 1 | 2 | 3): UnitDraft => ({
  code: words(given, `UNIT${no}`),
  nameTh: words(given, `UNIT${no}NAME`),
  nameEn: words(given, `UNIT${no}NAME_EN`),
  rate: Number(given[`UNIT${no}RATE`] ?? 0),
  barcode: words(given, `BARCODE${no}`),
});

export const unitsOfRow = (given: ProductGiven): readonly [UnitDraft, UnitDraft, UnitDraft] => [
  unitOf(given, 1),
  unitOf(given, 2),
  unitOf(given, 3),
];

export const barcodesOfRow = (given: ProductGiven): { field: string; barcode: string }[] =>
  unitsOfRow(given).flatMap(({ barcode }, at) =>
    barcode === '' ? [] : [{ field: `BARCODE${at + 1}`, barcode }],
  );

type Checked = { code: string; given: ProductGiven; before: ProductGiven | undefined; pricedUnits: number };

/** What is wrong with the product as the row makes it, as the form and the calls have it. */
export function productProblems(
  { code, given, before, pricedUnits }: Checked,
  { brands, materialTypes, categories }: KnownOfShop,
): CellProblem[] {
  const units = unitsOfRow(given);
  const problems: CellProblem[] = [
    ...missingOf({ code, name: words(given, 'PRODUCTNAME'), units }).map((field) => ({
      field,
      code: 'CELL_MISSING',
    })),
    ...barcodesTwice(units).map((field) => ({ field, code: 'BARCODE_TWICE' })),
  ];
  const brand = words(given, 'P_BrandCode');
  if (brand !== '' && !brands.has(brand)) problems.push({ field: 'P_BrandCode', code: 'BRAND_NOT_FOUND' });
  const type = words(given, 'matype');
  if (
    type !== '' &&
    type !== before?.['matype'] &&
    (HIDDEN_MATYPES.includes(type) || !materialTypes.has(type))
  )
    problems.push({ field: 'matype', code: 'MATYPE_NOT_FOUND' });
  const kept = enteredUnits(units);
  if (kept < pricedUnits)
    problems.push({ field: `UNIT${kept + 1}NAME`, code: 'CELL_UNIT_PRICED', values: { unit: pricedUnits } });
  return [...problems, ...categoryProblem(given, categories)];
}

/** From the top level down, without a gap: each is a child of the one before. */
function categoryProblem(given: ProductGiven, known: KnownOfShop['categories']): CellProblem[] {
  let above: string | null = null;
  for (const level of [1, 2, 3, 4, 5]) {
    const field = `Hierarchy${level}`;
    const code = words(given, field);
    if (code === '') {
      above = '';
      continue;
    }
    const category = known.get(code);
    if (above === '' || !category || category.level !== level || category.parent !== above)
      return [{ field, code: 'CATEGORY_NOT_FOUND' }];
    above = code;
  }
  return [];
}
