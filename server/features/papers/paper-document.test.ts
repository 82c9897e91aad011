import { describe, expect, test } from 'vitest';
import { paperDocument, type Paper } from './paper-document.ts';
import { renderPaper } from './render-paper.ts';

const line = {
  Line: 1,
  P_Code: 'P1',
  PRODUCTNAME: 'อาหารแมว novara',
  PIC_FILENAME: null,
  Unit: 2,
  UnitName: 'แพ็ก',
  UnitRate: 6,
  Quantity: 3,
  UnitPrice: 108,
  Amount: 324,
};
const order = {
  OrderID: '261121-7KQ2M',
  Status: 'Approved',
  OrderDate: '2026-11-21T05:12:00.000Z',
  Customer_Id: 'CUST1',
  Customer_Name: 'ร้านหนึ่ง',
  DeliveryName: 'รถของร้าน',
  REF_5: '',
  REF_6: '',
  PaymentType: 0,
  PaymentStatus: 'unpaid',
  Subtotal: 324,
  DiscountAmount: 0,
  DeliveryFee: 60,
  Total: 384,
  Remark: 'โทรก่อนส่ง',
};
const shipTo = {
  Code: '',
  Name: 'คุณหนึ่ง',
  Address: '1 ถนนหนึ่ง',
  Province: 'กรุงเทพมหานคร',
  Ampher: 'พระนคร',
  Town: 'พระบรมมหาราชวัง',
  ZipCode: '10200',
  TaxID: '',
  Phone: '0810000001',
};

type Changes = { kind?: Paper['kind']; language?: Paper['language']; Order?: object; Line?: object };
const paperOf = ({ kind = 'delivery-note', language = 'th', Order = {}, Line = {} }: Changes = {}) =>
  paperDocument({
    kind,
    language,
    detail: {
      Order: { ...order, ...Order },
      OrderDetails: [{ ...line, ...Line }],
      ShipTo: shipTo,
      BillTo: null,
      Events: [],
      Steps: [],
    } as unknown as Paper['detail'],
    shopName: 'ร้านอัลฟา',
    center: { name: 'ศูนย์กรุงเทพ', address: 'Bangkok' },
    now: new Date('2026-11-21T07:00:00Z'),
  });

/** Every text of a paper, a space between them; functions (the footer) aside. */
function told(part: unknown): string {
  if (typeof part === 'string') return part;
  if (typeof part === 'number') return String(part);
  if (Array.isArray(part)) return part.map(told).join(isRuns(part) ? '' : ' ');
  if (typeof part !== 'object' || part === null) return '';
  const { text, stack, columns, table, content } = part as Record<string, unknown>;
  return told(text ?? stack ?? columns ?? (table as { body?: unknown } | undefined)?.body ?? content);
}
const isRuns = (parts: readonly unknown[]): boolean =>
  parts.every((part) => typeof (part as { text?: unknown } | null)?.text === 'string');
const textOf = (changes?: Changes) => told(paperOf(changes)).replaceAll('\u200B', '');

describe("B-92 an order's papers", () => {
  test('a delivery note tells where it goes, what is in it, and how much is to be collected', () => {
    const text = textOf();
    for (const part of [
      'ใบส่งของ',
      '261121-7KQ2M',
      'คุณหนึ่ง',
      'พระบรมมหาราชวัง พระนคร กรุงเทพมหานคร 10200',
      'โทรก่อนส่ง',
    ])
      expect(text).toContain(part);
    expect(text).toContain('ยอดเก็บเงินปลายทาง 384.00 บาท');
  });

  test('nothing is collected of what is paid, or is paid otherwise', () => {
    expect(textOf({ Order: { PaymentStatus: 'paid' } })).not.toContain('ยอดเก็บเงินปลายทาง');
    expect(textOf({ Order: { PaymentType: 2 } })).not.toContain('ยอดเก็บเงินปลายทาง');
  });

  test('what was packed in part is delivered in part', () => {
    const text = textOf({ language: 'en', Line: { PackedQuantity: 1, PackedAmount: 108 } });
    expect(text).toContain('1 แพ็ก 108.00 108.00');
  });

  test('a packing list has no prices, and both quantities', () => {
    const text = textOf({ kind: 'packing-list', Line: { PackedQuantity: 2 } });
    expect(text).toContain('ใบจัดสินค้า');
    expect(text).toContain('แพ็ก 3 2');
    expect(text).not.toContain('108.00');
  });

  test('a canceled order says so on top', () => {
    expect(textOf({ Order: { Status: 'Canceled' } })).toContain('ยกเลิกแล้ว');
    expect(textOf({ language: 'en', Order: { Status: 'Canceled' } })).toContain('Canceled');
    expect(textOf()).not.toContain('ยกเลิกแล้ว');
  });

  test.each(['packing-list', 'delivery-note'] as const)('a %s is drawn as PDF', async (kind) => {
    const pdf = await renderPaper(paperOf({ kind }));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.toString('latin1')).toContain('Sarabun');
  });
});
