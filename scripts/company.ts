/**
 * `npm run company -- <tenant> <BJC|SINGHA|TCP|IPONE|normal>`: a shop behaves as that company from now on, also in processes that
 * run; its other settings stay. Exits with 1 where there is no such shop or company.
 */
import { StartError } from '#database/errors.ts';
import { companies, companyOf } from '#domain/web-config/presets.ts';
import { setCompany } from '#server/features/webconfig/webconfig.public.ts';
import { operate } from './operator.ts';

await operate(async (parts) => {
  const [tenantId = '', code = ''] = process.argv.slice(2);
  const company = companyOf(code);
  if (!company) throw new StartError(`Name a shop and one of ${companies.join(', ')}.`);
  const behaviours = await setCompany(parts, { tenantId, company });
  console.log(`${tenantId} is now ${company}: ${behaviours.join(', ') || 'no special behaviour'}.`);
});
