/** The words that made-up products are named with; 40 x 50 x 25 x 20 give a million different names. */
export type Name = readonly [th: string, en: string];

const KINDS: readonly Name[] = [
  ['อาหารแมวเปียก', 'wet cat food'],
  ['อาหารสุนัขแบบเม็ด', 'dry dog food'],
  ['ขนมขัดฟันสุนัข', 'dental dog treat'],
  ['ทรายแมวภูเขาไฟ', 'clumping cat litter'],
  ['แชมพูสัตว์เลี้ยง', 'pet shampoo'],
  ['ปลอกคอหนัง', 'leather collar'],
  ['สายจูงสะท้อนแสง', 'reflective leash'],
  ['ที่นอนสัตว์เลี้ยง', 'pet bed'],
  ['ชามอาหารสแตนเลส', 'steel food bowl'],
  ['ของเล่นแมวคาบ', 'cat toy'],
  ['หน้ากากอนามัย', 'surgical mask'],
  ['ถุงมือยางไนไตร', 'nitrile gloves'],
  ['ชุดตรวจ ATK', 'ATK test kit'],
  ['เครื่องวัดความดัน', 'blood pressure monitor'],
  ['ปรอทวัดไข้ดิจิตอล', 'digital thermometer'],
  ['สำลีก้อนปลอดเชื้อ', 'sterile cotton balls'],
  ['ผ้าก๊อซพันแผล', 'gauze bandage'],
  ['แอลกอฮอล์ล้างมือ', 'hand sanitizer'],
  ['เข็มฉีดยา', 'syringe'],
  ['ผ้าอ้อมผู้ใหญ่', 'adult diapers'],
  ['น้ำยาล้างจาน', 'dish soap'],
  ['ผงซักฟอกสูตรเข้มข้น', 'laundry powder'],
  ['น้ำยาปรับผ้านุ่ม', 'fabric softener'],
  ['กระดาษชำระม้วนใหญ่', 'toilet paper'],
  ['ถุงขยะสีดำ', 'black bin bags'],
  ['ฟองน้ำล้างจาน', 'dish sponge'],
  ['ไม้ถูพื้นไมโครไฟเบอร์', 'microfibre mop'],
  ['สเปรย์ปรับอากาศ', 'air freshener'],
  ['ยาสีฟันสมุนไพร', 'herbal toothpaste'],
  ['แปรงสีฟันขนนุ่ม', 'soft toothbrush'],
  ['สบู่เหลวอาบน้ำ', 'shower gel'],
  ['น้ำดื่มบรรจุขวด', 'drinking water'],
  ['กาแฟสำเร็จรูป', 'instant coffee'],
  ['นมถั่วเหลือง', 'soy milk'],
  ['บะหมี่กึ่งสำเร็จรูป', 'instant noodles'],
  ['ข้าวหอมมะลิ', 'jasmine rice'],
  ['น้ำมันพืช', 'vegetable oil'],
  ['ซอสปรุงรส', 'seasoning sauce'],
  ['ถ่านอัลคาไลน์', 'alkaline battery'],
  ['หลอดไฟแอลอีดี', 'LED bulb'],
];

const FLAVOURS: readonly Name[] = [
  ['รสปลาทูน่า', 'tuna'],
  ['รสแซลมอน', 'salmon'],
  ['รสไก่ย่าง', 'grilled chicken'],
  ['รสเนื้อ', 'beef'],
  ['กลิ่นลาเวนเดอร์', 'lavender'],
  ['กลิ่นมะนาว', 'lemon'],
  ['กลิ่นมะลิ', 'jasmine'],
  ['สูตรอ่อนโยน', 'gentle'],
  ['สูตรดั้งเดิม', 'original'],
  ['สูตรเข้มข้น', 'extra strong'],
  ['สีขาว', 'white'],
  ['สีฟ้า', 'blue'],
  ['สีชมพู', 'pink'],
  ['สีเขียว', 'green'],
  ['สำหรับเด็ก', 'for children'],
  ['สำหรับผู้สูงวัย', 'for seniors'],
  ['ชนิดหนาพิเศษ', 'extra thick'],
  ['ชนิดเติม', 'refill'],
  ['แพ็กคู่', 'twin pack'],
  ['ปลอดสารกันเสีย', 'preservative free'],
  ['ผสมวิตามินซี', 'with vitamin C'],
  ['ไม่มีน้ำตาล', 'sugar free'],
  ['ออร์แกนิก', 'organic'],
  ['รุ่นประหยัด', 'value'],
  ['รุ่นพิเศษ', 'special edition'],
];

const SYLLABLES = ['no', 'va', 'li', 'ma', 'to', 'ki', 'sa', 'ru', 'be', 'do'];
const BRANDS: readonly Name[] = SYLLABLES.flatMap((first) =>
  SYLLABLES.slice(0, 5).map((second) => {
    const name = `${first}${second}ra`;
    return [name, name] as const;
  }),
);

const SIZES: readonly Name[] = Array.from({ length: 20 }, (_, index) => {
  const grams = (index + 1) * 50;
  return [`${grams} กรัม`, `${grams} g`] as const;
});

export const vocabulary = { kinds: KINDS, brands: BRANDS, flavours: FLAVOURS, sizes: SIZES };

/** What buyers type. */
export const SEARCHES = {
  words: ['แมว', 'เปียก', 'ถุงมือ', 'coffee', 'novara', 'lemon', 'แซลมอน', 'bulb'],
  beginnings: ['อาหารแ', 'nitr', 'แชม', 'toothp', 'บะหม', 'sani'],
  letters: ['s', 'น'],
  /** Each pair is that of one product in 1,000 or so. */
  pairs: ['อาหาร แมว', 'coffee organic', 'สบู่ มะลิ', 'novara tuna', 'gloves blue'],
  /** Found in one product in 50,000 or not at all. */
  triples: ['แมว novara ลาเวนเดอร์', 'coffee organic tomara', 'สบู่ มะลิ novara'],
  strangers: ['cat toothbrush', 'กาแฟ ปลอกคอ'],
  slips: ['cofee', 'แชมพุ', 'shampo', 'ถุงมื', 'toothpste'],
  otherLayout: ['แนดดำำ', 'c,;'],
  synonyms: ['คาเฟอีน', 'pussycat'],
  codes: ['P0000123', 'P00001231', 'p00001'],
} as const;

export const SYNONYMS = [
  { word: 'คาเฟอีน', means: ['กาแฟ', 'coffee'], twoWay: true },
  { word: 'pussycat', means: ['แมว', 'cat'], twoWay: true },
];
