import type { Brand } from '../catalogue/family.ts';

/** Brands made up for the demo. */
export const brands = {
  medisara: { th: 'เมดิสรา', en: 'Medisara', word: 'MEDISARA', colour: '#0f766e', design: 'band' },
  glovana: { th: 'โกลวาน่า', en: 'Glovana', word: 'GLOVANA', colour: '#1e5fa8', design: 'slope' },
  steriwa: { th: 'สเตอริว่า', en: 'Steriwa', word: 'STERIWA', colour: '#2a4b7c', design: 'stripe' },
  labkrit: { th: 'แล็บกฤต', en: 'Labkrit', word: 'LABKRIT', colour: '#5b3f8c', design: 'frame' },
  careluna: { th: 'แคร์ลูน่า', en: 'Careluna', word: 'CARELUNA', colour: '#c2537c', design: 'wave' },
  sukkaya: { th: 'สุขกาย', en: 'Sukkaya', word: 'SUKKAYA', colour: '#3f7d3a', design: 'arch' },
  vitasuk: { th: 'วิต้าสุข', en: 'Vitasuk', word: 'VITASUK', colour: '#d1741c', design: 'disc' },
  airsabai: { th: 'แอร์สบาย', en: 'Airsabai', word: 'AIRSABAI', colour: '#2b86b8', design: 'wave' },
} as const satisfies Record<string, Brand>;
