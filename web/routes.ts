import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  route('en?', 'shell/shop-layout.tsx', [
    index('routes/shop/home.tsx'),
    route('product/:code', 'routes/shop/product.tsx'),
  ]),
] satisfies RouteConfig;
