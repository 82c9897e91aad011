/**
 * Once per test run, after the database's own set-up: the two small shops in a template, which every
 * `createTestShop` copies.
 */
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { copyDatabase, databaseOf } from '#database/testing-copy.ts';
import { hashPassword } from '../features/session/passwords.ts';
import { PASSWORD, SHOPS_TEMPLATE, writeTestShops } from './shop-data.ts';

export default async function setup(project: TestProject): Promise<void> {
  const server = project.getProvidedContext().testServer;
  const { ownerUrl } = await copyDatabase(server, {
    name: SHOPS_TEMPLATE,
    template: databaseOf(server.ownerUrl),
  });
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  await writeTestShops(async (sql, values) => void (await owner.query(sql, values)), {
    passwordHash: await hashPassword(PASSWORD),
  });
  await owner.end();
}
