import { describe, expect, test } from 'vitest';
import { sampleDocument } from '../../testing/sample-document.ts';
import { documentDefinition } from './document-definition.ts';
import { renderDocument } from './render-document.ts';

const documentOf = (changes?: Parameters<typeof sampleDocument>[0]) =>
  documentDefinition(sampleDocument(changes));

/** All texts of a document, separated by spaces; except functions (the footer). */
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
const textOf = (changes?: Parameters<typeof sampleDocument>[0]) =>
  told(documentOf(changes)).replaceAll('\u200B', '');

describe("B-92 an order's documents", () => {
  test('a delivery note shows where it goes, what is in it, and how much is to be collected', () => {
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
    expect(textOf({ Order: { AmountDue: 276 } })).toContain('ยอดเก็บเงินปลายทาง 276.00 บาท');
  });

  test('nothing is collected of what is paid, or is paid otherwise', () => {
    expect(textOf({ Order: { AmountDue: 0 } })).not.toContain('ยอดเก็บเงินปลายทาง');
    expect(textOf({ Order: { PaymentType: 2, AmountDue: 0 } })).not.toContain('ยอดเก็บเงินปลายทาง');
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
    const pdf = await renderDocument(documentOf({ kind }));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.toString('latin1')).toContain('Sarabun');
  });
});
