/** Order numbers as people type them: `newOrderId` of order.ts generates them. */
import { arabicDigits } from '../text/thai-text.ts';

const BANGKOK_OFFSET_MS = 7 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** An order is written a moment after its number is generated, which may be the next day. */
const LATER_MS = 60 * 1000;

/**
 * Without what people put in when they write or read out a number, `#261121 - 6dq t1`, and with the digit for a letter that
 * no number has: O is heard for 0, I and L are read for 1.
 */
const plain = (typed: string): string =>
  arabicDigits(typed.normalize('NFKC'))
    .trim()
    .replace(/^#/, '')
    .replace(/[\s\p{Pd}_/.]+/gu, '-')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

export type TypedNumber = {
  /** The beginning of the number, in canonical form: `261121-7K`. */
  prefix: string;
  /** When orders with this prefix were placed; `until` is exclusive. */
  from: Date;
  until: Date;
};

/**
 * The orders meant by a typed beginning of a number, also in lower case or without the dash. A number begins with
 * its Bangkok day, which bounds the time of the orders. Undefined if no number begins so.
 */
export function typedOrderNumber(typed: string): TypedNumber | undefined {
  const number = plain(typed);
  const match = /^(\d{1,6})(?:(?<=^\d{6})([0-9A-HJKMNP-TV-Z]{0,5}))?$/.exec(number.replaceAll('-', ''));
  if (!match) return undefined;
  const [, day = '', letters = ''] = match;
  const isWhole = day.length === 6;
  const [low, high] = [parts(day.padEnd(6, '0')), parts(day.padEnd(6, '9'))];
  if (low.month > 12 || high.month < 1 || low.day > 31 || high.day < 1) return undefined;
  return {
    prefix: isWhole && (letters !== '' || number.endsWith('-')) ? `${day}-${letters}` : day,
    from: new Date(dayStart(low)),
    until: new Date(dayStart(high) + DAY_MS + LATER_MS),
  };
}

type Day = { year: number; month: number; day: number };

const parts = (yymmdd: string): Day => ({
  year: 2000 + Number(yymmdd.slice(0, 2)),
  month: Number(yymmdd.slice(2, 4)),
  day: Number(yymmdd.slice(4, 6)),
});

function dayStart({ year, month, day }: Day): number {
  const within = (value: number, most: number) => Math.min(Math.max(value, 1), most);
  return Date.UTC(year, within(month, 12) - 1, within(day, 31)) - BANGKOK_OFFSET_MS;
}

/** Letters and digits of an ending worth searching for: fewer would match too many. */
const END = /^[0-9A-HJKMNP-TV-Z]{3,5}$/;

/**
 * The end of a number as people read it out, or its beginning: `6DQT1` of 261121-6DQT1, also in lower case.
 * Undefined if it cannot be an end; digits alone that begin a number are treated as a beginning.
 */
export function typedOrderEnd(typed: string): string | undefined {
  const end = plain(typed).replaceAll('-', '');
  if (!END.test(end)) return undefined;
  return end.length < 5 && typedOrderNumber(typed) ? undefined : end;
}
