/** Two shops whose staff ask questions, and who answers them. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { SetKind } from '#domain/questions/questions.ts';
import { createTestShop, type Given, type TestShop } from './shop.ts';

const DAY_MS = 24 * 3600 * 1000;
/** The shop's clock stands at noon of 2 March 2026. */
export const TODAY = '2026-03-02';

export const QUESTIONS = [
  {
    id: 'kind',
    kind: 'one' as const,
    th: 'เลี้ยงอะไร',
    en: 'Which pet?',
    required: true,
    options: [
      { id: 'dog', th: 'สุนัข', en: 'Dog' },
      { id: 'cat', th: 'แมว', en: 'Cat' },
    ],
  },
  {
    id: 'indoor',
    kind: 'yesNo' as const,
    th: 'เลี้ยงในบ้าน',
    en: 'Indoors?',
    required: true,
    when: { question: 'kind', is: ['cat'] },
  },
  { id: 'many', kind: 'number' as const, th: 'กี่ตัว', en: 'How many?', least: 1, most: 50 },
  { id: 'note', kind: 'text' as const, th: 'หมายเหตุ', en: 'Note' },
];
export const contentOf = (more: object = {}) => ({
  nameTh: 'สัตว์เลี้ยง',
  nameEn: 'Pets',
  questions: QUESTIONS,
  ...more,
});

export const cust1 = { code: 'CUST1', saleUnit: 'C1' };

type Asked = { token: string; admin: string; code: string; words: string };

/** A group is answered by the customer, and a survey for them at C1, in these words. */
export async function answerQuestions(shop: TestShop, { token, admin, code, words }: Asked): Promise<void> {
  const done = async (name: CallName, given: Given): Promise<void> => {
    const response = await shop.call(name, given);
    expect(response.statusCode, response.body).toBe(200);
  };
  for (const Kind of ['group', 'survey'] as const) {
    const SetId = randomUUID();
    const Content = { nameTh: 'คำถาม', questions: [{ id: 'own', kind: 'text', th: 'หมายเหตุ' }] };
    await done('addQuestionSet', { token: admin, body: { SetId, Kind, Content } });
    await done('publishQuestionSet', { token: admin, params: { setId: SetId }, body: { Version: 1 } });
    const body = { SetId, VersionNo: 1, Answers: { own: `${words} ${Kind}` } };
    if (Kind === 'group') await done('answerQuestionGroup', { token, body });
    else await done('answerSurvey', { token: admin, params: { code, saleUnit: 'C1' }, body });
  }
}

/** For one file of tests: a shop without questions before each, and everybody signed in. */
export function questionShop() {
  let shop: TestShop;
  let start: Date;
  const tokens = { admin: '', sale: '', sale2: '', one: '' };
  const signIn = async (): Promise<void> => {
    tokens.admin = await shop.tokenOf('alpha', 'ADMIN');
    tokens.sale = await shop.tokenOf('alpha', 'SALE');
    tokens.sale2 = await shop.tokenOf('alpha', 'SALE2');
    tokens.one = await shop.tokenOf('alpha', 'CUST1');
  };
  beforeAll(async () => {
    shop = await createTestShop();
    start = shop.now;
    await shop.database.asOwner(
      `delete from customer_centers where customer_code = 'CUST1' and sale_unit = 'C2'`,
    );
  });
  afterAll(() => shop.stop());
  beforeEach(async () => {
    shop.now = start;
    await shop.database.asOwner(
      `delete from question_sets; delete from web_config where opt in ('GROUP_QA_ENABLED', 'MERCHANT_SURVEY_ENABLED');
       delete from audit_log; update customers set customer_type = null`,
    );
    shop.deps.cache.dropAll();
    await signIn();
  });
  /** No token lives as long. */
  const nextDay = (): Promise<void> => {
    shop.now = new Date(start.getTime() + DAY_MS);
    return signIn();
  };

  async function call<Name extends CallName>(name: Name, given: Given) {
    const response = await shop.call(name, given);
    const body = response.json<{ code?: string; fields?: Record<string, string> }>();
    return {
      status: response.statusCode,
      code: body.code,
      fields: body.fields,
      answer: body as CallAnswer<Name>,
    };
  }
  const verdictOf = async (name: CallName, given: Given) => {
    const { status, code } = await call(name, given);
    return `${status} ${code}`;
  };

  async function published(kind: SetKind, more: object = {}): Promise<{ setId: string; version: number }> {
    const SetId = randomUUID();
    const added = await call('addQuestionSet', {
      token: tokens.admin,
      body: { SetId, Kind: kind, Content: contentOf(more) },
    });
    expect(added.status, JSON.stringify(added)).toBe(200);
    const { answer, status } = await call('publishQuestionSet', {
      token: tokens.admin,
      params: { setId: SetId },
      body: { Version: 1 },
    });
    expect(status).toBe(200);
    expect(answer).toMatchObject({ State: 'published', VersionNo: 1 });
    return { setId: SetId, version: answer.Version };
  }

  const groups = (token = tokens.one) => call('questionGroups', { token, body: {} });
  const answerGroup = (setId: string, Answers: object, more: { token?: string; VersionNo?: number } = {}) =>
    call('answerQuestionGroup', {
      token: more.token ?? tokens.one,
      body: { SetId: setId, VersionNo: more.VersionNo ?? 1, Answers },
    });
  const visit = (
    setId: string,
    Answers: object,
    more: { token?: string; params?: object; VersionNo?: number } = {},
  ) =>
    call('answerSurvey', {
      token: more.token ?? tokens.sale,
      params: { ...cust1, ...more.params },
      body: { SetId: setId, VersionNo: more.VersionNo ?? 1, Answers },
    });
  const stored = () =>
    shop.database.asOwner<{
      answers: object;
      written: object;
      version_no: number;
      customer_code: string | null;
    }>('select answers, written, version_no, customer_code from question_answers order by answer_id');
  const setting = async (opt: string): Promise<void> => {
    await shop.database.asOwner(
      `insert into web_config (tenant_id, opt, opt_value) values ('alpha', $1, 'N')`,
      [opt],
    );
    shop.deps.cache.dropAll();
  };

  return {
    tokens,
    /** There once the tests run. */
    shop: () => shop,
    nextDay,
    call,
    verdictOf,
    published,
    groups,
    answerGroup,
    visit,
    stored,
    setting,
  };
}
