/** A kind of run for tests: each row leaves an entry in the log, so that one done twice would show. */
import { writeAudit } from '../features/audit/audit.public.ts';
import type { Dependencies } from '../dependencies.ts';
import { conflict } from '../http/call-error.ts';
import type { RunKind } from '../run-kinds.ts';

export const TEST_RUN = 'test';
/** Every so manieth row is refused, after it has written. */
export const REFUSED = 97;

export function testRun(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  more: Partial<RunKind> = {},
): RunKind {
  return {
    title: ({ total }) => `Test of ${total}`,
    fileName: 'test',
    assertMay: async () => undefined,
    workRow: async ({ visitor }, { key, input, mark }) => {
      await deps.database.inTenant(visitor.tenantId, async (tx) => {
        await mark(tx);
        await writeAudit(deps, tx, { visitor, action: 'order.note', subject: `order/${key}` });
        if ((input as { n: number }).n % REFUSED === 0) throw conflict('ORDER_MOVED_ON');
      });
    },
    ...more,
  };
}

export const testRows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ key: `T-${at + 1}`, input: { n: at + 1 } }));
