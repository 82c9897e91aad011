/** Worked examples of orders of which less is packed, and of which something comes back. Amounts are baht. */
import type { Written } from './notation.ts';

/** What the buyer pays for each line of the cart, and how many of each gift are packed. */
export type PackingExample = {
  says: string;
  promotions: readonly Written[];
  cart: string;
  packed: readonly number[];
  pays: readonly number[];
  gifts?: readonly number[];
};

/** Returns in a row: how many of each line come back, then of each gift, and what is refunded. */
export type ReturnExample = {
  says: string;
  promotions: readonly Written[];
  cart: string;
  paid: number;
  /** As packed; the whole order where it is absent. */
  packed?: readonly number[];
  returns: readonly { back: readonly number[]; refund: number }[];
};

const threeForThirty = { on: 'TEA', steps: ['from 3: ฿30'] };
const threeGiveOne = { on: 'TEA', steps: ['from 3: 1 free'], again: true, gives: 'SALT' } as const;
const twoSteps = { on: 'TEA', steps: ['from 3 to 5: 10%', 'from 6: 20%'] };

export const packingExamples: readonly PackingExample[] = [
  {
    says: 'Ordered for the step of six, four packed: each still costs ฿18.',
    promotions: [{ on: 'TEA', steps: ['from 6: 10%'] }],
    cart: '6 TEA',
    packed: [4],
    pays: [72],
  },
  {
    says: '฿50 off four bags; three of them keep ฿37.50.',
    promotions: [{ on: 'the order', steps: ['from ฿500: ฿50'] }],
    cart: '4 RICE',
    packed: [3],
    pays: [412.5],
  },
  {
    says: '฿30 off the order were ฿7.50 and ฿22.50; one of two bags keeps ฿11.25.',
    promotions: [{ on: 'the order', steps: ['from ฿100: ฿30'] }],
    cart: '5 TEA, 2 RICE',
    packed: [5, 1],
    pays: [92.5, 138.75],
  },
  {
    says: 'A line that is not packed at all takes its discount along.',
    promotions: [{ on: 'the order', steps: ['from ฿100: ฿30'] }],
    cart: '5 TEA, 2 RICE',
    packed: [5, 0],
    pays: [92.5, 0],
  },
  {
    says: 'Six of seven: 2 × 6/7 is 1.71, rounded up for the buyer.',
    promotions: [threeGiveOne],
    cart: '7 TEA',
    packed: [6],
    pays: [120],
    gifts: [2],
  },
  {
    says: 'Three of seven: 2 × 3/7 is 0.86, rounded up.',
    promotions: [threeGiveOne],
    cart: '7 TEA',
    packed: [3],
    pays: [60],
    gifts: [1],
  },
  {
    says: 'No tea is packed, so no gift comes with the rice.',
    promotions: [threeGiveOne],
    cart: '7 TEA, 1 RICE',
    packed: [0, 1],
    pays: [0, 150],
    gifts: [0],
  },
  {
    says: 'A gift of the order follows its worth: 4 × ฿150 of ฿600 + ฿100 is 3.43, rounded up.',
    promotions: [{ on: 'the order', steps: ['from ฿500: 4 free'], gives: 'SALT' }],
    cart: '4 RICE, 5 TEA',
    packed: [4, 0],
    pays: [600, 0],
    gifts: [4],
  },
];

