import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** The whole URL table. One tree serves both languages: Thai without a prefix, English under /en. */
export default [
  route('en?', 'shell/shop-layout.tsx', [
    index('routes/shop/home.tsx'),
    route('product', 'routes/shop/products.tsx'),
    route('product/category', 'routes/shop/categories.tsx'),
    route('product/:code', 'routes/shop/product.tsx'),
    route('login', 'routes/shop/login.tsx'),
    route('verifyotp', 'routes/shop/verifyotp.tsx'),
    route('cart/adv?', 'routes/shop/cart.tsx'),
    route('checkout/adv', 'routes/shop/checkout.tsx'),
    route('history', 'routes/shop/history.tsx'),
    route('history/:orderid/:saleunit?', 'routes/shop/history-detail.tsx'),
    route('profile', 'routes/shop/profile.tsx'),
  ]),
] satisfies RouteConfig;
