import type { DemoSynonym } from '../types.ts';

/** Words shoppers type for what the catalogue calls otherwise. */
export const synonyms: readonly DemoSynonym[] = [
  { word: 'บะหมี่', means: ['noodles'] },
  { word: 'เส้นสำเร็จรูป', means: ['บะหมี่กึ่งสำเร็จรูป'] },
  { word: 'น้ำยาล้างถ้วย', means: ['น้ำยาล้างจาน'] },
  { word: 'ผงซักฟอก', means: ['washing powder', 'detergent'] },
  { word: 'detergent', means: ['ผงซักฟอก', 'น้ำยาซักผ้า'] },
  { word: 'น้ำยาปรับผ้า', means: ['ปรับผ้านุ่ม', 'softener'] },
  { word: 'ทิชชู่', means: ['กระดาษชำระ', 'ทิชชู', 'tissue'] },
  { word: 'ทิชชู', means: ['tissue', 'กระดาษชำระ', 'กระดาษเช็ดหน้า'] },
  { word: 'tissue', means: ['กระดาษ'] },
  { word: 'ซีอิ้ว', means: ['ซีอิ๊วขาว', 'soy sauce'] },
  { word: 'น้ำมัน', means: ['oil'] },
  { word: 'ข้าว', means: ['rice'] },
  { word: 'rice', means: ['ข้าว'] },
  { word: 'ปลากระป๋อง', means: ['mackerel', 'sardines', 'ปลาแมคเคอเรล'] },
  { word: 'น้ำเปล่า', means: ['น้ำดื่ม', 'water'] },
  { word: 'ถ่าน', means: ['ถ่านอัลคาไลน์', 'batteries'] },
  { word: 'ปลั๊กไฟ', means: ['ปลั๊กพ่วง', 'extension'] },
  { word: 'กระติก', means: ['กระติกน้ำ', 'flask'] },
  { word: 'ถุงดำ', means: ['ถุงขยะ', 'bin bags'] },
  { word: 'ยากันยุง', means: ['สเปรย์กำจัดยุง', 'mosquito'] },
  { word: 'แปรงสีฟัน', means: ['toothbrush'] },
  { word: 'กาแฟ', means: ['coffee'] },
  { word: 'coffee', means: ['กาแฟ'] },
  { word: 'ขนม', means: ['มันฝรั่งทอดกรอบ', 'บิสกิต', 'snacks'] },
];
