/** The shop that is measured: a PostgreSQL of its own in a temporary folder (fsync on), filled, and the real server beside it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type Database, openDatabase } from '#database/database.ts';
import { startEmbedded, type EmbeddedDatabase } from '#database/embedded.ts';
import { migrate } from '#database/migrate.ts';
import { indexProducts, type FindableProduct } from '#database/search-index.ts';
import { createTokens } from '#server/http/tokens.ts';
import { insertCatalogue, settle } from './data/catalogue.queries.ts';
import { insertPastOrders } from './data/history.queries.ts';
import {
  insertCustomers,
  insertTenant,
  SALE_UNIT,
  SALE_UNITS,
  type BenchCustomer,
} from './data/people.queries.ts';
import { startProgram, type Program } from './measure/processes.ts';
import { startSmsSink, type SmsSink } from './sms-sink.ts';

export const TENANTS = ['bench-one', 'bench-two', 'bench-three'] as const;
export const PRODUCTS = 10_000;
/** Connections to the database, of the shop and of the raw-SQL baseline alike. */
export const POOL = 16;

const ON_HAND = 1_000_000;
const CUSTOMERS = 400;
const PAST_ORDERS = 20_000;
const SECRET = 'the bench signs its own visitors in, nobody else ever';

export type Shop = {
  dataDir: string;
  embedded: EmbeddedDatabase;
  /** Past row-level security: for filling and for looking. */
  owner: Client;
  /** As the app's role. */
  database: Database;
  customers: readonly BenchCustomer[];
  sms: SmsSink;
  /** Starts the real server on this database; `settings` go before the bench's own. */
  startServer(options?: StartOptions): Promise<ShopServer>;
  /** A Bearer token of a customer of the first tenant. */
  tokenOf(customerCode: string): Promise<string>;
  /** Lets go of the database, so that the next server starts it alone. Nothing of the above works after it. */
  leave(): Promise<void>;
};

export type ShopServer = Program & { origin: string };

type StartOptions = { profileInto?: string | undefined; settings?: Record<string, string> };

const tell = (sentence: string): void => console.error(sentence);

/** What must be done at the end, whatever happens; the last first. */
export type Ending = (() => Promise<unknown>)[];

/** `settings` are added to PostgreSQL's own. What it starts is entered into `ending` at once. */
export async function openShop(settings: Record<string, string>, ending: Ending): Promise<Shop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-bench-'));
  ending.push(() => rm(dataDir, { recursive: true, force: true }));
  const connected: Ending = [];
  const leave = async (): Promise<void> => {
    for (const end of connected.splice(0).toReversed()) await end();
  };
  ending.push(leave);

  const embedded = await startEmbedded({ dataDir, onProblem: tell, settings });
  connected.push(embedded.stop);
  await migrate(embedded.ownerUrl);
  const database = await openDatabase({ ...embedded, maxConnections: POOL, onProblem: tell });
  connected.push(database.stop);
  const owner = new Client({ connectionString: embedded.ownerUrl });
  await owner.connect();
  connected.push(() => owner.end());
  for (const tenantId of TENANTS) {
    await insertTenant(owner, tenantId);
    const index = async (products: readonly FindableProduct[], inserted: Promise<void>) => {
      await inserted;
      await database.inTenant(tenantId, (tx) => indexProducts(tx, products));
    };
    await insertCatalogue(
      { client: owner, index },
      { tenantId, saleUnits: SALE_UNITS, products: PRODUCTS, onHand: ON_HAND },
    );
  }
  const customers = await insertCustomers(owner, { tenantId: TENANTS[0], many: CUSTOMERS });
  await insertPastOrders(owner, { tenantId: TENANTS[0], many: PAST_ORDERS });
  await settle(owner);
  const sms = await startSmsSink();
  ending.push(sms.stop);
  const tokens = createTokens({ secret: SECRET, clock: () => new Date(), isRevoked: () => false });

  return {
    dataDir,
    embedded,
    owner,
    database,
    customers,
    sms,
    startServer: (given) => startServer({ dataDir, smsUrl: sms.url, ...given }),
    tokenOf: (customerCode) =>
      tokens.sign({
        tenantId: TENANTS[0],
        kind: 'customer',
        customerCode,
        userId: '',
        role: '',
        saleUnit: SALE_UNIT,
        sessionId: '',
      }),
    leave,
  };
}

type ServerOptions = StartOptions & { dataDir: string; smsUrl: string };

/** The server as it runs for real, except that nobody is asked to slow down. */
async function startServer({ dataDir, smsUrl, profileInto, settings }: ServerOptions): Promise<ShopServer> {
  const program = await startProgram({
    file: 'build/shop/main.js',
    env: {
      DATA_DIR: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      DEMO: 'N',
      SESSION_SECRET: SECRET,
      SMS_URL: smsUrl,
      DEFAULT_TENANT: TENANTS[0],
      DATABASE_POOL: String(POOL),
      CALLS_PER_MINUTE: '1000000000',
      KEPT_ANSWERS_PER_MINUTE: '1000000000',
      FRESH_PAGES_PER_MINUTE: '1000000000',
      ...settings,
    },
    readyLine: /The shop is open on/,
    profileInto,
  });
  return { ...program, origin: program.ready.split(' ').at(-1) ?? '' };
}
