/** Staff write what buyers are asked in their profile and customers on a visit, and ask it. */
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import {
  bytesOf,
  contentMistakesOf,
  MAX_CONTENT_BYTES,
  nameIn,
  setKinds,
  tidied,
  type Content,
  type SetKind,
} from '#domain/questions/questions.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict, notFound } from '../../http/call-error.ts';
import type { Language } from '../../http/messages.ts';
import type { CallContext } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { centerName, centersOfStaff } from '../session/session.public.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import { questionsOut } from './questions.present.ts';
import {
  close,
  countOpenSets,
  findCustomerTypes,
  findSet,
  findSetPage,
  findVersions,
  insertSet,
  lockSet,
  publish,
  updateContent,
  type SetRow,
  type TypeRow,
} from './question-sets.queries.ts';

type QuestionSet = CallAnswer<'questionSet'>;

const MOST_OPEN = 100;
const MOST_VERSIONS = 100;

/** The kinds that the shop has: GROUP_QA_ENABLED, MERCHANT_SURVEY_ENABLED. */
export async function kindsOf(deps: Dependencies, tenantId: string): Promise<SetKind[]> {
  const config = await webConfigOf(deps, tenantId);
  const isOn = { group: config.get('GROUP_QA_ENABLED'), survey: config.get('MERCHANT_SURVEY_ENABLED') };
  return setKinds.filter((kind) => isOn[kind]);
}

const nameOf = ({ code: Code, nameTh, nameEn }: TypeRow, language: Language) => ({
  Code,
  Name: (language === 'en' && nameEn) || nameTh,
});

export async function surveyTypes(
  deps: Dependencies,
  { visitor, language }: CallContext,
): Promise<CallAnswer<'surveyTypes'>> {
  const types = await deps.database.inTenant(visitor.tenantId, findCustomerTypes, { readOnly: true });
  const centers = await centersOfStaff(deps, visitor);
  return {
    Types: types.map((type) => nameOf(type, language)),
    Centers: centers.map((one) => ({ Code: one.saleUnit, Name: centerName(one, language) })),
    Kinds: await kindsOf(deps, visitor.tenantId),
  };
}

export async function listSets(
  deps: Dependencies,
  { visitor: { tenantId }, language }: CallContext,
  { text, kind, state, after, take }: CallParsed<'questionSets'>['query'],
): Promise<CallAnswer<'questionSets'>> {
  const kinds = (await kindsOf(deps, tenantId)).filter((one) => kind === undefined || one === kind);
  const rows = await deps.database.inTenant(
    tenantId,
    (tx) => findSetPage(tx, { text, kinds, state, after, take: take + 1 }),
    { readOnly: true },
  );
  const shown = rows.slice(0, take);
  return {
    Data: shown.map((row) => ({
      SetId: row.setId,
      Kind: row.kind,
      Name: nameIn(row.content, language),
      State: row.state,
      Questions: row.content.questions.length,
      VersionNo: row.versionNo,
    })),
    Next: rows.length > take ? (shown.at(-1)?.setId ?? null) : null,
  };
}

/** Throws 404 SURVEY_NOT_FOUND, also for a kind that the shop has switched off. */
export async function setOf(
  deps: Dependencies,
  tx: TenantTransaction,
  { tenantId, setId, lock = false }: { tenantId: string; setId: string; lock?: boolean },
): Promise<SetRow> {
  const row = await (lock ? lockSet : findSet)(tx, setId);
  if (!row || !(await kindsOf(deps, tenantId)).includes(row.kind)) throw notFound('SURVEY_NOT_FOUND');
  return row;
}

/** Throws 404 SURVEY_NOT_FOUND. */
export function readSet(
  deps: Dependencies,
  { visitor: { tenantId }, language }: CallContext,
  setId: string,
): Promise<QuestionSet> {
  return deps.database.inTenant(
    tenantId,
    async (tx) => {
      const row = await setOf(deps, tx, { tenantId, setId });
      const { content } = row;
      const types = await findCustomerTypes(tx);
      const published = await findVersions(tx, setId);
      return {
        SetId: setId,
        Kind: row.kind,
        State: row.state,
        VersionNo: row.versionNo,
        Content: {
          ...content,
          customerTypes: [...content.customerTypes],
          questions: questionsOut(content),
        },
        Types: types
          .filter(({ code }) => content.customerTypes.includes(code))
          .map((one) => nameOf(one, language)),
        Published: [...new Set(published.flatMap(({ questions }) => questions.map(({ id }) => id)))],
        Version: row.version,
      };
    },
    { readOnly: true },
  );
}

/** Throws 400 SURVEY_WRONG, with what is wrong by path, and 400 SURVEY_TOO_LARGE. */
function checked(given: Content, versions: readonly Content[]): Content {
  const content = { ...given, questions: given.questions.map(tidied) };
  const mistakes = contentMistakesOf(
    content,
    versions.flatMap(({ questions }) => questions),
  );
  if (Object.keys(mistakes).length > 0) throw badRequest('SURVEY_WRONG', { fields: mistakes });
  if (bytesOf(content) > MAX_CONTENT_BYTES) throw badRequest('SURVEY_TOO_LARGE');
  return content;
}

