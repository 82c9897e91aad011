/** Papers of tax law as who reads them sees them: the pages that are drawn, and what stands on them. */
import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { PaperLine } from '#domain/papers/paper.ts';
import { paperSums } from '#domain/papers/paper-sums.ts';
import { printedPages, type PrintedPage } from '../../testing/printed-pages.ts';
import { paperDefinition } from './paper-definition.ts';
import type { PaperDocument } from './paper-document.ts';
import { renderDocument } from './render-document.ts';

const line = (more: Partial<PaperLine> = {}): PaperLine => ({
  lineNo: 1,
  code: 'P1',
  nameTh: 'น้ำดื่มกั้นทิพย์ ชนิดพิเศษ 1.5 ลิตร (แพ็ก 6 ขวด)',
  nameEn: 'Drinking water',
  unitTh: 'แพ็ก',
  unitEn: 'Pack',
  quantity: 3,
  unitPriceSatang: 10_700,
  discountSatang: 0,
  amountSatang: 32_100,
  taxType: 1,
  taxRate: 700,
  taxSatang: 2100,
  isFree: false,
  ...more,
});
const seller = {
  companyTh: 'บริษัท ร้านค้ากั้นน้ำทิพย์ผู้ซื้อที่ดี จำกัด',
  companyEn: 'Example Co., Ltd.',
  addressTh: '1 ถนนสุขุมวิท แขวงคลองเตย เขตคลองเตย กรุงเทพมหานคร 10110',
  addressEn: '',
  taxId: '0105561000011',
  branchNo: '00000',
  isVatRegistered: true,
};
const paper = (more: Partial<PaperDocument> = {}): PaperDocument => {
  const lines = more.lines ?? [
    line(),
    line({
      lineNo: 2,
      code: 'P2',
      nameTh: 'ของแถม: ที่กั้นน้ำ ผู้ซื้อ',
      unitPriceSatang: 0,
      amountSatang: 0,
      taxSatang: 0,
      isFree: true,
    }),
    line({
      lineNo: 3,
      code: 'P3',
      nameTh: 'ผักสดอินทรีย์',
      taxType: 0,
      taxRate: 0,
      taxSatang: 0,
      amountSatang: 5000,
      unitPriceSatang: 5000,
      quantity: 1,
    }),
  ];
  return {
    kind: 'full',
    state: 'Approved',
    number: 'TX-00000-00000042',
    orderId: '261121-7KQ2M',
    issuedOn: '2026-11-21',
    isReceipt: false,
    seller,
    buyer: {
      name: 'บริษัท ผู้ซื้อที่กั้นน้ำ จำกัด',
      address: '99/9 หมู่ที่ 1 ตำบลน้ำริด อำเภอเมืองอุตรดิตถ์ จังหวัดอุตรดิตถ์ 53000',
      taxId: '0105561000011',
      branchNo: '00012',
      phone: '0810000001',
    },
    refers: { papers: [], creditedSatang: 0 },
    reason: '',
    ...more,
    lines,
    sums: paperSums(lines),
  };
};
const credit = () =>
  paper({
    kind: 'credit',
    number: 'CN-00000-00000003',
    reason: 'short',
    lines: [line({ quantity: 1, amountSatang: 10_700, taxSatang: 700 })],
    refers: {
      papers: [{ number: 'TX-00000-00000042', issuedOn: '2026-11-21', netSatang: 35_000 }],
      creditedSatang: 0,
    },
  });

const KEPT = process.env['PAPER_PICTURES'];
async function pagesOf(given: PaperDocument): Promise<PrintedPage[]> {
  const pages = await printedPages(await renderDocument(paperDefinition(given)));
  if (KEPT !== undefined) {
    mkdirSync(KEPT, { recursive: true });
    for (const [index, { picture }] of pages.entries()) {
      const { data, width, height } = picture;
      // oxlint-disable-next-line no-await-in-loop -- a few
      await sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } })
        .png()
        .toFile(`${KEPT}/${given.number}-${given.state}-${given.kind}-${index}.png`);
    }
  }
  return pages;
}
/** The shop's zero-width breaks stand between Thai words. */
const textOf = (pages: readonly PrintedPage[]) =>
  pages
    .map(({ text }) => text)
    .join('\n')
    .replaceAll(/[\u200B\uFEFF]/g, '')
    .replaceAll(/\s+/g, ' ');

describe('U-06i a paper as it is printed', () => {
  test('a full tax invoice names both parties with numbers and branches, and splits net and VAT by rate', async () => {
    const text = textOf(await pagesOf(paper()));
    for (const said of [
      'Tax Invoice',
      'TX-00000-00000042',
      '0105561000011',
      '00012',
      '300.00',
      '21.00',
      '371.00',
    ])
      expect(text).toContain(said);
    expect(text).not.toContain('Receipt');
  });

  test('an invoice that is paid is the receipt as well; an abbreviated one does not name the tax number of the buyer', async () => {
    const text = textOf(
      await pagesOf(paper({ kind: 'abbreviated', isReceipt: true, number: 'AB-00000-00000007' })),
    );
    expect(text).toContain('Abbreviated Tax Invoice/Receipt');
    expect(text).not.toContain('00012');
  });

  test('who is not registered for VAT gives a receipt without a word of tax', async () => {
    const lines = [line({ taxType: 0, taxRate: 0, taxSatang: 0 })];
    const text = textOf(
      await pagesOf(
        paper({
          kind: 'receipt',
          lines,
          seller: { ...seller, isVatRegistered: false, taxId: '' },
          number: 'RC-00000-00000001',
        }),
      ),
    );
    expect(text).not.toMatch(/VAT|Tax|7%/);
    expect(text).toContain('321.00');
  });

  test('a credit note names its invoice, what it was worth, the right value and the difference', async () => {
    const text = textOf(await pagesOf(credit()));
    for (const said of ['TX-00000-00000042', '350.00', '250.00', '100.00', '7.00', '107.00'])
      expect(text).toContain(said);
  });

  test('a hundred lines have the head of the table on each page, a canceled one is marked', async () => {
    const lines = Array.from({ length: 100 }, (_, index) => line({ lineNo: index + 1 }));
    const pages = await pagesOf(paper({ lines, state: 'Canceled', number: 'TX-00000-00000100' }));
    expect(pages.length).toBeGreaterThan(2);
    const red = pages.map(({ picture: { data } }) => {
      let many = 0;
      for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 0) > (data[at + 1] ?? 0) + 12) many += 1;
      return many;
    });
    for (const many of red) expect(many).toBeGreaterThan(10_000);
  });
});
