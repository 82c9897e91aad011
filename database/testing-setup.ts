/**
 * Once per test run: one PostgreSQL in a temporary folder, with the migrated database that every test file copies.
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from './embedded.ts';
import { folderIn, isAlive } from './embedded/folder.ts';
import { endPostmaster } from './embedded/postmaster.ts';
import { migrate } from './migrate.ts';
import type { TestServer } from './testing-copy.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the template database. */
    testServer: TestServer;
  }
}

// Nothing here outlives the run; tests of crash safety use their own database. Nothing vacuums except tests that do
// so explicitly: a plan then depends only on what the test did.
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '4GB',
  shared_buffers: '256MB',
  autovacuum: 'off',
  max_connections: '200',
};

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await endForgotten();
  const dataDir = await mkdtemp(join(tmpdir(), `shop-tests-${process.pid}-`));
  const server = await startEmbedded({ dataDir, onProblem: console.error, settings: SETTINGS });
  await migrate(server.ownerUrl);
  const { superuserUrl, ownerUrl, appUrl, platformUrl } = server;
  project.provide('testServer', { superuserUrl, ownerUrl, appUrl, platformUrl });
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true });
  };
}

/** A run that was killed leaves its PostgreSQL behind. */
async function endForgotten(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = /^shop-tests-(\d+)-/.exec(name)?.[1];
    if (pid === undefined || isAlive(Number(pid))) continue;
    const dataDir = join(tmpdir(), name);
    await endPostmaster(folderIn(dataDir));
    await rm(dataDir, { recursive: true, force: true });
  }
}
