/** What came of a survey or a group of questions: counts for each question, texts, and a table. */
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import {
  choicesOf,
  nameIn,
  questionsOfVersions,
  valuesOf,
  wordsIn,
  type Question,
} from '#domain/questions/questions.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest } from '../../http/call-error.ts';
import { dayRange } from '../../http/day-range.ts';
import type { Language } from '../../http/messages.ts';
import type { CallContext, Visitor } from '../../http/visitor.ts';
import type { SheetMaker } from '../runs/runs.public.ts';
import { centerName, centerOfStaff, centersOfStaff } from '../session/session.public.ts';
import { findVersions, type SetRow } from './question-sets.queries.ts';
import { setOf } from './question-sets.usecases.ts';
import { todayOf } from './questions.rules.ts';
import {
  countAnswered,
  countByDay,
  countChoices,
  findLines,
  findTexts,
  type AnsweredRow,
  type CountRow,
  type LineRow,
  type Within,
} from './survey-results.queries.ts';

type Days = { dateStart?: string | undefined; dateEnd?: string | undefined; saleUnit?: string | undefined };
type Counted = CallAnswer<'surveyResults'>['Questions'][number];

const DAY_MS = 24 * 60 * 60 * 1000;
const USUAL_DAYS = 90;
/** Counting goes over each answer within the days. */
const MOST_DAYS = 366;
const MOST_LINES = 5000;

/** Throws 404 CENTER_NOT_FOUND; 400 INVALID_INPUT for a day that is none. */
async function withinOf(
  deps: Dependencies,
  visitor: Visitor,
  { setId, query }: { setId: string; query: Days },
): Promise<Within> {
  const own = await centersOfStaff(deps, visitor);
  if (query.saleUnit !== undefined) await centerOfStaff(deps, { visitor, saleUnit: query.saleUnit });
  const saleUnits = query.saleUnit === undefined ? own.map(({ saleUnit }) => saleUnit) : [query.saleUnit];
  dayRange(query, ['dateStart', 'dateEnd']);
  const until = query.dateEnd ?? todayOf(deps.clock());
  const before = (days: number) =>
    todayOf(new Date(Date.parse(`${until}T12:00:00+07:00`) - (days - 1) * DAY_MS));
  const earliest = before(MOST_DAYS);
  const from = query.dateStart ?? before(USUAL_DAYS);
  return { setId, saleUnits, from: from < earliest ? earliest : from, until };
}

const VALUE_WORDS: Readonly<Record<string, Record<Language, string>>> = {
  yes: { th: 'ใช่', en: 'Yes' },
  no: { th: 'ไม่ใช่', en: 'No' },
};

/** A chosen value in words. */
function wordOf({ kind, options }: Question, value: string, language: Language): string {
  if (kind === 'yesNo') return VALUE_WORDS[value]?.[language] ?? value;
  const option = options.find(({ id }) => id === value);
  return option ? wordsIn(option, language) : value;
}

function countedOf(
  question: Question,
  { counts, answered, language }: { counts: CountRow[]; answered: AnsweredRow[]; language: Language },
): Counted {
  const about = answered.find((one) => one.question === question.id);
  const countOf = (value: string): number =>
    counts.find((one) => one.question === question.id && one.value === value)?.many ?? 0;
  return {
    Id: question.id,
    Kind: question.kind,
    Name: wordsIn(question, language),
    Answered: about?.many ?? 0,
    Values: choicesOf(question).map((value) => ({
      Value: value,
      Name: wordOf(question, value, language),
      Count: countOf(value),
    })),
    Average: about?.average ?? null,
    Least: about?.least ?? null,
    Most: about?.most ?? null,
  };
}

type Found = { row: SetRow; questions: Question[]; name: string };

async function askedEver(
  deps: Dependencies,
  tx: Parameters<typeof findVersions>[0],
  { tenantId, setId, language }: { tenantId: string; setId: string; language: Language },
): Promise<Found> {
  const row = await setOf(deps, tx, { tenantId, setId });
  const versions = await findVersions(tx, setId);
  return {
    row,
    questions: questionsOfVersions(versions.map(({ questions }) => questions)),
    name: nameIn(versions[0] ?? row.content, language),
  };
}

