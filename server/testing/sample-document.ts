/** A document for tests: a delivery note with the given number of lines. */
import type { OrderDocument } from '../features/documents/order-document.ts';

type Changes = {
  kind?: OrderDocument['kind'];
  language?: OrderDocument['language'];
  Order?: object;
  ShipTo?: object;
  BillTo?: object;
  Line?: object;
  lines?: number;
};

const line = {
  P_Code: 'P1',
  PRODUCTNAME: 'อาหารแมว novara',
  PIC_FILENAME: null,
  Unit: 2,
  UnitName: 'แพ็ก',
  UnitRate: 6,
  Quantity: 3,
  UnitPrice: 108,
  Amount: 324,
};
const order = {
  OrderID: '261121-7KQ2M',
  Status: 'Approved',
  OrderDate: '2026-11-21T05:12:00.000Z',
  Customer_Id: 'CUST1',
  Customer_Name: 'ร้านหนึ่ง',
  DeliveryName: 'รถของร้าน',
  REF_5: '',
  REF_6: '',
  PaymentType: 0,
  PaymentStatus: 'unpaid',
  AmountDue: 384,
  Subtotal: 324,
  DiscountAmount: 0,
  DeliveryFee: 60,
  Total: 384,
  Remark: 'โทรก่อนส่ง',
};
const shipTo = {
  Code: '',
  Name: 'คุณหนึ่ง',
  Address: '1 ถนนหนึ่ง',
  Province: 'กรุงเทพมหานคร',
  Ampher: 'พระนคร',
  Town: 'พระบรมมหาราชวัง',
  ZipCode: '10200',
  TaxID: '',
  Phone: '0810000001',
};

export function sampleDocument(changes: Changes = {}): OrderDocument {
  const {
    kind = 'delivery-note',
    language = 'th',
    Order = {},
    ShipTo,
    BillTo,
    Line = {},
    lines = 1,
  } = changes;
  return {
    kind,
    language,
    detail: {
      Order: { ...order, ...Order },
      OrderDetails: Array.from({ length: lines }, (_, at) => ({ ...line, Line: at + 1, ...Line })),
      ShipTo: { ...shipTo, ...ShipTo },
      BillTo: BillTo ? { ...shipTo, ...BillTo } : null,
      Events: [],
      Steps: [],
    } as unknown as OrderDocument['detail'],
    shop: { name: 'ร้านอัลฟา', taxId: '0105500000001', phone: '02-000-0000' },
    center: { name: 'ศูนย์กรุงเทพ', address: 'Bangkok' },
    now: new Date('2026-11-21T07:00:00Z'),
  };
}
