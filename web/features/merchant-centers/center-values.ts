/** What the form of a center holds, and what is wrong with it. */
import { spanMistakes } from '#domain/shop/opening-hours.ts';
import { readDegrees } from '#domain/shop/typed-place.ts';
import { normaliseThaiPhone } from '#domain/text/thai-phone.ts';
import type { CallInput } from '#contract/schemas.ts';
import type { ShopCenter } from './merchant-centers.queries.ts';

type Body = CallInput<'addCenter'>['body'];
/** As typed: a position is text until it is sent, and a day too, as a list of choices has it. */
export type CenterValues = {
  SaleUnit: string;
  DIST_NAME: string;
  DIST_NAME_EN: string;
  DIST_SHORTNAME: string;
  Address: string;
  AddressEn: string;
  Province: string;
  Ampher: string;
  Town: string;
  PostalCode: string;
  LatDecimal: string;
  LonDecimal: string;
  Phone: string;
  LineName: string;
  LineUrl: string;
  Hours: { Day: string; From: string; Until: string }[];
  ClosedDays: { Date: string; Name: string }[];
  IsOpen: boolean;
};

const WEEK = ['1', '2', '3', '4', '5', '6'];

/** A new center works as most shops do. */
export const NEW_CENTER: CenterValues = {
  SaleUnit: '',
  DIST_NAME: '',
  DIST_NAME_EN: '',
  DIST_SHORTNAME: '',
  Address: '',
  AddressEn: '',
  Province: '',
  Ampher: '',
  Town: '',
  PostalCode: '',
  LatDecimal: '',
  LonDecimal: '',
  Phone: '',
  LineName: '',
  LineUrl: '',
  Hours: WEEK.map((Day) => ({ Day, From: '08:00', Until: '17:00' })),
  ClosedDays: [],
  IsOpen: true,
};

export function valuesOf(center: ShopCenter): CenterValues {
  const { Active, Version: _version, Use: _use, FullAddress: _address, ...fields } = center;
  return {
    ...fields,
    LatDecimal: String(center.LatDecimal),
    LonDecimal: String(center.LonDecimal),
    Hours: center.Hours.map((span) => ({ ...span, Day: String(span.Day) })),
    IsOpen: Active === 'Y',
  };
}

export function bodyOf({ SaleUnit, IsOpen: _open, ...values }: CenterValues): Omit<Body, 'Active'> {
  return {
    ...values,
    SaleUnit,
    LatDecimal: readDegrees(values.LatDecimal, 90) ?? Number.NaN,
    LonDecimal: readDegrees(values.LonDecimal, 180) ?? Number.NaN,
    Hours: values.Hours.map((span) => ({ ...span, Day: Number(span.Day) })),
  };
}

/** The words of a mistake, by their key. */
export type CenterMistake =
  | 'missing'
  | 'codeWrong'
  | 'degreesWrong'
  | 'phoneWrong'
  | 'lineWrong'
  | 'lineIncomplete'
  | 'hoursOrder'
  | 'hoursOverlap'
  | 'dayMissing'
  | 'dayTwice';

const REQUIRED = [
  'DIST_NAME',
  'DIST_NAME_EN',
  'DIST_SHORTNAME',
  'Address',
  'Province',
  'Ampher',
  'Town',
] as const;

export function centerMistakes(values: CenterValues): { [path: string]: CenterMistake } {
  const wrong: { [path: string]: CenterMistake } = {};
  if (!/^[A-Za-z0-9_-]{1,20}$/.test(values.SaleUnit)) wrong['SaleUnit'] = 'codeWrong';
  for (const name of REQUIRED) if (values[name].trim() === '') wrong[name] = 'missing';
  if (readDegrees(values.LatDecimal, 90) === undefined) wrong['LatDecimal'] = 'degreesWrong';
  if (readDegrees(values.LonDecimal, 180) === undefined) wrong['LonDecimal'] = 'degreesWrong';
  if (values.Phone.trim() !== '' && !normaliseThaiPhone(values.Phone)) wrong['Phone'] = 'phoneWrong';
  const [lineName, lineUrl] = [values.LineName.trim(), values.LineUrl.trim()];
  if (lineUrl !== '' && !(URL.canParse(lineUrl) && lineUrl.startsWith('https://')))
    wrong['LineUrl'] = 'lineWrong';
  else if ((lineUrl === '') !== (lineName === ''))
    wrong[lineUrl === '' ? 'LineUrl' : 'LineName'] = 'lineIncomplete';
  const spans = values.Hours.map(({ Day, From, Until }) => ({ day: Number(Day), from: From, until: Until }));
  for (const { at, wrong: kind } of spanMistakes(spans))
    wrong[`Hours.${at}.Until`] = kind === 'order' ? 'hoursOrder' : 'hoursOverlap';
  for (const [at, { Date: day }] of values.ClosedDays.entries()) {
    if (!/^\d{4}-\d\d-\d\d$/.test(day)) wrong[`ClosedDays.${at}.Date`] = 'dayMissing';
    else if (values.ClosedDays.findIndex((one) => one.Date === day) < at)
      wrong[`ClosedDays.${at}.Date`] = 'dayTwice';
  }
  return wrong;
}
