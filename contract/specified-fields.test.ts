/** The fields that the specification gives its entities are those that the calls answer with, by their very names. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { schemas } from './schemas.ts';

/** What an array holds, and what may be null or absent. */
function bare(schema: unknown): unknown {
  if (schema instanceof z.ZodArray) return bare(schema.element);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return bare(schema.unwrap());
  return schema;
}

/** The fields of an answer, or of what stands in it along the path. */
function fieldsOf(answer: z.ZodType, ...path: readonly string[]): string[] {
  let schema = bare(answer);
  for (const step of path) {
    if (!(schema instanceof z.ZodObject)) throw new Error(`${step} is in no object`);
    schema = bare(schema.shape[step]);
  }
  if (!(schema instanceof z.ZodObject)) throw new Error('No object');
  return Object.keys(schema.shape);
}

const named = (fields: string) => expect.arrayContaining(fields.trim().split(/\s+/));

test('N-01 a session: guestUid, user and token', () => {
  expect(fieldsOf(schemas.loginGuest.answer)).toEqual(named('guestUid user jtoken'));
});

test('N-02 the customer user', () => {
  expect(fieldsOf(schemas.customerProfile.answer)).toEqual(
    named(`CUSTOMERCODE CUSTOMERNAME CustomerProfileCode UserId SALEUNIT SALEUNIT_NAME ActiveDC ActiveDCName
      AuthorizeAmount DebtAmount IsBjcSapCustomer lat lon jtoken userRole`),
  );
});

test.each(['Customer', 'All'])('N-01 N-04 a distribution center among %s', (list) => {
  expect(fieldsOf(schemas.customerCenters.answer, list)).toEqual(
    named(
      'SaleUnit DIST_NAME DIST_SHORTNAME FullAddress LatDecimal LonDecimal lat lon PHOTO_PATH LineChannel Distance',
    ),
  );
  expect(fieldsOf(schemas.customerCenters.answer, list, 'LineChannel')).toEqual(
    named('channel_name url_line_oa'),
  );
});

test('N-05 a product of a list', () => {
  expect(fieldsOf(schemas.listProducts.answer)).toEqual(
    named('P_Code ShowPrice1 ShowPrice2 ShowPrice3 Stock promotionproduct Option1'),
  );
  expect(fieldsOf(schemas.listProducts.answer, 'Stock')).toContain('StockAvailable');
});

test('N-24 a product of its page, as the back office names it', () => {
  expect(fieldsOf(schemas.productDetail.answer, 'Data')).toEqual(
    named(`P_Code PRODUCTNAME PRODUCTSHORTNAME_TH PRODUCTSHORTNAME_EN UNIT1NAME UNIT2NAME UNIT3NAME UNIT1RATE
      UNIT2RATE UNIT3RATE BARCODE1 BARCODE2 BARCODE3 P_Brand P_BrandCode P_Size P_Description matype PIC_FILENAME SalesPrice1
      SalesPrice2 SalesPrice3 ShowPrice1 ShowPrice2 ShowPrice3 Stock STOCK_ITEM IsLessThanMinimumStock Option1`),
  );
});

test('N-06 a line of the cart', () => {
  expect(fieldsOf(schemas.getCart.answer, 'Lines')).toEqual(named('P_Code qty1 qty2 qty3 selected'));
});

test('N-08 the wish list is a list of codes', () => {
  expect(schemas.addToWishlist.answer.shape.Data.element).toBeInstanceOf(z.ZodString);
});

test('N-09 a display group', () => {
  expect(fieldsOf(schemas.displayGroups.answer, 'Data', 'Group')).toEqual(
    named('Id Name LogoImage UseTranslateName'),
  );
});

test('N-10 a category, and the sorting categories', () => {
  expect(fieldsOf(schemas.categoryList.answer, 'Data')).toEqual(named('code name image level parent'));
  expect(fieldsOf(schemas.hierarchyAll.answer, 'data')).toEqual(
    named('code name image level parent children'),
  );
  expect(fieldsOf(schemas.category.answer, 'Data')).toEqual(named('Number Key Items'));
  expect(fieldsOf(schemas.category.answer, 'Data', 'Items')).toEqual(named('Id Name'));
});

test('N-11 news and banners', () => {
  expect(fieldsOf(schemas.whatsNew.answer)).toEqual(named('statusText result'));
  expect(fieldsOf(schemas.whatsNew.answer, 'result')).toContain('NewsType');
});

