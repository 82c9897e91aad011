/** Numbers of orders as people type them: `newOrderId` of order.ts makes them. */

const BANGKOK_OFFSET_MS = 7 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** An order is written a moment after its number was made, which may be the next day. */
const LATER_MS = 60 * 1000;

export type TypedNumber = {
  /** What the number begins with, as it is written: `261121-7K`. */
  prefix: string;
  /** When the orders whose number begins so were placed; `until` is past them. */
  from: Date;
  until: Date;
};

/**
 * The orders that are meant where somebody types the beginning of a number, also in small letters or without the dash.
 * A number begins with its Bangkok day, so they lie between two moments. Undefined where no number begins so.
 */
export function typedOrderNumber(typed: string): TypedNumber | undefined {
  const match = /^(\d{1,6})(?:(?<=^\d{6})-?([0-9A-HJKMNP-TV-Z]{0,5}))?$/.exec(typed.trim().toUpperCase());
  if (!match) return undefined;
  const [, day = '', letters] = match;
  const isWhole = day.length === 6;
  const [low, high] = [parts(day.padEnd(6, '0')), parts(day.padEnd(6, '9'))];
  if (low.month > 12 || high.month < 1 || low.day > 31 || high.day < 1) return undefined;
  return {
    prefix:
      isWhole && letters !== undefined && (letters !== '' || typed.includes('-')) ? `${day}-${letters}` : day,
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

/** Letters and digits of an end that are worth looking for: fewer are the beginning of too many. */
const END = /^-?([0-9A-HJKMNP-TV-Z]{3,5})$/;

/**
 * The end of a number as people read it out, or how it begins: `6DQT1` of 261121-6DQT1, also in small letters. Undefined
 * for what is no end; digits alone that begin a number are meant as such.
 */
export function typedOrderEnd(typed: string): string | undefined {
  const end = END.exec(typed.trim().toUpperCase())?.[1];
  return end !== undefined && end.length < 5 && typedOrderNumber(typed) ? undefined : end;
}
