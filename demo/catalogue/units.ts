import type { Words } from '../types.ts';

/** What a unit holds: its names and its pieces. */
export type UnitPlan = { name: Words; rate: number };

const UNIT_NAMES: Record<string, string> = {
  ชิ้น: 'piece',
  อัน: 'piece',
  ซอง: 'pouch',
  ถุง: 'bag',
  แพ็ค: 'pack',
  ลัง: 'case',
  กล่อง: 'box',
  กระป๋อง: 'can',
  ขวด: 'bottle',
  หลอด: 'tube',
  กระปุก: 'jar',
  ม้วน: 'roll',
  แกลลอน: 'gallon',
  คู่: 'pair',
  ชุด: 'set',
  โหล: 'dozen',
  ตัว: 'unit',
  เครื่อง: 'unit',
  คัน: 'unit',
  เส้น: 'piece',
  เล่ม: 'piece',
  ใบ: 'piece',
  กระสอบ: 'sack',
  แผง: 'card',
  ก้อน: 'bar',
  ด้าม: 'piece',
  ถ้วย: 'cup',
  ห่อ: 'packet',
  ลูก: 'piece',
  หลัง: 'unit',
  ถัง: 'tub',
  ผืน: 'piece',
  แท่ง: 'stick',
  กรอบ: 'bundle',
  ดวง: 'bulb',
};

/** Reads `ซอง / แพ็ค 12 / ลัง 48`: the piece, then bigger units with their pieces. */
export function unitPlans(text: string): UnitPlan[] {
  return text.split(' / ').map((part, index) => {
    const [th = '', rate] = part.split(' ');
    const en = UNIT_NAMES[th];
    if (en === undefined) throw new RangeError(`The unit "${th}" has no English name.`);
    return { name: { th, en }, rate: index === 0 ? 1 : Number(rate) };
  });
}

const counted = (rate: number, name: string) => `${rate} ${name}${/(?:s|x|ch)$/.test(name) ? 'es' : 's'}`;
const byThe = ({ name, rate }: UnitPlan, piece: UnitPlan) =>
  name.en === 'dozen' ? 'by the dozen' : `by the ${name.en} of ${counted(rate, piece.name.en)}`;

/** The last sentence of a description: how it is sold. Empty for a product of one unit. */
export function soldAs(plans: readonly UnitPlan[]): Words {
  const [piece, ...bigger] = plans;
  if (piece === undefined || bigger.length === 0) return { th: '', en: '' };
  const single = `แบบ${piece.name.th}เดี่ยว`;
  const [first = '', second] = bigger.map(({ name, rate }) => `ยก${name.th} ${rate} ${piece.name.th}`);
  const th = second === undefined ? `${single}และ${first}` : `${single} ${first} และ${second}`;
  const en = bigger.map((plan) => byThe(plan, piece)).join(', or ');
  return {
    th: `มีจำหน่ายทั้ง${th}`,
    en: `Available by the ${piece.name.en}${bigger.length > 1 ? ', ' : ' or '}${en}.`,
  };
}
