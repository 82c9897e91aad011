import type { TenantPlan } from '../compose-tenant.ts';
import { brands } from './brands.ts';
import { categories } from './categories.ts';
import { content } from './content.ts';
import { misses } from './misses.ts';
import { questions } from './questions.ts';
import { catFamilies } from './products-cats.ts';
import { dogFamilies } from './products-dogs.ts';
import { otherFamilies } from './products-others.ts';
import { collections } from './collections.ts';
import { synonyms } from './synonyms.ts';

/** A club for pet owners and small pet shops: everything a shop can do is on. */
export const petclub: TenantPlan = {
  tenantId: 'petclub',
  companyCode: 'PETCLUB',
  name: { th: 'ขนปุยคลับ', en: 'Khonpui Club' },
  colour: '#c2410c',
  logo: { mark: 'paw', word: 'KHONPUI' },
  letter: 'P',
  eanPrefix: '21',
  tax: 1,
  brands,
  categories,
  families: [...catFamilies, ...dogFamilies, ...otherFamilies],
  synonyms,
  misses,
  collections,
  webConfig: {
    DELIVERY_METHODS: JSON.stringify([
      {
        code: 'DELIVERY',
        kind: 'transport',
        th: 'รถส่งของขนปุย',
        en: 'Khonpui’s own van',
        hintTh: 'ถึงภายใน 1–2 วัน ในพื้นที่ของศูนย์',
        hintEn: 'Within 1–2 days around the center',
        fee: 50,
        freeFrom: 799,
      },
      {
        code: 'PARCEL',
        kind: 'parcel',
        th: 'พัสดุทั่วประเทศ',
        en: 'Parcel, anywhere in Thailand',
        hintTh: 'ถึงภายใน 2–4 วัน',
        hintEn: 'Within 2–4 days',
        fee: 65,
        freeFrom: 1500,
      },
      {
        code: 'PICKUP',
        kind: 'pickup',
        th: 'รับเองที่ศูนย์',
        en: 'Pick up at the center',
        hintTh: 'พร้อมให้รับภายในวันถัดไป',
        hintEn: 'Ready by the next day',
      },
    ]),
    MINIMUM_STOCK: '10',
    SMS_SENDER: 'KHONPUI',
    FOOTER_ABOUT_TH: 'คลับของคนรักสัตว์ รวมอาหาร ของใช้ และของเล่นสัตว์เลี้ยง ส่งถึงบ้านจากศูนย์ใกล้คุณ',
    FOOTER_ABOUT_EN:
      'A club for people who love animals: food, supplies and toys, delivered from the center nearest you.',
    SOCIAL_FACEBOOK_URL: 'https://facebook.example/khonpuiclub',
    SHOP_PHONE: '02-555-0188',
    SHOP_TAX_ID: '0105500000186',
    SOCIAL_LINE_URL: 'https://line.example/ti/p/@khonpuiclub',
    SOCIAL_INSTAGRAM_URL: 'https://instagram.example/khonpuiclub',
  },
  centers: [
    {
      saleUnit: 'PC01',
      region: 'bangkok',
      name: { th: 'ขนปุยคลับ บางนา', en: 'Khonpui Club Bang Na' },
      shortName: 'บางนา',
      fullAddress: {
        th: '88/8 ถนนบางนา-ตราด แขวงบางนาใต้ เขตบางนา กรุงเทพมหานคร 10260',
        en: '88/8 Bang Na-Trat Road, Bang Na Tai, Bang Na, Bangkok 10260',
      },
      latitude: 13.66836,
      longitude: 100.63452,
      lineChannel: {
        channel_name: 'ขนปุยคลับ บางนา',
        url_line_oa: 'https://line.example/ti/p/@khonpui-bangna',
      },
    },
    {
      saleUnit: 'PC02',
      region: 'north',
      name: { th: 'ขนปุยคลับ เชียงใหม่', en: 'Khonpui Club Chiang Mai' },
      shortName: 'เชียงใหม่',
      fullAddress: {
        th: '199/5 ถนนช้างคลาน ตำบลช้างคลาน อำเภอเมืองเชียงใหม่ จังหวัดเชียงใหม่ 50100',
        en: '199/5 Chang Khlan Road, Chang Khlan, Mueang Chiang Mai, Chiang Mai 50100',
      },
      latitude: 18.77521,
      longitude: 98.99983,
      lineChannel: undefined,
    },
    {
      saleUnit: 'PC03',
      region: 'northeast',
      name: { th: 'ขนปุยคลับ ขอนแก่น', en: 'Khonpui Club Khon Kaen' },
      shortName: 'ขอนแก่น',
      fullAddress: {
        th: '45/12 ถนนมิตรภาพ ตำบลในเมือง อำเภอเมืองขอนแก่น จังหวัดขอนแก่น 40000',
        en: '45/12 Mittraphap Road, Nai Mueang, Mueang Khon Kaen, Khon Kaen 40000',
      },
      latitude: 16.43274,
      longitude: 102.82361,
      lineChannel: undefined,
    },
    {
      saleUnit: 'PC04',
      region: 'south',
      name: { th: 'ขนปุยคลับ หาดใหญ่', en: 'Khonpui Club Hat Yai' },
      shortName: 'หาดใหญ่',
      fullAddress: {
        th: '77/3 ถนนกาญจนวนิช ตำบลคอหงส์ อำเภอหาดใหญ่ จังหวัดสงขลา 90110',
        en: '77/3 Kanchanawanit Road, Kho Hong, Hat Yai, Songkhla 90110',
      },
      latitude: 7.00587,
      longitude: 100.49862,
      lineChannel: undefined,
    },
  ],
  kinds: [
    { type: 'owner', priceLevel: 1, share: 55 },
    { type: 'member', priceLevel: 2, share: 15 },
    {
      type: 'pet-shop',
      priceLevel: 3,
      share: 22,
      creditBaht: 30_000,
      shops: {
        first: ['ร้านเพื่อนสี่ขา ', 'เพ็ทช็อป ', 'ร้านบ้านน้องหมา ', 'ร้านแมวอ้วน ', 'ร้านขนปุยแก๊งค์ '],
        last: ['ลาดยาว', 'หน้าตลาด', 'ริมคลอง', 'สาขาใหม่', 'ซอย 9', 'ใกล้โรงเรียน'],
      },
    },
    {
      type: 'clinic',
      priceLevel: 4,
      share: 8,
      creditBaht: 50_000,
      shops: { first: ['คลินิกสัตวแพทย์ ', 'โรงพยาบาลสัตว์ '], last: ['ใจดีเพื่อนสัตว์', 'รักษ์สี่ขา', 'หมอพลอย', 'อุ่นใจ'] },
    },
  ],
  logins: {
    customer: { name: 'คุณมาลี ดาวประดับ', type: 'owner', priceLevel: 1 },
    credit: {
      name: 'ร้านเพื่อนสี่ขา บางนา',
      type: 'pet-shop',
      priceLevel: 3,
      creditBaht: 60_000,
      debtBaht: 18_450.5,
      isSap: false,
    },
    agent: { name: 'คุณปรีดา ลำธารทอง', type: 'agent', priceLevel: 4 },
  },
  types: {
    customer: {
      owner: { th: 'เจ้าของสัตว์เลี้ยง', en: 'Pet owner' },
      member: { th: 'สมาชิก', en: 'Member' },
      trade: { th: 'ร้านค้าและคลินิก', en: 'Trade' },
      agent: { th: 'ตัวแทนจำหน่าย', en: 'Agent' },
    },
    store: {
      'pet-shop': { th: 'เพ็ทช็อป', en: 'Pet shop' },
      clinic: { th: 'คลินิกสัตวแพทย์', en: 'Veterinary clinic' },
    },
  },
  branches: {
    person: 'คุณนภา ทุ่งรวงทอง',
    accounts: [
      { name: 'ร้านนภาเพ็ทช็อป', type: 'pet-shop', priceLevel: 3, creditBaht: 40_000, debtBaht: 12_300 },
      { name: 'คลินิกสัตวแพทย์นภา', type: 'clinic', priceLevel: 4, creditBaht: 0, debtBaht: 0 },
    ],
  },
  content,
  questions,
  ordersADay: 2.6,
};
