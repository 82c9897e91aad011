/** Maps a catalogue row to the fields of the calls (C-04). */
import { bahtFromSatang } from '#domain/pricing/money.ts';
import { isLimited, isStockCounted, stockWord, unitsShort, type StockRules } from '#domain/orders/stock.ts';
import type { BasisPoints } from '#domain/pricing/tax.ts';
import type { UnitNumber } from '#domain/pricing/units.ts';
import type { Product } from '#contract/catalogue.schemas.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Language } from '../../http/messages.ts';
import type { DetailRow, ShownRow } from './catalogue.queries.ts';
import { ratesOf, soldUnits } from './pricing/catalogue.units.rules.ts';

export type Presenting = {
  language: Language;
  rules: StockRules;
  showPrices: boolean;
  vatRate: BasisPoints;
  /** Includes the number of pieces left, not just a word. */
  exactStock: boolean;
};

export function presentProduct(
  row: ShownRow,
  { language, rules, showPrices, vatRate, exactStock }: Presenting,
): Product {
  const units = soldUnits(row, { showPrices, vatRate });
  const unit = (no: UnitNumber) => units.find((each) => each.unitNo === no);
  const unitName = (no: UnitNumber) => unit(no)?.[language === 'th' ? 'nameTh' : 'nameEn'] ?? '';
  const price = (no: UnitNumber) => {
    const paid = unit(no)?.price?.paidSatang;
    return paid === undefined ? null : bahtFromSatang(paid);
  };
  const [rate1, rate2, rate3] = ratesOf(row);
  const stock = { available: Math.max(0, row.available ?? 0), isStockItem: row.isStockItem };
  const isCounted = isStockCounted(stock, rules);
  const short = isCounted ? unitsShort(stock.available, [rate1, rate2, rate3]) : [];
  return {
    P_Code: row.code,
    PRODUCTNAME: language === 'th' ? row.nameTh : row.nameEn,
    PRODUCTSHORTNAME_TH: row.shortNameTh,
    PRODUCTSHORTNAME_EN: row.shortNameEn,
    P_Brand: (language === 'th' ? row.brandTh : row.brandEn) ?? '',
    P_BrandCode: row.brandCode ?? '',
    P_Size: language === 'th' ? row.sizeTh : row.sizeEn,
    matype: row.materialType,
    Hierarchy1: row.h1,
    Hierarchy2: row.h2,
    Hierarchy3: row.h3,
    Hierarchy4: row.h4,
    Hierarchy5: row.h5,
    PIC_FILENAME: row.pictures[0] ?? null,
    UNIT1NAME: unitName(1),
    UNIT2NAME: unitName(2),
    UNIT3NAME: unitName(3),
    UNIT1RATE: rate1,
    UNIT2RATE: rate2,
    UNIT3RATE: rate3,
    SalesPrice1: price(1),
    SalesPrice2: price(2),
    SalesPrice3: price(3),
    ShowPrice1: price(1) !== null,
    ShowPrice2: price(2) !== null,
    ShowPrice3: price(3) !== null,
    STOCK_ITEM: row.isStockItem ? 'Y' : 'N',
    Stock: {
      StockWord: stockWord(stock, rules),
      StockAvailable: exactStock && isCounted ? stock.available : null,
      ...(short.length > 0 ? { UnitsShort: short } : {}),
    },
    IsLessThanMinimumStock: isLimited(stock, rules),
    Option1: row.pointsCost,
    promotionproduct: row.promotions.map(({ id, nameTh, nameEn, labelTh, labelEn }) => ({
      PromotionId: id,
      PromotionName: language === 'th' ? nameTh : nameEn,
      Label: language === 'th' ? labelTh : labelEn,
    })),
  };
}

export function presentDetail(row: DetailRow, presenting: Presenting): CallAnswer<'productDetail'> {
  const barcode = (no: UnitNumber) => row.units?.find((unit) => unit.no === no)?.barcode ?? '';
  return {
    Data: {
      ...presentProduct(row, presenting),
      P_Description: presenting.language === 'th' ? row.descriptionTh : row.descriptionEn,
      Pictures: row.pictures,
      BARCODE1: barcode(1),
      BARCODE2: barcode(2),
      BARCODE3: barcode(3),
    },
  };
}
