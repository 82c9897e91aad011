import type { DemoMiss } from '../types.ts';

/** What shoppers typed and did not find: what the shop does not sell, or calls otherwise. */
export const misses: readonly DemoMiss[] = [
  { text: 'พาราเซตามอล', times: 46, daysAgo: 0 },
  { text: 'เตียงผู้ป่วย', times: 38, daysAgo: 1 },
  { text: 'แพมเพิส', times: 31, daysAgo: 0 },
  { text: 'สกรับ', times: 24, daysAgo: 2 },
  { text: 'คอตตอนบัด', times: 19, daysAgo: 5 },
  { text: 'paracetamol', times: 16, daysAgo: 1 },
  { text: 'ยาแก้แพ้', times: 13, daysAgo: 8 },
  { text: 'ตู้ยา', times: 9, daysAgo: 11 },
  { text: 'aed', times: 8, daysAgo: 16 },
  { text: 'เครื่องกระตุกหัวใจ', times: 6, daysAgo: 27 },
  { text: 'หุ่นฝึกช่วยชีวิต', times: 4, daysAgo: 44 },
  { text: 'ultrasound', times: 3, daysAgo: 70 },
];