test('N-20 the merchant user', () => {
  expect(fieldsOf(schemas.staffLogin.answer)).toEqual(named('user token'));
  expect(fieldsOf(schemas.staffLogin.answer, 'user')).toEqual(named('userid usernames role userRole'));
});

test('N-22 an item of the web config', () => {
  expect(fieldsOf(schemas.webConfigItems.answer, 'Data')).toEqual(['Opt', 'OptValue']);
});

test('N-26 what buyers are told of a promotion', () => {
  expect(fieldsOf(schemas.promotions.answer, 'Data')).toEqual(
    named('PromotionId PromotionName PromotionRemark DateBegin DateEnd'),
  );
});

test('N-26b N-26c N-26d a promotion as staff plan it', () => {
  const { answer } = schemas.promotionDetail;
  const opts = Array.from({ length: 50 }, (_, at) => `Opt${at + 1}`);
  expect(fieldsOf(answer, 'Promotion')).toEqual(
    named(`PromotionId PromotionName Opt30 PromotionRemark DateBegin DateEnd DateBeginT DateEndT FlagEnabled FlagCusNew
      FlagFreeCase PromotionType SalesNumber DiscTotValue DiscTotType Opt15 CustomerList CustomerTypeList Opt31 PromotionDetail
      PromotionProduct PromotionCustomer ${opts.join(' ')}`),
  );
});

test('N-26e a line of a promotion', () => {
  expect(fieldsOf(schemas.promotionDetail.answer, 'Promotion', 'PromotionDetail')).toEqual(
    named('PromotionLn BuyMin BuyMax OrderBuy FreeNumber DiscNumber DiscType DiscTypeCode Opt6'),
  );
});

test('N-26f N-26g the detail of a promotion, and its master data', () => {
  expect(fieldsOf(schemas.promotionDetail.answer)).toEqual(
    named(
      'Promotion PromotionType Weekdays ProductsSale ProductsFree Customers CustomersNotIn Stores CustomerTypes',
    ),
  );
  expect(fieldsOf(schemas.promotionMasterData.answer)).toEqual(named('CustomerTypes StoreTypes'));
});

test('C-90 C-10 N-26c codes and words of promotions are read in any case', () => {
  const { Promotion, PromotionDetails, PromotionType } = schemas.createPromotion.body.parse({
    PromotionType: 'discountPERCENT',
    Promotion: { DiscTotType: 'p' },
    PromotionDetails: [{ DiscTypeCode: 'p' }],
  });
  expect([PromotionType, Promotion.DiscTotType, PromotionDetails?.[0]?.DiscTypeCode]).toEqual([
    'DiscountPercent',
    'P',
    'P',
  ]);
  const { Status, PromotionType: kind } = schemas.promotionList.query.parse({
    Status: 'current,Soon',
    PromotionType: 'freeitem',
  });
  expect([Status, kind]).toEqual([['CURRENT', 'SOON'], 'FreeItem']);
  expect(schemas.promotionList.query.safeParse({ Status: 'nearly' }).success).toBe(false);
});

test('C-10f what creates a promotion', () => {
  expect(Object.keys(schemas.createPromotion.body.shape)).toEqual(
    named(
      'SaleUnit Promotion ProductsFree ProductsSale Customers CustomersNotIn PromotionDetails Stores CustomerTypes Weekdays',
    ),
  );
});

test('N-27 an order as staff see it', () => {
  const { answer } = schemas.merchantOrderDetail;
  expect(fieldsOf(answer)).toEqual(named('Order OrderDetails ShipTo BillTo'));
  expect(fieldsOf(answer, 'Order')).toEqual(
    named(`OrderID SaleUnit OrderType OrderDate Money Customer_Id Customer_Name Status REF_5 REF_6 NeedTaxInvoice
      PaymentType Remark Remark4 DeliveryMethod DeliveryFee CustomerSaleUnit Total DiscountAmount DiscountRate DocState`),
  );
  for (const address of ['ShipTo', 'BillTo'])
    expect(fieldsOf(answer, address)).toEqual(
      named('Code Name Address Province Ampher Town ZipCode TaxID Phone'),
    );
});

test('N-28 a delivery address', () => {
  expect(fieldsOf(schemas.deliveryAddresses.answer)).toEqual(named('status status_code data'));
  expect(fieldsOf(schemas.deliveryAddresses.answer, 'data')).toEqual(
    named(`Address_Type Active Cust_ID SaleUnit TaxID Name Address_ Province ProvinceName Ampher AmpherName Town
      TownName PostalCode Lat Long Remark Phone`),
  );
});
