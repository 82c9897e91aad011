/** The words of notifications about orders, in both languages. */
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import type { Notice } from '../notifications/notifications.public.ts';
import type { NoticeRow, WaitingCenter } from './orders.notices.queries.ts';

type Words = Notice['words'];
type Told = Pick<
  NoticeRow,
  | 'orderId'
  | 'totalSatang'
  | 'orderedTotalSatang'
  | 'promotions'
  | 'discountSatang'
  | 'noteReason'
  | 'deliveryKind'
  | 'carrier'
  | 'trackingNo'
  | 'stepReason'
  | 'failedReason'
>;

/** An SMS costs by its length; the order's page has all of it. */
const MOST_REASON = 60;
/** Behind a sentence, if there is one; in one line. */
function because(reason: string | null, word: string): string {
  const line = (reason ?? '').replaceAll(/\s+/g, ' ').trim();
  if (line === '') return '';
  const opening = word === '' ? '' : ` ${word}`;
  return `${opening} ${line.length > MOST_REASON ? `${line.slice(0, MOST_REASON - 1).trimEnd()}…` : line}`;
}

export const orderWords = {
  placed: ({ orderId, totalSatang, discountSatang, promotions }: Told): Words => {
    const total = formatBaht(bahtFromSatang(totalSatang));
    const saved = formatBaht(bahtFromSatang(discountSatang));
    const by = (names: readonly string[]) => because(names.join(', '), '').trimStart();
    const thai = by(promotions.map(({ nameTh }) => nameTh));
    const english = by(promotions.map(({ nameEn }) => nameEn));
    return {
      th: {
        title: 'ได้รับคำสั่งซื้อแล้ว',
        body: `ได้รับคำสั่งซื้อ ${orderId} ยอดรวม ${total} แล้ว${thai && ` ประหยัด ${saved} จากโปรโมชัน ${thai}`} ขอบคุณค่ะ`,
      },
      en: {
        title: 'Order received',
        body: `We have received your order ${orderId}, total ${total}.${english && ` You saved ${saved} by ${english}.`} Thank you.`,
      },
    };
  },
  approved: ({ orderId }: Told): Words => ({
    th: { title: 'ร้านยืนยันคำสั่งซื้อแล้ว', body: `คำสั่งซื้อ ${orderId} ได้รับการยืนยันแล้ว กำลังเตรียมสินค้า` },
    en: {
      title: 'Order confirmed',
      body: `Your order ${orderId} has been confirmed, and is being prepared.`,
    },
  }),
  shipped: ({ orderId, deliveryKind, carrier, trackingNo }: Told): Words => {
    if (deliveryKind === 'pickup')
      return {
        th: { title: 'พร้อมให้มารับแล้ว', body: `คำสั่งซื้อ ${orderId} พร้อมให้มารับแล้ว` },
        en: { title: 'Ready to be collected', body: `Your order ${orderId} is ready to be collected.` },
      };
    const thai = [carrier && ` โดย ${carrier}`, trackingNo && ` เลขพัสดุ ${trackingNo}`].filter(Boolean);
    const english = [carrier && ` by ${carrier}`, trackingNo && `, parcel ${trackingNo}`].filter(Boolean);
    return {
      th: { title: 'จัดส่งแล้ว', body: `คำสั่งซื้อ ${orderId} จัดส่งแล้ว${thai.join('')}` },
      en: { title: 'On its way', body: `Your order ${orderId} has been sent${english.join('')}.` },
    };
  },
  failed: ({ orderId, failedReason }: Told): Words => ({
    th: {
      title: 'จัดส่งไม่สำเร็จ',
      body: `จัดส่งคำสั่งซื้อ ${orderId} ไม่สำเร็จ${because(failedReason, 'เนื่องจาก')} ร้านจะจัดส่งให้อีกครั้ง`,
    },
    en: {
      title: 'Delivery failed',
      body: `Your order ${orderId} could not be delivered${because(failedReason, '–')}. It will be tried again.`,
    },
  }),
  delivered: ({ orderId }: Told): Words => ({
    th: { title: 'ได้รับสินค้าแล้ว', body: `คำสั่งซื้อ ${orderId} ส่งถึงแล้ว ขอบคุณที่อุดหนุนค่ะ` },
    en: { title: 'Delivered', body: `Your order ${orderId} has been delivered. Thank you.` },
  }),
  canceled: ({ orderId, stepReason }: Told): Words => ({
    th: {
      title: 'คำสั่งซื้อถูกยกเลิก',
      body: `ร้านยกเลิกคำสั่งซื้อ ${orderId} แล้ว${because(stepReason, 'เนื่องจาก')}`,
    },
    en: {
      title: 'Order canceled',
      body: `The shop has canceled your order ${orderId}${because(stepReason, '–')}.`,
    },
  }),
  changed: ({ orderId, totalSatang, orderedTotalSatang }: Told): Words => {
    const [total, ordered] = [totalSatang, orderedTotalSatang ?? totalSatang].map((satang) =>
      formatBaht(bahtFromSatang(satang)),
    );
    return {
      th: {
        title: 'ยอดคำสั่งซื้อเปลี่ยน',
        body: `คำสั่งซื้อ ${orderId} จัดสินค้าได้ไม่ครบ ยอดใหม่ ${total} จากเดิม ${ordered}`,
      },
      en: {
        title: 'The sum has changed',
        body: `Your order ${orderId} could not be packed in full. Its new total is ${total} instead of ${ordered}.`,
      },
    };
  },
  noted: ({ orderId, noteReason }: Told): Words => ({
    th: { title: 'ข้อความจากร้าน', body: `คำสั่งซื้อ ${orderId}:${because(noteReason, '')}` },
    en: { title: 'A word from the shop', body: `Order ${orderId}:${because(noteReason, '')}` },
  }),
  returned: ({ orderId }: Told): Words => ({
    th: { title: 'ร้านได้รับสินค้าคืนแล้ว', body: `ร้านได้รับสินค้าคืนจากคำสั่งซื้อ ${orderId} แล้ว` },
    en: { title: 'Goods came back', body: `The shop has received goods back from your order ${orderId}.` },
  }),
} as const;

/** For staff: orders that nobody has approved for too long. */
export function waitingWords(
  { nameTh, nameEn, many }: WaitingCenter,
  { minutes, most }: { minutes: number; most: number },
): Words {
  const count = many >= most ? `${most}+` : String(many);
  return {
    th: {
      title: `รอยืนยัน ${count} รายการ · ${nameTh}`,
      body: `${nameTh} มีคำสั่งซื้อรอยืนยันนานเกิน ${minutes} นาที ${count} รายการ`,
    },
    en: {
      title: `${many === 1 ? '1 order waits' : `${count} orders wait`} · ${nameEn}`,
      body: `${nameEn}: ${many === 1 ? '1 order has' : `${count} orders have`} been waiting for more than ${minutes} minutes.`,
    },
  };
}
