import type { DemoSynonym } from '../types.ts';

/** Words buyers type for what the catalogue calls otherwise. */
export const synonyms: readonly DemoSynonym[] = [
  { word: 'ATK', means: ['ชุดตรวจโควิด', 'ชุดตรวจ'] },
  { word: 'ชุดตรวจโควิด', means: ['ATK', 'covid'] },
  { word: 'โควิด', means: ['covid', 'ATK'] },
  { word: 'แมส', means: ['หน้ากาก', 'mask'] },
  { word: 'แมสก์', means: ['หน้ากาก', 'mask'] },
  { word: 'mask', means: ['หน้ากาก'] },
  { word: 'หน้ากาก', means: ['mask'] },
  { word: 'ถุงมือ', means: ['gloves'] },
  { word: 'glove', means: ['ถุงมือ', 'gloves'] },
  { word: 'ถุงมือหมอ', means: ['ถุงมือยาง', 'ถุงมือไนไตร'] },
  { word: 'ยาใส่แผล', means: ['โพวิโดน', 'povidone'] },
  { word: 'ผ้าอ้อมคนแก่', means: ['ผ้าอ้อมผู้ใหญ่'] },
  { word: 'เจลล้างมือ', means: ['แอลกอฮอล์เจล', 'sanitiser'] },
  { word: 'alcohol', means: ['แอลกอฮอล์'] },
  { word: 'น้ำเกลือ', means: ['saline', 'โซเดียมคลอไรด์'] },
  { word: 'ไซริงค์', means: ['กระบอกฉีดยา', 'syringe'] },
  { word: 'syringe', means: ['กระบอกฉีดยา'] },
  { word: 'เข็ม', means: ['needle'] },
  { word: 'ผ้าก๊อต', means: ['ผ้าก๊อซ', 'gauze'] },
  { word: 'วีลแชร์', means: ['รถเข็นผู้ป่วย', 'wheelchair'] },
  { word: 'wheelchair', means: ['รถเข็นผู้ป่วย'] },
  { word: 'ที่วัดความดัน', means: ['เครื่องวัดความดัน'] },
  { word: 'ที่วัดไข้', means: ['ปรอทวัดไข้', 'thermometer'] },
  { word: 'ออกซิเจนปลายนิ้ว', means: ['oximeter'] },
];
