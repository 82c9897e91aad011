/** A list of the desk as it is filtered, as a table made as a run: what each list brings are its columns and its lines. */
import type { MerchantPageName } from '#domain/access/merchant-pages.ts';
import type { CallName } from '#contract/calls.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, notAllowed } from '../../http/call-error.ts';
import type { Language } from '../../http/messages.ts';
import type { CallContext } from '../../http/visitor.ts';
import type { Cell, RunKind } from '../../run-kinds.ts';
import { claimOf, once } from '../idempotency/idempotency.public.ts';
import { tellMaker } from './runs.notices.usecases.ts';
import { startRun } from './runs.usecases.ts';

const BOUNDS = { startsADay: 20, resultsKept: 10 };
const ROWS = { th: 'รายการ', en: 'rows' };

export type ListExport<Body extends object, Input extends object> = {
  call: CallName;
  /** The page of the list; who may not open it any more gets no table. */
  page: MerchantPageName;
  /** What the names of its files begin with. */
  fileName: string;
  title: Record<Language, string>;
  columns: readonly Record<Language, string>[];
  /** A longer table takes a spreadsheet, and this server, too much memory. */
  most: number;
  /** How long the list is (`most` + 1 for longer), and what each part of the table is read by. */
  partsOf: (context: CallContext, body: Body) => Promise<{ count: number; parts: Input[] }>;
  linesOf: (context: CallContext, part: Input) => Promise<Cell[][]>;
};

const kindOf = ({ fileName }: { fileName: string }): string => `list.export.${fileName}`;

/** When the app is put together. */
export function defineListExport<Body extends object, Input extends object>(
  deps: Dependencies,
  list: ListExport<Body, Input>,
): void {
  const { page, fileName, title, columns } = list;
  const kind: RunKind = {
    title: ({ parameters }, language) =>
      `${title[language]} ${(parameters as { Count: number }).Count.toLocaleString('en-US')} ${ROWS[language]}`,
    fileName,
    bounds: BOUNDS,
    finish: (tx, run) => tellMaker(deps, tx, { run, kind }),
    assertMay: async ({ visitor }) => {
      if (!(await deps.hasMerchantPage(visitor, page))) throw notAllowed('PAGE_DISABLED');
    },
    workRow: async (context, { input, mark }) => {
      const lines = await list.linesOf(context, input as Input);
      await deps.database.inTenant(context.visitor.tenantId, (tx) => mark(tx, lines));
    },
    sheet: (language) => ({ columns: columns.map((column) => ({ title: column[language] })) }),
  };
  deps.runKinds.define(kindOf(list), kind);
}

/**
 * Starts the run. Throws 400 EXPORT_EMPTY, EXPORT_TOO_LONG; 409 TOO_MANY_RUNS, RUNS_OF_DAY; and what `partsOf` throws.
 */
export async function startListExport<Body extends object, Input extends object>(
  deps: Dependencies,
  context: CallContext & { idempotencyKey: string },
  list: ListExport<Body, Input>,
  body: Body,
): Promise<{ RunId: string }> {
  const { visitor, idempotencyKey: key } = context;
  const { tenantId } = visitor;
  const { call, most } = list;
  const { count, parts } = await list.partsOf(context, body);
  if (count === 0) throw badRequest('EXPORT_EMPTY');
  if (count > most) throw badRequest('EXPORT_TOO_LONG', { values: { count: most } });
  const rows = parts.map((input, at) => ({ key: String(at + 1), input }));
  const claim = claimOf({ visitor, call, key, input: body });
  const { answer } = await deps.database.inTenant(tenantId, (tx) =>
    once(tx, { tenantId, claim }, () =>
      startRun(deps, tx, context, { kind: kindOf(list), parameters: { Count: count }, rows }),
    ),
  );
  return answer;
}
