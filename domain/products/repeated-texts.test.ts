import { expect, test } from 'vitest';
import { filledIn, following, withoutRepeats } from './repeated-texts.ts';

const OLD = filledIn({
  PRODUCTNAME: 'ข้าว',
  PRODUCTNAME_EN: '',
  PRODUCTSHORTNAME_TH: '',
  PRODUCTSHORTNAME_EN: '',
  UNIT1NAME: 'ถุง',
  UNIT1NAME_EN: 'Bag',
});

test('N-24b what was not given repeats the Thai text, and is empty where it is entered', () => {
  expect(OLD).toMatchObject({ PRODUCTNAME_EN: 'ข้าว', PRODUCTSHORTNAME_EN: 'ข้าว', UNIT1NAME_EN: 'Bag' });
  expect(withoutRepeats(OLD)).toMatchObject({
    PRODUCTNAME: 'ข้าว',
    PRODUCTNAME_EN: '',
    PRODUCTSHORTNAME_TH: '',
    PRODUCTSHORTNAME_EN: '',
    UNIT1NAME: 'ถุง',
    UNIT1NAME_EN: 'Bag',
  });
});

test('N-24b a new name is followed by what repeated the old one alone', () => {
  expect(filledIn(following({ ...OLD, PRODUCTNAME: 'ข้าวใหม่' }, OLD))).toMatchObject({
    PRODUCTNAME: 'ข้าวใหม่',
    PRODUCTNAME_EN: 'ข้าวใหม่',
    PRODUCTSHORTNAME_TH: 'ข้าวใหม่',
    PRODUCTSHORTNAME_EN: 'ข้าวใหม่',
    UNIT1NAME: 'ถุง',
    UNIT1NAME_EN: 'Bag',
  });
  const english = { ...OLD, PRODUCTNAME_EN: 'Rice', PRODUCTSHORTNAME_EN: 'Rice' };
  expect(following({ ...english, PRODUCTNAME: 'ข้าวใหม่' }, english)).toMatchObject({
    PRODUCTNAME_EN: 'Rice',
    PRODUCTSHORTNAME_TH: '',
    PRODUCTSHORTNAME_EN: 'Rice',
  });
  expect(following(OLD, OLD), 'nothing new').toEqual(OLD);
});
