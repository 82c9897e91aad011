import type { DeliveryMethod } from '#domain/orders/delivery.ts';
import type { DemoCenter, Words } from '../types.ts';
import type { ContactPlan, ContentPlan } from './types.ts';

/** What the standing pages are made from: only what the shop's own settings keep. */
export type ShopFacts = {
  name: Words;
  centers: readonly DemoCenter[];
  contact: ContactPlan;
  questions: ContentPlan['questions'];
  delivery: readonly DeliveryMethod[];
  /** Baht; 0 for none. */
  minimumOrder: number;
  showsGuestPrices: boolean;
  approvesNewCustomers: boolean;
  lineUrl: string | undefined;
};

type Page = { code: string; title: Words; summary: Words; body: Words };

const baht = (amount: number): string => amount.toLocaleString('en-US');

/** Every way of delivery with its fee, in one sentence. */
function delivery({ delivery: methods }: ShopFacts): Words {
  const told = methods.map(({ name, feeSatang, freeFromSatang }): Words => {
    if (feeSatang === 0) return { th: `${name.th} ฟรี`, en: `${name.en}: free` };
    const [fee, free] = [baht(feeSatang / 100), baht(freeFromSatang / 100)];
    return freeFromSatang > 0
      ? {
          th: `${name.th} ฿${fee} ฟรีเมื่อค่าสินค้าครบ ฿${free}`,
          en: `${name.en}: ฿${fee}, free from ฿${free} of goods`,
        }
      : { th: `${name.th} ฿${fee}`, en: `${name.en}: ฿${fee}` };
  });
  return {
    th: `ค่าจัดส่งต่อคำสั่งซื้อ: ${told.map(({ th }) => th).join(' · ')}`,
    en: `Delivery of an order – ${told.map(({ en }) => en).join('; ')}.`,
  };
}

const minimum = ({ minimumOrder }: ShopFacts): Words =>
  minimumOrder > 0
    ? {
        th: `\n> ยอดสั่งซื้อขั้นต่ำ ฿${baht(minimumOrder)} ต่อคำสั่งซื้อ\n`,
        en: `\n> The smallest order is ฿${baht(minimumOrder)}.\n`,
      }
    : { th: '', en: '' };

