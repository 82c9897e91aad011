import type { Messages, Translated } from '../../i18n/namespaces.ts';
import acting from './acting.ts';
import address from './address.ts';
import addressBook from './addressBook.ts';
import audit from './audit.ts';
import cart from './cart.ts';
import cartPage from './cartPage.ts';
import catalogue from './catalogue.ts';
import center from './center.ts';
import checkout from './checkout.ts';
import consents from './consents.ts';
import content from './content.ts';
import coupons from './coupons.ts';
import credit from './credit.ts';
import erasure from './erasure.ts';
import files from './files.ts';
import customerDoubles from './customerDoubles.ts';
import customerPhotos from './customerPhotos.ts';
import home from './home.ts';
import map from './map.ts';
import merchant from './merchant.ts';
import merchantCoupons from './merchantCoupons.ts';
import merchantCredit from './merchantCredit.ts';
import merchantHome from './merchantHome.ts';
import merchantNotifications from './merchantNotifications.ts';
import merchantMoney from './merchantMoney.ts';
import merchantPayments from './merchantPayments.ts';
import slips from './slips.ts';
import merchantOrders from './merchantOrders.ts';
import merchantCategories from './merchantCategories.ts';
import merchantBrands from './merchantBrands.ts';
import merchantGroups from './merchantGroups.ts';
import merchantPrices from './merchantPrices.ts';
import merchantProducts from './merchantProducts.ts';
import merchantPapers from './merchantPapers.ts';
import merchantQuality from './merchantQuality.ts';
import merchantPromotions from './merchantPromotions.ts';
import merchantSearch from './merchantSearch.ts';
import merchantImport from './merchantImport.ts';
import merchantStock from './merchantStock.ts';
import stockCounts from './stockCounts.ts';
import merchantCenters from './merchantCenters.ts';
import invitations from './invitations.ts';
import merchantCustomers from './merchantCustomers.ts';
import merchantApplications from './merchantApplications.ts';
import merchantRegister from './merchantRegister.ts';
import merchantRegistrations from './merchantRegistrations.ts';
import merchantStaff from './merchantStaff.ts';
import notifications from './notifications.ts';
import notificationSettings from './notificationSettings.ts';
import offers from './offers.ts';
import orderPad from './orderPad.ts';
import orders from './orders.ts';
import payment from './payment.ts';
import ownProfile from './ownProfile.ts';
import product from './product.ts';
import quickOrder from './quickOrder.ts';
import productPage from './productPage.ts';
import promotions from './promotions.ts';
import registration from './registration.ts';
import session from './session.ts';
import shell from './shell.ts';
import signIns from './signIns.ts';
import staff from './staff.ts';
import merchantContent from './merchantContent.ts';
import merchantSurveys from './merchantSurveys.ts';
import questions from './questions.ts';
import pets from './pets.ts';
import wishlist from './wishlist.ts';

export default {
  shell,
  home,
  signIns,
  customerDoubles,
  customerPhotos,
  consents,
  content,
  erasure,
  product,
  productPage,
  catalogue,
  cart,
  cartPage,
  session,
  registration,
  address,
  addressBook,
  ownProfile,
  map,
  center,
  checkout,
  coupons,
  credit,
  notifications,
  notificationSettings,
  offers,
  orderPad,
  orders,
  payment,
  quickOrder,
  promotions,
  pets,
  questions,
  wishlist,
  merchant,
  merchantNotifications,
  merchantMoney,
  merchantPayments,
  slips,
  merchantCoupons,
  merchantCredit,
  merchantOrders,
  merchantHome,
  merchantCategories,
  merchantBrands,
  merchantGroups,
  merchantPrices,
  merchantProducts,
  merchantPapers,
  merchantQuality,
  merchantPromotions,
  merchantSearch,
  merchantCenters,
  invitations,
  merchantCustomers,
  merchantApplications,
  merchantRegister,
  merchantRegistrations,
  merchantStaff,
  merchantImport,
  merchantStock,
  stockCounts,
  merchantContent,
  merchantSurveys,
  acting,
  audit,
  files,
  staff,
} satisfies Translated<Messages>;
