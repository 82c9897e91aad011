import type { DemoMiss } from '../types.ts';

/** What shoppers typed and did not find: what the shop does not sell, or calls otherwise. */
export const misses: readonly DemoMiss[] = [
  { text: 'เครื่องให้อาหารอัตโนมัติ', times: 41, daysAgo: 0 },
  { text: 'เจ้าตูบ', times: 34, daysAgo: 1 },
  { text: 'คอกกั้น', times: 27, daysAgo: 0 },
  { text: 'รถเข็น', times: 22, daysAgo: 3 },
  { text: 'รับตัดขน', times: 18, daysAgo: 2 },
  { text: 'เม่นแคระ', times: 15, daysAgo: 6 },
  { text: 'โรงแรมแมว', times: 14, daysAgo: 12 },
  { text: 'bunny', times: 12, daysAgo: 4 },
  { text: 'ชูการ์ไกลเดอร์', times: 11, daysAgo: 19 },
  { text: 'สลิงอุ้ม', times: 9, daysAgo: 25 },
  { text: 'หนอนนก', times: 8, daysAgo: 9 },
  { text: 'ไมโครชิป', times: 7, daysAgo: 41 },
  { text: 'กัญชาแมว', times: 6, daysAgo: 33 },
  { text: 'tortoise', times: 4, daysAgo: 58 },
  { text: 'ชุดฮาโลวีน', times: 3, daysAgo: 90 },
];
