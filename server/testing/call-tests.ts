/** Every call's tests, assembled from those of the features. A call without them does not compile. */
import type { CallName } from '#contract/calls.ts';
import { accountCallTests } from '../features/account/account.testing.ts';
import { actingCallTests } from '../features/acting/acting.testing.ts';
import { addressCallTests } from '../features/address/address.testing.ts';
import { auditCallTests } from '../features/audit/audit.testing.ts';
import { cartCallTests } from '../features/cart/cart.testing.ts';
import { catalogueCallTests, lowStockCallTests } from '../features/catalogue/catalogue.testing.ts';
import { searchCallTests } from '../features/catalogue/search/search.testing.ts';
import { centerGalleryCallTests } from '../features/center-photos/center-gallery.testing.ts';
import { centerPhotoCallTests } from '../features/center-photos/center-photos.testing.ts';
import { consentCallTests, merchantConsentCallTests } from '../features/consent/consent.testing.ts';
import { contentCallTests } from '../features/content/content.testing.ts';
import { goodsIssueCallTests } from '../features/merchant-orders/goods-issues.testing.ts';
import {
  customerTagCallTests,
  merchantCustomerCallTests,
} from '../features/merchant-customers/merchant-customers.testing.ts';
import { customerPhotoCallTests } from '../features/merchant-customers/customer-photos.testing.ts';
import { merchantCouponCallTests } from '../features/promotion/merchant-coupons.testing.ts';
import { merchantPaperCallTests, paperCallTests } from '../features/papers/papers.testing.ts';
import { merchantMoneyCallTests } from '../features/merchant-orders/merchant-money.testing.ts';
import { merchantOrderCallTests } from '../features/merchant-orders/merchant-orders.testing.ts';
import {
  applyingCallTests,
  merchantApplicationCallTests,
} from '../features/merchant-applications/merchant-applications.testing.ts';
import { merchantCenterCallTests } from '../features/merchant-centers/merchant-centers.testing.ts';
import { merchantCategoryCallTests } from '../features/merchant-categories/merchant-categories.testing.ts';
import { merchantBrandCallTests } from '../features/merchant-brands/merchant-brands.testing.ts';
import { merchantGroupCallTests } from '../features/merchant-groups/merchant-groups.testing.ts';
import { merchantPriceCallTests } from '../features/merchant-products/merchant-prices.testing.ts';
import { merchantProductCallTests } from '../features/merchant-products/merchant-products.testing.ts';
import { productFindingCallTests } from '../features/merchant-products/product-findings.testing.ts';
import { pictureImportCallTests } from '../features/merchant-import/picture-import.testing.ts';
import { merchantImportCallTests } from '../features/merchant-import/merchant-import.testing.ts';
import { merchantStockCallTests } from '../features/merchant-stock/merchant-stock.testing.ts';
import { stockCountCallTests } from '../features/merchant-stock/stock-counts.testing.ts';
import { merchantPromotionCallTests } from '../features/merchant-promotions/merchant-promotions.testing.ts';
import { merchantStaffCallTests } from '../features/merchant-staff/merchant-staff.testing.ts';
import { notificationCallTests } from '../features/notifications/notifications.testing.ts';
import { orderRunCallTests } from '../features/merchant-orders/order-runs.testing.ts';
import { orderCallTests } from '../features/orders/orders.testing.ts';
import { couponCallTests } from '../features/promotion/coupons.testing.ts';
import { erasureCallTests } from '../features/erasure/erasure.testing.ts';
import { ownDataCallTests } from '../features/own-data/own-data.testing.ts';
import { buyerPromotionCallTests } from '../features/promotion/buyer-promotions.testing.ts';
import { merchantContentCallTests } from '../features/content/merchant-content.testing.ts';
import { merchantSurveyCallTests } from '../features/questions/merchant-surveys.testing.ts';
import { questionCallTests } from '../features/questions/questions.testing.ts';
import { merchantPaymentCallTests } from '../features/payments/merchant-payments.testing.ts';
import { creditCallTests, merchantCreditCallTests } from '../features/credit/credit.testing.ts';
import { paymentCallTests } from '../features/payments/payments.testing.ts';
import { slipCallTests } from '../features/payments/slips.testing.ts';
import { quickOrderCallTests } from '../features/quick-order/quick-order.testing.ts';
import { quickSearchCallTests } from '../features/quick-search/quick-search.testing.ts';
import { merchantReportCallTests } from '../features/reports/reports.testing.ts';
import {
  merchantRegistrationCallTests,
  registrationCallTests,
} from '../features/registration/registration.testing.ts';
import { runCallTests } from '../features/runs/runs.testing.ts';
import { profileCallTests } from '../features/session/profile.testing.ts';
import { externalSignInCallTests } from '../features/session/external-sign-in.testing.ts';
import { sessionCallTests } from '../features/session/session.testing.ts';
import { staffCallTests } from '../features/session/staff.testing.ts';
import { tableViewCallTests } from '../features/table-views/table-views.testing.ts';
import { secretSettingCallTests } from '../features/webconfig/secret-settings.testing.ts';
import { webConfigCallTests } from '../features/webconfig/webconfig.testing.ts';
import { customerDoubleCallTests } from '../features/merchant-customers/customer-doubles.testing.ts';
import { customerRunCallTests } from '../features/merchant-customers/customer-runs.testing.ts';
import {
  invitationCallTests,
  merchantInvitationCallTests,
} from '../features/merchant-customers/invitations.testing.ts';
import { petCallTests } from '../features/pets/pets.testing.ts';
import { wishlistCallTests } from '../features/wishlist/wishlist.testing.ts';
import type { AttemptOf, CallTest, Sample } from './call-test.ts';
import { ONLY_ALPHA, type AlphaOrder } from './only-alpha.ts';
import { addressId, sessionIdOf, type TestTenant } from './shop-data.ts';
import type { TestShop } from './shop.ts';
import type { Attempt } from './attempts.ts';

