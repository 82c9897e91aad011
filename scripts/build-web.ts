/** Builds the pages when their sources changed since the last build; a second start finds them ready. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';

const STAMP = 'build/stamp';

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const sources: string[] = [];
  for await (const file of glob([
    '{web,domain,contract}/**/*.{ts,tsx,css}',
    '*.config.{ts,js,cjs}',
    'package-lock.json',
  ]))
    sources.push(file);
  for (const file of sources.toSorted()) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

const wanted = await fingerprint();
const built = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted;
if (!built) {
  console.log('Building the pages…');
  const { status, stdout, stderr } = spawnSync('react-router', ['build'], { encoding: 'utf8' });
  if (status !== 0) {
    console.error(stdout, stderr);
    process.exit(1);
  }
  writeFileSync(STAMP, wanted);
}
