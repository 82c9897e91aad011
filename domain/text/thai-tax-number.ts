/** The 13 digits of a Thai citizen or of a registered company, which are their tax number as well. */

const LENGTH = 13;

/** Whether the last digit is the check digit of the others: weights 13 to 2, modulo 11. */
export function isThaiTaxNumber(given: string): boolean {
  if (!/^\d{13}$/.test(given)) return false;
  const digits = Array.from(given, Number);
  const sum = digits.slice(0, LENGTH - 1).reduce((all, digit, at) => all + digit * (LENGTH - at), 0);
  return (11 - (sum % 11)) % 10 === digits.at(-1);
}
