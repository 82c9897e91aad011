/** Measures on pack labels: whichever way one is written, a search for it finds the others. */
const SAME_MEASURE: readonly (readonly string[])[] = [
  ['กก', 'กิโลกรัม', 'กิโล', 'โล', 'kg', 'kgs', 'kilo'],
  ['กรัม', 'g', 'gm', 'gram', 'grams'],
  ['มล', 'มิลลิลิตร', 'มิลลิ', 'ซีซี', 'ml', 'cc'],
  ['ลิตร', 'l', 'liter', 'liters', 'litre', 'litres'],
  ['ซม', 'เซนติเมตร', 'เซน', 'cm'],
  ['มม', 'มิลลิเมตร', 'mm'],
  ['เมตร', 'm'],
  ['นิ้ว', 'inch', 'inches'],
  ['ชิ้น', 'pcs', 'pc', 'piece', 'pieces'],
  ['เม็ด', 'tablet', 'tablets', 'tab'],
  ['แผ่น', 'sheet', 'sheets'],
  ['ม้วน', 'roll', 'rolls'],
  ['วัตต์', 'w', 'watt', 'watts'],
];
const MEASURES = new Map(
  SAME_MEASURE.flatMap((group) =>
    group.map((word) => [word, group.filter((other) => other !== word)] as const),
  ),
);

/** Other ways to write the measure; none if the word is no measure. Only called for a word after a number. */
export const sameMeasure = (word: string): readonly string[] => MEASURES.get(word) ?? [];