export const returnExamples: readonly ReturnExample[] = [
  {
    says: 'Three for ฿30: two cost ฿40, so the first brings nothing, the second ฿10, the third the other ฿20.',
    promotions: [threeForThirty],
    cart: '3 TEA',
    paid: 30,
    returns: [
      { back: [1], refund: 0 },
      { back: [1], refund: 10 },
      { back: [1], refund: 20 },
    ],
  },
  {
    says: 'All at once brings what was paid.',
    promotions: [threeForThirty],
    cart: '3 TEA',
    paid: 30,
    returns: [{ back: [3], refund: 30 }],
  },
  {
    says: '10 % stays with three of four: ฿18 each.',
    promotions: [{ on: 'TEA', steps: ['from 1: 10%'] }],
    cart: '4 TEA',
    paid: 72,
    returns: [{ back: [1], refund: 18 }],
  },
  {
    says: 'Six at 20 % were ฿96; the four kept are in the step of 10 % and cost ฿72.',
    promotions: [twoSteps],
    cart: '6 TEA',
    paid: 96,
    returns: [{ back: [2], refund: 24 }],
  },
  {
    says: 'The soap is no longer earned and kept: ฿40 and ฿33.33 are more than the ฿60 that were paid.',
    promotions: [{ on: 'TEA', steps: ['from 3: 1 free'], gives: 'SOAP' }],
    cart: '3 TEA',
    paid: 60,
    returns: [{ back: [1, 0], refund: 0 }],
  },
  {
    says: 'The soap comes back as well.',
    promotions: [{ on: 'TEA', steps: ['from 3: 1 free'], gives: 'SOAP' }],
    cart: '3 TEA',
    paid: 60,
    returns: [{ back: [1, 1], refund: 20 }],
  },
  {
    says: 'The soap comes back later: then the ฿20 are refunded.',
    promotions: [{ on: 'TEA', steps: ['from 3: 1 free'], gives: 'SOAP' }],
    cart: '3 TEA',
    paid: 60,
    returns: [
      { back: [1, 0], refund: 0 },
      { back: [0, 1], refund: 20 },
    ],
  },
  {
    says: 'Three pieces earn one of two gifts; the other costs ฿7 of the ฿60.',
    promotions: [threeGiveOne],
    cart: '6 TEA',
    paid: 120,
    returns: [{ back: [3, 0], refund: 53 }],
  },
  {
    says: 'Below ฿500 the ฿50 are lost: three bags cost ฿450 of the ฿550.',
    promotions: [{ on: 'the order', steps: ['from ฿500: ฿50'] }],
    cart: '4 RICE',
    paid: 550,
    returns: [
      { back: [1], refund: 100 },
      { back: [3], refund: 450 },
    ],
  },
  {
    says: 'The tea is now the dearest, which would be ฿10 cheaper; the bag brings no more than the ฿75 it cost.',
    promotions: [{ on: 'RICE TEA', steps: ['from 1 to 1: 50%'] }],
    cart: '1 RICE, 1 TEA',
    paid: 95,
    returns: [
      { back: [1, 0], refund: 75 },
      { back: [0, 1], refund: 20 },
    ],
  },
  {
    says: 'Five of six were packed and stay at ฿16; with one back, five count: 10 %, the four kept cost ฿72 of ฿80.',
    promotions: [twoSteps],
    cart: '6 TEA',
    packed: [5],
    paid: 80,
    returns: [{ back: [1], refund: 8 }],
  },
  {
    says: 'A coupon is lost with its minimum: ฿180 of the ฿200 were paid, four pieces cost ฿80.',
    promotions: [{ on: 'the order', steps: ['from ฿200: ฿20'], coupon: true }],
    cart: '10 TEA',
    paid: 180,
    returns: [{ back: [6], refund: 100 }],
  },
  {
    says: 'A case at ฿2 a unit: one of two keeps its ฿2.',
    promotions: [{ on: 'TEA', steps: ['from 1: ฿2 a unit'] }],
    cart: '2 case TEA',
    paid: 908,
    returns: [{ back: [1], refund: 454 }],
  },
  {
    says: 'Half the order still earns the ฿30, so ฿150 would be due; the bag brings no more than the ฿138.75 it cost.',
    promotions: [{ on: 'the order', steps: ['from ฿200: ฿30'] }],
    cart: '5 TEA, 2 RICE',
    paid: 370,
    returns: [
      { back: [0, 1], refund: 138.75 },
      { back: [5, 1], refund: 231.25 },
    ],
  },
];
