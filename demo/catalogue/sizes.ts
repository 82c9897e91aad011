import type { Words } from '../types.ts';

const MEASURES: readonly (readonly [RegExp, string])[] = [
  [/ กก\.$/, ' kg'],
  [/ ก\.$/, ' g'],
  [/ มล\.$/, ' ml'],
  [/ มก\.$/, ' mg'],
  [/ ลิตร$/, ' L'],
  [/ ซม\.$/, ' cm'],
  [/ ม\.$/, ' m'],
  [/ มม\.$/, ' mm'],
  [/ ออนซ์$/, ' oz'],
  [/ นิ้ว$/, ' in'],
  [/ หลา$/, ' yd'],
  [/ ชิ้น$/, ' pcs'],
  [/ แผ่น$/, ' sheets'],
  [/ เม็ด$/, ' tablets'],
  [/ แคปซูล$/, ' capsules'],
  [/ ม้วน$/, ' rolls'],
  [/ หลอด$/, ' pipettes'],
  [/ ซอง$/, ' sachets'],
  [/ ใบ$/, ' pcs'],
  [/ คู่$/, ' pairs'],
  [/ ก้อน$/, ' pcs'],
  [/ แท่ง$/, ' pcs'],
  [/ เส้น$/, ' pcs'],
  [/ ถุง$/, ' bags'],
  [/ เทสต์$/, ' tests'],
  [/ วัตต์$/, ' W'],
  [/ ช่อง$/, ' outlets'],
  [/ ชั้น$/, ' tiers'],
  [/ คิว$/, ' cu m'],
];

/** A size in Thai (`85 ก.`, `ไซซ์ S`, `14 ก. x 4 ซอง`) in both languages. */
export function sizeWords(th: string): Words {
  const en = th
    .split(' x ')
    .map((part) => MEASURES.reduce((text, [thai, english]) => text.replace(thai, english), part))
    .join(' x ')
    .replace(/^ไซซ์ /, 'Size ')
    .replace(/^เบอร์ /, 'No. ');
  return { th, en };
}

/** The size as a label prints it: `85 g`, `4x14 g`, `S`; at most 10 letters. */
export function sizeLabel(en: string): string {
  return en
    .replace(/^(?:Size|No\.) /, '')
    .replace(/( cm) x .*$/, '$1')
    .replaceAll(' x ', 'x')
    .replace(/ (?:pcs|sheets|tablets|capsules|rolls|sachets|pairs|bags|pipettes|tests|outlets|tiers)$/, '')
    .slice(0, 10);
}
