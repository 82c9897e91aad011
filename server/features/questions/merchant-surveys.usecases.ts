/** A survey is answered on a visit of a customer, once a day. */
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import { fitsType, keptAnswers } from '#domain/questions/questions.ts';
import type { Dependencies } from '../../dependencies.ts';
import { conflict, notAllowed, notFound } from '../../http/call-error.ts';
import type { CallContext, Visitor } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { centerOfStaff } from '../session/session.public.ts';
import { kindsOf } from './question-sets.usecases.ts';
import { answersOut, presentAsked } from './questions.present.ts';
import {
  findAsked,
  findLatest,
  findVisited,
  lockAsked,
  lockCustomer,
  writeAnswers,
  type Answering,
  type AnswerRow,
  type AskedRow,
} from './questions.queries.ts';
import { answersToStore, todayOf } from './questions.rules.ts';

type Visit = CallAnswer<'answerSurvey'>;

async function assertOn(deps: Dependencies, tenantId: string): Promise<void> {
  if (!(await kindsOf(deps, tenantId)).includes('survey')) throw notFound('SURVEYS_OFF');
}

/** C-12c. Throws 404 SURVEYS_OFF, CENTER_NOT_FOUND. */
export async function surveysFor(
  deps: Dependencies,
  { visitor }: CallContext,
  { customerType, saleUnit }: CallParsed<'surveys'>['query'],
): Promise<CallAnswer<'surveys'>> {
  await assertOn(deps, visitor.tenantId);
  if (saleUnit !== undefined) await centerOfStaff(deps, { visitor, saleUnit });
  const all = await deps.database.inTenant(visitor.tenantId, (tx) => findAsked(tx, 'survey'), {
    readOnly: true,
  });
  const fitting = all.filter(({ content }) => customerType === undefined || fitsType(content, customerType));
  return { Data: fitting.map(presentAsked) };
}

const presentVisit = (survey: AskedRow, latest: AnswerRow | undefined, today: string): Visit => ({
  ...presentAsked(survey),
  Today: latest?.day === today ? answersOut(keptAnswers(survey.content.questions, latest.answers)) : null,
  LastDay: latest?.day ?? null,
  LastBy: latest?.by ?? '',
});

/** Throws 404 SURVEYS_OFF, CENTER_NOT_FOUND; 403 PAGE_DISABLED for whoever may not look at customers. */
async function centerOfVisit(deps: Dependencies, visitor: Visitor, asked: string): Promise<string> {
  await assertOn(deps, visitor.tenantId);
  if (!(await deps.hasMerchantPage(visitor, 'customers'))) throw notAllowed('PAGE_DISABLED');
  return (await centerOfStaff(deps, { visitor, saleUnit: asked })).saleUnit;
}

/** Throws 404 CUSTOMER_NOT_FOUND for one who is not of the center. */
async function visitedOf(tx: TenantTransaction, of: { code: string; saleUnit: string }): Promise<Answering> {
  const customer = await findVisited(tx, of);
  if (!customer) throw notFound('CUSTOMER_NOT_FOUND');
  return customer;
}

/** Throws like `centerOfVisit` and `visitedOf`. */
export async function surveysOfCustomer(
  deps: Dependencies,
  { visitor }: CallContext,
  { code, saleUnit: asked }: CallParsed<'customerSurveys'>['params'],
): Promise<CallAnswer<'customerSurveys'>> {
  const saleUnit = await centerOfVisit(deps, visitor, asked);
  const today = todayOf(deps.clock());
  return deps.database.inTenant(
    visitor.tenantId,
    async (tx) => {
      const { name, type } = await visitedOf(tx, { code, saleUnit });
      const fitting = (await findAsked(tx, 'survey')).filter(({ content }) => fitsType(content, type));
      const latest = await findLatest(tx, { code, kind: 'survey' });
      const latestOf = ({ setId }: AskedRow) => latest.find((one) => one.setId === setId);
      return {
        CUSTOMERNAME: name,
        Data: fitting.map((survey) => presentVisit(survey, latestOf(survey), today)),
      };
    },
    { readOnly: true },
  );
}

/**
 * Throws like `surveysOfCustomer`; 404 SURVEY_NOT_FOUND, 409 QUESTIONS_CHANGED where another version is asked by now, and what
 * `answersToStore` throws.
 */
export async function answerSurvey(
  deps: Dependencies,
  { visitor }: CallContext,
  {
    params: { code, saleUnit: asked },
    body: { SetId: setId, VersionNo: versionNo, Answers: given },
  }: CallParsed<'answerSurvey'>,
): Promise<Visit> {
  const { tenantId } = visitor;
  const saleUnit = await centerOfVisit(deps, visitor, asked);
  const at = deps.clock();
  const day = todayOf(at);
  return deps.database.inTenant(tenantId, async (tx) => {
    const { type } = await visitedOf(tx, { code, saleUnit });
    const survey = await lockAsked(tx, { kind: 'survey', setId });
    if (!survey || !fitsType(survey.content, type)) throw notFound('SURVEY_NOT_FOUND');
    if (survey.versionNo !== versionNo) throw conflict('QUESTIONS_CHANGED');
    if (!(await lockCustomer(tx, code))) throw notFound('CUSTOMER_NOT_FOUND');
    const answers = answersToStore(survey.content.questions, given, { isPart: false });
    await writeAnswers(tx, {
      ...answers,
      tenantId,
      setId,
      versionNo,
      kind: 'survey',
      code,
      saleUnit,
      day,
      at,
      by: visitor.userId,
    });
    await writeAudit(deps, tx, {
      visitor,
      action: 'survey.answer',
      subject: `customer/${code}`,
      after: { Survey: survey.content.nameTh, QuestionVersion: versionNo },
    });
    const latest = (await findLatest(tx, { code, kind: 'survey' })).find((one) => one.setId === setId);
    return presentVisit(survey, latest, day);
  });
}
