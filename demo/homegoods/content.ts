import type { ContentPlan } from '../content/types.ts';

export const content: ContentPlan = {
  contact: {
    phone: '02-555-0366',
    email: 'sales@krobbaan.example',
    hours: { th: 'ทุกวัน 7.00–19.00 น.', en: 'every day 7 am to 7 pm' },
  },
  banners: [
    {
      code: 'BN_CASES',
      title: { th: 'ซื้อยกลัง ขายดีทุกวัน', en: 'Buy by the case, sell every day' },
      summary: {
        th: 'ของใช้ขายดีราคายกลัง สำหรับร้านโชห่วยและมินิมาร์ท',
        en: 'Best sellers at case prices for grocers and minimarts',
      },
      link: '/product?h1=H1',
      picture: { colour: '#1e4fa3', mark: 'bubbles', goods: ['112', '121', '113'] },
      fromDay: -30,
    },
    {
      code: 'BN_KITCHEN',
      title: { th: 'ครัวร้านอาหารครบทุกมื้อ', en: 'Everything for a busy kitchen' },
      summary: { th: 'ข้าวสาร น้ำมัน น้ำปลา ส่งถึงหน้าร้าน', en: 'Rice, oil and fish sauce, delivered to your door' },
      link: '/product?h1=H3&h2=H31',
      picture: { colour: '#fde8c8', mark: 'chili', goods: ['312', '311', '313'] },
      fromDay: -12,
      toDay: 120,
    },
    {
      code: 'BN_DRINKS',
      title: { th: 'เครื่องดื่มเย็น ๆ เติมตู้ให้เต็ม', en: 'Fill the fridge with cold drinks' },
      summary: { th: 'น้ำดื่ม น้ำผลไม้ นม และกาแฟ ยกลัง', en: 'Water, juice, milk and coffee by the case' },
      link: '/product?h1=H4',
      picture: { colour: '#0e7490', mark: 'cup', goods: ['411', '412', '421'] },
      fromDay: -25,
    },
    {
      code: 'BN_FREESHIP',
      title: { th: 'ส่งฟรีเมื่อครบ ฿3,000', en: 'Free delivery from ฿3,000' },
      summary: { th: 'จาก 5 ศูนย์ทั่วไทย ส่งทุกวัน', en: 'From five centers across Thailand, every day' },
      link: '/product',
      picture: { colour: '#dbeafe', mark: 'house', goods: ['211', '133', '521'] },
      fromDay: -60,
    },
  ],
  news: [
    {
      code: 'NEWS_SHELF',
      title: { th: 'จัดชั้นร้านชำอย่างไรให้ขายดี', en: 'Shelves that sell: a guide for grocers' },
      summary: {
        th: 'วางของขายดีระดับสายตา และ 4 เรื่องที่ทำได้ทันที',
        en: 'Best sellers at eye level, and four things to do today',
      },
      body: {
        th: `ร้านเล็กขายดีขึ้นได้โดยไม่ต้องเพิ่มพื้นที่
1. วางสินค้าขายดีไว้ระดับสายตา สินค้าหนักไว้ล่าง
2. จัดของที่ใช้คู่กันไว้ใกล้กัน เช่น บะหมี่กับปลากระป๋อง
3. เติมชั้นให้เต็มก่อนช่วงเย็น
4. ดูสต็อกทุกวันจันทร์แล้วสั่งครั้งเดียวให้ครบยอดส่งฟรี
ดู[สินค้าทั้งหมด](/product)`,
        en: `A small shop can sell more without more room:
1. best sellers at eye level, heavy goods below;
2. what goes together stands together, such as noodles and canned fish;
3. shelves filled before the evening;
4. stock counted on Mondays, and one order that reaches free delivery.
See [all products](/product).`,
      },
      picture: { colour: '#1e3a8a', mark: 'house', goods: ['321', '322', '323'] },
      fromDay: -18,
    },
    {
      code: 'NEWS_ROUTES',
      title: { th: 'เพิ่มรอบส่งภาคเหนือทุกวันพุธ', en: 'Another delivery day in the North: Wednesdays' },
      summary: {
        th: 'ศูนย์ลำพูนส่งเพิ่มอีกหนึ่งรอบ เริ่มสัปดาห์นี้',
        en: 'The Lamphun center adds a round, beginning this week',
      },
      body: {
        th: `ลูกค้าของศูนย์ลำพูนรับของได้สัปดาห์ละ 3 วัน
- **จันทร์** ลำพูน ลำปาง
- **พุธ** เชียงใหม่ และอำเภอรอบเมือง
- **ศุกร์** ทุกเส้นทาง
> สั่งก่อน 15.00 น. ของวันก่อนหน้า`,
        en: `Customers of the Lamphun center now have three days a week:
- **Monday**: Lamphun and Lampang;
- **Wednesday**: Chiang Mai and the districts around it;
- **Friday**: all routes.
> Order by 3 pm of the day before.`,
      },
      picture: { colour: '#14532d', mark: 'leaf', goods: ['411', '211', '311'] },
      fromDay: -6,
    },
    {
      code: 'NEWS_PRICES',
      title: { th: 'ปรับราคาน้ำมันพืชตามต้นทุน', en: 'Cooking oil follows its cost' },
      summary: {
        th: 'ราคาใหม่มีผลต้นเดือนหน้า สั่งก่อนได้ราคาเดิม',
        en: 'New prices from next month; orders before then keep the old ones',
      },
      body: {
        th: 'ผู้ผลิตแจ้งปรับราคาน้ำมันพืชตามต้นทุนวัตถุดิบ คำสั่งซื้อที่ยืนยันก่อนสิ้นเดือนนี้ยังได้ราคาเดิม ดู[น้ำมันพืชทั้งหมด](/product?h1=H3&h2=H31&h3=H312)',
        en: 'Makers have raised the price of cooking oil with the cost of their materials. Orders placed before the end of this month keep the old price. See [all cooking oil](/product?h1=H3&h2=H31&h3=H312).',
      },
      picture: { colour: '#fef3c7', mark: 'drop', goods: ['312', '511', '313'] },
      fromDay: -9,
      toDay: 40,
    },
  ],
  questions: [
    {
      question: { th: 'ซื้อปลีกเป็นชิ้นได้ไหม', en: 'Can I buy single pieces?' },
      answer: {
        th: 'ได้ ปุ่มใส่ตะกร้าจะเลือกหน่วยใหญ่สุดไว้ก่อนเพราะคุ้มกว่า เปลี่ยนเป็นชิ้นหรือแพ็คได้ที่ตัวเลือกหน่วย',
        en: 'Yes. The add button takes the biggest unit because it is the best value; choose a pack or a piece beside it.',
      },
    },
    {
      question: { th: 'ร้านค้าขอเครดิตได้ไหม', en: 'Is there credit for shops?' },
      answer: {
        th: 'ร้านที่สั่งซื้อต่อเนื่องขอวงเงินเครดิตได้ ติดต่อฝ่ายขายประจำเขตของคุณ',
        en: 'Shops that order regularly can ask for credit; please speak to your area salesman.',
      },
    },
  ],
  coupons: [
    {
      code: 'SHOP100',
      name: { th: 'ร้านค้าใหม่ลด ฿100', en: 'New shops: ฿100 off' },
      kind: 'baht',
      baht: 100,
      minimumBaht: 3_000,
      perCustomer: 1,
      fromDay: -100,
    },
    {
      code: 'CASE3',
      name: { th: 'ยกลังลด 3% สูงสุด ฿500', en: 'By the case: 3% off, at most ฿500' },
      kind: 'percent',
      percent: 3,
      maximumBaht: 500,
      minimumBaht: 5_000,
      perCustomer: 4,
      fromDay: -15,
      toDay: 75,
    },
  ],
};
