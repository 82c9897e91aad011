import type { Messages, Translated } from '../../i18n/namespaces.ts';
import address from './address.ts';
import cart from './cart.ts';
import cartPage from './cartPage.ts';
import catalogue from './catalogue.ts';
import checkout from './checkout.ts';
import home from './home.ts';
import orders from './orders.ts';
import product from './product.ts';
import productPage from './productPage.ts';
import session from './session.ts';
import shell from './shell.ts';

export default {
  shell,
  home,
  product,
  productPage,
  catalogue,
  cart,
  cartPage,
  session,
  address,
  checkout,
  orders,
} satisfies Translated<Messages>;
