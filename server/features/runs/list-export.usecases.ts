/**
 * A list of the desk as it is filtered, as a table made as a run (R-47z). What each list brings is its call, its columns and
 * how a part of it is read; who may see the list may have the table of it, as they are when it is made and when it is fetched.
 */
import type { ExportedList } from '#domain/access/list-exports.ts';
import { wallTime } from '#domain/time/dates.ts';
import { calls, type CallName } from '#contract/calls.ts';
import type { CallSchemas } from '#contract/common.schemas.ts';
import { schemas, type CallAnswer } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, CallError, notAllowed } from '../../http/call-error.ts';
import { InvalidInput } from '../../http/input.ts';
import type { Language } from '../../http/messages.ts';
import { refusalOf } from '../../http/refusal.ts';
import type { CallContext, Visitor } from '../../http/visitor.ts';
import type { AnyListExport, ListColumn, ListExport } from '../../list-exports.ts';
import type { Cell, RunKind } from '../../run-kinds.ts';
import { claimOf, once } from '../idempotency/idempotency.public.ts';
import { centersOfStaff } from '../session/session.public.ts';
import { tellMaker } from './runs.notices.usecases.ts';
import { startRun } from './runs.usecases.ts';

const MOST = 20_000;
const BOUNDS = { startsADay: 20, resultsKept: 10 };
const ROWS = { th: 'รายการ', en: 'rows' };
/** Read at once. */
const A_PART = 250;

type Asked = { Of: Record<string, string>; Filters: Record<string, string> };
/** `SaleUnit`: where its maker worked; a list that names no center is of that one. */
type Facts = Asked & { Count: number; SaleUnit: string };

const kindOf = (list: ExportedList): string => `list.export.${list}`;

export function column<Row>(
  th: string,
  en: string,
  of: (row: Row, language: Language) => Cell,
  kind?: 'moment',
): ListColumn<Row> {
  return kind ? { th, en, of, kind } : { th, en, of };
}

/** The cell of a column of moments. */
export const moment = (at: string | null | undefined): string | null => (at ? wallTime(new Date(at)) : null);

/** Codes in words; one without a word stays as it is. */
export const wordsOf =
  (words: Readonly<Record<string, Record<Language, string>>>) =>
  (code: string | null, language: Language): string | null =>
    code === null ? null : (words[code]?.[language] ?? code);

/** When the app is put together. */
export function defineListExport<Name extends CallName, Row>(
  deps: Dependencies,
  given: ListExport<Name, Row>,
): void {
  const list = given as unknown as AnyListExport;
  const { title, columns } = list;
  const kind: RunKind = {
    title: ({ parameters }, language) =>
      `${title[language]} ${(parameters as Facts).Count.toLocaleString('en-US')} ${ROWS[language]}`,
    fileName: list.list.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    bounds: list.bounds ?? BOUNDS,
    finish: (tx, run) => tellMaker(deps, tx, { run, kind }),
    assertMay: async (context, parameters) => {
      await assertStillMay(deps, context, { list, facts: parameters as Facts });
    },
    workRow: async (context, { mark }, parameters) => {
      const facts = parameters as Facts;
      const there = await assertStillMay(deps, context, { list, facts });
      const lines: Cell[][] = [];
      for await (const rows of partsOf(list, there, givenOf(list, facts)))
        for (const row of rows) lines.push(columns.map(({ of }) => of(row, context.language)));
      await deps.database.inTenant(context.visitor.tenantId, (tx) => mark(tx, lines));
    },
    sheet: (language) => ({
      columns: columns.map(({ kind: of, ...titles }) =>
        of ? { title: titles[language], kind: of } : { title: titles[language] },
      ),
    }),
  };
  deps.listExports.define(list);
  deps.runKinds.define(kindOf(list.list), kind);
}

