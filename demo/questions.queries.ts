import type { TenantTransaction } from '#database/database.ts';
import {
  askedOf,
  choicesOf,
  isWritten,
  keptAnswers,
  progressOf,
  type Answer,
  type Answers,
  type Question,
} from '#domain/questions/questions.ts';
import { wallTime } from '#domain/time/dates.ts';
import { insertAll } from './bulk.queries.ts';
import type { QuestionPlan } from './questions.ts';
import { createRandom, type Random } from './random.ts';
import type { DemoTenant } from './types.ts';

type Parts = { tenant: DemoTenant; today: Date };

const DAY_MS = 24 * 3600 * 1000;
const VISITS = 48;
const VISIT_DAYS = 40;
const WISHES = ['ขอชั้นวางสินค้าใหม่', 'อยากให้ส่งของช่วงเช้า', 'ขอป้ายราคาเพิ่ม', 'อยากได้โปรโมชันซื้อครบลังแถม'];

/** What the shop asks, published; and of surveys what salesmen have answered on their last visits. */
export async function writeQuestions(tx: TenantTransaction, { tenant, today }: Parts): Promise<void> {
  const { tenantId: tenant_id, questions: plans } = tenant;
  const by = tenant.staff.find(({ role }) => role === '1')?.userId ?? '';
  const at = new Date(today.getTime() - (VISIT_DAYS + 5) * DAY_MS);
  await insertAll(
    tx,
    'question_sets',
    plans.map((plan) => ({
      tenant_id,
      set_id: plan.id,
      kind: plan.kind,
      content: contentOf(plan),
      published_no: 1,
      has_changes: false,
      is_closed: false,
      version: 2,
      created_at: at,
    })),
  );
  await insertAll(
    tx,
    'question_versions',
    plans.map((plan) => ({
      tenant_id,
      set_id: plan.id,
      version_no: 1,
      content: contentOf(plan),
      published_at: at,
      published_by: by,
    })),
  );
  await insertAll(
    tx,
    'question_answers',
    plans.filter(({ kind }) => kind === 'survey').flatMap((plan) => visitsOf(plan, { tenant, today })),
  );
}

const contentOf = ({ name, intro, customerTypes, questions }: QuestionPlan) => ({
  nameTh: name.th,
  nameEn: name.en,
  introTh: intro.th,
  introEn: intro.en,
  customerTypes,
  questions,
});

function visitsOf(plan: QuestionPlan, { tenant, today }: Parts) {
  const random = createRandom(`visits of ${plan.id}`);
  const shops = tenant.customers.filter(
    ({ status, type }) => status === 'active' && type in tenant.types.store,
  );
  const visited = new Set<string>();
  return Array.from({ length: VISITS }, (_, nth) => {
    const shop = random.pick(shops);
    const saleUnit = shop.saleUnits[0] ?? '';
    const salesmen = tenant.staff.filter(
      ({ role, saleUnits }) => role !== '' && role !== '1' && saleUnits.includes(saleUnit),
    );
    const at = new Date(today.getTime() - Math.round((nth * VISIT_DAYS) / VISITS + 1) * DAY_MS);
    const answers = answersOf(plan.questions, random);
    return { shop, saleUnit, at, answers, day: wallTime(at).slice(0, 10), by: random.pick(salesmen).userId };
  })
    .filter(({ shop, day }) => {
      const key = `${shop.code} ${day}`;
      const isFirst = !visited.has(key);
      visited.add(key);
      return isFirst;
    })
    .map(({ shop, saleUnit, at, answers, day, by }) => ({
      tenant_id: tenant.tenantId,
      set_id: plan.id,
      version_no: 1,
      kind: plan.kind,
      customer_code: shop.code,
      sale_unit: saleUnit,
      day,
      answered_at: at,
      answered_by: by,
      is_complete: progressOf(plan.questions, answers).isComplete,
      answers: partOf(plan.questions, answers, false),
      written: partOf(plan.questions, answers, true),
    }));
}

const partOf = (questions: readonly Question[], answers: Answers, written: boolean): Answers =>
  Object.fromEntries(
    questions
      .filter((one) => isWritten(one) === written && answers[one.id] !== undefined)
      .map(({ id }) => [id, answers[id] ?? '']),
  );

/** One question after the other, as each answer brings the next. */
function answersOf(questions: readonly Question[], random: Random): Answers {
  const given: Record<string, Answer> = {};
  for (const question of questions) {
    const isAsked = askedOf(questions, given).some(({ id }) => id === question.id);
    if (isAsked && (question.required || random.chance(0.4))) given[question.id] = answerTo(question, random);
  }
  return keptAnswers(questions, given);
}

function answerTo(question: Question, random: Random): Answer {
  switch (question.kind) {
    case 'yesNo':
      return random.chance(0.8);
    case 'rating':
      return random.int(2, 5);
    case 'number':
      return random.int(question.least ?? 1, Math.min(question.most ?? 12, 12));
    case 'one':
      return random.pick(choicesOf(question));
    case 'several':
      return choicesOf(question).filter(() => random.chance(0.5));
    case 'text':
      return random.pick(WISHES);
    case 'date':
      return '2026-01-01';
  }
}
