/** The texts of papers of tax law: always Thai, with English beneath their titles. */
import type { CreditReason } from '#domain/papers/paper.ts';
import type { PaperDocument } from './paper-document.ts';

type Both = { th: string; en: string };
const TITLES: Record<PaperDocument['kind'], Both> = {
  abbreviated: { th: 'ใบกำกับภาษีอย่างย่อ', en: 'Abbreviated Tax Invoice' },
  full: { th: 'ใบกำกับภาษี', en: 'Tax Invoice' },
  receipt: { th: 'ใบเสร็จรับเงิน', en: 'Receipt' },
  credit: { th: 'ใบลดหนี้', en: 'Credit Note' },
};

/** An invoice that is the receipt as well says both. */
export function paperTitle({ kind, isReceipt }: Pick<PaperDocument, 'kind' | 'isReceipt'>): Both {
  const own = TITLES[kind];
  if (!isReceipt || kind === 'receipt' || kind === 'credit') return own;
  return { th: `${own.th}/${TITLES.receipt.th}`, en: `${own.en}/${TITLES.receipt.en}` };
}

const REASONS: Record<CreditReason, string> = {
  short: 'ส่งสินค้าไม่ครบตามจำนวนที่ตกลงกัน',
  returned: 'ลูกค้าคืนสินค้า',
  refused: 'ลูกค้าไม่รับสินค้า',
  canceled: 'ยกเลิกการซื้อขาย',
};
export const reasonWords = (reason: string): string =>
  reason in REASONS ? REASONS[reason as CreditReason] : reason;

export const branchWords = (branchNo: string): string =>
  branchNo === '00000' ? 'สำนักงานใหญ่' : `สาขาที่ ${branchNo}`;

export const paperWords = {
  number: 'เลขที่',
  date: 'วันที่',
  order: 'คำสั่งซื้อ',
  buyer: 'ผู้ซื้อ',
  taxId: 'เลขประจำตัวผู้เสียภาษี',
  phone: 'โทร.',
  no: 'ลำดับ',
  product: 'รายการ',
  quantity: 'จำนวน',
  unit: 'หน่วย',
  price: 'ราคา/หน่วย',
  discount: 'ส่วนลด',
  amount: 'จำนวนเงิน',
  free: 'ของแถม',
  advance: 'เงินรับล่วงหน้าค่าสินค้า',
  lessAdvance: 'หัก เงินรับล่วงหน้าที่ออกเอกสารแล้ว',
  paidFor: (numbers: string) => `รับชำระค่าสินค้าตามใบกำกับภาษีเลขที่ ${numbers}`,
  paid: 'รับชำระค่าสินค้า',
  includesVat: 'ราคารวมภาษีมูลค่าเพิ่มแล้ว',
  untaxed: 'มูลค่าสินค้าที่ได้รับยกเว้นภาษี',
  net: 'มูลค่าสินค้าก่อนภาษี',
  vat: (percent: string) => `ภาษีมูลค่าเพิ่ม ${percent}%`,
  total: 'จำนวนเงินรวมทั้งสิ้น',
  refers: 'อ้างถึงใบกำกับภาษี',
  reason: 'เหตุผลที่ลดหนี้',
  original: 'มูลค่าเดิม',
  right: 'มูลค่าที่ถูกต้อง',
  difference: 'ผลต่าง',
  canceled: 'ยกเลิก',
  receiver: 'ผู้รับเงิน',
  issuer: 'ผู้มีอำนาจลงนาม',
  page: (page: number, of: number) => `หน้า ${page}/${of}`,
} as const;
