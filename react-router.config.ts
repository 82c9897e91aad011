import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { precompress } from './web/precompress.ts';
import { tidyRouteTable } from './web/tidy-route-table.ts';

export default {
  appDirectory: 'web',
  ssr: true,
  // The whole route table is one cached file: no request per page to discover routes.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false,
  buildEnd: async ({ reactRouterConfig }) => {
    const assets = join(reactRouterConfig.buildDirectory, 'client/assets');
    await tidyRouteTable(reactRouterConfig.buildDirectory);
    await precompress(assets);
  },
} satisfies Config;