export function howTo(facts: ShopFacts): Page {
  const { showsGuestPrices, approvesNewCustomers } = facts;
  const fee = delivery(facts);
  const least = minimum(facts);
  const prices: Words = showsGuestPrices
    ? {
        th: 'เลือกชมสินค้าและราคาได้ทันทีโดยไม่ต้องเข้าสู่ระบบ',
        en: 'Look around and see prices without signing in.',
      }
    : {
        th: 'เลือกชมสินค้าได้ทันที ราคาจะแสดงเมื่อเข้าสู่ระบบ',
        en: 'Look around at once; prices show once you have signed in.',
      };
  const approval: Words = approvesNewCustomers
    ? {
        th: '\n> ลูกค้าใหม่จะสั่งซื้อได้หลังจากเจ้าหน้าที่ตรวจเอกสารและอนุมัติบัญชีแล้ว\n',
        en: '\n> New customers can order once our staff have checked their papers and approved the account.\n',
      }
    : { th: '', en: '' };
  return {
    code: 'HOWTO_001',
    title: { th: 'วิธีสั่งซื้อสินค้า', en: 'How to order' },
    summary: {
      th: `สั่งซื้อกับ${facts.name.th}ใน 5 ขั้นตอน ตั้งแต่เลือกสินค้าจนถึงรับของ`,
      en: `Ordering from ${facts.name.en} in five steps, from choosing to receiving`,
    },
    body: {
      th: `## สั่งซื้อใน 5 ขั้นตอน
1. **เลือกศูนย์ที่ใกล้คุณ** เพื่อให้เห็นสินค้าและสต็อกของศูนย์นั้น
2. **ค้นหาสินค้า** จากช่องค้นหา หมวดหมู่ หรือรหัสสินค้า ${prices.th}
3. **เลือกหน่วยและจำนวน** สินค้าหลายรายการซื้อเป็นแพ็คหรือยกลังได้ในราคาต่อชิ้นที่ถูกกว่า แล้วกดใส่ตะกร้า
4. **ตรวจสอบตะกร้าและยืนยันคำสั่งซื้อ** เลือกที่อยู่จัดส่ง ที่อยู่ใบกำกับภาษี และวิธีชำระเงิน
5. **รับสินค้า** ติดตามสถานะได้ที่เมนู “คำสั่งซื้อของฉัน” ตั้งแต่ “รอยืนยัน” จน “ได้รับสินค้าแล้ว”
${approval.th}
## ค่าจัดส่ง
${fee.th}
${least.th}
## การชำระเงิน
ชำระเงินปลายทางกับพนักงานจัดส่งเมื่อได้รับสินค้า โปรดเตรียมเงินให้พอดียอด

## แก้ไขหรือยกเลิกคำสั่งซื้อ
ยกเลิกได้เองที่หน้ารายละเอียดคำสั่งซื้อ ตราบใดที่สถานะยังเป็น “รอยืนยัน” หลังจากนั้นโปรด[ติดต่อเรา](/contents/CONTACT_001)

มีคำถามอื่น ดูที่[คำถามที่พบบ่อย](/contents/FAQ_001)`,
      en: `## Five steps
1. **Choose the center near you**, so that you see its goods and its stock.
2. **Find what you need** by searching, by category or by product code. ${prices.en}
3. **Choose the unit and how many.** Many products come in packs or cases at a lower price a piece. Then add them to the cart.
4. **Check the cart and place the order.** Choose where it goes, where the tax invoice goes, and how you pay.
5. **Receive your goods.** Follow the order under “My orders”, from “Waiting for confirmation” to “Delivered”.
${approval.en}
## Delivery
${fee.en}
${least.en}
## Payment
Pay in cash to the driver when your goods arrive. The exact amount helps.

## Changing your mind
You can cancel an order yourself on its page for as long as it is “Waiting for confirmation”. After that please [contact us](/contents/CONTACT_001).

Anything else? See the [frequent questions](/contents/FAQ_001).`,
    },
  };
}

