import { describe, expect, test } from 'vitest';
import { drawn } from '../../testing/drawn.tsx';
import { OrderEvents } from './order-events.tsx';
import { testDetail } from './testing-orders.ts';

const EVENT = {
  Kind: 'transition',
  At: '2026-11-21T03:00:00Z',
  From: 'Wait',
  To: 'Approved',
  By: 'Somchai',
  Reason: '',
  Note: '',
} as const;

const by = (ByKind: string, locale: 'th' | 'en' = 'th') =>
  drawn(<OrderEvents detail={testDetail({}, { Events: [{ ...EVENT, ByKind }] })} />, { locale }).replaceAll(
    /<[^>]*>/g,
    '',
  );

describe('the history of an order names who took each step', () => {
  test.each([
    ['customer', 'Somchai (ลูกค้า)', 'Somchai (customer)'],
    ['actingSalesman', 'Somchai (พนักงานขาย สั่งแทนลูกค้า)', 'Somchai (salesman, for the customer)'],
    ['staff', 'Somchai (พนักงาน)', 'Somchai (staff)'],
    ['superAdmin', 'Somchai (ผู้ดูแลระบบ)', 'Somchai (administrator)'],
    ['rider', 'Somchai (พนักงานจัดส่ง)', 'Somchai (rider)'],
  ])('a step by a %s', (kind, thai, english) => {
    expect(by(kind)).toContain(thai);
    expect(by(kind, 'en')).toContain(english);
  });

  test('a step that nobody took is by the system', () => {
    expect(by('system')).toContain('โดยระบบ');
    expect(by('system')).not.toContain('Somchai');
  });

  test('somebody of a kind that has no word is still named', () => {
    expect(by('auditor')).toContain('Somchai');
    expect(by('auditor')).not.toContain('ระบบ');
  });
});
