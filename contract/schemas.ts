/**
 * Request and response schemas of every call, used by the server and the API document; the browser uses only their
 * types.
 */
import type { z } from 'zod';
import { accountSchemas } from './account.schemas.ts';
import { actingSchemas } from './acting.schemas.ts';
import { addressSchemas } from './address.schemas.ts';
import { buyerPromotionSchemas } from './buyer-promotions.schemas.ts';
import type { CallName, calls } from './calls.ts';
import { auditSchemas } from './audit.schemas.ts';
import { cartSchemas } from './cart.schemas.ts';
import { catalogueSchemas } from './catalogue.schemas.ts';
import { centerGallerySchemas } from './center-gallery.schemas.ts';
import { centerPhotoSchemas } from './center-photos.schemas.ts';
import { consentSchemas, merchantConsentSchemas } from './consent.schemas.ts';
import { contentSchemas } from './content.schemas.ts';
import { couponSchemas } from './coupons.schemas.ts';
import { erasureSchemas } from './erasure.schemas.ts';
import { goodsIssueSchemas } from './goods-issues.schemas.ts';
import { customerRunSchemas } from './customer-runs.schemas.ts';
import { invitationSchemas, merchantInvitationSchemas } from './invitations.schemas.ts';
import { customerDoubleSchemas } from './customer-doubles.schemas.ts';
import { customerPhotoSchemas } from './customer-photos.schemas.ts';
import { customerTagSchemas } from './customer-tags.schemas.ts';
import { merchantCustomerSchemas } from './merchant-customers.schemas.ts';
import { merchantCouponSchemas } from './merchant-coupons.schemas.ts';
import { merchantMoneySchemas } from './merchant-money.schemas.ts';
import { merchantPaymentSchemas } from './merchant-payments.schemas.ts';
import { lowStockSchemas } from './low-stock.schemas.ts';
import { merchantPaperSchemas } from './merchant-papers.schemas.ts';
import { merchantOrderSchemas } from './merchant-orders.schemas.ts';
import { applyingSchemas, merchantApplicationSchemas } from './merchant-applications.schemas.ts';
import { merchantCenterSchemas } from './merchant-centers.schemas.ts';
import { merchantCategorySchemas } from './merchant-categories.schemas.ts';
import { merchantBrandSchemas } from './merchant-brands.schemas.ts';
import { merchantGroupSchemas } from './merchant-groups.schemas.ts';
import { merchantPriceSchemas } from './merchant-prices.schemas.ts';
import { merchantProductSchemas } from './merchant-products.schemas.ts';
import { productFindingSchemas } from './product-findings.schemas.ts';
import { pictureImportSchemas } from './picture-import.schemas.ts';
import { merchantImportSchemas } from './merchant-import.schemas.ts';
import { merchantStockSchemas } from './merchant-stock.schemas.ts';
import { stockCountSchemas } from './stock-counts.schemas.ts';
import { merchantPromotionSchemas } from './merchant-promotions.schemas.ts';
import { merchantRegistrationSchemas } from './merchant-registrations.schemas.ts';
import { merchantStaffSchemas } from './merchant-staff.schemas.ts';
import { merchantContentSchemas } from './merchant-content.schemas.ts';
import { merchantSurveySchemas } from './merchant-surveys.schemas.ts';
import { notificationSchemas } from './notifications.schemas.ts';
import { petSchemas } from './pets.schemas.ts';
import { profileSchemas } from './profile.schemas.ts';
import { questionSchemas } from './questions.schemas.ts';
import { quickOrderSchemas } from './quick-order.schemas.ts';
import { quickSearchSchemas } from './quick-search.schemas.ts';
import { merchantReportSchemas } from './reports.schemas.ts';
import { orderRunSchemas } from './order-runs.schemas.ts';
import { ownDataSchemas } from './own-data.schemas.ts';
import { orderSchemas } from './orders.schemas.ts';
import { paperSchemas } from './papers.schemas.ts';
import { creditSchemas, merchantCreditSchemas } from './credit.schemas.ts';
import { paymentSchemas } from './payments.schemas.ts';
import { slipSchemas } from './slips.schemas.ts';
import { externalSignInSchemas } from './external-sign-in.schemas.ts';
import { registrationSchemas } from './registration.schemas.ts';
import { runSchemas } from './runs.schemas.ts';
import { searchSchemas } from './search.schemas.ts';
import { secretSettingSchemas } from './secret-settings.schemas.ts';
import { sessionSchemas } from './session.schemas.ts';
import { staffSchemas } from './staff.schemas.ts';
import { tableViewSchemas } from './table-views.schemas.ts';
import { webConfigSchemas } from './webconfig.schemas.ts';
import { wishlistSchemas } from './wishlist.schemas.ts';

