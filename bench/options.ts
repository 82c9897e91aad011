/** What the bench is asked to do. `npm run bench -- orders json --seconds 1` runs two parts, shorter. */
import { parseArgs } from 'node:util';

/** Loads that last for minutes: run only where they are named. */
const LASTING = ['abuse', 'mixed', 'import'] as const;
const USUAL = [
  'json',
  'pages',
  'orders',
  'promotions',
  'prices',
  'merchant',
  'scale',
  'changes',
  'start',
  'crash',
] as const;
/** In the order in which they run; the last two stop the shop. */
const PARTS = [...LASTING, ...USUAL] as const;
export type Part = (typeof PARTS)[number];

export type BenchOptions = {
  parts: readonly Part[];
  /** How long one count takes. */
  seconds: number;
  /** Counts of each side. */
  counts: number;
  /** How often the process or the database is killed in the part `crash`. */
  rounds: number;
  /** How long each of the lasting loads goes on. */
  minutes: number;
  /** Rows of the file in the part `import`. */
  imported: number;
  /** Products of the large tenant in the part `scale`. */
  largeTenant: number;
  /** Those of its lists alone whose names have this. */
  lists: string;
  /** Folder for the processor profiles of the shop; none are made without it. */
  profileInto: string | undefined;
  /** Whether to print which statements took the database's time; watching them costs a little itself. */
  statements: boolean;
};

export const USUAL_LARGE_TENANT = 100_000;
export const USUAL_ROUNDS = 6;

const USAGE = `npm run bench -- [${PARTS.join('|')}]… [--seconds 1.5] [--counts 5] [--rounds 6] [--minutes 10] [--rows 50000] [--million] [--lists Desk] [--profile folder] [--statements]`;

/** Throws with the usage when something is not understood. */
export function readOptions(args: string[]): BenchOptions {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        seconds: { type: 'string', default: '1.5' },
        counts: { type: 'string', default: '5' },
        rounds: { type: 'string', default: String(USUAL_ROUNDS) },
        minutes: { type: 'string', default: '10' },
        rows: { type: 'string', default: '50000' },
        million: { type: 'boolean', default: false },
        lists: { type: 'string', default: '' },
        profile: { type: 'string' },
        statements: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) throw new Error('What can be measured, and how:');
    const named: readonly string[] = positionals.length === 0 ? USUAL : positionals;
    const parts = PARTS.filter((part) => named.includes(part));
    const unknown = positionals.find((part) => !PARTS.some((known) => known === part));
    const seconds = Number(values.seconds);
    const counts = Number(values.counts);
    if (unknown !== undefined) throw new Error(`There is no part "${unknown}".`);
    if (!(seconds > 0 && seconds <= 60)) throw new Error('--seconds is a number up to 60.');
    if (!(Number.isInteger(counts) && counts > 0 && counts < 100))
      throw new Error('--counts is a whole number below 100.');
    const rounds = Number(values.rounds);
    if (!(Number.isInteger(rounds) && rounds > 0 && rounds <= 1000))
      throw new Error('--rounds is a whole number up to 1000.');
    const minutes = Number(values.minutes);
    if (!(minutes > 0 && minutes <= 120)) throw new Error('--minutes is a number up to 120.');
    const imported = Number(values.rows);
    if (!(Number.isInteger(imported) && imported >= 3000 && imported <= 100_000))
      throw new Error('--rows is a whole number from 3000 to 100000.');
    const largeTenant = values.million ? 1_000_000 : USUAL_LARGE_TENANT;
    return {
      parts,
      seconds,
      counts,
      rounds,
      minutes,
      imported,
      largeTenant,
      lists: values.lists,
      profileInto: values.profile,
      statements: values.statements,
    };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`, { cause: error });
  }
}
