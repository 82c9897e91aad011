/** From settings to an open database: the embedded one or that of DATABASE_URL, roles created, migrated, checked. */
import { type Database, openDatabase } from './database.ts';
import { startEmbedded } from './embedded.ts';
import { messageOf, StartError } from './errors.ts';
import { assertMigrated, migrate } from './migrate.ts';
import { loadReference } from './reference.ts';
import { platformUrlFrom, ensureLogins } from './roles.ts';

export type DatabaseSettings = {
  /** Where the embedded database stores its data; used if databaseUrl is not given. */
  dataDir: string;
  /** DATABASE_URL: the app's own, plain role. */
  databaseUrl?: string | undefined;
  /** DATABASE_ADMIN_URL: owns the database, may create roles. Without it the database must be migrated already. */
  adminUrl?: string | undefined;
  /** The platform connection's login; derived from the app's if not given. */
  platformUrl?: string | undefined;
  /** The platform connection's password is derived from it. */
  secret: string;
  maxConnections?: number | undefined;
  onProblem: (sentence: string) => void;
};

/** Throws StartError, one sentence for the user. `stop` of the result also stops the embedded PostgreSQL. */
export async function startDatabase(settings: DatabaseSettings): Promise<Database> {
  const { dataDir, databaseUrl, maxConnections, onProblem } = settings;
  if (databaseUrl !== undefined) {
    const platformUrl = await prepareGiven(databaseUrl, settings);
    return openDatabase({ appUrl: databaseUrl, platformUrl, maxConnections, onProblem });
  }
  const embedded = await startEmbedded({ dataDir, onProblem });
  try {
    await bringUpToDate(embedded.ownerUrl);
    const database = await openDatabase({
      appUrl: embedded.appUrl,
      platformUrl: embedded.platformUrl,
      maxConnections,
      onProblem,
    });
    const stop = async () => {
      await database.stop();
      await embedded.stop();
    };
    return { ...database, stop };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

async function bringUpToDate(ownerUrl: string): Promise<void> {
  await migrate(ownerUrl);
  await loadReference(ownerUrl);
}

/** Returns the platform connection's address. */
async function prepareGiven(
  appUrl: string,
  { adminUrl, platformUrl, secret }: DatabaseSettings,
): Promise<string> {
  try {
    const platform = platformUrl ?? platformUrlFrom(appUrl, secret);
    if (adminUrl === undefined) {
      await assertMigrated(appUrl);
    } else {
      await ensureLogins(adminUrl, { appUrl, platformUrl: platform, mayCreateApp: false });
      await bringUpToDate(adminUrl);
    }
    return platform;
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    throw new StartError(`The database of DATABASE_URL cannot be used: ${messageOf(cause)}.`, { cause });
  }
}
