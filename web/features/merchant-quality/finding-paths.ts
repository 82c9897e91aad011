/** Where what is wrong is mended: the part of the product, and the field that the keyboard begins in. */
import { cellName } from '#domain/pricing/price-cells.ts';
import type { PriceLevel } from '#domain/pricing/pricing.ts';
import type { FindingKind } from '#domain/products/findings.ts';
import {
  PICTURES,
  PRODUCT_LIST,
  productPath,
  unitPricesPath,
  type Part,
} from '../merchant-products/product-paths.ts';
import type { Finding, QualityKind } from './quality.queries.ts';

export const QUALITY = `${PRODUCT_LIST}/quality`;
export const kindPath = (kind: QualityKind): string => `${QUALITY}?kind=${kind}`;

type Place = Pick<Finding, 'P_Code' | 'Unit' | 'Level' | 'SaleUnit'>;

export function mendPath(kind: FindingKind, { P_Code, Unit, Level, SaleUnit }: Place): string {
  const at = (part: Part, field: string) => `${productPath(P_Code, part)}#${field}`;
  const unit = Unit ?? 1;
  switch (kind) {
    case 'noPrice':
    case 'belowCost':
    case 'belowFloor':
    case 'dearerUnit':
      return `${unitPricesPath(P_Code, unit, SaleUnit || undefined)}#${cellName(unit, (Level ?? 1) as PriceLevel)}`;
    case 'unitRates':
      return at('detail', `UNIT${unit}RATE`);
    case 'barcodeTwice':
      return at('detail', `BARCODE${unit}`);
    case 'noPicture':
      return at('detail', PICTURES);
    case 'noCategory':
      return at('category', 'Hierarchy1');
    case 'noEnglish':
      return at('detail', 'PRODUCTNAME_EN');
  }
}
