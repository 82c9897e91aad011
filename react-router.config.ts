import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  ssr: true,
  // The whole route table is one cached file: no request per page to discover routes.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false,
} satisfies Config;
