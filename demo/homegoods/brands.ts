import type { Brand } from '../catalogue/family.ts';

/** Brands made up for the demo. */
export const brands = {
  saardsai: { th: 'สะอาดใส', en: 'Saardsai', word: 'SAARDSAI', colour: '#1558a8', design: 'slope' },
  homnuan: { th: 'หอมนวล', en: 'Homnuan', word: 'HOMNUAN', colour: '#b4457f', design: 'wave' },
  nuannim: { th: 'นวลนิ่ม', en: 'Nuannim', word: 'NUANNIM', colour: '#2f8fb8', design: 'wave' },
  yimkwang: { th: 'ยิ้มกว้าง', en: 'Yimkwang', word: 'YIMKWANG', colour: '#0f7f86', design: 'band' },
  kruathong: { th: 'ครัวทอง', en: 'Kruathong', word: 'KRUATHONG', colour: '#9a2f1d', design: 'frame' },
  nadee: { th: 'นาดี', en: 'Nadee', word: 'NADEE', colour: '#2f6f3a', design: 'arch' },
  aroy: { th: 'อร่อยเด้อ', en: 'Aroyder', word: 'AROYDER', colour: '#c8322a', design: 'burst' },
  chuenjai: { th: 'ชื่นใจ', en: 'Chuenjai', word: 'CHUENJAI', colour: '#0d6e9e', design: 'stripe' },
  baanrung: { th: 'บ้านรุ่ง', en: 'Baanrung', word: 'BAANRUNG', colour: '#4b6b3c', design: 'band' },
  sawangdee: { th: 'สว่างดี', en: 'Sawangdee', word: 'SAWANGDEE', colour: '#d98a12', design: 'slope' },
} as const satisfies Record<string, Brand>;
