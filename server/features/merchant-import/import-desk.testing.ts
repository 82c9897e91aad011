/** A shop whose staff bring in files, for the tests of the feature. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { ImportKindName } from '#domain/import/fields.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { workOnRun } from '../runs/runs.work.usecases.ts';

export type Imported = CallAnswer<'oneImport'>;
type Who = 'ADMIN' | 'SALE' | 'SALE2';

export function openImportDesk() {
  let shop: TestShop;
  let keys = 0;

  beforeAll(async () => {
    shop = await createTestShop();
  });
  afterAll(() => shop.stop());
  beforeEach(async () => {
    await shop.database.asOwner(`delete from products where product_code not in ('P1', 'P2', 'P3', 'P4')`);
    await shop.database.asOwner(`update stock set on_hand = 100, held = 0`);
    await shop.database.asOwner(
      'delete from imports; delete from runs; delete from outbox; delete from audit_log; delete from stock_ledger',
    );
    shop.deps.cache.dropAll();
  });

  const call = async (name: CallName, given: object, who: Who = 'ADMIN') =>
    shop.call(name, { token: await shop.tokenOf('alpha', who), ...given });
  const add = (kind: ImportKindName, file: Blob | string, who?: Who, name = 'goods.csv') => {
    keys += 1;
    const sheet = typeof file === 'string' ? new Blob([file]) : file;
    const headers = { 'idempotency-key': `import-test-${keys}` };
    return call('addImport', { headers, body: { Kind: kind, FileName: name }, files: { sheet } }, who);
  };
  const read = async (id: string): Promise<Imported> => (await call('oneImport', { params: { id } })).json();
  const work = async (id: string, how = {}): Promise<Imported> => {
    const { RunId } = await read(id);
    await workOnRun(shop.deps, { tenantId: 'alpha', id: RunId ?? '' }, { turnMs: 60_000, ...how });
    return read(id);
  };
  const check = (one: Imported, columns = one.Columns.map(({ Field }) => Field)) =>
    call('checkImport', { params: { id: one.ImportId }, body: { Columns: columns } });
  const start = ({ ImportId: id, Counts: { New, Changed } }: Imported, LeaveOutWrong = false) =>
    call('runImport', { params: { id }, body: { LeaveOutWrong, Seen: { New, Changed } } });
  const undo = ({ ImportId: id, Counts }: Imported) =>
    call('undoImport', { params: { id }, body: { Seen: Counts.Done } });
  const checked = async (kind: ImportKindName, file: Blob | string): Promise<Imported> => {
    const added = (await add(kind, file)).json<Imported>();
    await check(added);
    return work(added.ImportId);
  };
  return {
    shop: () => shop,
    call,
    add,
    read,
    work,
    check,
    start,
    undo,
    checked,
    /** From the file to the end of its run. */
    done: async (kind: ImportKindName, file: Blob | string): Promise<Imported> => {
      const one = await checked(kind, file);
      await start(one, true);
      return work(one.ImportId);
    },
    audits: () =>
      shop.database.asOwner<{ action: string; subject: string; before: object | null; after: object | null }>(
        'select action, subject, before, after from audit_log order by audit_id',
      ),
    product: async (code: string) =>
      (await call('merchantProduct', { params: { code } })).json<CallAnswer<'merchantProduct'>>(),
  };
}
