import type { TenantPlan } from '../compose-tenant.ts';
import { brands } from './brands.ts';
import { categories } from './categories.ts';
import { content } from './content.ts';
import { misses } from './misses.ts';
import { questions } from './questions.ts';
import { cleaningFamilies } from './products-cleaning.ts';
import { foodFamilies } from './products-food.ts';
import { personalFamilies } from './products-personal.ts';
import { collections } from './collections.ts';
import { synonyms } from './synonyms.ts';

/** Consumer goods by the case for grocers and hotels; the add button takes the biggest unit. */
export const homegoods: TenantPlan = {
  tenantId: 'homegoods',
  companyCode: 'HOMEGOODS',
  name: { th: 'ครบบ้านค้าส่ง', en: 'Krobbaan Wholesale' },
  colour: '#1e4fa3',
  logo: { mark: 'house', word: 'KROBBAAN' },
  letter: 'H',
  eanPrefix: '23',
  tax: 1,
  brands,
  categories,
  families: [...cleaningFamilies, ...foodFamilies, ...personalFamilies],
  synonyms,
  misses,
  collections,
  webConfig: {
    ADD_SMALLEST_PRICE_UNIT: 'N',
    CATEGORY_COLUMNS_ENABLED: 'N',
    PET_INFORMATION_ENABLED: 'N',
    CHECKOUT_MINIMUM_VALUE: '500',
    CHECKOUT_MAXIMUM_VALUE: '300000',
    DELIVERY_METHODS: JSON.stringify([
      {
        code: 'DELIVERY',
        kind: 'transport',
        th: 'รถส่งของครบบ้าน',
        en: 'Krobbaan’s own truck',
        hintTh: 'ส่งตามรอบรถ ภายใน 1–3 วัน ในพื้นที่ของศูนย์',
        hintEn: 'On the truck’s round, within 1–3 days around the center',
        fee: 80,
        freeFrom: 3000,
      },
      {
        code: 'PARCEL',
        kind: 'parcel',
        th: 'พัสดุ',
        en: 'Parcel',
        hintTh: 'สำหรับสินค้าชิ้นเล็ก ถึงภายใน 2–4 วัน',
        hintEn: 'For small goods, within 2–4 days',
        fee: 60,
      },
      {
        code: 'PICKUP',
        kind: 'pickup',
        th: 'รับเองหน้าคลัง',
        en: 'Pick up at the warehouse',
        hintTh: 'ไม่มีค่าจัดส่ง นำรถมารับได้ทุกวัน',
        hintEn: 'No delivery fee, every day',
      },
    ]),
    MINIMUM_STOCK: '10',
    SMS_SENDER: 'KROBBAAN',
    FOOTER_ABOUT_TH: 'ค้าส่งของกินของใช้ราคายกลัง สำหรับร้านโชห่วย ร้านอาหาร และโรงแรม ส่งทุกวันจากห้าศูนย์ทั่วไทย',
    FOOTER_ABOUT_EN:
      'Groceries and household goods by the case for shops, restaurants and hotels, from five centers across Thailand.',
    SOCIAL_FACEBOOK_URL: 'https://facebook.example/krobbaan',
    SHOP_PHONE: '02-555-0366',
    SHOP_TAX_ID: '0105500000364',
    SOCIAL_LINE_URL: 'https://line.example/ti/p/@krobbaan',
  },
  centers: [
    {
      saleUnit: 'HG01',
      region: 'bangkok',
      name: { th: 'ครบบ้าน บางพลี', en: 'Krobbaan Bang Phli' },
      shortName: 'บางพลี',
      fullAddress: {
        th: '211/9 ถนนเทพารักษ์ ตำบลบางพลีใหญ่ อำเภอบางพลี จังหวัดสมุทรปราการ 10540',
        en: '211/9 Thepharak Road, Bang Phli Yai, Bang Phli, Samut Prakan 10540',
      },
      latitude: 13.60582,
      longitude: 100.70764,
      lineChannel: {
        channel_name: 'ครบบ้าน บางพลี',
        url_line_oa: 'https://line.example/ti/p/@krobbaan-bangphli',
      },
    },
    {
      saleUnit: 'HG02',
      region: 'northeast',
      name: { th: 'ครบบ้าน นครราชสีมา', en: 'Krobbaan Nakhon Ratchasima' },
      shortName: 'โคราช',
      fullAddress: {
        th: '66/2 ถนนมิตรภาพ ตำบลในเมือง อำเภอเมืองนครราชสีมา จังหวัดนครราชสีมา 30000',
        en: '66/2 Mittraphap Road, Nai Mueang, Mueang Nakhon Ratchasima, Nakhon Ratchasima 30000',
      },
      latitude: 14.97993,
      longitude: 102.0977,
      lineChannel: undefined,
    },
    {
      saleUnit: 'HG03',
      region: 'east',
      name: { th: 'ครบบ้าน ชลบุรี', en: 'Krobbaan Chon Buri' },
      shortName: 'ชลบุรี',
      fullAddress: {
        th: '14/30 ถนนสุขุมวิท ตำบลเสม็ด อำเภอเมืองชลบุรี จังหวัดชลบุรี 20000',
        en: '14/30 Sukhumvit Road, Samet, Mueang Chon Buri, Chon Buri 20000',
      },
      latitude: 13.33218,
      longitude: 100.95871,
      lineChannel: undefined,
    },
    {
      saleUnit: 'HG04',
      region: 'south',
      name: { th: 'ครบบ้าน ภูเก็ต', en: 'Krobbaan Phuket' },
      shortName: 'ภูเก็ต',
      fullAddress: {
        th: '8/41 ถนนเทพกระษัตรี ตำบลรัษฎา อำเภอเมืองภูเก็ต จังหวัดภูเก็ต 83000',
        en: '8/41 Thepkasattri Road, Ratsada, Mueang Phuket, Phuket 83000',
      },
      latitude: 7.91206,
      longitude: 98.39104,
      lineChannel: undefined,
    },
    {
      saleUnit: 'HG05',
      region: 'north',
      name: { th: 'ครบบ้าน ลำพูน', en: 'Krobbaan Lamphun' },
      shortName: 'ลำพูน',
      fullAddress: {
        th: '99/1 ถนนเจริญราษฎร์ ตำบลในเมือง อำเภอเมืองลำพูน จังหวัดลำพูน 51000',
        en: '99/1 Charoen Rat Road, Nai Mueang, Mueang Lamphun, Lamphun 51000',
      },
      latitude: 18.57814,
      longitude: 99.00893,
      lineChannel: undefined,
    },
  ],
  kinds: [
    {
      type: 'grocer',
      priceLevel: 3,
      share: 48,
      creditBaht: 50_000,
      shops: {
        first: ['ร้านชำ', 'ร้านโชห่วย', 'มินิมาร์ท', 'ร้าน'],
        last: ['ป้าแดง', 'ลุงศักดิ์', 'เจ๊นิ่ม', 'ตาเปี๊ยก', 'ใจถึง', 'หน้าวัด', 'ท้ายซอย', 'สี่แยกบ้านใหม่'],
      },
    },
    {
      type: 'restaurant',
      priceLevel: 3,
      share: 20,
      creditBaht: 60_000,
      shops: { first: ['ร้านอาหาร', 'ครัว', 'ก๋วยเตี๋ยว'], last: ['บ้านสวน', 'คุณแม่', 'ริมน้ำ', 'ลมโชย', 'ห้าแยก'] },
    },
    {
      type: 'hotel',
      priceLevel: 5,
      share: 12,
      creditBaht: 200_000,
      isSap: true,
      shops: { first: ['โรงแรม', 'รีสอร์ต'], last: ['ธาราวิลล์', 'สวนหมอก', 'หาดทรายแก้วใส', 'ดาวประดับ'] },
    },
    { type: 'household', priceLevel: 1, share: 20 },
  ],
  logins: {
    customer: { name: 'คุณวันดี แก้วตะวัน', type: 'household', priceLevel: 1 },
    credit: {
      name: 'มินิมาร์ทแสงตะวัน',
      type: 'grocer',
      priceLevel: 3,
      creditBaht: 150_000,
      debtBaht: 41_870.25,
      isSap: true,
    },
    agent: { name: 'คุณอรุณ ทองประกาย', type: 'agent', priceLevel: 5 },
  },
  types: {
    customer: {
      household: { th: 'ครัวเรือน', en: 'Household' },
      trade: { th: 'ร้านค้าและธุรกิจ', en: 'Trade' },
      agent: { th: 'ตัวแทนจำหน่าย', en: 'Agent' },
    },
    store: {
      grocer: { th: 'ร้านชำและมินิมาร์ท', en: 'Grocery' },
      restaurant: { th: 'ร้านอาหาร', en: 'Restaurant' },
      hotel: { th: 'โรงแรมและรีสอร์ต', en: 'Hotel' },
    },
  },
  branches: {
    person: 'คุณสมศรี ภูตะวัน',
    accounts: [
      { name: 'มินิมาร์ทสมศรี', type: 'grocer', priceLevel: 3, creditBaht: 80_000, debtBaht: 15_640 },
      { name: 'ครัวสมศรีริมน้ำ', type: 'restaurant', priceLevel: 4, creditBaht: 0, debtBaht: 0 },
    ],
  },
  content,
  questions,
  ordersADay: 3.2,
};
