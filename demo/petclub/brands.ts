import type { Brand } from '../catalogue/family.ts';

/** Brands made up for the demo. */
export const brands = {
  meowdee: { th: 'เหมียวดี', en: 'Meowdee', word: 'MEOWDEE', colour: '#d9480f', design: 'band' },
  pawvalee: { th: 'พอวาลี', en: 'Pawvalee', word: 'PAWVALEE', colour: '#1f4d3f', design: 'frame' },
  hongsuk: { th: 'โฮ่งสุข', en: 'Hongsuk', word: 'HONGSUK', colour: '#1d4f91', design: 'slope' },
  cookita: { th: 'คุกิต้า', en: 'Cookita', word: 'COOKITA', colour: '#b3245c', design: 'disc' },
  saisai: { th: 'ทรายใส', en: 'Saisai', word: 'SAISAI', colour: '#2a7f9e', design: 'arch' },
  noomfoo: { th: 'นุ่มฟู', en: 'Noomfoo', word: 'NOOMFOO', colour: '#6d4bb0', design: 'wave' },
  khonfu: { th: 'ขนฟู', en: 'Khonfu', word: 'KHONFU', colour: '#e07a2f', design: 'band' },
  vetsana: { th: 'เวทซาน่า', en: 'Vetsana', word: 'VETSANA', colour: '#0f766e', design: 'stripe' },
  tungya: { th: 'ทุ่งหญ้า', en: 'Tungya', word: 'TUNGYA', colour: '#4d7c2a', design: 'arch' },
  peekfa: { th: 'ปีกฟ้า', en: 'Peekfa', word: 'PEEKFA', colour: '#2374ab', design: 'wave' },
  matcha: { th: 'มัจฉาทอง', en: 'Matchathong', word: 'MATCHATHONG', colour: '#0e5a8a', design: 'disc' },
} as const satisfies Record<string, Brand>;
