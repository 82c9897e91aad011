import address from './address.ts';
import cart from './cart.ts';
import cartPage from './cartPage.ts';
import checkout from './checkout.ts';
import home from './home.ts';
import orders from './orders.ts';
import product from './product.ts';
import session from './session.ts';
import shell from './shell.ts';

export default { shell, home, product, cart, cartPage, session, address, checkout, orders };
