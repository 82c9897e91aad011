import { describe, expect, test } from 'vitest';
import { auditActions, auditFields, auditSubjects } from '#domain/access/audit.ts';
import en from '../../locales/en/audit.ts';
import th from '../../locales/th/audit.ts';
import { drawn } from '../../testing/drawn.tsx';
import { AuditChanges } from './audit-changes.tsx';
import { useAuditWords } from './use-audit-words.ts';

const said = (field: string, value: unknown): string | undefined => {
  const Reader = () => <mark>{useAuditWords().value(field, value, { C1: 'มาลี' })}</mark>;
  return /<mark>(.*?)<\/mark>/.exec(drawn(<Reader />, { locale: 'th' }))?.[1];
};

test('R-47f prices read one by one, those alone that are others, with the tax type where that is another', () => {
  const price = (level: number, satang: number, type = 1) => ({ unit: 1, level, satang, type });
  const row = {
    Before: { prices: [price(1, 12900), price(2, 12400), price(3, 12000)] },
    After: { prices: [price(1, 11610), price(2, 12400), price(3, 12000, 2), price(4, 100)] },
  };
  const html = drawn(<AuditChanges row={row} />, { locale: 'th' });
  expect([...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, line]) => line?.replaceAll(/<.*?>/g, ''))).toEqual([
    'หน่วยที่ 1 ระดับ 1: ฿129.00 → ฿116.10',
    'หน่วยที่ 1 ระดับ 3: ฿120.00 (รวม VAT) → ฿120.00 (ไม่รวม VAT)',
    'หน่วยที่ 1 ระดับ 4: – → ฿1.00 (รวม VAT)',
  ]);
});

describe('the log', () => {
  // Everything is written by `writeAudit`, which is held to these lists by types (architecture.test.ts).
  test('has words for whatever can be written to it', () => {
    for (const { actions, fields, subjects } of [en, th]) {
      expect(Object.keys(actions)).toEqual(
        expect.arrayContaining(auditActions.map((one) => one.replace('.', '_'))),
      );
      expect(Object.keys(fields)).toEqual(expect.arrayContaining([...auditFields]));
      expect(Object.keys(subjects)).toEqual(expect.arrayContaining([...auditSubjects]));
    }
  });

  test.each([
    ['Status', 'Approved', 'ยืนยันแล้ว'],
    ['PaymentStatus', 'unpaid', 'ยังไม่ชำระ'],
    ['TotalSatang', 123450, '฿1,234.50'],
    ['satang', 5, '฿0.05'],
    ['Until', '2026-11-22T06:57:00.607Z', '22 พ.ย. 2569 13:57'],
    ['Packed', [{ lineNo: 1, quantity: 2 }], 'รายการที่ 1 จำนวน 2'],
    ['means', ['ยา', 'เวชภัณฑ์'], 'ยา, เวชภัณฑ์'],
    ['twoWay', true, 'ใช่'],
    ['english', { province: 'Bangkok', district: 'Bang Na' }, 'Bangkok, Bang Na'],
    ['mobile', undefined, '–'],
    ['SentBySms', ['order.placed', 'stock.low'], 'ได้รับคำสั่งซื้อ, สินค้าใกล้หมด'],
    ['SentByEmail', [], '–'],
    ['forCustomers', ['C1', 'GONE'], 'มาลี (C1), GONE'],
    ['forCustomers', [], '–'],
    ['Status', 'disabled', 'ปิดใช้งาน'],
    ['kind', 'FreeItem', 'สินค้าแถม'],
    ['condition', '3', 'ยอดเงินทั้งคำสั่งซื้อ'],
    ['calculation', '2', 'ทุกครั้งที่ซื้อครบ'],
    ['trigger', 'automatic', 'อัตโนมัติ'],
  ])('%s %o reads %s', (field, value, words) => {
    expect(said(field, value)).toBe(words);
  });
});