export const schemas = {
  ...sessionSchemas,
  ...invitationSchemas,
  ...merchantInvitationSchemas,
  ...customerRunSchemas,
  ...staffSchemas,
  ...centerGallerySchemas,
  ...centerPhotoSchemas,
  ...actingSchemas,
  ...accountSchemas,
  ...petSchemas,
  ...questionSchemas,
  ...profileSchemas,
  ...webConfigSchemas,
  ...catalogueSchemas,
  ...searchSchemas,
  ...quickOrderSchemas,
  ...wishlistSchemas,
  ...consentSchemas,
  ...merchantConsentSchemas,
  ...contentSchemas,
  ...addressSchemas,
  ...buyerPromotionSchemas,
  ...cartSchemas,
  ...couponSchemas,
  ...erasureSchemas,
  ...orderSchemas,
  ...ownDataSchemas,
  ...paperSchemas,
  ...paymentSchemas,
  ...slipSchemas,
  ...creditSchemas,
  ...merchantCreditSchemas,
  ...goodsIssueSchemas,
  ...lowStockSchemas,
  ...merchantOrderSchemas,
  ...merchantCouponSchemas,
  ...merchantCustomerSchemas,
  ...customerTagSchemas,
  ...customerDoubleSchemas,
  ...customerPhotoSchemas,
  ...merchantMoneySchemas,
  ...merchantPaperSchemas,
  ...merchantPaymentSchemas,
  ...notificationSchemas,
  ...quickSearchSchemas,
  ...merchantReportSchemas,
  ...orderRunSchemas,
  ...runSchemas,
  ...auditSchemas,
  ...applyingSchemas,
  ...merchantApplicationSchemas,
  ...merchantCenterSchemas,
  ...merchantCategorySchemas,
  ...merchantBrandSchemas,
  ...merchantGroupSchemas,
  ...merchantPriceSchemas,
  ...merchantProductSchemas,
  ...productFindingSchemas,
  ...merchantImportSchemas,
  ...pictureImportSchemas,
  ...merchantStockSchemas,
  ...stockCountSchemas,
  ...merchantPromotionSchemas,
  ...merchantRegistrationSchemas,
  ...merchantStaffSchemas,
  ...merchantContentSchemas,
  ...merchantSurveySchemas,
  ...externalSignInSchemas,
  ...registrationSchemas,
  ...secretSettingSchemas,
  ...tableViewSchemas,
};

type Schemas = typeof schemas;
type Part<N extends CallName, P extends string> =
  Schemas[N] extends Record<P, z.ZodType> ? Schemas[N][P] : never;

/** The fields of an upload that hold a file; never for every other call. */
export type FileField<N extends CallName> = (typeof calls)[N] extends { files: infer Files }
  ? keyof Files & string
  : never;

/** What a caller passes: the parts the call has, defaults optional. */
export type CallInput<N extends CallName> = {
  [P in 'params' | 'query' | 'body' as Schemas[N] extends Record<P, z.ZodType> ? P : never]: z.input<
    Part<N, P>
  >;
} & ([FileField<N>] extends [never] ? unknown : { files: Partial<Record<FileField<N>, Blob>> });
/** What the server reads after validation, defaults filled in. */
export type CallParsed<N extends CallName> = {
  [P in 'params' | 'query' | 'body' as Schemas[N] extends Record<P, z.ZodType> ? P : never]: z.output<
    Part<N, P>
  >;
};
/** On the server; a client of a download gets a `DownloadedFile`. */
export type CallAnswer<N extends CallName> = z.output<Schemas[N]['answer']>;
