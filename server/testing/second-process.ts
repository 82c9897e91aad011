/** A second instance of the shop, as in another process: its own connections, listener and memory. */
import { openDatabase } from '#database/database.ts';
import { run } from '#database/testing.ts';
import { createTestShop, type ShopOptions, type TestShop } from './shop.ts';

export type SecondProcess = TestShop & {
  /** The connection that receives change notifications. */
  listenerPid: number;
};

export async function createSecondProcess(
  first: TestShop,
  options: Omit<ShopOptions, 'database'> = {},
): Promise<SecondProcess> {
  const { urls } = first.database;
  const before = await listeners(urls.superuserUrl);
  const database = await openDatabase({ ...urls, maxConnections: 8, onProblem: () => undefined });
  const shop = await createTestShop({ ...options, database: { ...first.database, database }, running: true });
  const after = await listeners(urls.superuserUrl);
  const listenerPid = after.find((pid) => !before.includes(pid)) ?? 0;
  const { stop } = shop;
  return Object.assign(shop, {
    listenerPid,
    stop: async () => {
      await stop();
      await database.stop();
    },
  });
}

async function listeners(superuserUrl: string): Promise<number[]> {
  const rows = await run<{ pid: number }>(
    superuserUrl,
    `select pid from pg_stat_activity where datname = current_database() and application_name = 'shop listener'`,
  );
  return rows.map(({ pid }) => pid);
}
