import { describe, expect, test } from 'vitest';
import type { ProductDetail } from '../product.queries.ts';
import { breadcrumbData, structuredData } from './structured-data.ts';

const product: ProductDetail = {
  P_Code: 'P1',
  PRODUCTNAME: 'Cat food',
  PRODUCTSHORTNAME_TH: '',
  PRODUCTSHORTNAME_EN: '',
  P_Brand: 'Meow',
  P_BrandCode: 'MEOW',
  P_Size: '',
  matype: '',
  Hierarchy1: '1',
  Hierarchy2: null,
  Hierarchy3: null,
  Hierarchy4: null,
  Hierarchy5: null,
  PIC_FILENAME: '/files/p1.webp',
  UNIT1NAME: 'bag',
  UNIT2NAME: 'case',
  UNIT3NAME: '',
  UNIT1RATE: 1,
  UNIT2RATE: 6,
  UNIT3RATE: 0,
  SalesPrice1: 19,
  SalesPrice2: 108.5,
  SalesPrice3: null,
  ShowPrice1: true,
  ShowPrice2: true,
  ShowPrice3: false,
  STOCK_ITEM: 'Y',
  Stock: { StockWord: 'in_stock', StockAvailable: null },
  IsLessThanMinimumStock: false,
  Option1: 0,
  promotionproduct: [],
  P_Description: 'Good for cats.',
  Pictures: ['/files/p1.webp'],
  BARCODE1: '2112345678900',
  BARCODE2: '',
  BARCODE3: '',
};
const data = (changes: Partial<ProductDetail> = {}) =>
  structuredData({
    product: { ...product, ...changes },
    trail: [{ code: '1', name: 'Cats', image: null, level: 1, parent: null }],
    url: 'https://shop.example/en/product/P1',
    origin: 'https://shop.example',
  });

describe('R-36 where search engines find its place', () => {
  test('is numbered from the top down, with whole addresses', () => {
    const steps = [
      { name: 'Cats', url: 'https://shop.example/en/product?h1=1' },
      { name: 'Cat food', url: 'https://shop.example/en/product/P1' },
    ];
    expect(breadcrumbData(steps)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Cats', item: 'https://shop.example/en/product?h1=1' },
        { position: 2, name: 'Cat food', item: 'https://shop.example/en/product/P1' },
      ],
    });
  });
});

describe('R-36 what search engines get of a product', () => {
  test('has an offer for each unit, in baht', () => {
    expect(data()).toMatchObject({
      '@type': 'Product',
      sku: 'P1',
      gtin13: '2112345678900',
      image: ['https://shop.example/files/p1.webp'],
      category: 'Cats',
      offers: [
        { name: 'bag', price: '19.00', priceCurrency: 'THB', availability: 'https://schema.org/InStock' },
        { name: 'case', price: '108.50' },
      ],
    });
  });

  test('names no price where none is shown', () => {
    expect(data({ ShowPrice1: false, ShowPrice2: false })).not.toHaveProperty('offers');
  });

  test('says that what is out of stock cannot be had', () => {
    expect(data({ Stock: { StockWord: 'out_of_stock', StockAvailable: 0 } })).toMatchObject({
      offers: [{ availability: 'https://schema.org/OutOfStock' }, {}],
    });
  });

  test('leaves out what the shop does not say', () => {
    const bare = data({ P_Description: '', P_Brand: '', Pictures: [], BARCODE1: 'X-1' });
    for (const left of ['description', 'brand', 'image', 'gtin13']) expect(bare).not.toHaveProperty(left);
  });
});
