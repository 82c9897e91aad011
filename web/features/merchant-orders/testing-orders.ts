/** Orders as staff are shown them, for tests. */
import type { CallAnswer } from '#contract/schemas.ts';
import type { ListedOrder, OrderDetail } from './merchant-orders.queries.ts';

export const testListed = (changes: Partial<ListedOrder> = {}): ListedOrder => ({
  OrderID: '261121-6DQT1',
  SaleUnit: 'C1',
  OrderType: '3',
  OrderDate: '2026-11-21T03:00:00.000Z',
  Customer_Id: 'CUST1',
  Customer_Name: 'Baan Maew',
  Status: 'Approved',
  PaymentType: 0,
  PaymentStatus: 'unpaid',
  DeliveryMethod: 'OWN',
  DeliveryKind: 'transport',
  Total: 120,
  AmountDue: 120,
  LineCount: 2,
  Remark: '',
  StaffNote: '',
  ...changes,
});

const ADDRESS: OrderDetail['ShipTo'] = {
  Code: 'A1',
  Name: 'Baan Maew',
  Address: '1 Sukhumvit Road',
  Province: 'Bangkok',
  Ampher: 'Bang Na',
  Town: 'Bang Na Nuea',
  ZipCode: '10260',
  TaxID: '',
  Phone: '081 000 0001',
};

const line = (Line: number, PRODUCTNAME: string, Quantity: number): OrderDetail['OrderDetails'][number] => ({
  Line,
  P_Code: `P${Line}`,
  PRODUCTNAME,
  PIC_FILENAME: null,
  Unit: 1,
  UnitName: 'piece',
  UnitRate: 1,
  Quantity,
  UnitPrice: 20,
  DiscountAmount: 0,
  Amount: 20 * Quantity,
  TaxType: 1,
  TaxRate: 7,
  TaxAmount: 1.31 * Quantity,
  IsFree: false,
  TaxIsDerived: false,
});

/** Of three pieces of litter and three trays. */
export const testDetail = (
  changes: Partial<OrderDetail['Order']> = {},
  rest: Partial<Omit<OrderDetail, 'Order'>> = {},
): OrderDetail => ({
  Order: {
    ...testListed(),
    SaleUnitName: 'One',
    DeliveryName: 'Own transport',
    Money: 120,
    Subtotal: 120,
    DiscountAmount: 0,
    DiscountRate: 0,
    DeliveryFee: 0,
    TaxAmount: 7.85,
    CustomerIsHere: true,
    CustomerSaleUnit: 'C1',
    CustomerSaleUnitName: 'One',
    REF_5: '',
    REF_6: '',
    NeedTaxInvoice: 'N',
    Remark4: '',
    DocState: 'Approved',
    Tracking: null,
    RefundDue: 0,
    PaidAmount: 0,
    RefundedAmount: 0,
    Cash: null,
    ...changes,
  },
  OrderDetails: [line(1, 'Cat litter', 3), line(2, 'Litter tray', 3)],
  ShipTo: ADDRESS,
  BillTo: null,
  Events: [],
  Returns: [],
  Refunds: [],
  UndoTo: null,
  UndoReturn: null,
  UndoCash: null,
  Steps: ['Packed', 'Canceled'],
  ...rest,
});

/** The payment of that order, of which nothing has come. */
export const testPayment = (
  changes: Partial<CallAnswer<'merchantPayment'>> = {},
): CallAnswer<'merchantPayment'> => ({
  OrderID: '261121-6DQT1',
  SaleUnit: 'C1',
  PaymentStatus: 'unpaid',
  AmountDue: 100,
  PaidAmount: 0,
  RefundedAmount: 0,
  RefundDue: 0,
  ExpiresAt: null,
  Attempts: [],
  Reviews: [],
  ...changes,
});