export const callTests: Record<CallName, CallTest> = {
  ...accountCallTests,
  ...profileCallTests,
  ...actingCallTests,
  ...addressCallTests,
  ...auditCallTests,
  ...secretSettingCallTests,
  ...cartCallTests,
  ...catalogueCallTests,
  ...lowStockCallTests,
  ...searchCallTests,
  ...centerGalleryCallTests,
  ...centerPhotoCallTests,
  ...consentCallTests,
  ...merchantConsentCallTests,
  ...contentCallTests,
  ...goodsIssueCallTests,
  ...merchantOrderCallTests,
  ...merchantCouponCallTests,
  ...merchantCustomerCallTests,
  ...customerTagCallTests,
  ...customerPhotoCallTests,
  ...customerDoubleCallTests,
  ...invitationCallTests,
  ...merchantInvitationCallTests,
  ...customerRunCallTests,
  ...merchantMoneyCallTests,
  ...merchantPaperCallTests,
  ...paperCallTests,
  ...applyingCallTests,
  ...merchantApplicationCallTests,
  ...merchantCenterCallTests,
  ...merchantCategoryCallTests,
  ...merchantBrandCallTests,
  ...merchantGroupCallTests,
  ...merchantPriceCallTests,
  ...merchantProductCallTests,
  ...productFindingCallTests,
  ...merchantImportCallTests,
  ...pictureImportCallTests,
  ...merchantStockCallTests,
  ...stockCountCallTests,
  ...merchantPromotionCallTests,
  ...merchantStaffCallTests,
  ...notificationCallTests,
  ...orderRunCallTests,
  ...orderCallTests,
  ...erasureCallTests,
  ...ownDataCallTests,
  ...paymentCallTests,
  ...slipCallTests,
  ...merchantPaymentCallTests,
  ...creditCallTests,
  ...merchantCreditCallTests,
  ...buyerPromotionCallTests,
  ...couponCallTests,
  ...quickOrderCallTests,
  ...quickSearchCallTests,
  ...merchantReportCallTests,
  ...registrationCallTests,
  ...merchantRegistrationCallTests,
  ...runCallTests,
  ...externalSignInCallTests,
  ...sessionCallTests,
  ...staffCallTests,
  ...tableViewCallTests,
  ...webConfigCallTests,
  ...petCallTests,
  ...questionCallTests,
  ...merchantContentCallTests,
  ...merchantSurveyCallTests,
  ...wishlistCallTests,
};

const orderKeyOf = (orderId: string) => ({ orderid: orderId, saleunit: 'C1' });

/** An input for every call; with a new idempotency key each time. */
export function samplesOf(tenant: TestTenant, orderId = '260302-AAAAA'): Record<CallName, Sample> {
  const of = { tenant, orderId, orderKey: orderKeyOf(orderId), address: addressId(tenant, 'CUST1') };
  const samples = Object.entries(callTests).map(([name, { sample }]) => [
    name,
    typeof sample === 'function' ? sample(of) : sample,
  ]);
  return Object.fromEntries(samples) as Record<CallName, Sample>;
}

export type Boundary = 'crossTenant' | 'crossCustomer' | 'crossCenter';

/** What is tried across a boundary with that call. */
export function attemptsOf(
  name: CallName,
  boundary: Boundary,
  { shop: { sent }, order }: { shop: Pick<TestShop, 'sent'>; order: AlphaOrder },
): readonly Attempt[] {
  const attempts = callTests[name][boundary] ?? [];
  if (typeof attempts !== 'function') return attempts;
  const own = samplesOf(boundary === 'crossTenant' ? 'beta' : 'alpha');
  const cookies = cookiesWith(sessionIdOf('alpha', 'CUST1'));
  const merchant = sessionIdOf('alpha', 'ADMIN');
  const of: AttemptOf = {
    order,
    orderKey: orderKeyOf(order.orderId),
    address: addressId('alpha', 'CUST1'),
    key: { headers: { 'idempotency-key': order.idempotencyKey } },
    cookies,
    staffCookies: { ...cookies, 'test-alpha-merchant': merchant, 'test-beta-merchant': merchant },
    sample: (one) => own[one],
    bodyOf: (one, more) => ({ body: { ...own[one].body, ...more } }),
    codeSentTo: (mobile) => {
      const text = sent.find((one) => one.to.endsWith(mobile.slice(1)))?.text ?? '';
      return { code: /\b(\d{6})\b/.exec(text)?.[1] ?? '', reference: /Ref: (\w+)/.exec(text)?.[1] ?? '' };
    },
  };
  return attempts(of);
}

const cookiesWith = (secret: string): Record<string, string> => ({
  'test-alpha-buyer': secret,
  'test-beta-buyer': secret,
  'test-alpha-merchant': secret,
  'test-beta-merchant': secret,
  'test-beta-center': ONLY_ALPHA.center,
  'test-alpha-center': ONLY_ALPHA.center,
});
