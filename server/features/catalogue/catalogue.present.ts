/** Maps a catalogue row to the fields of the calls (C-04). */
import { bahtFromSatang } from '#domain/pricing/money.ts';
import { isLimited, isStockCounted, stockWord, unitsShort, type StockRules } from '#domain/orders/stock.ts';
import { priceWithTax, type BasisPoints } from '#domain/pricing/tax.ts';
import type { UnitNumber } from '#domain/pricing/units.ts';
import {
  priceAfter,
  promotionsKept,
  type ShownGoods,
  type ShownUnit,
} from '#domain/promotion/shown-on-product.ts';
import { productName } from '#domain/text/product-name.ts';
import type { Product } from '#contract/catalogue.schemas.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Language } from '../../http/messages.ts';
import type { DetailRow, ShownRow } from './catalogue.queries.ts';
import { ratesOf, soldUnits, type SoldUnit } from './pricing/catalogue.units.rules.ts';

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
  const shown = { productCode: row.code, units: shownUnits(row, units, vatRate) };
  const unit = (no: UnitNumber) => units.find((each) => each.unitNo === no);
  const unitName = (no: UnitNumber) => unit(no)?.[language === 'th' ? 'nameTh' : 'nameEn'] ?? '';
  const price = (no: UnitNumber) => {
    const paid = unit(no)?.price?.paidSatang;
    return paid === undefined ? null : bahtFromSatang(paid);
  };
  const [rate1, rate2, rate3] = ratesOf(row);
  const stock = {
    available: Math.max(0, row.available ?? 0),
    isStockItem: row.isStockItem,
    minimumStock: row.minimumStock,
  };
  const isCounted = isStockCounted(stock, rules);
  const short = isCounted ? unitsShort(stock.available, [rate1, rate2, rate3]) : [];
  return {
    P_Code: row.code,
    PRODUCTNAME: productName(language, row),
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
    ...pricesAfter(row, shown),
    promotionproduct: labelled(row, shown).map(({ id, nameTh, nameEn, labelTh, labelEn }) => ({
      PromotionId: id,
      PromotionName: language === 'th' ? nameTh : nameEn,
      Label: language === 'th' ? labelTh : labelEn,
    })),
  };
}

/** With the floor price as the buyer pays it: it is kept without tax. */
const shownUnits = (
  { floorSatang, promotions }: ShownRow,
  units: readonly SoldUnit[],
  vatRate: BasisPoints,
) =>
  promotions.length === 0
    ? []
    : units.flatMap(({ unitNo, rate, price }): ShownUnit[] => {
        if (!price) return [];
        const floor =
          floorSatang === null ? null : priceWithTax(floorSatang, price.type === 0 ? 0 : 2, vatRate);
        return [{ unit: unitNo, rate, priceSatang: price.paidSatang, floorSatang: floor }];
      });

/** Those that give what their label says, before hot deals: a card has room for the label of one. */
function labelled({ promotions }: ShownRow, goods: ShownGoods): ShownRow['promotions'] {
  const terms = promotions.flatMap((mark) => mark.terms ?? []);
  if (terms.length === 0) return promotions;
  const rivals = promotions.flatMap((mark) => mark.rivals.map((one) => one.terms));
  const kept = promotionsKept(goods, terms, [...new Set(rivals)]);
  const deals = promotions.filter((mark) => !mark.terms);
  return [...promotions.filter((mark) => mark.terms && kept.includes(mark.terms)), ...deals];
}

/** The price of each unit after what is certain for whoever sees this. */
function pricesAfter(
  { promotions }: ShownRow,
  goods: ShownGoods,
): Pick<Product, 'PromotionPrice1' | 'PromotionPrice2' | 'PromotionPrice3'> {
  const certain = promotions.flatMap(({ isCertain, terms }) => (isCertain && terms ? [terms] : []));
  const prices = goods.units.flatMap((unit) => {
    const satang = priceAfter(goods, unit, certain);
    return satang === undefined ? [] : [[`PromotionPrice${unit.unit}`, bahtFromSatang(satang)] as const];
  });
  return Object.fromEntries(prices);
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
