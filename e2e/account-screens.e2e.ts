/** As `screens.e2e.ts`: the pages of what is the customer's own, and of paying. */
import { randomUUID } from 'node:crypto';
import { isOfAccount } from './built-pages.ts';
import { createLooks, type Given } from './looks.ts';
import { placeOrder } from './orders.ts';

const CUSTOMER = '0810000001';
const asCustomer =
  (path: string) =>
  async ({ signIn }: Given) => {
    await signIn(CUSTOMER);
    return path;
  };
const { look, expectAll } = createLooks(isOfAccount);

expectAll('R-34 every page of the account is looked at');

look('R-08c the page of consents', '/pdpa', { name: 'pdpa', path: asCustomer('/pdpa') });

look('R-30 where to transfer', '/payment/slip', {
  name: 'payment-slip',
  path: asCustomer('/payment/slip'),
});
look('R-30c the order of a slip', '/payment/upload/slip/:saleunit?', {
  name: 'payment-upload-slip',
  path: asCustomer('/payment/upload/slip/C1'),
});

look('R-27p my credit', '/profile/credit', { name: 'profile-credit', path: asCustomer('/profile/credit') });

look('R-21 a place on the map', '/map/select', { name: 'map-select' });

look('R-27c my addresses', '/profile/address', {
  name: 'profile-address',
  path: asCustomer('/profile/address'),
});

look('L-27 consents in the profile', '/profile/consents', {
  name: 'profile-consents',
  path: asCustomer('/profile/consents'),
});

look('L-29 erasing the account', '/profile/erase', {
  name: 'profile-erase',
  path: asCustomer('/profile/erase'),
});

look('R-27g my coupons', '/profile/mycoupon', {
  name: 'my-coupons',
  path: asCustomer('/profile/mycoupon'),
});

look('a wish list', '/profile/wishlist', {
  name: 'wishlist',
  path: async ({ goods, signIn }) => {
    const { api } = await signIn(goods.takeCustomer());
    const some = await api.listProducts({ body: { OnlyPromotionProduct: true, Take: 5 } });
    await api.addToWishlist({ body: { productIds: some.map(({ P_Code }) => P_Code) } });
    return '/profile/wishlist';
  },
});

look('R-27b the profile', '/profile', {
  name: 'profile',
  path: asCustomer('/profile'),
});

look('R-27j my details', '/profile/showProfile', {
  name: 'profile-show',
  path: asCustomer('/profile/showProfile'),
});

look('R-27e editing the profile', '/profile/editProfile', {
  name: 'profile-edit',
  path: asCustomer('/profile/editProfile'),
});

look('R-27d changing the password', '/profile/changePassword', {
  name: 'profile-password',
  path: asCustomer('/profile/changePassword'),
});

look('R-27i my pets', '/profile/petInformation', {
  name: 'profile-pets',
  path: async ({ signIn }) => {
    const { api } = await signIn(CUSTOMER);
    const about = {
      Name: 'มะลิ',
      Kind: 'cat',
      Breed: 'Mali-Thai',
      Sex: 'female',
      Birthday: '2020-05-10',
    } as const;
    const Reminders = [{ Kind: 'vaccination', Day: '2031-04-01', Months: 12 }] as const;
    await api.savePet({ body: { PetId: randomUUID(), ...about, Weight: 4.25, Reminders: [...Reminders] } });
    return '/profile/petInformation';
  },
});

look('R-27f what the shop asks me', '/profile/groupQA', {
  name: 'profile-questions',
  path: asCustomer('/profile/groupQA'),
});
look('R-27f a group of questions', '/profile/groupQA', {
  name: 'profile-question-group',
  path: asCustomer('/profile/groupQA?group=5e700000-0000-4000-8000-000000000001'),
});

look('R-27h the list of news', '/profile/newslist', {
  name: 'profile-news',
  path: asCustomer('/profile/newslist'),
});

look(
  'R-30h the payment of an order that is paid on delivery',
  '/payment/:type?/:status?/:orderid?/:saleunit?/:key?',
  {
    name: 'payment',
    path: async ({ goods, signIn }) => {
      const caller = await signIn(goods.takeCustomer());
      const { P_Code } = await goods.takeProduct(caller);
      const { Order } = await placeOrder(caller, [{ P_Code, qty1: 1 }]);
      return `/payment/cash/pay/${Order.OrderID}/${Order.SaleUnit}`;
    },
    unlisted: true,
  },
);

look('R-30e a payment that nobody knows', '/payment/status/:status?', {
  name: 'payment-status',
  path: '/payment/status/unknown',
  unlisted: true,
});

look('U-05u a link to pay that is over', '/payment/link', {
  name: 'payment-link',
  path: '/payment/link?key=nobody-was-ever-sent-this',
  hears: 404,
  unlisted: true,
});
