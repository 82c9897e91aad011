import type { Product } from '#contract/catalogue.schemas.ts';

/** A product for tests: sold by the piece at ฿10, in packs of 6 at ฿54 and in cases of 12 at ฿96, 100 pieces left. */
export function testProduct(part: Partial<Product> = {}): Product {
  return {
    P_Code: 'A',
    PRODUCTNAME: 'ขนมแมว',
    PRODUCTSHORTNAME_TH: 'ขนมแมว',
    PRODUCTSHORTNAME_EN: 'Cat treat',
    P_Brand: '',
    P_BrandCode: '',
    P_Size: '',
    matype: '',
    Hierarchy1: null,
    Hierarchy2: null,
    Hierarchy3: null,
    Hierarchy4: null,
    Hierarchy5: null,
    PIC_FILENAME: '/files/a.webp',
    UNIT1NAME: 'ซอง',
    UNIT2NAME: 'แพ็ค',
    UNIT3NAME: 'ลัง',
    UNIT1RATE: 1,
    UNIT2RATE: 6,
    UNIT3RATE: 12,
    SalesPrice1: 10,
    SalesPrice2: 54,
    SalesPrice3: 96,
    ShowPrice1: true,
    ShowPrice2: true,
    ShowPrice3: true,
    STOCK_ITEM: 'Y',
    Stock: { StockWord: 'in_stock', StockAvailable: 100 },
    IsLessThanMinimumStock: false,
    Option1: 0,
    promotionproduct: [],
    ...part,
  };
}

export const TEST_RULES = {
  stock: { outOfStockDisable: true, stockItemCheck: true },
  delivery: { feeSatang: 5_000, freeFromSatang: 50_000 },
  limits: { minimumSatang: 0, maximumSatang: 0 },
  guestCatalogPrice: true,
};
