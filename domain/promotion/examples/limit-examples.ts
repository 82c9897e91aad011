/** Worked examples of groups, floors and budgets. All amounts were worked out by hand. */
import type { Example } from './example.ts';

const teaTenPercent = { on: 'TEA', steps: ['from 1: 10%'] };

export const limitExamples: readonly Example[] = [
  // Groups.
  {
    says: 'Of the group the better one: ฿12 before 10 % of ฿100.',
    promotions: [
      { ...teaTenPercent, group: 'tea' },
      { on: 'TEA', steps: ['from 5: ฿12'], group: 'tea' },
    ],
    cart: '5 TEA',
    off: [12],
    by: { B: 12 },
    refused: { A: 'BEATEN by B' },
  },
  {
    says: 'The better one is not reached with four pieces: 10 % of ฿80, and one more piece saves ฿4 more.',
    promotions: [
      { ...teaTenPercent, group: 'tea' },
      { on: 'TEA', steps: ['from 5: ฿12'], group: 'tea' },
    ],
    cart: '4 TEA',
    off: [8],
    refused: { B: 'NOT_REACHED' },
    nearly: { B: { missing: 1, saving: 4 } },
  },
  {
    says: 'Both give ฿10: the one of the lower priority number.',
    promotions: [
      { on: 'TEA', steps: ['from 3: ฿10'], group: 'tea', priority: 2 },
      { on: 'TEA', steps: ['from 2: ฿10'], group: 'tea', priority: 1 },
    ],
    cart: '3 TEA',
    off: [10],
    refused: { A: 'BEATEN by B' },
  },
  {
    says: 'Both give ฿10 and have the same priority: the first by code.',
    promotions: [
      { on: 'TEA', steps: ['from 3: ฿10'], group: 'tea' },
      { on: 'TEA', steps: ['from 2: ฿10'], group: 'tea' },
    ],
    cart: '3 TEA',
    off: [10],
    refused: { B: 'BEATEN by A' },
  },
  {
    says: 'A gift of ฿33.33 is worth more than ฿30.',
    promotions: [
      { on: 'TEA', steps: ['from 3: 1 free'], gives: 'SOAP', group: 'tea' },
      { on: 'TEA', steps: ['from 3: ฿30'], group: 'tea' },
    ],
    cart: '3 TEA',
    off: [0],
    gifts: ['1 SOAP'],
    refused: { B: 'BEATEN by A' },
  },
  {
    says: 'A gift that is gone is worth nothing, so the other of the group applies.',
    promotions: [
      { on: 'TEA', steps: ['from 3: 1 free'], gives: 'SOAP', group: 'tea' },
      { on: 'TEA', steps: ['from 3: ฿30'], group: 'tea' },
    ],
    cart: '3 TEA',
    stock: { SOAP: 0 },
    off: [30],
    refused: { A: 'BEATEN by B' },
  },
  {
    says: 'A group may hold promotions of lines and of the order: 10 % of ฿400 before ฿25.',
    promotions: [
      { on: 'TEA', steps: ['from 3: ฿25'], group: 'one' },
      { on: 'the order', steps: ['from ฿100: 10%'], group: 'one' },
    ],
    cart: '5 TEA, 2 RICE',
    off: [10, 30],
    by: { B: 40 },
    refused: { A: 'BEATEN by B' },
  },
  {
    says: 'The tea is free already, so ฿50 off it are worth nothing beside ฿40 off the rice.',
    promotions: [
      { on: 'TEA', steps: ['from 1: ฿50'], group: 'one' },
      { on: 'RICE', steps: ['from 1: ฿40'], group: 'one' },
      { on: 'TEA', steps: ['from 1: 100%'] },
    ],
    cart: '5 TEA, 1 RICE',
    off: [100, 40],
    by: { B: 40, C: 100 },
    refused: { A: 'BEATEN by B' },
  },
  {
    says: 'Two groups, one of each: ฿12 and ฿20.',
    promotions: [
      { ...teaTenPercent, group: 'tea' },
      { on: 'TEA', steps: ['from 5: ฿12'], group: 'tea' },
      { on: 'RICE', steps: ['from 1: ฿20'], group: 'rice' },
      { on: 'RICE', steps: ['from 1: 10%'], group: 'rice' },
    ],
    cart: '5 TEA, 1 RICE',
    off: [12, 20],
    refused: { A: 'BEATEN by B', D: 'BEATEN by C' },
  },
  // Floors.
  {
    says: '20 % of ฿100 would be ฿20; no piece may cost less than ฿18, so ฿10.',
    promotions: [{ on: 'TEA', steps: ['from 1: 20%'] }],
    cart: '5 TEA',
    floors: { TEA: 18 },
    off: [10],
  },
  {
    says: '฿30 are shared by what may be taken off: ฿2 of the tea, ฿150 of the rice.',
    promotions: [{ on: 'TEA RICE', steps: ['from 2: ฿30'] }],
    cart: '1 TEA, 1 RICE',
    floors: { TEA: 18 },
    off: [0.39, 29.61],
  },
  {
    says: '10 % belong to each piece: the tea has room for ฿2 and gives ฿2, the oil only ฿5 of ฿9.95.',
    promotions: [{ on: 'TEA OIL', steps: ['from 2: 10%'] }],
    cart: '1 TEA, 1 OIL',
    floors: { TEA: 18, OIL: 94.5 },
    off: [2, 5],
  },
  {
    says: 'One piece counts, that which saves most: the rice may only be ฿5 cheaper, the milk ฿22.50.',
    promotions: [{ on: 'RICE MILK', steps: ['from 1 to 1: 50%'] }],
    cart: '1 RICE, 1 MILK',
    floors: { RICE: 145 },
    off: [0, 22.5],
  },
  {
    says: 'Three pieces above the floor by 2 each take 6 of the 50 and of the 3 × 5 that are promised; 3 × 1 are held back by nothing.',
    promotions: [
      { on: 'TEA', steps: ['from 3: ฿50'] },
      { on: 'TEA', steps: ['from 3: ฿5 a unit'] },
      { on: 'TEA', steps: ['from 3: 5%'] },
    ],
    cart: '1 TEA',
    floors: { TEA: 18 },
    off: [0],
    refused: { A: 'NOT_REACHED', B: 'NOT_REACHED', C: 'NOT_REACHED' },
    nearly: {
      A: { missing: 2, saving: 6, heldBack: true },
      B: { missing: 2, saving: 6, heldBack: true },
      C: { missing: 2, saving: 3 },
    },
  },
  {
    says: 'The floor is above the price: there is no room at all.',
    promotions: [teaTenPercent],
    cart: '5 TEA',
    floors: { TEA: 25 },
    off: [0],
    refused: { A: 'NO_ROOM' },
  },
  {
    says: '฿50 off the order are divided by room: ฿10 of the rice and ฿100 of the tea.',
    promotions: [{ on: 'the order', steps: ['from ฿100: ฿50'] }],
    cart: '1 RICE, 5 TEA',
    floors: { RICE: 140 },
    off: [4.55, 45.45],
  },
  {
    says: 'B can only take ฿20 off the tea, so A makes way and takes its ฿20 off the rice.',
    promotions: [
      { on: 'TEA RICE', steps: ['from 2: ฿20'] },
      { on: 'TEA', steps: ['from 1: ฿20'] },
    ],
    cart: '1 TEA, 1 RICE',
    off: [20, 20],
    by: { A: 20, B: 20 },
  },
  // Budgets.
  {
    says: 'Twice ฿10, but only ฿15 are left of the budget.',
    promotions: [{ on: 'TEA', steps: ['from 3: ฿10'], again: true }],
    cart: '7 TEA',
    budgets: { A: 15 },
    off: [15],
  },
  {
    says: 'The budget is used up.',
    promotions: [{ on: 'TEA', steps: ['from 3: ฿10'] }],
    cart: '7 TEA',
    budgets: { A: 0 },
    off: [0],
    refused: { A: 'USED_UP' },
  },
];
