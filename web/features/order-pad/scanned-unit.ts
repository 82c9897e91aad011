import { UNIT_NUMBERS, type UnitNumber } from '#domain/pricing/units.ts';

type Barcodes = { BARCODE1: string; BARCODE2: string; BARCODE3: string };

/** Digits as a hand scanner types them; spaces and dashes as they are printed are left out. Undefined: it is a text. */
export function barcodeOf(typed: string): string | undefined {
  const digits = typed.replaceAll(/[\s-]/g, '');
  return /^\d{8,14}$/.test(digits) ? digits : undefined;
}

/** The unit that bears the barcode; undefined where none of the product's does. */
export function scannedUnit(product: Barcodes, barcode: string): UnitNumber | undefined {
  return UNIT_NUMBERS.find((unit) => product[`BARCODE${unit}`] === barcode);
}
