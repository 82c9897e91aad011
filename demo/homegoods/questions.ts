import { after, ask, options, type QuestionPlan } from '../questions.ts';

/** What salesmen look at in a shop that they visit. */
export const questions: readonly QuestionPlan[] = [
  {
    id: '5e700000-0000-4000-8000-000000000002',
    kind: 'survey',
    name: { th: 'ตรวจชั้นวางสินค้า', en: 'Shelf check' },
    intro: {
      th: 'ดูที่ชั้นวางจริงก่อนตอบ ใช้เวลาไม่เกิน 3 นาที',
      en: 'Look at the shelf before you answer. It takes three minutes at most.',
    },
    customerTypes: ['trade'],
    questions: [
      ask('shelf', 'yesNo', {
        th: 'มีสินค้าของเราวางขายบนชั้นหรือไม่',
        en: 'Are our products on the shelf?',
      }),
      ask(
        'why',
        'one',
        { th: 'เหตุใดจึงไม่มีสินค้าวางขาย', en: 'Why are they not?' },
        {
          when: after('shelf', 'no'),
          options: options({
            soldout: { th: 'สินค้าหมด รอของเข้า', en: 'Sold out, waiting for goods' },
            price: { th: 'ราคาสู้ร้านอื่นไม่ได้', en: 'The price cannot compete' },
            slow: { th: 'ขายช้า เลิกสั่ง', en: 'They sell slowly and are not ordered any more' },
            space: { th: 'ไม่มีที่วาง', en: 'There is no room' },
          }),
        },
      ),
      ask(
        'facings',
        'number',
        { th: 'วางกี่แถวหน้า', en: 'How many facings are there?' },
        { when: after('shelf', 'yes'), least: 1, most: 200 },
      ),
      ask(
        'place',
        'one',
        { th: 'สินค้าอยู่ระดับไหนของชั้น', en: 'At which height are they?' },
        {
          when: after('shelf', 'yes'),
          options: options({
            eye: { th: 'ระดับสายตา', en: 'Eye level' },
            hand: { th: 'ระดับมือ', en: 'Hand level' },
            floor: { th: 'ชั้นล่าง', en: 'Bottom shelf' },
          }),
        },
      ),
      ask(
        'rivals',
        'several',
        { th: 'คู่แข่งทำอะไรอยู่ที่ร้านนี้', en: 'What are competitors doing here?' },
        {
          required: false,
          options: options({
            promo: { th: 'จัดโปรโมชันลดราคา', en: 'Price promotion' },
            gift: { th: 'แถมของ', en: 'Gifts' },
            display: { th: 'ตั้งกองโชว์', en: 'Display stack' },
          }),
        },
      ),
      ask('tidy', 'rating', { th: 'ชั้นวางเรียบร้อยแค่ไหน', en: 'How tidy is the shelf?' }),
      ask(
        'wish',
        'text',
        { th: 'เจ้าของร้านอยากให้เราช่วยเรื่องใด', en: 'What would the owner like us to do?' },
        { required: false },
      ),
    ],
  },
];
