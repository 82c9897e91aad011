import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** The whole URL table. One tree serves both languages: Thai without a prefix, English under /en. */
export default [
  route('en?', 'shell/shop-layout.tsx', [
    index('routes/shop/home.tsx'),
    route('product/:code', 'routes/shop/product.tsx'),
    route('profile', 'routes/shop/profile.tsx'),
  ]),
] satisfies RouteConfig;
