/** The 12 digits with the check digit of EAN-13 behind them. */
export function ean13(digits: string): string {
  if (!/^\d{12}$/.test(digits)) throw new RangeError(`An EAN-13 is made of 12 digits, not "${digits}".`);
  return digits + checkDigit(digits);
}

/** Whether a text is a whole, correct EAN-13. */
export const isEan13 = (code: string): boolean =>
  /^\d{13}$/.test(code) && checkDigit(code.slice(0, 12)) === code.slice(12);

function checkDigit(digits: string): string {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return String((10 - (sum % 10)) % 10);
}