export function questions(facts: ShopFacts): Page {
  const fee = delivery(facts);
  const asked: ContentPlan['questions'] = [
    {
      question: { th: 'สั่งซื้อโดยไม่สมัครสมาชิกได้ไหม', en: 'Can I order without an account?' },
      answer: {
        th: 'เลือกสินค้าใส่ตะกร้าได้เลย แต่ก่อนยืนยันคำสั่งซื้อต้องเข้าสู่ระบบ เพื่อให้เรารู้ที่อยู่จัดส่งและราคาของคุณ ของในตะกร้าจะตามไปด้วยหลังเข้าสู่ระบบ',
        en: 'You can fill your cart at once. Before placing the order you sign in, so that we know your address and your prices. What is in the cart comes along.',
      },
    },
    {
      question: { th: 'ค่าจัดส่งเท่าไร', en: 'What does delivery cost?' },
      answer: fee,
    },
    {
      question: { th: 'ทำไมสินค้าบางรายการขึ้นว่า “สินค้าหมด”', en: 'Why are some products out of stock?' },
      answer: {
        th: 'สต็อกที่เห็นเป็นของศูนย์ที่คุณเลือก ลองเปลี่ยนศูนย์ หรือกดหัวใจเก็บไว้ในรายการโปรดแล้วกลับมาดูใหม่',
        en: 'You see the stock of the center you have chosen. Try another center, or keep the product in your favourites and look again later.',
      },
    },
    {
      question: { th: 'ซื้อยกแพ็คหรือยกลังถูกกว่าไหม', en: 'Are packs and cases cheaper?' },
      answer: {
        th: 'ถูกกว่าเมื่อคิดเป็นราคาต่อชิ้น ใต้ราคาของแต่ละหน่วยจะบอกราคาต่อชิ้นไว้ให้เทียบ',
        en: 'Yes, by the piece. The price of one piece stands under the price of each unit.',
      },
    },
    {
      question: { th: 'จะยกเลิกคำสั่งซื้ออย่างไร', en: 'How do I cancel an order?' },
      answer: {
        th: 'เปิดคำสั่งซื้อจาก[คำสั่งซื้อของฉัน](/history)แล้วกด “ยกเลิกคำสั่งซื้อ” ทำได้ตราบใดที่สถานะยังเป็น “รอยืนยัน”',
        en: 'Open it in [My orders](/history) and press “Cancel order”. That works for as long as it is “Waiting for confirmation”.',
      },
    },
    {
      question: { th: 'ได้รับสินค้าไม่ครบหรือชำรุด ทำอย่างไร', en: 'Something is missing or broken. What now?' },
      answer: {
        th: 'ถ่ายรูปสินค้าและกล่อง แล้วแจ้งเราภายใน 3 วันพร้อมเลขที่คำสั่งซื้อ ดูช่องทางที่[ติดต่อเรา](/contents/CONTACT_001)',
        en: 'Take a photo of the goods and the box and tell us within 3 days, with the order number. See [contact us](/contents/CONTACT_001).',
      },
    },
    ...facts.questions,
  ];
  const body = (language: 'th' | 'en') =>
    asked.map(({ question, answer }) => `### ${question[language]}\n${answer[language]}`).join('\n\n');
  return {
    code: 'FAQ_001',
    title: { th: 'คำถามที่พบบ่อย', en: 'Frequent questions' },
    summary: {
      th: 'เรื่องการสั่งซื้อ การจัดส่ง สต็อก และการคืนสินค้าที่ลูกค้าถามบ่อย',
      en: 'What customers ask about ordering, delivery, stock and returns',
    },
    body: { th: body('th'), en: body('en') },
  };
}

export function contactUs({ name, centers, contact, lineUrl }: ShopFacts): Page {
  const { phone, email, hours } = contact;
  const call = `[${phone}](tel:${phone.replaceAll('-', '')})`;
  const mail = `[${email}](mailto:${email})`;
  const map = ({ latitude, longitude }: DemoCenter) =>
    `https://www.google.com/maps?q=${latitude},${longitude}`;
  return {
    code: 'CONTACT_001',
    title: { th: 'ติดต่อเรา', en: 'Contact us' },
    summary: {
      th: `โทรศัพท์ อีเมล ไลน์ และที่ตั้งศูนย์ของ${name.th}`,
      en: `Telephone, mail, LINE and the centers of ${name.en}`,
    },
    body: {
      th: `## ฝ่ายบริการลูกค้า
- โทร ${call}
- อีเมล ${mail}
${lineUrl === undefined ? '' : `- LINE [แอดไลน์${name.th}](${lineUrl})\n`}- เวลาทำการ ${hours.th}
> โปรดแจ้งเลขที่คำสั่งซื้อเมื่อติดต่อเรื่องคำสั่งซื้อ จะช่วยให้เราตอบได้เร็วขึ้น

## ศูนย์จัดจำหน่าย
${centers.map((center) => `- **${center.name.th}** ${center.fullAddress.th} [แผนที่](${map(center)})`).join('\n')}`,
      en: `## Customer service
- Telephone ${call}
- Mail ${mail}
${lineUrl === undefined ? '' : `- LINE [Add ${name.en}](${lineUrl})\n`}- Open ${hours.en}
> Please have your order number at hand when it is about an order.

## Distribution centers
${centers.map((center) => `- **${center.name.en}** ${center.fullAddress.en} [Map](${map(center)})`).join('\n')}`,
    },
  };
}
