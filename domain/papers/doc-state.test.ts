import { expect, test } from 'vitest';
import { docState } from './doc-state.ts';

test('S-86 an invoice waits, is approved or canceled by the papers of the order; without papers by the order', () => {
  const none = { many: 0, standing: 0, areIssued: true };
  const unknown = { ...none, areIssued: false };
  const state = (status: 'Wait' | 'Delivered' | 'Canceled', papers: typeof none) =>
    docState({ status, papers });
  expect(state('Delivered', none)).toBe('Wait');
  expect(state('Delivered', { ...none, many: 2, standing: 1 })).toBe('Approved');
  expect(state('Delivered', { ...none, many: 1 })).toBe('Canceled');
  expect(state('Canceled', { ...none, many: 2, standing: 1 })).toBe('Canceled');
  expect(state('Delivered', unknown)).toBe('Approved');
  expect(state('Wait', unknown)).toBe('Wait');
});
