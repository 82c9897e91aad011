/** A member of staff who brings in a file: up to its run, stopping it, and how far it is. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import type { CallAnswer } from '#contract/schemas.ts';
import { secretOf } from '../data/sessions.queries.ts';
import { ask } from '../measure/ask.ts';
import type { ShopServer } from '../shop.ts';
import { countImported } from './import.queries.ts';

type Imported = CallAnswer<'oneImport'>;
type Asked = { tenantId: string; staff: string; owner: Client };

const POLL_MS = 100;
/** Of one step; longer than a whole file takes on a busy machine. */
const PATIENCE_MS = 20 * 60_000;

export type ImportDesk = {
  /** Until every row is checked; returns how many are new. */
  check(file: Blob): Promise<number>;
  /** Starts what is left to do. */
  start(): Promise<void>;
  /** Settles once so many more rows are done: false where it ends before. */
  more(rows: number): Promise<boolean>;
  /** Between two batches. */
  stop(): Promise<void>;
  /** Settles when nothing is left to do. */
  untilOver(): Promise<void>;
  done(): Promise<number>;
  /** Another process serves the shop from now on. */
  moveTo(server: ShopServer): void;
};

export function importDesk(first: ShopServer, { tenantId, staff, owner }: Asked): ImportDesk {
  let server = first;
  let id = '';
  const headers = async (): Promise<Record<string, string>> => {
    const cookie = `shop-${tenantId}-merchant=${secretOf(staff)}`;
    const { body } = await ask(server.origin, {
      method: 'POST',
      path: '/authen/user/renew',
      headers: { cookie, tenantid: tenantId, 'content-type': 'application/json' },
      body: '{}',
    });
    const { token } = JSON.parse(body.toString()) as { token: string };
    return { authorization: `Bearer ${token}`, tenantid: tenantId };
  };
  const call = async <Answer>(method: 'GET' | 'POST', path: string, given?: object): Promise<Answer> => {
    const own = await headers();
    const sent = given === undefined ? own : { ...own, 'content-type': 'application/json' };
    const { body } = await ask(server.origin, {
      method,
      path,
      headers: sent,
      body: given && JSON.stringify(given),
    });
    return JSON.parse(body.toString()) as Answer;
  };
  const read = () => call<Imported>('GET', `/api/merchant/import/${id}`);
  const until = async (isSo: () => Promise<boolean>): Promise<void> => {
    for (const deadline = performance.now() + PATIENCE_MS; !(await isSo()); await wait(POLL_MS))
      if (performance.now() > deadline) throw new Error('An import of the bench goes on for too long');
  };
  const done = () => countImported(owner, tenantId);
  const isOver = async (): Promise<boolean> => {
    const { Step, Counts } = await read();
    return Step === 'done' && Counts.Left === 0;
  };
  return {
    check: async (file) => {
      const form = new FormData();
      form.set('Kind', 'products');
      form.set('FileName', 'bench.csv');
      form.set('sheet', file, 'bench.csv');
      const added = await fetch(`${server.origin}/api/merchant/import`, {
        method: 'POST',
        headers: { ...(await headers()), 'idempotency-key': randomUUID() },
        body: form,
      });
      if (!added.ok) throw new Error(`The file was answered ${added.status}: ${await added.text()}`);
      const { ImportId, Columns } = (await added.json()) as Imported;
      id = ImportId;
      await call('POST', `/api/merchant/import/${id}/check`, { Columns: Columns.map(({ Field }) => Field) });
      await until(async () => (await read()).Step === 'checked');
      const { Counts, Problems } = await read();
      if (Counts.Wrong + Counts.Unchecked > 0)
        throw new Error(`The bench's file is wrong: ${JSON.stringify(Problems[0] ?? Counts)}`);
      return Counts.New;
    },
    start: async () => {
      const { Counts } = await read();
      const Seen = { New: Counts.New, Changed: Counts.Changed };
      await call('POST', `/api/merchant/import/${id}/run`, { Seen });
    },
    more: async (rows) => {
      const wanted = (await done()) + rows;
      await until(async () => (await done()) >= wanted || (await read()).Step === 'done');
      return (await done()) >= wanted;
    },
    stop: async () => {
      const { RunId, Step } = await read();
      if (Step === 'done') return;
      await call('POST', `/api/merchant/runs/${RunId ?? ''}/stop`, {});
      await until(async () => (await read()).Step === 'done');
    },
    untilOver: () => until(isOver),
    done,
    moveTo: (other) => {
      server = other;
    },
  };
}
