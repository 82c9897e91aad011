import { after, ask, options, type QuestionPlan } from '../questions.ts';

/** What the club asks its members about their pets. */
export const questions: readonly QuestionPlan[] = [
  {
    id: '5e700000-0000-4000-8000-000000000001',
    kind: 'group',
    name: { th: 'น้อง ๆ ที่บ้านคุณ', en: 'The pets in your home' },
    intro: {
      th: 'เล่าเรื่องสัตว์เลี้ยงให้เราฟังสักหน่อย เพื่อให้เราแนะนำอาหารและโปรโมชันที่เหมาะกับน้อง',
      en: 'Tell us a little about your pets, so that we can suggest food and offers that suit them.',
    },
    customerTypes: [],
    questions: [
      ask(
        'pets',
        'several',
        { th: 'ที่บ้านเลี้ยงสัตว์อะไรบ้าง', en: 'Which pets live with you?' },
        {
          options: options({
            dog: { th: 'สุนัข', en: 'Dog' },
            cat: { th: 'แมว', en: 'Cat' },
            small: { th: 'กระต่ายหรือแฮมสเตอร์', en: 'Rabbit or hamster' },
            bird: { th: 'นก', en: 'Bird' },
            fish: { th: 'ปลา', en: 'Fish' },
          }),
        },
      ),
      ask(
        'dogsize',
        'one',
        { th: 'สุนัขของคุณตัวใหญ่แค่ไหน', en: 'How big is your dog?' },
        {
          when: after('pets', 'dog'),
          options: options({
            small: { th: 'พันธุ์เล็ก ไม่เกิน 10 กก.', en: 'Small, up to 10 kg' },
            middle: { th: 'พันธุ์กลาง 10–25 กก.', en: 'Medium, 10 to 25 kg' },
            large: { th: 'พันธุ์ใหญ่ เกิน 25 กก.', en: 'Large, over 25 kg' },
          }),
        },
      ),
      ask(
        'indoor',
        'yesNo',
        { th: 'แมวอยู่ในบ้านตลอดเวลาหรือไม่', en: 'Does your cat always stay indoors?' },
        { when: after('pets', 'cat') },
      ),
      ask(
        'litter',
        'one',
        { th: 'ใช้ทรายแมวแบบไหน', en: 'Which litter do you use?' },
        {
          when: after('indoor', 'yes'),
          required: false,
          options: options({
            clay: { th: 'ทรายเบนโทไนต์', en: 'Clay' },
            tofu: { th: 'ทรายเต้าหู้', en: 'Tofu' },
            wood: { th: 'ไม้สนอัดเม็ด', en: 'Pine pellets' },
            other: { th: 'แบบอื่น', en: 'Another kind' },
          }),
        },
      ),
      ask(
        'many',
        'number',
        { th: 'เลี้ยงรวมทั้งหมดกี่ตัว', en: 'How many pets are there in all?' },
        { least: 1, most: 99 },
      ),
      ask('allergy', 'yesNo', { th: 'มีตัวไหนแพ้อาหารหรือไม่', en: 'Is any of them allergic to some food?' }),
      ask(
        'allergic',
        'text',
        { th: 'แพ้อะไรบ้าง', en: 'What are they allergic to?' },
        { when: after('allergy', 'yes'), required: false },
      ),
      ask(
        'service',
        'rating',
        { th: 'คุณพอใจกับบริการของเราแค่ไหน', en: 'How satisfied are you with our service?' },
        { required: false },
      ),
    ],
  },
];