/** Throws 404 SURVEY_NOT_FOUND and what `withinOf` throws. */
export async function resultsOf(
  deps: Dependencies,
  { visitor, language }: CallContext,
  { params: { setId }, query }: CallParsed<'surveyResults'>,
): Promise<CallAnswer<'surveyResults'>> {
  const { tenantId } = visitor;
  const within = await withinOf(deps, visitor, { setId, query });
  return deps.database.inTenant(
    tenantId,
    async (tx) => {
      const { row, questions, name } = await askedEver(deps, tx, { tenantId, setId, language });
      const chosen = questions.filter((one) => choicesOf(one).length > 0).map(({ id }) => id);
      const counts = await countChoices(tx, within, chosen);
      const answered = await countAnswered(tx, within);
      const byDay = await countByDay(tx, within);
      return {
        SetId: setId,
        Kind: row.kind,
        Name: name,
        From: within.from,
        Until: within.until,
        Answers: byDay.reduce((sum, { many }) => sum + many, 0),
        Days: byDay.map(({ day, many }) => ({ Day: day, Answers: many })),
        Questions: questions.map((question) => countedOf(question, { counts, answered, language })),
      };
    },
    { readOnly: true },
  );
}

/** Throws like `resultsOf`; 400 INVALID_INPUT for a place that no page has ended at. */
export async function textsOf(
  deps: Dependencies,
  { visitor, language }: CallContext,
  { params: { setId }, query: { question, after, take, ...query } }: CallParsed<'surveyTexts'>,
): Promise<CallAnswer<'surveyTexts'>> {
  const { tenantId } = visitor;
  if (after !== undefined && !/^\d{1,15}$/.test(after))
    throw badRequest('INVALID_INPUT', { values: { fields: 'after' }, fields: { after: 'INVALID_INPUT' } });
  const within = await withinOf(deps, visitor, { setId, query });
  return deps.database.inTenant(
    tenantId,
    async (tx) => {
      await askedEver(deps, tx, { tenantId, setId, language });
      const place = after === undefined ? undefined : Number(after);
      const rows = await findTexts(tx, within, { question, after: place, take: take + 1 });
      const shown = rows.slice(0, take);
      return {
        Data: shown.map(({ answerId, day, saleUnit, text }) => ({
          Key: String(answerId),
          Day: day,
          SaleUnit: saleUnit,
          Text: text,
        })),
        Next: rows.length > take ? String(shown.at(-1)?.answerId) : null,
      };
    },
    { readOnly: true },
  );
}

const HEADS = {
  th: { day: 'วันที่', center: 'ศูนย์', code: 'รหัสลูกค้า', name: 'ลูกค้า', by: 'ผู้กรอก' },
  en: { day: 'Day', center: 'Center', code: 'Customer code', name: 'Customer', by: 'Answered by' },
} as const;

/** What buyers answered about themselves is given without who did. Throws like `resultsOf`; 503 PAPERS_BUSY, PAPER_TOO_SLOW. */
export async function tableOf(
  deps: Dependencies & { sheets: SheetMaker },
  { visitor, language }: CallContext,
  { params: { setId }, query }: CallParsed<'surveyResultsTable'>,
): Promise<CallAnswer<'surveyResultsTable'>> {
  const { tenantId } = visitor;
  const within = await withinOf(deps, visitor, { setId, query });
  const centers = await centersOfStaff(deps, visitor);
  const { row, questions, lines } = await deps.database.inTenant(
    tenantId,
    async (tx) => ({
      ...(await askedEver(deps, tx, { tenantId, setId, language })),
      lines: await findLines(tx, within, MOST_LINES),
    }),
    { readOnly: true },
  );
  const heads = HEADS[language];
  const isVisit = row.kind === 'survey';
  const titles = [
    heads.day,
    heads.center,
    ...(isVisit ? [heads.code, heads.name, heads.by] : []),
    ...questions.map((question) => wordsIn(question, language)),
  ];
  const nameOfCenter = (saleUnit: string): string =>
    centerName(
      centers.find((one) => one.saleUnit === saleUnit),
      language,
    ) || saleUnit;
  const cellsOf = (line: LineRow): Cell[] => {
    const visit = isVisit ? [line.customer ?? '', line.customerName ?? '', line.by] : [];
    const answers = questions.map((question) => cellOf(question, line.answers[question.id], language));
    return [line.day, nameOfCenter(line.saleUnit), ...visit, ...answers];
  };
  return deps.sheets.make(tenantId, {
    name: `survey-${setId.slice(0, 8)}`,
    sheet: { columns: titles.map((title) => ({ title })), lines: lines.map(cellsOf) },
    format: 'xlsx',
  });
}

type Cell = string | number | null;

function cellOf(
  question: Question,
  answer: Parameters<typeof valuesOf>[0] | undefined,
  language: Language,
): Cell {
  if (answer === undefined) return null;
  if (typeof answer === 'number') return answer;
  if (choicesOf(question).length === 0) return String(answer);
  return valuesOf(answer)
    .map((value) => wordOf(question, value, language))
    .join(', ');
}
