import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';

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
    route('order/tracking/:id?', 'routes/shop/order-tracking.tsx'),
    route('profile', 'routes/shop/profile.tsx'),
    route('profile/wishlist', 'routes/shop/wishlist.tsx'),
  ]),
  ...prefix('en?/merchant', [
    layout('merchant/entry-layout.tsx', [
      route('login', 'routes/merchant/login.tsx'),
      route('verifyotp', 'routes/merchant/verifyotp.tsx'),
    ]),
    layout('merchant/merchant-layout.tsx', [
      index('routes/merchant/home.tsx'),
      route('profile', 'routes/merchant/profile.tsx'),
      route('profile/edit', 'routes/merchant/profile-edit.tsx'),
      route('profile/changepassword', 'routes/merchant/profile-password.tsx'),
      route('profile/dc', 'routes/merchant/profile-center.tsx'),
      route('order', 'routes/merchant/orders.tsx'),
      route('order/issue', 'routes/merchant/goods-issue.tsx'),
      route('order/:orderid/:saleunit', 'routes/merchant/order.tsx'),
      route('order/:orderid/:saleunit/payment', 'routes/merchant/order-payment.tsx'),
      route('order/:orderid/:saleunit/tracking', 'routes/merchant/order-tracking.tsx'),
      route('cash', 'routes/merchant/cash.tsx'),
      route('customer', 'routes/merchant/customers.tsx'),
      route('search', 'routes/merchant/search.tsx'),
      route('search/words', 'routes/merchant/search-words.tsx'),
      route('log', 'routes/merchant/log.tsx'),
      route('*', 'routes/merchant/missing.tsx'),
    ]),
  ]),
  ...prefix('en?/sales', [
    layout('merchant/merchant-layout.tsx', { id: 'sales-layout' }, [
      route('mysales', 'routes/merchant/my-sales.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
