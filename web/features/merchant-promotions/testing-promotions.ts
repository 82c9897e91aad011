/** A promotion as the shop answers it, for tests. */
import type {
  ListedPromotion,
  PromotionCustomer,
  PromotionDetail,
  PromotionProduct,
  Trial,
} from './merchant-promotions.queries.ts';

export const testProduct = (code: string, more: Partial<PromotionProduct> = {}): PromotionProduct => ({
  P_Code: code,
  PRODUCTNAME: `Product ${code}`,
  PIC_FILENAME: null,
  Units: [
    { Unit: 1, UnitName: 'can', UnitRate: 1, UnitPrice: 20 },
    { Unit: 2, UnitName: 'case', UnitRate: 12, UnitPrice: 220 },
  ],
  ...more,
});

export const testCustomer = (code: string): PromotionCustomer => ({
  CUSTOMERCODE: code,
  CUSTOMERNAME: `Shop ${code}`,
  CustomerTypeName: 'Retail',
  StoreTypeName: 'Pet shop',
});

export const testPromotion = (more: Partial<ListedPromotion> = {}): ListedPromotion => ({
  PromotionId: 'PR1',
  PromotionName: 'Three cans',
  PromotionNameEn: 'Three cans',
  Opt30: '฿50 off',
  ShortNameEn: '',
  DateBegin: '01/03/2026',
  DateEnd: '31/03/2026',
  DateBeginT: '20260301',
  DateEndT: '20260331',
  FlagEnabled: 'Y',
  Status: 'CURRENT',
  PromotionType: '1',
  Kind: 'DiscountValue',
  Trigger: 'automatic',
  Priority: 100,
  ExclusionGroup: '',
  CenterList: '',
  Centers: ['C1'],
  Version: 3,
  MayChange: true,
  PromotionRemark: 'Of the same kind',
  ...more,
});

export function testDetail(more: Partial<PromotionDetail['Promotion']> = {}): PromotionDetail {
  const lines: PromotionDetail['PromotionDetails'] = [
    {
      PromotionLn: 1,
      BuyMin: 3,
      BuyMax: null,
      OrderBuy: 0,
      FreeNumber: 0,
      DiscNumber: 50,
      DiscType: 'Baht',
      DiscTypeCode: 'B',
      Opt6: '',
      AtMost: null,
    },
  ];
  const { PromotionDetail: _detail, PromotionProduct: _product, ...listed } = testPromotion();
  const promotion: PromotionDetail['Promotion'] = {
    ...listed,
    PromotionRemarkEn: '',
    FlagCusNew: 'N',
    FlagFreeCase: 'N',
    SalesNumber: '2',
    DiscTotValue: 0,
    DiscTotType: '',
    Opt15: 'All',
    CustomerTypeList: 'All',
    Opt31: '',
    CustomerList: 'All',
    Opt7: 'kept',
    Code: '',
    FlagCollectable: 'N',
    PerCustomer: null,
    InAll: null,
    Budget: null,
    PromotionDetail: lines,
    PromotionProduct: [{ P_Code: 'A', Type: 'S' }],
    PromotionCustomer: [],
    ...more,
  };
  return {
    Promotion: promotion,
    PromotionType: promotion.Kind,
    Weekdays: [1, 2, 3, 4, 5, 6, 7],
    ProductsSale: [testProduct('A')],
    ProductsFree: [],
    Customers: [],
    CustomersNotIn: [],
    CustomersOfOthers: 0,
    CouponsHeld: 0,
    Stores: [],
    CustomerTypes: [],
    Centers: [{ Code: 'C1', Name: 'One' }],
    PromotionDetails: lines,
  };
}

export const testChoices = {
  CustomerTypes: [{ Code: 'R', Name: 'Retail' }],
  StoreTypes: [{ Code: 'P', Name: 'Pet shop' }],
  Centers: [
    { Code: 'C1', Name: 'One' },
    { Code: 'C2', Name: 'Two' },
  ],
  MayChooseAll: true,
  Groups: ['cans'],
};

export const testTrial: Trial = {
  Applies: true,
  Lines: [
    {
      P_Code: 'A',
      PRODUCTNAME: 'Product A',
      Unit: 1,
      UnitName: 'can',
      UnitRate: 1,
      Quantity: 3,
      UnitPrice: 20,
      Discount: 50,
      Amount: 10,
      IsFree: false,
    },
  ],
  Subtotal: 60,
  Discount: 50,
  FreeWorth: 0,
  Total: 10,
  Missing: { Number: 3, Of: 'pieces' },
  NoLabel: [],
  BelowCost: ['A'],
  NotSold: [],
};

export const testReplay = {
  From: '2026-02-01',
  Until: '2026-03-02',
  Looked: 900,
  IsAll: true,
  Orders: 312,
  Discount: 41_200,
  FreeWorth: 0,
  Worth: 500_000,
  BelowCost: 9,
  WithoutCost: 4,
};
