import type { DemoMiss } from '../types.ts';

/** What shoppers typed and did not find: what the shop does not sell, or calls otherwise. */
export const misses: readonly DemoMiss[] = [
  { text: 'ชั้นวางของ', times: 43, daysAgo: 0 },
  { text: 'ผ้าอ้อม', times: 36, daysAgo: 0 },
  { text: 'นมผง', times: 29, daysAgo: 1 },
  { text: 'หน้ากากอนามัย', times: 23, daysAgo: 4 },
  { text: 'เตาแก๊ส', times: 17, daysAgo: 2 },
  { text: 'เบียร์', times: 15, daysAgo: 0 },
  { text: 'ที่แขวนผ้า', times: 12, daysAgo: 7 },
  { text: 'ไม้จิ้มฟัน', times: 10, daysAgo: 3 },
  { text: 'สมุด', times: 8, daysAgo: 14 },
  { text: 'candle', times: 7, daysAgo: 9 },
  { text: 'ธูปเทียน', times: 6, daysAgo: 31 },
  { text: 'จักรยาน', times: 4, daysAgo: 52 },
  { text: 'vacuum', times: 3, daysAgo: 66 },
];
