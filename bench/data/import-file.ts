/** A file of new products as a shop would bring it in, the same at every run. */
import { categories, productOf } from './products.ts';

const HEAD =
  'P_Code,PRODUCTNAME,PRODUCTNAME_EN,P_BrandCode,UNIT1,UNIT1NAME,UNIT1RATE,BARCODE1,UNIT2,UNIT2NAME,UNIT2RATE,BARCODE2,Hierarchy1,Hierarchy2,Hierarchy3';

/** What codes of the file begin with; those of the shop's own products begin otherwise. */
export const IMPORTED = 'NEW';

/** Of so many rows, as UTF-8 with a byte-order mark; brands and categories are those of the bench's products. */
export function productFile(rows: number): Blob {
  const known = new Set(categories.map(({ code }) => code));
  const lines = Array.from({ length: rows }, (_, nth) => {
    const { nameTh, nameEn, brand, h1, h2, h3 } = productOf(nth);
    const code = `${IMPORTED}${String(nth + 1).padStart(6, '0')}`;
    const path = [h1, h2, h3].filter((one) => known.has(one));
    return [
      code,
      nameTh,
      nameEn,
      brand,
      'PC',
      'ชิ้น',
      1,
      `77${nth + 1e6}`,
      'BOX',
      'ลัง',
      12,
      `88${nth + 1e6}`,
      ...path,
    ];
  });
  return new Blob([`\uFEFF${[HEAD, ...lines.map((line) => line.join(','))].join('\r\n')}`], {
    type: 'text/csv',
  });
}
