/**
 * The scripts and styles of the release before this one: pages that were opened then still ask for them. Each release
 * leaves a copy of its own in the data folder, which outlives the program's.
 */
import { createHash, randomBytes } from 'node:crypto';
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

type Options = {
  /** Those of this release. */
  assetsDir: string;
  /** Where releases leave theirs; made when it is not there. */
  releasesDir: string;
  now: Date;
};

/** The folders to serve, this release's first. Copies older than the last release's are removed. */
export async function releasedAssets({ assetsDir, releasesDir, now }: Options): Promise<string[]> {
  const current = await nameOf(assetsDir);
  await mkdir(releasesDir, { recursive: true });
  await removeLeftovers(releasesDir, now);
  const others = (await byAge(releasesDir)).filter((name) => name !== current);
  await copyOnce(assetsDir, join(releasesDir, current));
  await utimes(join(releasesDir, current), now, now);
  const [last, ...older] = others;
  await Promise.all(older.map((name) => rm(join(releasesDir, name), { recursive: true, force: true })));
  return last === undefined ? [assetsDir] : [assetsDir, join(releasesDir, last)];
}

/** The names of the files contain hashes of their contents, so they name the release. */
async function nameOf(assetsDir: string): Promise<string> {
  const names = await readdir(assetsDir);
  return createHash('sha256').update(names.toSorted().join('\n')).digest('hex').slice(0, 16);
}

/** The newest first. Without the dot of copies that are not complete. */
async function byAge(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'));
  const aged = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  return aged.toSorted((a, b) => b.at - a.at).map(({ name }) => name);
}

/** A copy takes seconds: one that was begun so long ago has lost its process. Another may be at work on a younger one. */
const LEFTOVER_MS = 60 * 60_000;

async function removeLeftovers(folder: string, now: Date): Promise<void> {
  const partly = (await readdir(folder)).filter((name) => name.startsWith('.'));
  await Promise.all(
    partly.map(async (name) => {
      const path = join(folder, name);
      const begun = await stat(path).catch(() => undefined);
      if (begun && now.getTime() - begun.mtimeMs > LEFTOVER_MS)
        await rm(path, { recursive: true, force: true });
    }),
  );
}

/** Whole or not at all: another process of the same release may be doing the same. */
async function copyOnce(from: string, to: string): Promise<void> {
  const partly = join(to, '..', `.${randomBytes(8).toString('hex')}`);
  if (await exists(to)) return;
  try {
    await cp(from, partly, { recursive: true });
    await rename(partly, to);
  } catch (error) {
    await rm(partly, { recursive: true, force: true });
    if (!(await exists(to))) throw error;
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
