import cart from './cart.ts';
import home from './home.ts';
import product from './product.ts';
import shell from './shell.ts';

export default { shell, home, product, cart };
