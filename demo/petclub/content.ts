import type { ContentPlan } from '../content/types.ts';

export const content: ContentPlan = {
  contact: {
    phone: '02-555-0188',
    email: 'hello@khonpui.example',
    hours: { th: 'ทุกวัน 9.00–18.00 น.', en: 'every day 9 am to 6 pm' },
  },
  banners: [
    {
      code: 'BN_CATFOOD',
      title: { th: 'มื้อโปรดของเจ้าเหมียว', en: 'What your cat is waiting for' },
      summary: {
        th: 'อาหารเม็ดและอาหารเปียกครบทุกสูตร ยกลังถูกกว่าต่อชิ้น',
        en: 'Dry and wet food for every age, cheaper by the case',
      },
      link: '/product?h1=P1&h2=P11',
      picture: { colour: '#c2410c', mark: 'paw', goods: ['111', '112', '113'] },
      fromDay: -20,
      toDay: 120,
    },
    {
      code: 'BN_FREESHIP',
      title: { th: 'ส่งฟรีเมื่อครบ ฿799', en: 'Free delivery from ฿799' },
      summary: {
        th: 'จากศูนย์ใกล้คุณ ทรายแมวกระสอบใหญ่ก็ส่งถึงบ้าน',
        en: 'From the center near you, heavy litter bags included',
      },
      link: '/product?h1=P1&h2=P12',
      picture: { colour: '#fde68a', mark: 'cat', goods: ['121', '122', '132'] },
      fromDay: -60,
    },
    {
      code: 'BN_DOGS',
      title: { th: 'พร้อมเที่ยวไปกับน้องหมา', en: 'Ready for the next walk' },
      summary: {
        th: 'ปลอกคอ สายจูง และขนมฝึก เลือกให้เข้าชุด',
        en: 'Collars, leashes and treats that go together',
      },
      link: '/product?h1=P2',
      picture: { colour: '#1d4e89', mark: 'bone', goods: ['211', '232', '213'] },
      fromDay: -10,
      toDay: 90,
    },
    {
      code: 'BN_GROOMING',
      title: { th: 'อาบน้ำสบาย ขนหอมฟู', en: 'Bath day made easy' },
      summary: {
        th: 'แชมพู แปรง และดูแลสุขภาพ ครบในที่เดียว',
        en: 'Shampoo, brushes and health care in one place',
      },
      link: '/product?h1=P5',
      picture: { colour: '#bfe7dd', mark: 'bubbles', goods: ['521', '522', '512'] },
      fromDay: -5,
    },
    {
      code: 'BN_OVER',
      title: { th: 'สัปดาห์คนรักปลา', en: 'Fish lovers’ week' },
      summary: { th: 'จบไปแล้ว พบกันใหม่ปีหน้า', en: 'It is over; see you next year' },
      link: '/product?h1=P4',
      picture: { colour: '#0e7490', mark: 'fish', goods: ['411', '422', '421'] },
      fromDay: -60,
      toDay: -30,
    },
  ],
  news: [
    {
      code: 'NEWS_HOLIDAY',
      title: { th: 'รอบจัดส่งช่วงวันหยุดปีใหม่', en: 'Deliveries over the new year holidays' },
      summary: {
        th: 'สั่งก่อนเที่ยงวันที่ 29 ธันวาคม รับของก่อนหยุดยาว',
        en: 'Order by noon on 29 December to have it before the holidays',
      },
      body: {
        th: `ช่วงปีใหม่มีคำสั่งซื้อมากกว่าปกติ เราปรับรอบจัดส่งดังนี้
- **29 ธันวาคม** สั่งก่อน 12.00 น. ส่งภายในวันเดียวกัน
- **30 ธันวาคม – 2 มกราคม** หยุดจัดส่ง ยังสั่งซื้อได้ตามปกติ
- **3 มกราคม** เริ่มจัดส่งตามลำดับคำสั่งซื้อ
> อาหารประจำของน้อง ๆ ควรสั่งเผื่อไว้อย่างน้อยหนึ่งสัปดาห์`,
        en: `There are more orders than usual over the new year, so these are our days:
- **29 December**: orders before noon go out the same day.
- **30 December to 2 January**: no deliveries; you can still order.
- **3 January**: deliveries go on in the order they came.
> It is wise to have a week of your pet's usual food in the house.`,
      },
      picture: { colour: '#7c2d12', mark: 'star', goods: ['211', '111', '241'] },
      fromDay: -3,
      toDay: 45,
    },
    {
      code: 'NEWS_CHANGE_FOOD',
      title: { th: 'เปลี่ยนอาหารแมวอย่างไรไม่ให้ท้องเสีย', en: 'Changing your cat’s food without an upset stomach' },
      summary: {
        th: 'ค่อย ๆ ผสมภายใน 7 วัน ตารางง่าย ๆ ทำตามได้เลย',
        en: 'Mix it in over 7 days: a simple plan',
      },
      body: {
        th: `แมวปรับตัวกับอาหารใหม่ช้ากว่าที่คิด การเปลี่ยนทันทีทำให้ถ่ายเหลวหรือไม่ยอมกิน
## ตาราง 7 วัน
1. วันที่ 1–2 อาหารใหม่หนึ่งส่วน อาหารเดิมสามส่วน
2. วันที่ 3–4 อย่างละครึ่ง
3. วันที่ 5–6 อาหารใหม่สามส่วน อาหารเดิมหนึ่งส่วน
4. วันที่ 7 อาหารใหม่ทั้งหมด
## สังเกตอาการ
ถ้าถ่ายเหลวเกิน 2 วันหรือไม่กินอาหารเกิน 1 วัน ให้กลับไปใช้อาหารเดิมและปรึกษาสัตวแพทย์
ดู[อาหารแมวทั้งหมด](/product?h1=P1&h2=P11)`,
        en: `Cats take longer to get used to new food than we think. A sudden change may mean an upset stomach, or an untouched bowl.
## Seven days
1. Days 1 and 2: one part new, three parts old.
2. Days 3 and 4: half and half.
3. Days 5 and 6: three parts new, one part old.
4. Day 7: all new.
## Watch for
Loose stools for more than 2 days, or no eating for more than 1 day: go back to the old food and ask your vet.
See [all cat food](/product?h1=P1&h2=P11).`,
      },
      picture: { colour: '#fcd5b5', mark: 'cat', goods: ['111', '112', '611'] },
      fromDay: -14,
    },
    {
      code: 'NEWS_HATYAI',
      title: { th: 'เปิดศูนย์หาดใหญ่ ส่งไวขึ้นทั่วภาคใต้', en: 'Hat Yai center opens: faster in the South' },
      summary: {
        th: 'ลูกค้าภาคใต้รับของได้เร็วขึ้นและเห็นสต็อกจริงของศูนย์',
        en: 'Southern customers get their goods sooner, and see the stock that is really there',
      },
      body: {
        th: `ศูนย์จัดจำหน่ายหาดใหญ่เปิดให้บริการแล้ว ลูกค้าภาคใต้เลือกศูนย์นี้ได้จากชื่อศูนย์ด้านบนของร้าน
- เห็นสต็อกของศูนย์หาดใหญ่
- รับสินค้าเร็วขึ้นโดยไม่ต้องรอจากกรุงเทพฯ
- ราคาเท่ากันทุกศูนย์`,
        en: `Our center in Hat Yai is open. Choose it from the name of the center at the top of the shop:
- you see the stock of Hat Yai;
- your goods no longer come all the way from Bangkok;
- prices are the same at every center.`,
      },
      picture: { colour: '#14532d', mark: 'house', goods: ['211', '121', '311'] },
      fromDay: -40,
    },
    {
      code: 'NEWS_SOON',
      title: { th: 'งานพบปะคนรักกระต่าย', en: 'Rabbit lovers meet' },
      summary: { th: 'รายละเอียดเร็ว ๆ นี้', en: 'Details are to come' },
      body: { th: 'พบกันที่ศูนย์บางนา', en: 'At our center in Bang Na' },
      picture: { colour: '#e9d5ff', mark: 'rabbit', goods: ['311', '312', '313'] },
      fromDay: 20,
    },
  ],
  questions: [
    {
      question: { th: 'สินค้าเปิดใช้แล้วคืนได้ไหม', en: 'Can I return what I have opened?' },
      answer: {
        th: 'อาหารและขนมที่เปิดแล้วคืนไม่ได้ ยกเว้นสินค้ามีปัญหาจากการผลิต ของใช้ที่ยังไม่ได้ใช้คืนได้ภายใน 7 วัน',
        en: 'Opened food and treats cannot come back unless something is wrong with them. Unused supplies can, within 7 days.',
      },
    },
    {
      question: { th: 'ร้านเพ็ทช็อปสั่งราคาส่งได้ไหม', en: 'Are there prices for pet shops?' },
      answer: {
        th: 'ได้ เมื่อเข้าสู่ระบบด้วยบัญชีร้านค้าจะเห็นราคาของคุณ ติดต่อเราเพื่อเปิดบัญชีร้านค้า',
        en: 'Yes. Signed in with a shop account you see your own prices. Contact us to open one.',
      },
    },
  ],
  coupons: [
    {
      code: 'WELCOME50',
      name: { th: 'ต้อนรับสมาชิกใหม่ ลด ฿50', en: 'Welcome: ฿50 off' },
      kind: 'baht',
      baht: 50,
      minimumBaht: 500,
      perCustomer: 1,
      fromDay: -90,
    },
    {
      code: 'CAT10',
      name: { th: 'ทาสแมวลด 10% สูงสุด ฿200', en: 'Cat people: 10% off, at most ฿200' },
      kind: 'percent',
      percent: 10,
      maximumBaht: 200,
      minimumBaht: 800,
      perCustomer: 2,
      fromDay: -10,
      toDay: 60,
    },
    {
      code: 'MIDYEAR100',
      name: { th: 'กลางปีลด ฿100', en: 'Mid-year: ฿100 off' },
      kind: 'baht',
      baht: 100,
      minimumBaht: 1_000,
      inAll: 500,
      fromDay: -180,
      toDay: -120,
    },
  ],
};
