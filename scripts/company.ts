/**
 * `npm run company -- <tenant> <BJC|SINGHA|TCP|IPONE|normal>`: a shop behaves as that company from now on, also in processes that
 * run; its other settings stay. Exits with 1 where there is no such shop or company.
 */
import { messageOf, StartError } from '#database/errors.ts';
import { startDatabase } from '#database/start.ts';
import { companies, companyOf } from '#domain/web-config/presets.ts';
import { readConfig } from '#server/config.ts';
import { createEvents } from '#server/events.ts';
import { setCompany } from '#server/features/webconfig/webconfig.public.ts';

const toldOf = (error: unknown): void => console.error(messageOf(error));

try {
  const [tenantId = '', code = ''] = process.argv.slice(2);
  const company = companyOf(code);
  if (!company) throw new StartError(`Name a shop and one of ${companies.join(', ')}.`);
  const config = readConfig(process.env);
  const database = await startDatabase({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrls?.app,
    adminUrl: config.databaseUrls?.admin,
    platformUrl: config.databaseUrls?.platform,
    secret: config.sessionSecret,
    onProblem: (sentence) => console.error(sentence),
  });
  try {
    const events = createEvents({ database, onError: toldOf });
    const behaviours = await setCompany({ database, events, clock: () => new Date() }, { tenantId, company });
    await events.stop();
    console.log(`${tenantId} is now ${company}: ${behaviours.join(', ') || 'no special behaviour'}.`);
  } finally {
    await database.stop();
  }
} catch (error) {
  toldOf(error);
  process.exitCode = 1;
}
