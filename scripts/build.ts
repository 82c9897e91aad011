/** Builds the pages and the server when their sources changed since the last build; a second start finds them ready. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { bundleServer } from './bundle-server.ts';

const STAMP = 'build/stamp';

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const sources: string[] = [];
  for await (const file of glob([
    '{web,server,domain,contract,database,demo,simulators}/**/*.{ts,tsx,css}',
    '{scripts/*,*.config}.ts',
    'package-lock.json',
  ]))
    sources.push(file);
  for (const file of sources.toSorted()) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

const wanted = await fingerprint();
const built = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted;
if (!built) {
  console.log('Building the shop…');
  // As the shop runs them, also where a test runner builds: that has an environment of its own.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status, stdout, stderr } = spawnSync('react-router', ['build'], { encoding: 'utf8', env });
  if (status !== 0) {
    console.error(stdout, stderr);
    process.exit(1);
  }
  await bundleServer();
  writeFileSync(STAMP, wanted);
}
