/** How people write the units that things are sold in: the first of each group stands for all of them. */
const TERMS: readonly string[] = [
  'ลัง หีบ case cases cs carton cartons ctn ctns',
  'แพ็ค แพ็ก แพค แพก แพ้ค เเพ็ค เเพค pack packs pk pks pkt',
  'โหล dozen dozens doz dz',
  'กล่อง box boxes bx กล',
  'ถุง bag bags',
  'ซอง pouch pouches sachet sachets',
  'ขวด bottle bottles btl btls',
  'กระป๋อง กป กระปอง can cans tin tins',
  'หลอด tube tubes',
  'กระปุก jar jars',
  'ม้วน roll rolls',
  'แกลลอน แกลอน gallon gallons gal',
  'ชุด set sets',
  'กระสอบ sack sacks',
  'แผง card cards strip strips blister',
  'ถ้วย cup cups',
  'ห่อ packet packets',
  'ถัง tub tubs bucket buckets',
  'มัด bundle bundles กรอบ',
  'คู่ pair pairs',
  'ถาด tray trays',
  'แท่ง stick sticks',
  'ก้อน bar bars',
  'ดวง bulb bulbs',
];
/** Words for one of anything: where no unit of the product has that name, its piece is meant. */
const COUNTERS =
  'ชิ้น อัน ตัว ใบ ลูก เครื่อง คัน เส้น เล่ม ด้าม ผืน หลัง หน่วย piece pieces pcs pc ea each unit units'.split(' ');

const termByWord = new Map(
  TERMS.flatMap((group) => {
    const [term = '', ...others] = group.split(' ');
    return [term, ...others].map((word) => [word, term] as const);
  }),
);

/** Every word for a unit, the longest first, for a pattern. */
export const UNIT_WORDS: readonly string[] = [...termByWord.keys(), ...COUNTERS].toSorted(
  (a, b) => b.length - a.length,
);

export const isUnitWord = (word: string): boolean => termByWord.has(word) || COUNTERS.includes(word);

const DOZEN = 'โหล';
const termOf = (word: string): string => termByWord.get(word) ?? word;

export type NamedUnit = { no: 1 | 2 | 3; names: readonly string[]; rate: number };
/** The unit that is meant, and how many of it are one of the word; not certain where the word only comes near. */
export type MeantUnit = { no: 1 | 2 | 3; times: number; isCertain: boolean };

/** Which of a product's units a word means; without a word the piece. */
export function meantUnit(word: string | undefined, units: readonly NamedUnit[]): MeantUnit {
  const piece: MeantUnit = { no: 1, times: 1, isCertain: true };
  if (word === undefined) return piece;
  const term = termOf(word.toLowerCase());
  const named = units.filter(({ names }) =>
    names.some((name) => {
      const lower = name.trim().toLowerCase();
      return lower === word || termOf(lower) === term;
    }),
  );
  const [unit, ...others] = named;
  if (unit) return { no: unit.no, times: 1, isCertain: others.length === 0 };
  if (term === DOZEN) {
    const dozen = units.find(({ rate }) => rate === 12);
    return dozen ? { no: dozen.no, times: 1, isCertain: true } : { ...piece, times: 12 };
  }
  return { ...piece, isCertain: COUNTERS.includes(term) };
}
