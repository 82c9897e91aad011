import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { precompress } from './web/precompress.ts';

export default {
  appDirectory: 'web',
  ssr: true,
  // The whole route table is one cached file: no request per page to discover routes.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false,
  buildEnd: ({ reactRouterConfig }) => precompress(join(reactRouterConfig.buildDirectory, 'client/assets')),
} satisfies Config;
