/** The CRC-32 of concatenated texts, from those of the parts: for gzip's trailer, without reading the parts again. */

const POLYNOMIAL = 0xedb88320;

/** a · b modulo CRC-32's polynomial; the highest bit is the coefficient of x⁰. */
function multiply(a: number, b: number): number {
  let product = 0;
  let factor = b;
  for (let bit = 0x80000000; bit !== 0; bit >>>= 1) {
    if ((a & bit) !== 0) product ^= factor;
    factor = (factor & 1) === 0 ? factor >>> 1 : (factor >>> 1) ^ POLYNOMIAL;
  }
  return product >>> 0;
}

/** x to the power of 2⁰, 2¹, … 2³¹, each the square of the one before. */
const POWERS: readonly number[] = (() => {
  const powers = [0x40000000];
  while (powers.length < 32) {
    const last = powers.at(-1) ?? 0;
    powers.push(multiply(last, last));
  }
  return powers;
})();

/** The factor for the CRC of anything that precedes this many bytes. */
export function crcShift(bytes: number): number {
  let shift = 0x80000000;
  // Eight bits a byte: begins with x to the power of 2³.
  for (let left = bytes, place = 3; left !== 0; left >>>= 1, place += 1)
    if ((left & 1) === 1) shift = multiply(shift, POWERS[place % 32] ?? 0);
  return shift;
}

/** The CRC of a text followed by another, from the other's own CRC and its `crcShift`. */
export const crcJoin = (before: number, after: { crc: number; shift: number }): number =>
  (multiply(before, after.shift) ^ after.crc) >>> 0;
