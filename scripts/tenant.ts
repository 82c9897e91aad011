/**
 * `npm run tenant -- <tenant> <company> <host> <mobile> <Thai name> <English name>`: opens an empty shop on a host, also for
 * processes that run. Its first super admin signs in at /merchant/login by a code to the mobile number. Exits with 1 where
 * something given is wrong or the shop is there already.
 */
import { StartError } from '#database/errors.ts';
import { companies, companyOf } from '#domain/web-config/presets.ts';
import { openTenant } from '#server/features/tenants/tenants.public.ts';
import { operate } from './operator.ts';

await operate(async (parts) => {
  const [tenantId = '', code = '', host = '', mobile = '', nameTh = '', nameEn = ''] = process.argv.slice(2);
  const company = companyOf(code);
  if (!company)
    throw new StartError(
      `Name the shop, one of ${companies.join(', ')}, its host, a mobile number, a Thai and an English name.`,
    );
  await openTenant(parts, { tenantId, company, host, mobile, nameTh, nameEn });
  console.log(
    `${nameTh} is open on ${host}. Its super admin signs in at /merchant/login by a code to ${mobile}.`,
  );
});
