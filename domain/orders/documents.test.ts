import { expect, test } from 'vitest';
import { documentKinds, printProblem, salesDocuments } from './documents.ts';
import { orderStates } from './order.ts';

const order = { type: '3', status: 'Approved', deliveryKind: 'transport' } as const;

test('B-92 a sales order has each of its documents in every state but canceled', () => {
  for (const kind of salesDocuments)
    expect(orderStates.filter((status) => printProblem(kind, { ...order, status }) !== undefined)).toEqual([
      'Canceled',
    ]);
});

test('B-92 an order that is collected at the center has no label', () => {
  const collected = { ...order, deliveryKind: 'pickup' } as const;
  expect(documentKinds.map((kind) => printProblem(kind, collected))).toEqual([
    undefined,
    undefined,
    'pickup',
    'otherType',
  ]);
});

test('B-92 a goods issue has its own document alone', () => {
  const issue = { ...order, type: 'I', deliveryKind: 'pickup' } as const;
  expect(documentKinds.map((kind) => printProblem(kind, issue))).toEqual([
    'otherType',
    'otherType',
    'otherType',
    undefined,
  ]);
});
