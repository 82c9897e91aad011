/** The 13 digits of a Thai citizen or of a registered company, which are their tax number as well. */
import { digitsIn } from './digits.ts';
import { arabicDigits } from './thai-text.ts';

const LENGTH = 13;

/** Whether the last digit is the check digit of the others: weights 13 to 2, modulo 11. */
export function isThaiTaxNumber(given: string): boolean {
  if (!/^\d{13}$/.test(given)) return false;
  return given.endsWith(checkDigit(given.slice(0, LENGTH - 1)));
}

/** Of 12 digits. */
export function checkDigit(digits: string): string {
  const sum = Array.from(digits, Number).reduce((all, digit, at) => all + digit * (LENGTH - at), 0);
  return `${(11 - (sum % 11)) % 10}`;
}

/** While it is typed: it is often written in groups, as 0-1055-12345-67-1. */
export const taxNumberDigits = (typed: string): string => digitsIn(typed, LENGTH);

/** As it is stored, without spaces and hyphens; what else was typed stays, to be refused. */
export const storedTaxNumber = (typed: string): string => arabicDigits(typed).replaceAll(/[\s-]/g, '');

/** Whether a number that was given can be stored: '' is none, and one that was there before stays as it is. */
export const mayBeTaxNumber = (given: string, before = ''): boolean =>
  given === '' || given === before || isThaiTaxNumber(given);
