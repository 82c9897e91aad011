/**
 * A separate process for tests that kill: `node testing-child.ts <dataDir>` opens the embedded database, prints
 * "ready", and writes one row after another, printing each number once the database has acknowledged it. SIGTERM
 * stops it cleanly; with `once` as last argument it stops immediately. A failed start prints its sentence and exits
 * with 1.
 */
import { messageOf } from './errors.ts';
import { startDatabase } from './start.ts';

const [, , dataDir = '', mode = 'write'] = process.argv;
const stopping = new AbortController();
if (mode === 'once') stopping.abort();

try {
  const database = await startDatabase({ dataDir, secret: 'test', onProblem: () => undefined });
  process.once('SIGTERM', () => stopping.abort());
  await database.platform.createTenant(
    { tenantId: 'alpha', companyCode: 'X', nameTh: 'A', nameEn: 'A', hosts: [] },
    'test',
  );
  console.log('ready');
  for (let n = 1; !stopping.signal.aborted; n += 1) {
    try {
      await database.inTenant('alpha', (tx) =>
        tx
          .insertInto('web_config')
          .values({ tenant_id: 'alpha', opt: `${process.pid}-${n}`, opt_value: 'Y' })
          .execute(),
      );
      console.log(`${process.pid}-${n}`);
    } catch (error) {
      console.log(error instanceof Error ? error.name : 'error');
    }
  }
  await database.stop();
  console.log('stopped');
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
