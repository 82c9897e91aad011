import { arabicDigits } from '../text/thai-text.ts';
import type { Position } from './geo.ts';

/** Some 10 cm. */
const PLACES = 6;
const DEGREES = /^-?\d{1,3}(?:\.\d{1,20})?$/;

/** Degrees as typed, of at most this value to either side; undefined for anything else. */
export function readDegrees(typed: string, most: 90 | 180): number | undefined {
  const text = arabicDigits(typed.normalize('NFKC')).trim();
  const degrees = DEGREES.test(text) ? Number(text) : undefined;
  return degrees !== undefined && Math.abs(degrees) <= most ? degrees : undefined;
}

/** Latitude and longitude as typed or pasted from another map: "13.7563, 100.5018". Undefined for anything else. */
export function readPlace(typed: string): Position | undefined {
  const [first = '', second = '', ...more] = typed.split(/[,;\s]+/).filter((part) => part !== '');
  const [lat, lon] = [readDegrees(first, 90), readDegrees(second, 180)];
  return more.length === 0 && lat !== undefined && lon !== undefined ? { lat, lon } : undefined;
}

export const degreesText = (degrees: number): string => String(Number(degrees.toFixed(PLACES)));
export const placeText = ({ lat, lon }: Position): string => `${degreesText(lat)}, ${degreesText(lon)}`;