const logged = ({ nameTh, nameEn, customerTypes, questions }: Content) => ({
  name: nameTh,
  nameEn,
  customerTypes: [...customerTypes],
  QuestionCount: questions.length,
});

/** Throws 404 SURVEYS_OFF; 409 SURVEY_TAKEN, TOO_MANY_SURVEYS; and what `checked` throws. */
export async function addSet(
  deps: Dependencies,
  context: CallContext,
  { SetId: setId, Kind: kind, Content: given }: CallParsed<'addQuestionSet'>['body'],
): Promise<QuestionSet> {
  const { visitor } = context;
  const { tenantId } = visitor;
  if (!(await kindsOf(deps, tenantId)).includes(kind)) throw notFound('SURVEYS_OFF');
  const content = checked(given, []);
  await deps.database.inTenant(tenantId, async (tx) => {
    const there = await findSet(tx, setId);
    // Sent again after a lost answer.
    if (there && there.kind === kind && there.version === 1) return;
    if ((await countOpenSets(tx)) >= MOST_OPEN)
      throw conflict('TOO_MANY_SURVEYS', { values: { most: MOST_OPEN } });
    if (!(await insertSet(tx, { tenantId, setId, kind, content, at: deps.clock() })))
      throw conflict('SURVEY_TAKEN');
    await writeAudit(deps, tx, {
      visitor,
      action: 'survey.add',
      subject: `survey/${setId}`,
      after: logged(content),
    });
  });
  return readSet(deps, context, setId);
}

type Versioned = { setId: string; Version: number };

/** `work` with the set as the caller read it. Throws 404 SURVEY_NOT_FOUND; 409 SURVEY_CHANGED; and what `work` throws. */
async function change(
  deps: Dependencies,
  context: CallContext,
  { setId, Version }: Versioned,
  work: (tx: TenantTransaction, row: SetRow) => Promise<void>,
): Promise<QuestionSet> {
  const { tenantId } = context.visitor;
  await deps.database.inTenant(tenantId, async (tx) => {
    const row = await setOf(deps, tx, { tenantId, setId, lock: true });
    if (row.version !== Version) throw conflict('SURVEY_CHANGED');
    await work(tx, row);
  });
  return readSet(deps, context, setId);
}

/** What is asked stays as it was published. Throws what `change` and `checked` throw. */
export function saveSet(
  deps: Dependencies,
  context: CallContext,
  { Content: given, ...which }: CallParsed<'saveQuestionSet'>['body'] & Versioned,
): Promise<QuestionSet> {
  return change(deps, context, which, async (tx, row) => {
    const { setId } = row;
    const content = checked(given, await findVersions(tx, setId));
    await updateContent(tx, { setId, content });
    await writeAudit(deps, tx, {
      visitor: context.visitor,
      action: 'survey.change',
      subject: `survey/${setId}`,
      before: logged(row.content),
      after: logged(content),
    });
  });
}

/** Throws 409 SURVEY_EMPTY, SURVEY_UNCHANGED, TOO_MANY_VERSIONS, and what `change` throws. */
export function publishSet(deps: Dependencies, context: CallContext, which: Versioned): Promise<QuestionSet> {
  const { visitor } = context;
  return change(deps, context, which, async (tx, { setId, content, state, versionNo }) => {
    if (content.questions.length === 0) throw conflict('SURVEY_EMPTY');
    if (state === 'published') throw conflict('SURVEY_UNCHANGED');
    if (versionNo >= MOST_VERSIONS) throw conflict('TOO_MANY_VERSIONS', { values: { most: MOST_VERSIONS } });
    await publish(tx, { tenantId: visitor.tenantId, setId, at: deps.clock(), by: visitor.userId });
    await writeAudit(deps, tx, {
      visitor,
      action: 'survey.publish',
      subject: `survey/${setId}`,
      before: { QuestionVersion: versionNo },
      after: { QuestionVersion: versionNo + 1 },
    });
  });
}

/** Does nothing where it is so. Throws what `change` throws; 409 TOO_MANY_SURVEYS where it is opened again. */
export function closeSet(
  deps: Dependencies,
  context: CallContext,
  { Closed: isClosed, ...which }: CallParsed<'closeQuestionSet'>['body'] & Versioned,
): Promise<QuestionSet> {
  return change(deps, context, which, async (tx, { setId, state }) => {
    const wasClosed = state === 'closed';
    if (wasClosed === isClosed) return;
    if (!isClosed && (await countOpenSets(tx)) >= MOST_OPEN)
      throw conflict('TOO_MANY_SURVEYS', { values: { most: MOST_OPEN } });
    await close(tx, { setId, isClosed });
    const logState = (closed: boolean) => ({ Status: closed ? 'disabled' : 'active' });
    await writeAudit(deps, tx, {
      visitor: context.visitor,
      action: 'survey.status',
      subject: `survey/${setId}`,
      before: logState(wasClosed),
      after: logState(isClosed),
    });
  });
}
