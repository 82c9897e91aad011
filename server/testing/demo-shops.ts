/** The server over the three demo shops, for what only their whole data can show. No pictures are drawn. */
import { loadReference } from '#database/reference.ts';
import { createTestDatabase } from '#database/testing.ts';
import { seedDemo } from '#demo/seed.ts';
import { createTestShop, type TestShop } from './shop.ts';

/** As on `today`, on which the year of past orders ends. */
export async function createDemoShops(today: Date): Promise<TestShop> {
  const database = await createTestDatabase({ maxConnections: 16 });
  await loadReference(database.urls.ownerUrl);
  await seedDemo({
    database: database.database,
    hashPassword: async () => 'no hash: nobody signs in',
    today,
    filesDir: null,
    log: () => undefined,
  });
  const shop = await createTestShop({ database });
  const stopServer = shop.stop;
  shop.now = today;
  return Object.assign(shop, {
    stop: async () => {
      await stopServer();
      await database.stop();
    },
  });
}
