import { expect, test } from 'vitest';
import { bodyOf, centerMistakes, NEW_CENTER, type CenterValues } from './center-values.ts';

const whole: CenterValues = {
  ...NEW_CENTER,
  SaleUnit: 'BKK2',
  DIST_NAME: 'พระนคร',
  DIST_NAME_EN: 'Phra Nakhon',
  DIST_SHORTNAME: 'PNK',
  Address: '1 ถนนหน้าพระลาน',
  Province: '10',
  Ampher: '1001',
  Town: '100101',
  PostalCode: '10200',
  LatDecimal: '13.7515',
  LonDecimal: '100.4927',
};
const mistakes = (more: Partial<CenterValues>) => centerMistakes({ ...whole, ...more });

test('B-05f a whole center may be sent, its numbers as numbers', () => {
  expect(centerMistakes(whole)).toEqual({});
  expect(bodyOf(whole)).toMatchObject({
    LatDecimal: 13.7515,
    Hours: [{ Day: 1, From: '08:00' }, {}, {}, {}, {}, {}],
  });
  expect(bodyOf(whole)).not.toHaveProperty('IsOpen');
});

test.each([
  [{ SaleUnit: 'ก1' }, { SaleUnit: 'codeWrong' }],
  [{ DIST_NAME_EN: ' ' }, { DIST_NAME_EN: 'missing' }],
  [{ LatDecimal: '' }, { LatDecimal: 'degreesWrong' }],
  [{ LatDecimal: '90.1' }, { LatDecimal: 'degreesWrong' }],
  [{ LonDecimal: '13,75' }, { LonDecimal: 'degreesWrong' }],
  [{ Phone: '12' }, { Phone: 'phoneWrong' }],
  [{ LineName: '@a' }, { LineUrl: 'lineIncomplete' }],
  [{ LineName: '@a', LineUrl: 'http://line.me' }, { LineUrl: 'lineWrong' }],
  [{ Hours: [{ Day: '1', From: '09:00', Until: '' }] }, { 'Hours.0.Until': 'hoursOrder' }],
  [{ ClosedDays: [{ Date: '', Name: '' }] }, { 'ClosedDays.0.Date': 'dayMissing' }],
  [
    {
      ClosedDays: [
        { Date: '2026-12-31', Name: '' },
        { Date: '2026-12-31', Name: 'x' },
      ],
    },
    { 'ClosedDays.1.Date': 'dayTwice' },
  ],
])('B-05f %j is told at its field', (more, wrong) => expect(mistakes(more)).toEqual(wrong));
