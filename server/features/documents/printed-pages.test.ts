/** What a print looks like to who reads it: the pages drawn as pictures, and their barcodes scanned. */
import { describe, expect, test } from 'vitest';
import { documentKinds } from '#domain/orders/documents.ts';
import { printedPages, scanned } from '../../testing/printed-pages.ts';
import { sampleDocument } from '../../testing/sample-document.ts';
import { printDefinition } from './document-definition.ts';
import { renderDocument } from './render-document.ts';

const pagesOf = async (...all: Parameters<typeof sampleDocument>[0][]) =>
  printedPages(await renderDocument(printDefinition(all.map(sampleDocument))));
const footersOf = (pages: readonly { text: string }[]) =>
  pages.map(({ text }) => /(\d+\/\d+)\s*$/.exec(text)?.[1]);

const LONG = {
  Name: 'ร้านเพื่อนรักสัตว์เลี้ยงครบวงจร สาขาเซ็นทรัลเฟสติวัลเชียงใหม่ (คุณสมศักดิ์ ใจดีมีสุข)',
  Address: '221/5 หมู่บ้านสวนสวยวิลล์ ซอย 12 แยก 4 ถนนมหิดล ใกล้โรงเรียนอนุบาลเชียงใหม่ ตรงข้ามร้านสะดวกซื้อ ฝากไว้ที่ป้อมยามได้',
  Province: 'เชียงใหม่',
  Ampher: 'เมืองเชียงใหม่',
  Town: 'สุเทพ',
};

describe('B-92 printed pages', () => {
  test.each(documentKinds)('the barcode of a %s scans to the number of the order', async (kind) => {
    for (const OrderID of ['261121-7KQ2M', '260302-00000']) {
      const [page] = await pagesOf({ kind, Order: { OrderID } });
      expect(page && (await scanned(page))).toEqual([`Code128 ${OrderID}`]);
    }
  });

  test('a label is one page of A6, however long name, address and remark are', async () => {
    const Order = {
      Remark: 'โทรก่อนส่งอย่างน้อยหนึ่งชั่วโมง '.repeat(10),
      AmountDue: 123_456.75,
      REF_5: 'ไปรษณีย์ไทย EMS ด่วนพิเศษระหว่างประเทศ',
      REF_6: 'EE123456789TH-0000-1111-2222-3333-4444',
    };
    const longest = {
      ...LONG,
      Name: LONG.Name.repeat(2).slice(0, 120),
      Address: LONG.Address.replaceAll(' ', '\n').repeat(3).slice(0, 300),
    };
    for (const ShipTo of [LONG, longest]) {
      const pages = await pagesOf({ kind: 'shipping-label', ShipTo, Order });
      expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([[298, 420]]);
      expect(await Promise.all(pages.map(scanned))).toEqual([['Code128 261121-7KQ2M']]);
    }
  });

  test('thirty lines of a packing list are two pages, with the head of the table on both', async () => {
    const pages = await pagesOf({ kind: 'packing-list', lines: 30, language: 'en' });
    expect(footersOf(pages)).toEqual(['1/2', '2/2']);
    for (const { text } of pages) expect(text).toContain('Ordered');
  });

  test('many are one print in the given order, each with pages of its own size and numbers', async () => {
    const pages = await pagesOf(
      { kind: 'packing-list', lines: 30, Order: { OrderID: '261121-AAAAA' } },
      { kind: 'shipping-label', Order: { OrderID: '261121-BBBBB' } },
      { kind: 'packing-list', lines: 2, Order: { OrderID: '261121-CCCCC' } },
    );
    expect((await Promise.all(pages.map(scanned))).map(([code]) => code)).toEqual([
      'Code128 261121-AAAAA',
      undefined,
      'Code128 261121-BBBBB',
      'Code128 261121-CCCCC',
    ]);
    expect(footersOf(pages)).toEqual(['1/2', '2/2', undefined, '1/1']);
    expect(pages.map(({ width }) => Math.round(width))).toEqual([595, 595, 298, 595]);
  });
});
