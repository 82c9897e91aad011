/** Every call of the product, once. */
import { centerPhotoCalls } from './center-photos.calls.ts';
import { lowStockCalls } from './low-stock.calls.ts';
import { auditCalls } from './audit.calls.ts';
import { merchantConsentCalls } from './consent.calls.ts';
import { externalSignInCalls } from './external-sign-in.calls.ts';
import { goodsIssueCalls } from './goods-issues.calls.ts';
import { merchantCreditCalls } from './credit.calls.ts';
import { customerTagCalls, merchantCustomerCalls } from './merchant-customers.calls.ts';
import { customerDoubleCalls } from './customer-doubles.calls.ts';
import { customerRunCalls } from './customer-runs.calls.ts';
import { customerPhotoCalls } from './customer-photos.calls.ts';
import { merchantCouponCalls } from './merchant-coupons.calls.ts';
import { merchantInvitationCalls } from './invitations.calls.ts';
import { pictureImportCalls } from './picture-import.calls.ts';
import { merchantImportCalls } from './merchant-import.calls.ts';
import { merchantMoneyCalls } from './merchant-money.calls.ts';
import { merchantOrderCalls } from './merchant-orders.calls.ts';
import { orderRunCalls } from './order-runs.calls.ts';
import { applyingCalls, merchantApplicationCalls } from './merchant-applications.calls.ts';
import { merchantCenterCalls } from './merchant-centers.calls.ts';
import { merchantCategoryCalls } from './merchant-categories.calls.ts';
import { merchantBrandCalls } from './merchant-brands.calls.ts';
import { merchantGroupCalls } from './merchant-groups.calls.ts';
import { merchantPriceCalls } from './merchant-prices.calls.ts';
import { merchantProductCalls } from './merchant-products.calls.ts';
import { productFindingCalls } from './product-findings.calls.ts';
import { merchantStockCalls } from './merchant-stock.calls.ts';
import { stockCountCalls } from './stock-counts.calls.ts';
import { merchantPromotionCalls } from './merchant-promotions.calls.ts';
import { merchantRegistrationCalls } from './merchant-registrations.calls.ts';
import { merchantStaffCalls } from './merchant-staff.calls.ts';
import { merchantContentCalls } from './merchant-content.calls.ts';
import { merchantSurveyCalls } from './merchant-surveys.calls.ts';
import { shopNotificationCalls } from './notifications.calls.ts';
import { quickSearchCalls } from './quick-search.calls.ts';
import { merchantReportCalls } from './reports.calls.ts';
import { registrationCalls } from './registration.calls.ts';
import { runCalls } from './runs.calls.ts';
import { secretSettingCalls } from './secret-settings.calls.ts';
import { shopCalls } from './shop.calls.ts';
import { staffCalls } from './staff.calls.ts';
import { tableViewCalls } from './table-views.calls.ts';

export const calls = {
  ...shopCalls,
  ...staffCalls,
  ...centerPhotoCalls,
  ...externalSignInCalls,
  ...goodsIssueCalls,
  ...merchantConsentCalls,
  ...lowStockCalls,
  ...merchantOrderCalls,
  ...merchantCouponCalls,
  // Before the center of a customer, which `credit` would be taken for.
  ...merchantCreditCalls,
  ...merchantCustomerCalls,
  ...customerTagCalls,
  ...customerDoubleCalls,
  ...customerPhotoCalls,
  ...customerRunCalls,
  ...merchantInvitationCalls,
  ...merchantImportCalls,
  ...pictureImportCalls,
  ...merchantMoneyCalls,
  ...shopNotificationCalls,
  ...quickSearchCalls,
  ...merchantReportCalls,
  ...orderRunCalls,
  ...runCalls,
  ...auditCalls,
  ...applyingCalls,
  ...merchantApplicationCalls,
  ...merchantCenterCalls,
  ...merchantCategoryCalls,
  ...merchantBrandCalls,
  ...merchantGroupCalls,
  ...merchantPriceCalls,
  ...merchantProductCalls,
  ...productFindingCalls,
  ...merchantStockCalls,
  ...stockCountCalls,
  ...merchantPromotionCalls,
  ...merchantRegistrationCalls,
  ...merchantStaffCalls,
  ...merchantContentCalls,
  ...merchantSurveyCalls,
  ...registrationCalls,
  ...secretSettingCalls,
  ...tableViewCalls,
};

export type CallName = keyof typeof calls;
