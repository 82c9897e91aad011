/** Customers as a fake shop answers them. */
import type {
  CustomerAccount,
  CustomerChoices,
  ListedCustomer,
  MerchantCustomer,
} from './merchant-customers.queries.ts';

export const listed: ListedCustomer = {
  CUSTOMERCODE: 'CUST1',
  CUSTOMERNAME: 'Baan Maew',
  SALEUNIT: 'C1',
  Mobile: '0810000001',
  Status: 'active',
  CustomerType: 'PET',
  CustomerTypeName: 'Pet shop',
  PriceLevel: 2,
  Salesman: 'U2',
  SalesmanName: 'Somsri',
  RouteStep2: 'VIP',
  Tags: [{ Code: 'VIP', Name: 'Special' }],
  IsBjcSapCustomer: false,
  Address: '1 Road',
  Latitude: 13.75,
  Longitude: 100.5,
  LastOrder: { OrderDate: '2026-11-20T05:00:00Z' },
};

export const choices: CustomerChoices = {
  Types: [{ Code: 'PET', Name: 'Pet shop' }],
  Salesmen: [{ Code: 'U2', Name: 'Somsri' }],
  Tags: [
    { Code: 'VIP', Name: 'Special' },
    { Code: 'BIG', Name: 'Big ร้านใหญ่' },
  ],
  Centers: [{ SaleUnit: 'C1', DIST_NAME: 'One' }],
};

export const customer: MerchantCustomer = {
  Customer: listed,
  Email: '',
  TAXNO: '',
  Credit: 5000,
  Debt: 0,
  Note: 'Closed on Mondays',
  RegisteredAt: '2026-01-02T05:00:00Z',
  LastSignIn: null,
  HasSurveys: true,
  Spending: { Month: { Count: 2, Sum: 300 }, Year: { Count: 20, Sum: 9000.5 }, FirstOrder: null },
  Orders: [
    {
      OrderID: '261120-00001',
      SaleUnit: 'C1',
      OrderDate: '2026-11-20T05:00:00Z',
      Status: 'Delivered',
      DeliveryKind: 'transport',
      Total: 150,
    },
  ],
};

export const account: CustomerAccount = {
  CUSTOMERCODE: 'CUST1',
  CUSTOMERNAME: 'Baan Maew',
  CustomerProfileCode: 'CUST1',
  Mobile: '0810000001',
  Email: '',
  TAXNO: '',
  CustomerType: 'PET',
  CustomerTypeName: 'Pet shop',
  PriceLevel: 2,
  Credit: 5000,
  Debt: 0,
  Salesman: 'U2',
  SalesmanName: 'Somsri',
  SaleUnits: ['C1'],
  IsBjcSapCustomer: false,
  Note: '',
  Status: 'active',
  RouteStep2: '',
  Tags: [],
  Accounts: 0,
  RegisteredAt: '2026-01-02T05:00:00Z',
  LastSignIn: null,
  Version: 7,
};
