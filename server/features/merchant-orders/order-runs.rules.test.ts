import { expect, test } from 'vitest';
import { exportTitle, runListOf, stepTitle } from './order-runs.rules.ts';

const list = runListOf(
  {
    type: '3',
    tab: 'Wait',
    payment: ['unpaid'],
    text: 'Baan',
    dateStart: '2026-11-01',
    dateEnd: '2026-11-05',
  },
  ['A-1', 'A-2'],
);

test('B-72d a run of steps says which step, how many, for how much and of which list', () => {
  const facts = { To: 'Approved', Cash: false, Sum: 1234.5, List: list } as const;
  expect(stepTitle(facts, 20, 'en')).toBe(
    'Approve: 20 orders · ฿1,234.50 · Waiting · Not paid · “Baan” · 1 Nov 2026 – 5 Nov 2026',
  );
  expect(stepTitle(facts, 20, 'th')).toBe(
    'ยืนยันคำสั่งซื้อ 20 รายการ · ฿1,234.50 · รอยืนยัน · ยังไม่ชำระ · “Baan” · 1 พ.ย. 2569 – 5 พ.ย. 2569',
  );
});

test('B-72d of orders that were picked it names the first; of goods issues no sum', () => {
  const Orders = [
    { OrderID: 'A-1', SaleUnit: 'C1' },
    { OrderID: 'A-2', SaleUnit: 'C1' },
  ];
  const picked = runListOf({ Orders, type: '3', tab: 'All' }, ['A-1', 'A-2']);
  expect(stepTitle({ To: 'Delivered', Cash: true, Sum: 5, List: picked }, 2, 'en')).toBe(
    'Mark as delivered: 2 orders, cash taken · ฿5.00 · A-1 and 1 more',
  );
  expect(stepTitle({ To: 'Approved', Cash: false, Sum: 0, Type: 'I', List: picked }, 2, 'th')).toBe(
    'อนุมัติใบเบิก 2 รายการ · A-1 และอีก 1 รายการ',
  );
});

test('B-72d an export says how many of which list; a run of an earlier release what it knows', () => {
  expect(exportTitle({ Count: 1200, List: list }, 'en')).toMatch(/^Export of 1,200 orders · Waiting/);
  expect(exportTitle({ Count: 1 }, 'en')).toBe('Export of 1 order');
});
