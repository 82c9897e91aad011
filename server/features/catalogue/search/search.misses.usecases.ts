/**
 * Searches without results, so that the shop learns what is wanted. Collected in memory and written periodically,
 * never while the visitor waits; lost if the process dies. Limited per tenant: how many texts are collected at a
 * time, how much the count of one may grow, and how many are stored.
 */
import { reportPeriods } from '#domain/time/report-range.ts';
import { missToRecord } from '#domain/search/search-miss.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { badRequest } from '../../../http/call-error.ts';
import type { Visitor } from '../../../http/visitor.ts';
import { addMisses, findMisses, type KeptMiss } from './search.misses.queries.ts';

const EVERY_MS = 10_000;
const MAX_COLLECTED = 100;
/** The most that one text is counted in that time. */
const MAX_TIMES = 20;
const MAX_KEPT = 2000;

type List = { query: CallParsed<'listProducts'>['body']; found: number };

export type SearchMisses = {
  /** Call with every list sent. */
  noticed(tenantId: string, list: List): void;
  /** Writes what is collected; what cannot be written is discarded. */
  flush(): Promise<void>;
  stop(): Promise<void>;
};

type Needs = Pick<Dependencies, 'database' | 'clock'> & { onError: (error: unknown) => void };

export function createSearchMisses({ database, clock, onError }: Needs): SearchMisses {
  let collected = new Map<string, Map<string, number>>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  const write = async (tenantId: string, texts: ReadonlyMap<string, number>): Promise<void> => {
    const misses = [...texts].map(([text, times]) => ({ text, times }));
    await database.inTenant(tenantId, (tx) =>
      addMisses(tx, { tenantId, misses, at: clock(), most: MAX_KEPT }),
    );
  };
  const writeAfter = async (earlier: Promise<void>, all: [string, Map<string, number>][]): Promise<void> => {
    await earlier;
    for (const [tenantId, texts] of all) await write(tenantId, texts).catch(onError);
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const all = [...collected];
    collected = new Map();
    writing = writeAfter(writing, all);
    return writing;
  };

  return {
    noticed: (tenantId, list) => {
      const text = missedText(list);
      if (text === undefined) return;
      const texts = collected.get(tenantId) ?? new Map<string, number>();
      const times = texts.get(text) ?? 0;
      if (times >= MAX_TIMES || (times === 0 && texts.size >= MAX_COLLECTED)) return;
      collected.set(tenantId, texts.set(text, times + 1));
      timer ??= setTimeout(() => void flush(), EVERY_MS).unref();
    },
    flush,
    stop: flush,
  };
}

/** What the shop does not have; an empty result of a narrowed list says nothing about the shop. */
function missedText({ query, found }: List): string | undefined {
  const { SearchText, Take: _take, Skip, SaleUnit: _saleUnit, SortByPrice: _sort, ...narrower } = query;
  if (!SearchText || found > 0 || Skip > 0) return undefined;
  if (Object.values(narrower).some((each) => each !== undefined && each !== false)) return undefined;
  return missToRecord(SearchText);
}

/**
 * For staff; includes what this process has collected but not written. Throws 400 INVALID_INPUT for an invalid
 * position.
 */
export async function listMisses(
  { database, clock }: Dependencies,
  { tenantId }: Visitor,
  { misses, query }: { misses: SearchMisses; query: CallParsed<'searchMisses'>['query'] },
): Promise<CallAnswer<'searchMisses'>> {
  const { range, sort, take } = query;
  const after = query.after === undefined ? undefined : placeOf(query.after);
  const from = range && reportPeriods(range, clock()).from;
  await misses.flush();
  const rows = await database.inTenant(
    tenantId,
    (tx) => findMisses(tx, { sort, from, after, take: take + 1 }),
    { readOnly: true },
  );
  const shown = rows.slice(0, take);
  const last = shown.at(-1);
  return {
    Data: shown.map(({ text, times, lastAt }) => ({
      Text: text,
      Times: times,
      LastAt: lastAt.toISOString(),
    })),
    Next: rows.length > take && last ? `${last.times}_${last.lastAt.getTime()}_${last.text}` : null,
  };
}

function placeOf(after: string): KeptMiss {
  const [, times, time, text] = /^(\d{1,10})_(\d{1,15})_(.+)$/s.exec(after) ?? [];
  if (times === undefined || time === undefined || text === undefined || Number(times) > 1_000_000_000)
    throw badRequest('INVALID_INPUT', { values: { fields: 'after' }, fields: { after: 'INVALID_INPUT' } });
  return { text, times: Number(times), lastAt: new Date(Number(time)) };
}
