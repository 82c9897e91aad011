/** The calls made by the shop's own pages. The merchant area's come with its pages (`calls.ts`). */
import { accountCalls } from './account.calls.ts';
import { actingCalls } from './acting.calls.ts';
import { addressCalls } from './address.calls.ts';
import { buyerPromotionCalls } from './buyer-promotions.calls.ts';
import { cartCalls } from './cart.calls.ts';
import { catalogueCalls } from './catalogue.calls.ts';
import { centerGalleryCalls } from './center-gallery.calls.ts';
import { consentCalls } from './consent.calls.ts';
import { contentCalls } from './content.calls.ts';
import { couponCalls } from './coupons.calls.ts';
import { erasureCalls } from './erasure.calls.ts';
import { invitationCalls } from './invitations.calls.ts';
import { notificationCalls } from './notifications.calls.ts';
import { orderCalls } from './orders.calls.ts';
import { ownDataCalls } from './own-data.calls.ts';
import { paperCalls } from './papers.calls.ts';
import { creditCalls } from './credit.calls.ts';
import { paymentCalls } from './payments.calls.ts';
import { slipCalls } from './slips.calls.ts';
import { petCalls } from './pets.calls.ts';
import { profileCalls } from './profile.calls.ts';
import { questionCalls } from './questions.calls.ts';
import { quickOrderCalls } from './quick-order.calls.ts';
import { searchCalls } from './search.calls.ts';
import { sessionCalls } from './session.calls.ts';
import { webConfigCalls } from './webconfig.calls.ts';
import { wishlistCalls } from './wishlist.calls.ts';

export const shopCalls = {
  ...sessionCalls,
  ...actingCalls,
  ...accountCalls,
  ...petCalls,
  ...questionCalls,
  ...profileCalls,
  ...webConfigCalls,
  ...catalogueCalls,
  ...searchCalls,
  ...quickOrderCalls,
  ...wishlistCalls,
  ...centerGalleryCalls,
  ...consentCalls,
  ...contentCalls,
  ...addressCalls,
  ...buyerPromotionCalls,
  ...cartCalls,
  ...couponCalls,
  ...creditCalls,
  ...erasureCalls,
  ...invitationCalls,
  ...orderCalls,
  ...ownDataCalls,
  ...paperCalls,
  ...paymentCalls,
  ...slipCalls,
  ...notificationCalls,
};
