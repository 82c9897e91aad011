/** The log as it is narrowed, as a table made as a run (B-40b). */
import { isSuperAdminRole } from '#domain/access/roles.ts';
import { formatDate, startOfDay } from '#domain/time/dates.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, notAllowed } from '../../http/call-error.ts';
import type { Language } from '../../http/messages.ts';
import type { CallContext } from '../../http/visitor.ts';
import type { RunKind } from '../../run-kinds.ts';
import { claimOf, once } from '../idempotency/idempotency.public.ts';
import { startRun, tellMaker } from '../runs/runs.public.ts';
import { actionWord, logHead, logLine } from './audit.export.rules.ts';
import { findChangeIds, findChangesById } from './audit.log.queries.ts';
import { customerNamesOf, logFilters, namedIn } from './audit.log.usecases.ts';
import { findSubjectNames } from './audit.subjects.queries.ts';

const KIND = 'log.export';
/** As many as orders: more would make a table that takes a spreadsheet, and this server, too much memory. */
const MAX_ENTRIES = 20_000;
/** Read at once; also what a stop or a crash may cost. */
const ENTRIES_A_ROW = 250;
/** As exports of orders. */
const BOUNDS = { startsADay: 20, resultsKept: 10 };

type Body = CallParsed<'exportLog'>['body'];
type Facts = { Count: number; List: Body };
type RowInput = { auditIds: number[] };

/**
 * Starts the run; which entries are meant is settled now. Throws 400 LOG_EMPTY, LOG_TOO_LONG; 409 TOO_MANY_RUNS,
 * RUNS_OF_DAY.
 */
export async function exportLog(
  deps: Dependencies,
  context: CallContext,
  { body, idempotencyKey: key }: CallParsed<'exportLog'> & { idempotencyKey: string },
): Promise<CallAnswer<'exportLog'>> {
  const { visitor } = context;
  const { tenantId } = visitor;
  const narrowed = await logFilters(deps, visitor, body);
  const begin = async (tx: TenantTransaction) => {
    const ids = await findChangeIds(tx, { ...(await narrowed(tx)), take: MAX_ENTRIES + 1 });
    if (ids.length === 0) throw badRequest('LOG_EMPTY');
    if (ids.length > MAX_ENTRIES) throw badRequest('LOG_TOO_LONG', { values: { count: MAX_ENTRIES } });
    const rows = [];
    for (let from = 0; from < ids.length; from += ENTRIES_A_ROW) {
      const input: RowInput = { auditIds: ids.slice(from, from + ENTRIES_A_ROW) };
      rows.push({ key: `${from + 1}-${from + input.auditIds.length}`, input });
    }
    const parameters: Facts = { Count: ids.length, List: body };
    return startRun(deps, tx, context, { kind: KIND, parameters, rows });
  };
  const claim = claimOf({ visitor, call: 'exportLog', key, input: body });
  const { answer } = await deps.database.inTenant(tenantId, (tx) =>
    once(tx, { tenantId, claim }, () => begin(tx)),
  );
  return answer;
}

export function defineLogExport(deps: Dependencies): void {
  const kind: RunKind = {
    title: ({ parameters }, language) => titleOf(parameters as Facts, language),
    fileName: 'log',
    bounds: BOUNDS,
    finish: (tx, run) => tellMaker(deps, tx, { run, kind }),
    assertMay: async ({ visitor }) => {
      if (!isSuperAdminRole(visitor.role)) throw notAllowed('NOT_ALLOWED');
      if (!(await deps.hasMerchantPage(visitor, 'log'))) throw notAllowed('PAGE_DISABLED');
    },
    workRow: async ({ visitor, language }, { input, mark }) => {
      const { auditIds } = input as RowInput;
      if (!isSuperAdminRole(visitor.role)) throw notAllowed('NOT_ALLOWED');
      await deps.database.inTenant(visitor.tenantId, async (tx) => {
        const changes = await findChangesById(tx, auditIds);
        const names = await findSubjectNames(tx, namedIn(changes), language);
        await mark(
          tx,
          changes.map((change) =>
            logLine(
              change,
              { subject: names.get(change.subject), customers: customerNamesOf(change, names).CustomerNames },
              language,
            ),
          ),
        );
      });
    },
    sheet: logHead,
  };
  deps.runKinds.define(KIND, kind);
}

/** Which part of the log it is: `Export of the log: 3 entries · Role changed · 1 Mar 2026`. */
function titleOf({ Count, List }: Facts, language: Language): string {
  const count = Count.toLocaleString('en-US');
  const what =
    language === 'th'
      ? `ส่งออกประวัติการทำรายการ ${count} รายการ`
      : `Export of the log: ${count} ${Count === 1 ? 'entry' : 'entries'}`;
  const days = [List.dateStart, List.dateEnd].map((day) => {
    const at = day ? startOfDay(day.replaceAll('-', '')) : undefined;
    return at ? formatDate(at, language) : '';
  });
  const [from = '', until = ''] = days;
  return [
    what,
    (List.action ?? []).map((action) => actionWord(action, language)).join(', '),
    List.actor ?? '',
    List.subject ?? '',
    from === until ? from : `${from} – ${until}`.trim(),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
