/** Worked examples of promotions of the whole order, of coupons and of the stages. All amounts were worked out by hand. */
import type { Example } from './example.ts';

const teaTenPercent = { on: 'TEA', steps: ['from 1: 10%'] };

export const orderExamples: readonly Example[] = [
  // The order.
  {
    says: '฿50 from ฿500; the order is worth ฿600.',
    promotions: [{ on: 'the order', steps: ['from ฿500: ฿50'] }],
    cart: '4 RICE',
    off: [50],
  },
  {
    says: '฿450 of ฿500: for ฿50 more the buyer saves ฿50.',
    promotions: [{ on: 'the order', steps: ['from ฿500: ฿50'] }],
    cart: '3 RICE',
    off: [0],
    refused: { A: 'NOT_REACHED' },
    nearly: { A: { missing: 50, saving: 50 } },
  },
  {
    says: '10 % of ฿550, divided by the worth of the lines: ฿450 and ฿100.',
    promotions: [{ on: 'the order', steps: ['from ฿500: 10%'] }],
    cart: '3 RICE, 5 TEA',
    off: [45, 10],
  },
  {
    says: '฿1,050 reach the second step, ฿60.',
    promotions: [{ on: 'the order', steps: ['from ฿500: ฿20', 'from ฿1000: ฿60'] }],
    cart: '7 RICE',
    off: [60],
  },
  {
    says: '฿1,050 hold ฿500 twice: 2 × ฿20.',
    promotions: [{ on: 'the order', steps: ['from ฿500: ฿20'], again: true }],
    cart: '7 RICE',
    off: [40],
  },
  {
    says: '10 % of the ฿400 that count of ฿600.',
    promotions: [{ on: 'the order', steps: ['from ฿100 to ฿400: 10%'] }],
    cart: '4 RICE',
    off: [40],
  },
  {
    says: '฿1 for each unit of the order: three bags and one case.',
    promotions: [{ on: 'the order', steps: ['from ฿500: ฿1 a unit'] }],
    cart: '3 RICE, 1 case TEA',
    off: [3, 1],
  },
  // Stages.
  {
    says: 'The lines first: 10 % of ฿200 is ฿20; then 10 % of the ฿180 that are left.',
    promotions: [teaTenPercent, { on: 'the order', steps: ['from ฿100: 10%'] }],
    cart: '10 TEA',
    off: [38],
    by: { A: 20, B: 18 },
  },
  {
    says: 'The order is worth ฿200 before any discount, though ฿100 are taken off its line.',
    promotions: [
      { on: 'TEA', steps: ['from 1: 50%'] },
      { on: 'the order', steps: ['from ฿200: ฿20'] },
    ],
    cart: '10 TEA',
    off: [120],
    by: { A: 100, B: 20 },
  },
  {
    says: 'The coupon comes last: 10 % of ฿200, then 10 % of ฿180.',
    promotions: [
      { on: 'the order', steps: ['from ฿100: 10%'] },
      { on: 'the order', steps: ['from ฿100: 10%'], coupon: true },
    ],
    cart: '10 TEA',
    off: [38],
    by: { A: 20, B: 18 },
  },
  {
    says: 'A coupon for tea takes 10 % of what the promotion left of it: ฿180.',
    promotions: [teaTenPercent, { on: 'TEA', steps: ['from 1: 10%'], coupon: true }],
    cart: '10 TEA',
    off: [38],
    by: { A: 20, B: 18 },
  },
  {
    says: '฿30 off the order are ฿7.50 and ฿22.50; the coupon takes half of the ฿92.50 of tea that are left.',
    promotions: [
      { on: 'the order', steps: ['from ฿100: ฿30'] },
      { on: 'TEA', steps: ['from 1: 50%'], coupon: true },
    ],
    cart: '5 TEA, 2 RICE',
    off: [53.75, 22.5],
    by: { A: 30, B: 46.25 },
  },
  {
    says: 'A coupon for tea comes before one for the order: ฿20, then 10 % of the ฿180 that are left.',
    promotions: [
      { on: 'the order', steps: ['from ฿100: 10%'], coupon: true },
      { on: 'TEA', steps: ['from 1: ฿2 a unit'], coupon: true },
    ],
    cart: '10 TEA',
    off: [38],
    by: { A: 18, B: 20 },
  },
  {
    says: 'A coupon of ฿500 on an order of ฿200 takes ฿200: the order is never below zero.',
    promotions: [{ on: 'the order', steps: ['from ฿100: ฿500'], coupon: true }],
    cart: '10 TEA',
    off: [200],
  },
  {
    says: 'A coupon that asks for ฿500 is not valid for ฿200.',
    promotions: [{ on: 'the order', steps: ['from ฿500: ฿50'], coupon: true }],
    cart: '10 TEA',
    off: [0],
    refused: { A: 'NOT_REACHED' },
  },
  {
    says: 'What is on top comes with the stage of the order: ฿10 off the tea, then 5 % of ฿90 and of ฿300.',
    promotions: [{ on: 'TEA', steps: ['from 3: 10%'], onTop: '5%' }],
    cart: '5 TEA, 2 RICE',
    off: [14.5, 15],
    by: { A: 29.5 },
  },
  {
    says: '฿20 on top of a gift, over ฿60 and ฿150: ฿5.7143 and ฿14.2857.',
    promotions: [{ on: 'TEA', steps: ['from 3: 1 free'], gives: 'SALT', onTop: '฿20' }],
    cart: '3 TEA, 1 RICE',
    off: [5.71, 14.29],
    gifts: ['1 SALT'],
  },
  {
    says: 'No step is reached, so nothing comes on top either.',
    promotions: [{ on: 'TEA', steps: ['from 6: 10%'], onTop: '5%' }],
    cart: '5 TEA, 2 RICE',
    off: [0, 0],
    refused: { A: 'NOT_REACHED' },
  },
  {
    says: 'Two promotions of one stage do not look at each other: twice 10 % of ฿200.',
    promotions: [
      { on: 'the order', steps: ['from ฿100: 10%'] },
      { on: 'the order', steps: ['from ฿200: 10%'] },
    ],
    cart: '10 TEA',
    off: [40],
    by: { A: 20, B: 20 },
  },
  {
    says: 'Without a group they add up: ฿10 and ฿5.',
    promotions: [teaTenPercent, { on: 'TEA', steps: ['from 3: ฿5'] }],
    cart: '5 TEA',
    off: [15],
    by: { A: 10, B: 5 },
  },
  {
    says: 'Twice 60 % of ฿150: the second finds only ฿60.',
    promotions: [
      { on: 'RICE', steps: ['from 1: 60%'] },
      { on: 'RICE', steps: ['from 1: 60%'] },
    ],
    cart: '1 RICE',
    off: [150],
    by: { A: 90, B: 60 },
  },
  // Percent of the order, again and in steps.
  {
    says: '฿250 hold ฿100 twice: 5 % of ฿200 is ฿10, divided by ฿150 and ฿100.',
    promotions: [{ on: 'the order', steps: ['from ฿100: 5%'], again: true }],
    cart: '1 RICE, 5 TEA',
    off: [6, 4],
  },
  {
    says: '฿620 are in the second step: 10 % is ฿62, divided by ฿600 and ฿20.',
    promotions: [{ on: 'the order', steps: ['from ฿200: 5%', 'from ฿500: 10%'] }],
    cart: '4 RICE, 1 TEA',
    off: [60, 2],
  },
];
