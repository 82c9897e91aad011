import type { Database, TenantTransaction } from '#database/database.ts';
import { loadPlaces, type PlaceCodes } from './places.queries.ts';
import { pastOrders } from './orders/history.ts';
import { writeApplication } from './applications.queries.ts';
import { writeAudit } from './audit.queries.ts';
import { composeTenant, type TenantPlan } from './compose-tenant.ts';
import { writeContents } from './content.queries.ts';
import { logoOf, picturesOf, type TenantPictures } from './pictures/files.ts';
import { areDrawn } from './pictures/drawn.ts';
import { writeOrders } from './orders.queries.ts';
import { writeQuestions } from './questions.queries.ts';
import { writePeople } from './people.queries.ts';
import { writeCollections } from './collections.queries.ts';
import { hasProducts, writeShop } from './shop.queries.ts';
import { demoPlans } from './tenants.ts';
import type { DemoTenant } from './types.ts';

/** The password of every demo login that has one. */
const DEMO_PASSWORD = 'demo1234';
/** Host names end in .localhost: browsers lead those to this machine. */
const hostOf = (tenantId: string): string => `${tenantId}.localhost`;

export type SeedParts = {
  database: Database;
  hashPassword: (password: string) => Promise<string>;
  /** The day on which the year of past orders ends. */
  today: Date;
  /** Pictures are drawn into a folder of each tenant here; the shop serves it under `/files/`. Null: none is drawn. */
  filesDir: string | null;
  log: (sentence: string) => void;
};

/**
 * Fills the shop with the three demo tenants. A tenant is written in one transaction, so a start that broke off
 * leaves it empty and the next one writes it whole; one that has products is left as it is. Missing pictures are
 * drawn again.
 */
export async function seedDemo({ database, hashPassword, today, filesDir, log }: SeedParts): Promise<void> {
  const begun = performance.now();
  const missing: TenantPlan[] = [];
  for (const plan of demoPlans) {
    const isWhole =
      (await isWritten(database, plan)) &&
      (filesDir === null || (await areDrawn(filesDir, plan.tenantId, logoOf(plan))));
    if (!isWhole) missing.push(plan);
  }
  if (missing.length === 0) return;
  const pictured = missing.map(composeTenant).map((tenant) => ({ tenant, pictures: picturesOf(tenant) }));
  const passwordHash = lazily(() => hashPassword(DEMO_PASSWORD));
  const drawing = filesDir === null ? Promise.resolve() : draw(filesDir, pictured);
  const writing = inTurn(pictured, (each) => writeTenant({ ...each, database, passwordHash, today }));
  // Both end before either's failure is thrown: nothing goes on in the background.
  await Promise.allSettled([drawing, writing]);
  const [written] = await Promise.all([writing, drawing]);
  const shops = written.filter(Boolean).length;
  if (shops > 0) log(`Demo data: ${shops} shops written in ${seconds(begun)} s.`);
}

type Pictured = { tenant: DemoTenant; pictures: TenantPictures };

async function draw(filesDir: string, pictured: readonly Pictured[]): Promise<void> {
  // What draws takes memory that a shop does not need which has its pictures.
  const { writePictures } = await import('./pictures/write.ts');
  await inTurn(pictured, ({ tenant, pictures }) => writePictures(filesDir, tenant.tenantId, pictures));
}

async function inTurn<T, R>(list: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of list) results.push(await work(item));
  return results;
}

const isWritten = (database: Database, { tenantId }: { tenantId: string }): Promise<boolean> =>
  database.inTenant(tenantId, hasProducts, { readOnly: true });

const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(1);

/** Hashing takes its time, so it is done on first use only. */
function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

type TenantParts = {
  tenant: DemoTenant;
  pictures: TenantPictures;
  database: Database;
  passwordHash: () => Promise<string>;
  today: Date;
};

/** Gives whether there was anything to write. */
async function writeTenant(parts: TenantParts): Promise<boolean> {
  const { tenant, database, passwordHash } = parts;
  const { tenantId, companyCode, name } = tenant;
  if (await isWritten(database, tenant)) return false;
  await database.platform.createTenant(
    { tenantId, companyCode, nameTh: name.th, nameEn: name.en, hosts: [hostOf(tenantId)] },
    'demo seed',
  );
  const hash = await passwordHash();
  await database.inTenant(tenantId, (tx) => writeAll(tx, parts, hash));
  return true;
}

async function writeAll(
  tx: TenantTransaction,
  { tenant, pictures, today }: TenantParts,
  hash: string,
): Promise<void> {
  const codes: PlaceCodes = await loadPlaces(tx);
  const orders = pastOrders(tenant, today);
  await writeShop(tx, { tenant, pictures, orders, today });
  await writeContents(tx, { tenant, pictures, today });
  await writePeople(tx, { tenant, codes, passwordHash: hash, today });
  await writeApplication(tx, { tenant, codes, today });
  await writeQuestions(tx, { tenant, today });
  await writeOrders(tx, { tenant, pictures, orders, codes });
  await writeAudit(tx, { tenant, orders, today });
  await writeCollections(tx, { tenant, pictures, today });
}
