/** For every call of the contract an input that it takes. A new call without one does not compile. */
import { randomUUID } from 'node:crypto';
import type { CallName } from '#contract/calls.ts';
import { addressId, type TestTenant } from './shop-data.ts';
import { PASSWORD, type Given } from './shop.ts';

export type Sample = Pick<Given, 'params' | 'query' | 'headers'> & { body?: object };

const line = { P_Code: 'P1', qty1: 1, qty2: 0, qty3: 0 };

/** As CUST1 (or the staff) of the tenant would send it from center C1; every time with an idempotency key of its own. */
export function samplesOf(tenant: TestTenant, orderId = '260302-AAAAA'): Record<CallName, Sample> {
  const order = { orderid: orderId, saleunit: 'C1' };
  const address = addressId(tenant, 'CUST1');
  return {
    loginGuest: {},
    login: { body: { username: 'one', password: PASSWORD } },
    requestCode: { body: { mobile: '0810000001' } },
    verifyCode: { body: { reference: 'ABCDEFGHJK', code: '123456' } },
    renew: {},
    logout: {},
    customerProfile: {},
    customerCenters: { query: { lat: '13.75', lng: '100.5' } },
    allCenters: {
      query: { text: 'Bang', skip: '0', take: '12', lat: '13.75', lng: '100.5', own: 'Y' },
    },
    swapCenter: { params: { saleUnit: 'C1' } },
    staffLogin: { body: { username: 'admin', password: PASSWORD } },
    staffRenew: {},
    staffLogout: {},
    staffCenters: {},
    points: { body: {} },
    profilePicture: {},
    webConfigItems: { body: { Keys: ['BRAND_COLOR'], EOrderIncluded: false } },
    listProducts: {
      body: {
        Take: 12,
        Skip: 0,
        SaleUnit: 'C1',
        SearchText: 'Product',
        Hierarchy1: 'FOOD',
        Hierarchy2: 'CAT',
        Hierarchy3: 'CAT',
        Hierarchy4: 'CAT',
        Hierarchy5: 'CAT',
        Point: false,
        Mattype: 'FG',
        OnlyPromotionProduct: false,
        Types: ['suggest'],
        DisplayGroupId: 'G1',
        PromotionId: 'PR1',
        SortByPrice: 'asc',
        ProductIds: ['P1'],
      },
    },
    productDetail: { params: { code: 'P1' } },
    autocomplete: { query: { search: 'Prod', take: '10' } },
    categoryList: {},
    category: { query: { categoryNumber: '2', id: 'CAT', c1: 'FOOD', c2: 'CAT', c3: 'X', c4: 'X', c5: 'X' } },
    hierarchyAll: {
      body: {
        hierarchy1: 'FOOD',
        hierarchy2: 'CAT',
        hierarchy3: 'X',
        hierarchy4: 'X',
        hierarchy5: 'X',
        withPic: true,
        is_point: false,
        is_product_mattype: false,
      },
    },
    displayGroups: { params: { type: 'HOME' }, query: { id: 'G1', productsIncluded: 'Y', take: '36' } },
    relatedProducts: { params: { code: 'P1' }, query: { take: '12' } },
    promotions: { query: { take: '12' } },
    wishlist: { query: { detail: 'Y' } },
    addToWishlist: { body: { productIds: ['P1'] } },
    removeFromWishlist: { body: { productIds: ['P1'] } },
    searchReading: { query: { search: 'Prodct', Hierarchy1: 'FOOD' } },
    searchSynonyms: {},
    saveSearchSynonym: { body: { Word: 'kitty', Means: ['cat'], TwoWay: true } },
    deleteSearchSynonym: { body: { Word: 'kitty' } },
    searchMisses: { query: { skip: '0', take: '10' } },
    setProductPrice: { body: { P_Code: 'P1', Unit: 1, PriceLevel: 1, Price: 19 } },
    whatsNew: { body: { NewsType: 'B', UsePeriodDate: true, ActiveStatus: 'Y' } },
    cookiesPolicy: {},
    content: { params: { id: 'HOWTO_001' } },
    deliveryAddresses: { body: { CustomerCode: 'CUST1', AddressCode: address, AddressType: 'S' } },
    addDeliveryAddress: {
      body: {
        AddressCode: address,
        Cust_ID: 'CUST1',
        Address_Type: 'S',
        Active: 'Y',
        TaxID: '',
        Name: 'Receiver CUST1',
        Address_: '1 Road',
        Province: '10',
        Ampher: '1001',
        Town: '100101',
        PostalCode: '10200',
        Lat: 13.75,
        Long: 100.5,
        Remark: '',
        Phone: '0810000001',
      },
    },
    allProvinces: { body: { Province: '10', Ampher: '1001' } },
    getCart: { query: { SaleUnit: 'C1', Mode: 'money' } },
    putCart: {
      body: { SaleUnit: 'C1', Mode: 'money', Changes: [{ ...line, selected: true, Removed: false, Ago: 0 }] },
    },
    holdStock: { body: { SaleUnit: 'C1', Lines: [line] } },
    releaseStock: { body: { HoldId: 'no-such-hold' } },
    quote: { body: { SaleUnit: 'C1', Lines: [line] } },
    placeOrder: {
      headers: { 'idempotency-key': randomUUID() },
      body: {
        SaleUnit: 'C1',
        Lines: [line],
        ShipTo: address,
        BillTo: address,
        PaymentType: 0,
        DeliveryMethod: 'DELIVERY',
        Remark: '',
        SeenTotal: 19,
      },
    },
    listOrders: {
      query: {
        take: '12',
        before: '1772427600000_260302-AAAAA',
        status: 'Wait,Approved',
        from: '2026-01-01',
        to: '2026-12-31',
        text: 'Product',
      },
    },
    orderDetail: { params: order },
    cancelOrder: { params: order, body: { Reason: '' } },
  };
}
