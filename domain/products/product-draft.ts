/** What staff enter of a product, and what is wrong with it: the same for the form and for the calls (V-13, V-13b). */
import { UNIT_NUMBERS, type UnitNumber } from '../pricing/units.ts';

/** A unit as entered: a rate of 0 is none. */
export type UnitDraft = { code: string; nameTh: string; nameEn: string; rate: number; barcode: string };
export type UnitDrafts = readonly [UnitDraft, UnitDraft, UnitDraft];
export type ProductDraft = { code: string; name: string; units: UnitDrafts };

/** How many pictures a product has at most: PIC_FILENAME to PIC_FILENAME5. */
export const MOST_PRODUCT_PICTURES = 5;

/** Kinds of goods that staff cannot choose: the shop itself books with them (V-13c). */
export const HIDDEN_MATYPES: readonly string[] = ['DeliveryFee', 'Point', 'GivePoint'];

const isGiven = ({ code, nameTh, nameEn, rate, barcode }: UnitDraft): boolean =>
  [code, nameTh, nameEn, barcode].some((text) => text !== '') || rate !== 0;

/**
 * How many units a product is entered with: up to the last one of which anything is given. With each of them complete this
 * is the unit count of the product (`unitCount`): three rates above 0 make three, the first two make two, else one.
 */
export const enteredUnits = (units: UnitDrafts): UnitNumber =>
  UNIT_NUMBERS.findLast((no) => isGiven(units[no - 1] ?? units[0])) ?? 1;

/** The units of a product that are kept of what was entered. */
export const unitsKept = (units: UnitDrafts): UnitDraft[] => units.slice(0, enteredUnits(units));

/** The fields, as the calls name them, that are required and missing. */
export function missingOf({ code, name, units }: ProductDraft): string[] {
  const ofUnits = unitsKept(units).flatMap((unit, at) => {
    const field = `UNIT${at + 1}`;
    return [
      unit.code === '' && field,
      unit.nameTh === '' && `${field}NAME`,
      unit.rate <= 0 && `${field}RATE`,
    ].filter((one) => one !== false);
  });
  return [code === '' && 'P_Code', name === '' && 'PRODUCTNAME', ...ofUnits].filter((one) => one !== false);
}

/** The fields of barcodes that an earlier unit of the same product has already. */
export function barcodesTwice(units: UnitDrafts): string[] {
  return units.flatMap(({ barcode }, at) =>
    barcode !== '' && units.slice(0, at).some((other) => other.barcode === barcode)
      ? [`BARCODE${at + 1}`]
      : [],
  );
}

/** The code of a unit that was given none: of the letters of its English name (`Piece` is `PIECE`), else by its number. */
export function unitCode({ code, nameEn, no }: { code: string; nameEn: string; no: UnitNumber }): string {
  if (code !== '') return code;
  const letters = nameEn.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, 10);
  return letters === '' ? `U${no}` : letters.toUpperCase();
}
