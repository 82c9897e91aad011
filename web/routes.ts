import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** The whole URL table. One tree serves both languages: Thai without a prefix, English under /en. */
export default [
  route('en?', 'shell/shop-layout.tsx', [
    index('routes/shop/home.tsx'),
    route('product', 'routes/shop/products.tsx'),
    route('product/category', 'routes/shop/categories.tsx'),
    route('product/:code', 'routes/shop/product.tsx'),
    route('promotion', 'routes/shop/promotions.tsx'),
    route('news', 'routes/shop/news.tsx'),
    route('contents', 'routes/shop/contents.tsx'),
    route('contents/:id', 'routes/shop/content.tsx'),
    route('cms/content', 'routes/shop/cms-content.tsx'),
    route('login', 'routes/shop/login.tsx'),
    route('pendingApproval', 'routes/shop/pending-approval.tsx'),
    route('verifyotp', 'routes/shop/verifyotp.tsx'),
    route('cart/adv?', 'routes/shop/cart.tsx'),
    route('checkout/adv', 'routes/shop/checkout.tsx'),
    route('history', 'routes/shop/history.tsx'),
    route('history/deliveryorder/:orderid?/:saleunit?', 'routes/shop/delivery-orders.tsx'),
    route('history/:orderid/:saleunit?', 'routes/shop/history-detail.tsx'),
    route('profile', 'routes/shop/profile.tsx'),
    route('profile/wishlist', 'routes/shop/wishlist.tsx'),
  ]),
] satisfies RouteConfig;
