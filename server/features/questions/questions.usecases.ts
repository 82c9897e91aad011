/** The groups of questions in a buyer's profile (R-27f): only the customer's own, and only where the shop asks. */
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import { fitsType, type Answers } from '#domain/questions/questions.ts';
import type { Dependencies } from '../../dependencies.ts';
import { conflict, notFound } from '../../http/call-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { holdPerson } from '../session/session.public.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import { presentGroup } from './questions.present.ts';
import {
  findAsked,
  findLatest,
  findType,
  lockAsked,
  lockCustomer,
  writeAnswers,
  type AskedRow,
} from './questions.queries.ts';
import { answersToStore, todayOf } from './questions.rules.ts';

type Needs = Pick<Dependencies, 'database' | 'cache' | 'clock'>;
type Groups = CallAnswer<'questionGroups'>;

/** Throws 404 GROUP_QA_CLOSED where the shop asks nothing (GROUP_QA_ENABLED). */
async function assertOpen(deps: Needs, tenantId: string): Promise<void> {
  if (!(await webConfigOf(deps, tenantId)).get('GROUP_QA_ENABLED')) throw notFound('GROUP_QA_CLOSED');
}

async function groupsOf(tx: TenantTransaction, code: string): Promise<Groups> {
  const type = (await findType(tx, code)) ?? '';
  const groups = (await findAsked(tx, 'group')).filter(({ content }) => fitsType(content, type));
  const latest = await findLatest(tx, { code, kind: 'group' });
  // Of another version perhaps: what is still asked of it counts.
  const givenTo = (group: AskedRow): Answers =>
    latest.find(({ setId }) => setId === group.setId)?.answers ?? {};
  return { data: groups.map((group) => presentGroup(group, givenTo(group))) };
}

/** Throws 404 GROUP_QA_CLOSED. */
export async function questionGroupsOf(deps: Needs, { tenantId, customerCode }: Visitor): Promise<Groups> {
  await assertOpen(deps, tenantId);
  return deps.database.inTenant(tenantId, (tx) => groupsOf(tx, customerCode), { readOnly: true });
}

/**
 * Stores what was answered, required questions or not. Throws 404 GROUP_QA_CLOSED, 404 SURVEY_NOT_FOUND, 409 QUESTIONS_CHANGED where
 * another version is asked by now, and what `answersToStore` throws.
 */
export async function answerGroup(
  deps: Needs,
  visitor: Visitor,
  { SetId: setId, VersionNo: versionNo, Answers: given }: CallParsed<'answerQuestionGroup'>['body'],
): Promise<Groups> {
  const { tenantId, customerCode: code, saleUnit } = visitor;
  await assertOpen(deps, tenantId);
  return deps.database.inTenant(tenantId, async (tx) => {
    await holdPerson(tx, visitor);
    const customer = await lockCustomer(tx, code);
    const group = await lockAsked(tx, { kind: 'group', setId });
    if (!customer || !group || !fitsType(group.content, customer.type)) throw notFound('SURVEY_NOT_FOUND');
    if (group.versionNo !== versionNo) throw conflict('QUESTIONS_CHANGED');
    const at = deps.clock();
    await writeAnswers(tx, {
      ...answersToStore(group.content.questions, given, { isPart: true }),
      tenantId,
      setId,
      versionNo,
      kind: 'group',
      code,
      saleUnit,
      day: todayOf(at),
      at,
      by: '',
    });
    return groupsOf(tx, code);
  });
}
