/** Baht a unit as bought, worked out by hand. */
import type { Example } from './example.ts';

export const unitExamples: readonly Example[] = [
  {
    says: '฿2 for each of five pieces.',
    promotions: [{ on: 'TEA', steps: ['from 1: ฿2 a unit'] }],
    cart: '5 TEA',
    off: [10],
  },
  {
    says: 'A case bought as a case is one unit: ฿2.',
    promotions: [{ on: 'TEA', steps: ['from 1: ฿2 a unit'] }],
    cart: '1 case TEA',
    off: [2],
  },
  {
    says: 'One case and three pieces are four units.',
    promotions: [{ on: 'TEA', steps: ['from 1: ฿2 a unit'] }],
    cart: '1 case TEA, 3 TEA',
    off: [2, 6],
  },
  {
    says: 'The step counts pieces: a case reaches 24, and gets ฿2 as one unit.',
    promotions: [{ on: 'TEA', steps: ['from 24: ฿2 a unit'] }],
    cart: '1 case TEA',
    off: [2],
  },
  {
    says: 'Six pieces count at most: three single ones and three of the pack, which is one unit though it goes on.',
    promotions: [{ on: 'TEA', steps: ['from 3 to 6: ฿2 a unit'] }],
    cart: '1 pack TEA, 3 TEA',
    off: [2, 6],
  },
  {
    says: 'Ten pieces of the case count; the others do not take its ฿2 away.',
    promotions: [{ on: 'TEA', steps: ['from 1 to 10: ฿2 a unit'] }],
    cart: '1 case TEA',
    off: [2],
  },
  {
    says: 'Ten single pieces are all that count: nothing of the case does.',
    promotions: [{ on: 'TEA', steps: ['from 1 to 10: ฿2 a unit'] }],
    cart: '1 case TEA, 10 TEA',
    off: [0, 20],
  },
  {
    says: 'Nine single pieces leave one piece of the first case; the second is above.',
    promotions: [{ on: 'TEA', steps: ['from 1 to 10: ฿2 a unit'] }],
    cart: '2 case TEA, 9 TEA',
    off: [2, 18],
  },
  {
    says: 'For every four: four of six pieces count, and the pack is one unit.',
    promotions: [{ on: 'TEA', steps: ['from 4: ฿2 a unit'], again: true }],
    cart: '1 pack TEA',
    off: [2],
  },
  {
    says: 'Ten of 14 pieces: two single ones, a pack and two pieces of the next, ฿3 each; its other four have had theirs.',
    promotions: [{ on: 'TEA', steps: ['from 4: ฿2 a unit', 'from 10: ฿3 a unit'], again: true }],
    cart: '2 pack TEA, 2 TEA',
    off: [6, 6],
  },
  {
    says: '฿200 of ฿234 count: the second pack begins within them.',
    promotions: [{ on: 'TEA', steps: ['from ฿100 to ฿200: ฿1 a unit'] }],
    cart: '2 pack TEA',
    off: [2],
  },
  {
    says: 'For every six: 12 of 15 pieces, ฿2 each.',
    promotions: [{ on: 'TEA', steps: ['from 6: ฿2 a unit'], again: true }],
    cart: '15 TEA',
    off: [24],
  },
];
