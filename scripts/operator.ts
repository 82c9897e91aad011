/** What a command of the operator works with: the shop's data, with the shop's environment, while processes run or none does. */
import { messageOf } from '#database/errors.ts';
import type { Database } from '#database/database.ts';
import { startDatabase } from '#database/start.ts';
import { readConfig, type Config } from '#server/config.ts';
import { createEvents, type Events } from '#server/events.ts';

type Operating = { database: Database; events: Events; clock: () => Date; config: Config };

const toldOf = (error: unknown): void => console.error(messageOf(error));

/** Does the work and ends; what fails is told in a sentence, and the process exits with 1. */
export async function operate(work: (parts: Operating) => Promise<void>): Promise<void> {
  try {
    const config = readConfig(process.env);
    const database = await startDatabase({
      dataDir: config.dataDir,
      databaseUrl: config.databaseUrls?.app,
      adminUrl: config.databaseUrls?.admin,
      platformUrl: config.databaseUrls?.platform,
      secret: config.sessionSecret,
      onProblem: (sentence) => console.error(sentence),
    });
    try {
      const events = createEvents({ database, onError: toldOf });
      try {
        await work({ database, events, clock: () => new Date(), config });
      } finally {
        await events.stop();
      }
    } finally {
      await database.stop();
    }
  } catch (error) {
    toldOf(error);
    process.exitCode = 1;
  }
}