/** Throws 403 as the call of the list would. */
async function assertMayList(deps: Dependencies, visitor: Visitor, list: AnyListExport): Promise<void> {
  const { call, right } = list;
  const refusal = await refusalOf(visitor, calls[call], deps);
  if (refusal !== undefined) throw notAllowed(refusal);
  if (right && !(await deps.hasStaffRight(visitor, right))) throw notAllowed('RIGHT_MISSING');
}

/**
 * Where it is still theirs to see: at the center where its maker worked. Throws 403 for a center that is not the caller's any more, be
 * it that one or one that the list was narrowed to.
 */
async function assertStillMay(
  deps: Dependencies,
  { visitor, language }: CallContext,
  { list, facts }: { list: AnyListExport; facts: Facts },
): Promise<CallContext> {
  await assertMayList(deps, visitor, list);
  const centers = await centersOfStaff(deps, visitor);
  if (!centers.some(({ saleUnit }) => saleUnit === facts.SaleUnit)) throw notAllowed('NOT_ALLOWED');
  const there = { visitor: { ...visitor, saleUnit: facts.SaleUnit }, language };
  try {
    await readPart(list, there, { given: givenOf(list, facts), after: undefined, take: 1 });
  } catch (error) {
    if (error instanceof CallError && error.parts.statusCode === 404) throw notAllowed('NOT_ALLOWED');
    throw error;
  }
  return there;
}

type Given = { params: object; query: object; body: object; filters: Asked['Filters'] };

/** What the call of the list would read of it. Throws InvalidInput. */
function givenOf({ call }: AnyListExport, { Of, Filters }: Asked): Given {
  const { params, query, body }: CallSchemas = schemas[call];
  const read = (schema: CallSchemas['query'], input: object): object => {
    const parsed = schema?.safeParse(input) ?? { success: true, data: {} };
    if (!parsed.success) throw new InvalidInput(parsed.error.issues, input);
    return parsed.data as object;
  };
  return {
    params: read(params, Of),
    query: read(query, Filters),
    // A list that is asked for by a POST takes its filters there.
    body: read(body, Filters),
    filters: Filters,
  };
}

const readPart = (
  list: AnyListExport,
  context: CallContext,
  { given: { filters, query, ...given }, ...part }: { given: Given; after: string | undefined; take: number },
) => list.read(context, { ...given, query: { ...query, ...part } }, filters);

async function* partsOf(list: AnyListExport, context: CallContext, given: Given) {
  let after: string | undefined;
  do {
    const { Data, Next = null } = await readPart(list, context, { given, after, take: A_PART });
    yield Data;
    after = Next ?? undefined;
  } while (after !== undefined);
}

/**
 * Starts the run. Throws 400 EXPORT_EMPTY, EXPORT_TOO_LONG; 409 TOO_MANY_RUNS, RUNS_OF_DAY; and what the call of the list
 * throws.
 */
export async function exportList(
  deps: Dependencies,
  { visitor, language, idempotencyKey: key }: CallContext & { idempotencyKey: string },
  { list: name, ...asked }: Asked & { list: ExportedList },
): Promise<CallAnswer<'exportList'>> {
  const { tenantId, saleUnit } = visitor;
  const list = deps.listExports.get(name);
  if (!list) throw new Error(`Nobody has defined the table of ${name}`);
  await assertMayList(deps, visitor, list);
  const { most = MOST } = list;
  let count = 0;
  for await (const rows of partsOf(list, { visitor, language }, givenOf(list, asked))) {
    count += rows.length;
    if (count > most) throw badRequest('EXPORT_TOO_LONG', { values: { count: most } });
  }
  if (count === 0) throw badRequest('EXPORT_EMPTY');
  const parameters: Facts = { ...asked, Count: count, SaleUnit: saleUnit };
  const claim = claimOf({ visitor, call: 'exportList', key, input: { list: name, ...asked } });
  const { answer } = await deps.database.inTenant(tenantId, (tx) =>
    once(tx, { tenantId, claim }, () =>
      startRun(
        deps,
        tx,
        { visitor, language },
        { kind: kindOf(name), parameters, rows: [{ key: '1', input: {} }] },
      ),
    ),
  );
  return answer;
}
