import type { ContentPlan } from '../content/types.ts';

export const content: ContentPlan = {
  contact: {
    phone: '02-555-0277',
    email: 'care@medisuk.example',
    hours: { th: 'จันทร์–เสาร์ 8.30–17.30 น.', en: 'Monday to Saturday 8.30 am to 5.30 pm' },
  },
  banners: [
    {
      code: 'BN_GLOVES',
      title: { th: 'ถุงมือและหน้ากากพร้อมส่ง', en: 'Gloves and masks in stock' },
      summary: {
        th: 'ไนไตร ลาเท็กซ์ และ N95 ยกลังสำหรับคลินิกและร้านยา',
        en: 'Nitrile, latex and N95 by the case for clinics and pharmacies',
      },
      link: '/product?h1=M1',
      picture: { colour: '#0f766e', mark: 'shield', goods: ['111', '121', '122'] },
      fromDay: -30,
    },
    {
      code: 'BN_WOUND',
      title: { th: 'ชุดทำแผลครบในคำสั่งซื้อเดียว', en: 'Wound care in one order' },
      summary: { th: 'ก๊อซ พลาสเตอร์ น้ำเกลือ และแอลกอฮอล์', en: 'Gauze, plasters, saline and alcohol' },
      link: '/product?h1=M2',
      picture: { colour: '#dbeafe', mark: 'cross', goods: ['211', '221', '222'] },
      fromDay: -15,
      toDay: 120,
    },
    {
      code: 'BN_MONITORS',
      title: { th: 'เครื่องวัดสุขภาพแม่นยำ', en: 'Monitors you can rely on' },
      summary: {
        th: 'ความดัน น้ำตาล ออกซิเจน มีเอกสารรับรองทุกรุ่น',
        en: 'Blood pressure, glucose and oxygen, each with its certificate',
      },
      link: '/product?h1=M4&h2=M41',
      picture: { colour: '#1e3a5f', mark: 'pulse', goods: ['411', '412', '413'] },
      fromDay: -45,
    },
    {
      code: 'BN_FREESHIP',
      title: { th: 'ส่งฟรีเมื่อครบ ฿5,000', en: 'Free delivery from ฿5,000' },
      summary: {
        th: 'จาก 4 ศูนย์ทั่วประเทศ พร้อมใบกำกับภาษีเต็มรูป',
        en: 'From four centers, with a full tax invoice',
      },
      link: '/product',
      picture: { colour: '#ccfbf1', mark: 'heart', goods: ['521', '511', '532'] },
      fromDay: -60,
    },
  ],
  news: [
    {
      code: 'NEWS_DOCUMENTS',
      title: {
        th: 'เปิดบัญชีคลินิกและร้านยาต้องใช้เอกสารอะไร',
        en: 'Papers for opening a clinic or pharmacy account',
      },
      summary: {
        th: 'เตรียมเอกสาร 3 อย่าง อนุมัติภายใน 1 วันทำการ',
        en: 'Three papers, approved within one working day',
      },
      body: {
        th: `เพื่อให้ขายเวชภัณฑ์ได้ตามกฎหมาย เราตรวจเอกสารของลูกค้าใหม่ทุกราย
1. สำเนาใบอนุญาตสถานพยาบาลหรือใบอนุญาตขายยา
2. หนังสือรับรองนิติบุคคลหรือทะเบียนพาณิชย์
3. ภ.พ. 20 (ถ้ามี) สำหรับออกใบกำกับภาษี
> ระหว่างรออนุมัติ คุณเลือกชมสินค้าได้ แต่ยังไม่เห็นราคา`,
        en: `The law asks us to know who buys medical supplies, so we look at the papers of every new customer:
1. a copy of the clinic's or pharmacy's licence;
2. the company or commercial registration;
3. the VAT certificate, if there is one, for tax invoices.
> While you wait you can look around, but see no prices yet.`,
      },
      picture: { colour: '#115e59', mark: 'cross', goods: ['323', '211', '422'] },
      fromDay: -50,
    },
    {
      code: 'NEWS_COLD',
      title: { th: 'เก็บแอลกอฮอล์และน้ำเกลืออย่างไรให้ถูกวิธี', en: 'Storing alcohol and saline the right way' },
      summary: { th: 'อุณหภูมิ แสง และวันหมดอายุที่ควรดู', en: 'Temperature, light, and the dates to look at' },
      body: {
        th: `## แอลกอฮอล์
เก็บในที่อากาศถ่ายเท ห่างไฟและความร้อน ไม่วางในรถที่จอดกลางแดด
## น้ำเกลือ
- ใช้ภายใน 24 ชั่วโมงหลังเปิดสำหรับล้างแผล
- ปิดฝาให้สนิทและไม่เทกลับลงขวด
- ดูวันหมดอายุและตะกอนก่อนใช้ทุกครั้ง
ดู[น้ำยาฆ่าเชื้อทั้งหมด](/product?h1=M2&h2=M22)`,
        en: `## Alcohol
Keep it where air moves, away from flames and heat, and never in a car in the sun.
## Saline
- Use it within 24 hours of opening when washing wounds.
- Close it well, and pour nothing back.
- Look at the date, and for any sediment, each time.
See [all antiseptics](/product?h1=M2&h2=M22).`,
      },
      picture: { colour: '#e0f2fe', mark: 'drop', goods: ['221', '222', '223'] },
      fromDay: -20,
    },
    {
      code: 'NEWS_AUDIT',
      title: { th: 'ปิดรับคำสั่งซื้อเพื่อตรวจนับสต็อกประจำปี', en: 'Closed for the yearly stock count' },
      summary: { th: 'งดจัดส่งวันที่ 30–31 ธันวาคม', en: 'No deliveries on 30 and 31 December' },
      body: {
        th: 'ทุกศูนย์ตรวจนับสต็อกประจำปีในวันที่ 30–31 ธันวาคม คำสั่งซื้อที่เข้ามาจะจัดส่งในวันทำการถัดไป กรณีเร่งด่วนโปรด[ติดต่อเรา](/contents/CONTACT_001)',
        en: 'All centers count their stock on 30 and 31 December. Orders placed then go out on the next working day. If it is urgent, please [contact us](/contents/CONTACT_001).',
      },
      picture: { colour: '#334155', mark: 'scale', goods: ['414', '412', '311'] },
      fromDay: -1,
      toDay: 45,
    },
  ],
  questions: [
    {
      question: { th: 'ทำไมยังไม่เห็นราคา', en: 'Why do I see no prices?' },
      answer: {
        th: 'ราคาเวชภัณฑ์แสดงเฉพาะลูกค้าที่เข้าสู่ระบบและได้รับอนุมัติแล้ว ตามระเบียบของร้าน',
        en: 'Prices of medical supplies are shown to approved customers who have signed in.',
      },
    },
    {
      question: { th: 'ขอใบกำกับภาษีและใบรับรองสินค้าได้ไหม', en: 'Can I have tax invoices and certificates?' },
      answer: {
        th: 'ได้ ทุกคำสั่งซื้อออกใบกำกับภาษีเต็มรูปตามที่อยู่ที่คุณเลือก ใบรับรองสินค้าขอได้จากฝ่ายบริการลูกค้า',
        en: 'Yes. Every order comes with a full tax invoice to the address you choose; certificates come from customer service.',
      },
    },
  ],
  coupons: [
    {
      code: 'CLINIC300',
      name: { th: 'คลินิกใหม่ลด ฿300', en: 'New clinics: ฿300 off' },
      kind: 'baht',
      baht: 300,
      minimumBaht: 5_000,
      perCustomer: 1,
      fromDay: -120,
    },
    {
      code: 'STOCKUP5',
      name: { th: 'ตุนสต็อกลด 5% สูงสุด ฿1,000', en: 'Stock up: 5% off, at most ฿1,000' },
      kind: 'percent',
      percent: 5,
      maximumBaht: 1_000,
      minimumBaht: 10_000,
      fromDay: -20,
      toDay: 40,
    },
  ],
};
