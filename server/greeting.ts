import type { Config } from './config.ts';
import type { Tenant } from './plugins/tenants.ts';

type Parts = {
  config: Config;
  tenants: Tenant[];
  /** Tenants that have demo accounts. */
  demoShops: readonly string[];
  address: string;
};

/** The terminal output once the shop is open. */
export function greeting({ config, tenants, demoShops, address }: Parts): string {
  const port = new URL(address).port;
  if (!config.demo) return [`The shop is open on ${address}`, ...demoNote(demoShops)].join('\n');
  const addresses = tenants.map(
    ({ tenantId, nameEn }) => `  ${nameEn.padEnd(24)} http://${tenantId}.localhost:${port}`,
  );
  return [
    `The shop is open on http://localhost:${port} (English: http://localhost:${port}/en)`,
    '',
    ...addresses,
    '',
    '  Sign in with mobile 081-000-0001; the code arrives at',
    `  http://localhost:${port}/simulators/sms`,
    '  or by name and password: customer, credit, agent / demo1234',
    `  Staff at http://localhost:${port}/merchant: sale, admin / demo1234. API: /docs`,
    '',
    `  Data is kept in ${config.dataDir}; stop with Ctrl+C.`,
  ].join('\n');
}

/** A warning when a former demo is started for production use. */
const demoNote = (shops: readonly string[]): string[] =>
  shops.length === 0
    ? []
    : [
        `The demo accounts of ${shops.join(', ')} are closed, because this is no demo (DEMO): give these shops accounts ` +
          'of their own, or start with another DATA_DIR or DATABASE_URL.',
      ];
