/**
 * `npm run rotate-secrets`: encrypts every stored secret with SETTINGS_KEY; what was encrypted with another key is read
 * with SETTINGS_KEY_OLD. May be interrupted and run again. Exits with 1 if something could not be decrypted.
 */
import { StartError } from '#database/errors.ts';
import { rotateSecrets } from '#server/features/webconfig/webconfig.public.ts';
import { createSealing } from '#server/sealing.ts';
import { operate } from './operator.ts';

await operate(async ({ database, config }) => {
  if (!config.settingsKeys) throw new StartError('SETTINGS_KEY is missing: it is the new key.');
  const sealing = createSealing(config.settingsKeys);
  const { replaced, current, failed } = await rotateSecrets({ database, sealing }, ({ message }) =>
    console.error(`${message}.`),
  );
  console.log(`${replaced} encrypted anew, ${current} already had this key, ${failed} could not be read.`);
  if (failed > 0) process.exitCode = 1;
});
