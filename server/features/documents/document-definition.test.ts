import { describe, expect, test } from 'vitest';
import { sampleDocument } from '../../testing/sample-document.ts';
import { printDefinition } from './document-definition.ts';

const documentOf = (changes?: Parameters<typeof sampleDocument>[0]) =>
  printDefinition([sampleDocument(changes)]);

/** All texts of a document, separated by spaces; except functions (the footer). */
function told(part: unknown): string {
  if (typeof part === 'string') return part;
  if (typeof part === 'number') return String(part);
  if (Array.isArray(part)) return part.map(told).join(isRuns(part) ? '' : ' ');
  if (typeof part !== 'object' || part === null) return '';
  const { text, stack, section, columns, table, content } = part as Record<string, unknown>;
  return told(
    text ?? stack ?? section ?? columns ?? (table as { body?: unknown } | undefined)?.body ?? content,
  );
}
const isRuns = (parts: readonly unknown[]): boolean =>
  parts.every((part) => typeof (part as { text?: unknown } | null)?.text === 'string');
const textOf = (changes?: Parameters<typeof sampleDocument>[0]) =>
  told(documentOf(changes)).replaceAll('\u200B', '');

describe("B-92 an order's documents", () => {
  test('a delivery note shows where it goes, what is in it, and how much is to be collected', () => {
    const text = textOf();
    for (const part of [
      'ใบส่งของ',
      '261121-7KQ2M',
      'คุณหนึ่ง',
      'แขวงพระบรมมหาราชวัง เขตพระนคร กรุงเทพมหานคร 10200',
      'โทรก่อนส่ง',
    ])
      expect(text).toContain(part);
    expect(text).toContain('ยอดเก็บเงินปลายทาง 384.00 บาท สามร้อยแปดสิบสี่บาทถ้วน');
    expect(textOf({ Order: { AmountDue: 276.5 } })).toContain(
      'ยอดเก็บเงินปลายทาง 276.50 บาท สองร้อยเจ็ดสิบหกบาทห้าสิบสตางค์',
    );
  });

  test.each(['delivery-note', 'shipping-label'] as const)(
    'a %s says paid of what is paid, and nothing of what is paid otherwise',
    (kind) => {
      const paid = { kind, Order: { AmountDue: 0, PaymentStatus: 'paid' } };
      expect(textOf(paid)).toContain('ชำระแล้ว');
      expect(textOf({ ...paid, language: 'en' })).toContain('Paid');
      for (const Order of [{ AmountDue: 0, PaymentStatus: 'paid' }, { PaymentType: 2 }])
        expect(textOf({ kind, Order })).not.toContain('ยอดเก็บเงินปลายทาง');
      const transferred = textOf({ kind, Order: { PaymentType: 2 } });
      expect(transferred).not.toContain('ชำระแล้ว');
    },
  );

  test('a tax id stands under the party whose it is, on the delivery note alone', () => {
    const BillTo = { Name: 'บริษัท หนึ่ง จำกัด', TaxID: '0107500000003' };
    const text = textOf({ BillTo, ShipTo: { TaxID: '1111111111111' } });
    expect(text).toMatch(/ร้านอัลฟา.*0105500000001.*จัดส่งที่.*ออกบิลในนาม บริษัท หนึ่ง จำกัด.*0107500000003/);
    expect(text).not.toContain('1111111111111');
    expect(textOf({ ShipTo: { TaxID: '1111111111111' } }), 'who receives it pays it').toContain(
      '1111111111111',
    );
    for (const kind of ['packing-list', 'shipping-label'] as const)
      expect(textOf({ kind, BillTo })).not.toContain('เลขประจำตัวผู้เสียภาษี');
  });

  test('a label has sender, receiver, carrier and parcel', () => {
    const text = textOf({ kind: 'shipping-label', Order: { REF_5: 'Kerry', REF_6: 'KEX1' } });
    for (const part of [
      'ผู้ส่ง ร้านอัลฟา',
      'โทร. 02-000-0000',
      'Kerry KEX1',
      'ผู้รับ คุณหนึ่ง โทร. 0810000001',
      '10200',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('อาหารแมว');
  });

  test('what was packed in part is delivered in part', () => {
    const text = textOf({ language: 'en', Line: { PackedQuantity: 1, PackedAmount: 108 } });
    expect(text).toMatch(/ 1 แพ็ก 108\.00 108\.00/);
  });

  test('a packing list has no prices, and both quantities', () => {
    const text = textOf({ kind: 'packing-list', Line: { PackedQuantity: 2 } });
    expect(text).toContain('ใบจัดสินค้า');
    expect(text).toContain('แพ็ก 3 2');
    expect(text).not.toContain('108.00');
  });

  test('P-03 a discount is named under its line where prices are, and what is free on every document', () => {
    const Discounts = [{ PromotionId: 'TEN', Name: 'ลดสิบ', Amount: 32.4 }];
    const Line = { Discounts, DiscountAmount: 32.4, Amount: 291.6 };
    expect(textOf({ Line })).toContain('ลดสิบ -32.40');
    // Two of three packed: two thirds of the discount.
    expect(textOf({ Line: { ...Line, PackedQuantity: 2, PackedAmount: 194.4 } })).toContain('ลดสิบ -21.60');
    expect(textOf({ kind: 'packing-list', Line })).not.toContain('ลดสิบ');
    const free = { IsFree: true, Amount: 0, Discounts: [{ PromotionId: 'G', Name: '3 แถม 1', Amount: 324 }] };
    for (const kind of ['delivery-note', 'packing-list'] as const)
      expect(textOf({ kind, Line: free })).toContain('ของแถม · 3 แถม 1');
    expect(textOf({ language: 'en', Line: free })).toContain('Free');
  });

  test('a canceled order says so on top', () => {
    expect(textOf({ Order: { Status: 'Canceled' } })).toContain('ยกเลิกแล้ว');
    expect(textOf({ language: 'en', Order: { Status: 'Canceled' } })).toContain('Canceled');
    expect(textOf()).not.toContain('ยกเลิกแล้ว');
  });
});
