/** A second database on the same server, with one tenant that has very many products. */
import { Client } from 'pg';
import { type Database, openDatabase } from '#database/database.ts';
import type { EmbeddedDatabase } from '#database/embedded.ts';
import { migrate } from '#database/migrate.ts';
import { inBulk, listAllPrices, searchFiller } from './bulk.queries.ts';
import { insertCatalogue, settle } from './catalogue.queries.ts';
import { markProducts } from './marked.queries.ts';
import { insertLevel2, insertTenant, SALE_UNIT } from './people.queries.ts';
import { collectedCodes } from './products.ts';
import { insertCollections } from './collections.queries.ts';

const NAME = 'large';
const ON_HAND = 1000;

type Large = { tenantId: string; products: number };

/** Made, filled and open as the app's role; `stop` of the answer closes its connections. */
export async function openLargeShop(
  embedded: EmbeddedDatabase,
  { tenantId, products }: Large,
): Promise<Database> {
  const server = await connected(embedded.superuserUrl);
  await server.query(`create database ${NAME} owner shop_owner`);
  await server.end();
  await migrate(within(embedded.ownerUrl));
  const database = await openDatabase({
    appUrl: within(embedded.appUrl),
    platformUrl: within(embedded.platformUrl),
    maxConnections: 2,
    onProblem: (sentence) => console.error(sentence),
  });
  const superuser = await connected(within(embedded.superuserUrl));
  await insertTenant(superuser, tenantId);
  await inBulk(superuser, async () => {
    const search = searchFiller(superuser, tenantId);
    const writers = { client: superuser, index: search.add };
    await insertCatalogue(writers, { tenantId, saleUnits: [SALE_UNIT], products, onHand: ON_HAND });
    await search.finish();
    await listAllPrices(superuser, tenantId);
  });
  await insertLevel2(superuser, tenantId);
  await insertCollections({ client: superuser, database }, { tenantId, codes: collectedCodes(products) });
  await markProducts(superuser, { tenantId, products });
  await settle(superuser);
  await superuser.end();
  return database;
}

/** The same server and role, another database. */
const within = (url: string): string => url.replace(/\/[^/]*$/, `/${NAME}`);

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}
