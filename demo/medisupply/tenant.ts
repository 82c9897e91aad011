import type { TenantPlan } from '../compose-tenant.ts';
import { brands } from './brands.ts';
import { categories } from './categories.ts';
import { content } from './content.ts';
import { misses } from './misses.ts';
import { careFamilies } from './products-care.ts';
import { clinicFamilies } from './products-clinic.ts';
import { procedureFamilies } from './products-procedures.ts';
import { protectionFamilies } from './products-protection.ts';
import { collections } from './collections.ts';
import { synonyms } from './synonyms.ts';

/** Medical supplies for clinics and pharmacies: guests see no prices, new customers wait for approval. */
export const medisupply: TenantPlan = {
  tenantId: 'medisupply',
  companyCode: 'MEDISUPPLY',
  name: { th: 'เมดิสุขซัพพลาย', en: 'Medisuk Supply' },
  colour: '#0f766e',
  logo: { mark: 'cross', word: 'MEDISUK' },
  letter: 'M',
  eanPrefix: '22',
  tax: 2,
  brands,
  categories,
  families: [...protectionFamilies, ...procedureFamilies, ...careFamilies, ...clinicFamilies],
  synonyms,
  misses,
  collections,
  webConfig: {
    GUEST_CATALOG_PRICE_ENABLED: 'N',
    PET_INFORMATION_ENABLED: 'N',
    PENDING_APPROVAL_REGISTER: 'Y',
    REGISTER_TAX_NUMBER_ENABLED: 'Y',
    CHECKOUT_MINIMUM_VALUE: '1000',
    DELIVERY_METHODS: JSON.stringify([
      {
        code: 'DELIVERY',
        kind: 'transport',
        th: 'รถขนส่งเวชภัณฑ์',
        en: 'Medical transport',
        hintTh: 'รถปรับอากาศ ส่งทุกวันทำการ',
        hintEn: 'Cooled van, every working day',
        fee: 120,
        freeFrom: 5000,
      },
      {
        code: 'EXPRESS',
        kind: 'transport',
        th: 'ส่งด่วนภายในวัน',
        en: 'Same-day express',
        hintTh: 'สั่งก่อน 11.00 น. ในเขตเมืองของศูนย์',
        hintEn: 'Order before 11:00, in the city of the center',
        fee: 250,
      },
      {
        code: 'PICKUP',
        kind: 'pickup',
        th: 'รับเองที่ศูนย์',
        en: 'Pick up at the center',
        hintTh: 'วันทำการ 8.30–17.00 น.',
        hintEn: 'Working days 8:30–17:00',
      },
    ]),
    MINIMUM_STOCK: '20',
    SMS_SENDER: 'MEDISUK',
    FOOTER_ABOUT_TH: 'เวชภัณฑ์และอุปกรณ์การแพทย์สำหรับคลินิก ร้านยา และสถานพยาบาล มีใบกำกับภาษีและเอกสารรับรองครบ',
    FOOTER_ABOUT_EN:
      'Medical supplies for clinics, pharmacies and hospitals, with tax invoices and certificates.',
    SHOP_PHONE: '02-555-0277',
    SHOP_TAX_ID: '0105500000275',
    SOCIAL_LINE_URL: 'https://line.example/ti/p/@medisuk',
  },
  centers: [
    {
      saleUnit: 'MS01',
      region: 'bangkok',
      name: { th: 'เมดิสุข นนทบุรี', en: 'Medisuk Nonthaburi' },
      shortName: 'นนทบุรี',
      fullAddress: {
        th: '55/21 ถนนรัตนาธิเบศร์ ตำบลบางกระสอ อำเภอเมืองนนทบุรี จังหวัดนนทบุรี 11000',
        en: '55/21 Rattanathibet Road, Bang Kraso, Mueang Nonthaburi, Nonthaburi 11000',
      },
      latitude: 13.86104,
      longitude: 100.50722,
      lineChannel: {
        channel_name: 'เมดิสุข นนทบุรี',
        url_line_oa: 'https://line.example/ti/p/@medisuk-nonthaburi',
      },
    },
    {
      saleUnit: 'MS02',
      region: 'east',
      name: { th: 'เมดิสุข ระยอง', en: 'Medisuk Rayong' },
      shortName: 'ระยอง',
      fullAddress: {
        th: '120/4 ถนนสุขุมวิท ตำบลเชิงเนิน อำเภอเมืองระยอง จังหวัดระยอง 21000',
        en: '120/4 Sukhumvit Road, Choeng Noen, Mueang Rayong, Rayong 21000',
      },
      latitude: 12.68142,
      longitude: 101.28165,
      lineChannel: undefined,
    },
    {
      saleUnit: 'MS03',
      region: 'north',
      name: { th: 'เมดิสุข พิษณุโลก', en: 'Medisuk Phitsanulok' },
      shortName: 'พิษณุโลก',
      fullAddress: {
        th: '9/18 ถนนบรมไตรโลกนารถ ตำบลในเมือง อำเภอเมืองพิษณุโลก จังหวัดพิษณุโลก 65000',
        en: '9/18 Boromtrailokanat Road, Nai Mueang, Mueang Phitsanulok, Phitsanulok 65000',
      },
      latitude: 16.82113,
      longitude: 100.26594,
      lineChannel: undefined,
    },
    {
      saleUnit: 'MS04',
      region: 'south',
      name: { th: 'เมดิสุข สุราษฎร์ธานี', en: 'Medisuk Surat Thani' },
      shortName: 'สุราษฎร์ฯ',
      fullAddress: {
        th: '31/7 ถนนชนเกษม ตำบลมะขามเตี้ย อำเภอเมืองสุราษฎร์ธานี จังหวัดสุราษฎร์ธานี 84000',
        en: '31/7 Chon Kasem Road, Makham Tia, Mueang Surat Thani, Surat Thani 84000',
      },
      latitude: 9.12398,
      longitude: 99.32157,
      lineChannel: undefined,
    },
  ],
  kinds: [
    {
      type: 'clinic',
      priceLevel: 2,
      share: 45,
      creditBaht: 80_000,
      shops: {
        first: ['คลินิกเวชกรรม', 'คลินิกหมอ', 'คลินิกทันตกรรม', 'สหคลินิก'],
        last: ['ใจอารี', 'ร่มไทร', 'ยิ้มสดใส', 'บ้านสวน', 'สุขสบาย', 'ริมธาร', 'รุ่งอรุณ'],
      },
    },
    {
      type: 'pharmacy',
      priceLevel: 3,
      share: 35,
      creditBaht: 120_000,
      shops: {
        first: ['ร้านยา', 'ร้านขายยา', 'เภสัช'],
        last: ['พรแพทย์', 'เพื่อนบ้าน', 'เติมสุข', 'ตลาดเก่า', 'อุ่นใจ', 'ใบบุญ'],
      },
    },
    {
      type: 'hospital',
      priceLevel: 5,
      share: 12,
      creditBaht: 500_000,
      isSap: true,
      shops: { first: ['โรงพยาบาล'], last: ['ธาราเวช', 'ดอนสวรรค์', 'สวนสนเมดิคัล', 'ภูผาสุข'] },
    },
    { type: 'caregiver', priceLevel: 1, share: 8 },
  ],
  logins: {
    customer: { name: 'คลินิกเวชกรรมใจพฤกษา', type: 'clinic', priceLevel: 2 },
    credit: {
      name: 'ร้านยาพรหมประเสริฐ',
      type: 'pharmacy',
      priceLevel: 3,
      creditBaht: 250_000,
      debtBaht: 96_320.75,
      isSap: false,
    },
    agent: { name: 'คุณเมธา ศิลาเพชร', type: 'agent', priceLevel: 5 },
  },
  types: {
    customer: {
      caregiver: { th: 'ผู้ดูแลผู้ป่วย', en: 'Caregiver' },
      trade: { th: 'สถานพยาบาลและร้านยา', en: 'Medical trade' },
      agent: { th: 'ตัวแทนจำหน่าย', en: 'Agent' },
    },
    store: {
      clinic: { th: 'คลินิก', en: 'Clinic' },
      pharmacy: { th: 'ร้านยา', en: 'Pharmacy' },
      hospital: { th: 'โรงพยาบาล', en: 'Hospital' },
    },
  },
  branches: {
    person: 'คุณหมอกรองแก้ว ธารสวรรค์',
    accounts: [
      { name: 'คลินิกเวชกรรมกรองแก้ว', type: 'clinic', priceLevel: 2, creditBaht: 100_000, debtBaht: 27_500 },
      { name: 'ร้านยากรองแก้ว', type: 'pharmacy', priceLevel: 3, creditBaht: 0, debtBaht: 0 },
    ],
  },
  content,
  ordersADay: 2.1,
};
