/** Questions that staff write, buyers answer in their profile and salesmen on visits, and what comes of it. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { MAX_CONTENT_BYTES } from '#domain/questions/questions.ts';
import { createTestShop, type Given, type TestShop } from '../../testing/shop.ts';
import { saveRole } from '../../testing/staff-roles.ts';

let shop: TestShop;
let start: Date;
let admin: string;
let sale: string;
let sale2: string;
let one: string;
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

async function signIn(): Promise<void> {
  admin = await shop.tokenOf('alpha', 'ADMIN');
  sale = await shop.tokenOf('alpha', 'SALE');
  sale2 = await shop.tokenOf('alpha', 'SALE2');
  one = await shop.tokenOf('alpha', 'CUST1');
}
/** No token lives as long. */
function nextDay(): Promise<void> {
  shop.now = new Date(start.getTime() + DAY_MS);
  return signIn();
}

type Kind = 'group' | 'survey';
const DAY_MS = 24 * 3600 * 1000;
/** The shop's clock stands at noon of 2 March 2026. */
const TODAY = '2026-03-02';

const QUESTIONS = [
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
const contentOf = (more: object = {}) => ({
  nameTh: 'สัตว์เลี้ยง',
  nameEn: 'Pets',
  questions: QUESTIONS,
  ...more,
});

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

async function published(kind: Kind, more: object = {}): Promise<{ setId: string; version: number }> {
  const SetId = randomUUID();
  const added = await call('addQuestionSet', {
    token: admin,
    body: { SetId, Kind: kind, Content: contentOf(more) },
  });
  expect(added.status, JSON.stringify(added)).toBe(200);
  const { answer, status } = await call('publishQuestionSet', {
    token: admin,
    params: { setId: SetId },
    body: { Version: 1 },
  });
  expect(status).toBe(200);
  expect(answer).toMatchObject({ State: 'published', VersionNo: 1 });
  return { setId: SetId, version: answer.Version };
}

const groups = (token = one) => call('questionGroups', { token, body: {} });
const answerGroup = (setId: string, Answers: object, more: { token?: string; VersionNo?: number } = {}) =>
  call('answerQuestionGroup', {
    token: more.token ?? one,
    body: { SetId: setId, VersionNo: more.VersionNo ?? 1, Answers },
  });
const cust1 = { code: 'CUST1', saleUnit: 'C1' };
const visit = (
  setId: string,
  Answers: object,
  more: { token?: string; params?: object; VersionNo?: number } = {},
) =>
  call('answerSurvey', {
    token: more.token ?? sale,
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

describe('R-27f a group of questions in the profile', () => {
  it('is answered in part, goes on later, and what is not asked is not stored', async () => {
    const { setId } = await published('group');
    expect((await groups()).answer.data).toMatchObject([
      { Answered: 0, Asked: 3, Complete: false, Answers: {} },
    ]);
    const part = await answerGroup(setId, { kind: 'dog', indoor: true, note: 'ดุ' });
    expect(part.answer.data).toMatchObject([{ Answered: 2, Asked: 3, Complete: true }]);
    expect(await stored()).toMatchObject([{ answers: { kind: 'dog' }, written: { note: 'ดุ' } }]);
    const cat = await answerGroup(setId, { kind: 'cat', many: 2 });
    expect(cat.answer.data).toMatchObject([
      { Answered: 2, Asked: 4, Complete: false, Answers: { kind: 'cat', many: 2 } },
    ]);
    expect(await stored(), 'the same row').toHaveLength(1);
  });

  it('refuses a wrong answer at its question, and stores nothing of it', async () => {
    const { setId } = await published('group');
    const wrong = await answerGroup(setId, { kind: 'bird', many: 51 });
    expect(wrong).toMatchObject({ status: 400, code: 'ANSWERS_WRONG' });
    expect(Object.keys(wrong.fields ?? {})).toEqual(['Answers.kind', 'Answers.many']);
    expect(await stored()).toEqual([]);
  });

  it('asks a new version once it is published; answers keep theirs, and those still asked count', async () => {
    const { setId, version } = await published('group');
    await answerGroup(setId, { kind: 'cat', indoor: true });
    const changed = {
      ...contentOf(),
      questions: [...QUESTIONS.slice(0, 1), { ...QUESTIONS[3], id: 'new', required: true }],
    };
    const params = { setId };
    const saved = await call('saveQuestionSet', {
      token: admin,
      params,
      body: { Content: changed, Version: version },
    });
    expect(saved.answer.State).toBe('changed');
    expect((await groups()).answer.data[0]?.questions, 'frozen until it is published').toHaveLength(4);
    await call('publishQuestionSet', { token: admin, params, body: { Version: saved.answer.Version } });
    expect((await groups()).answer.data).toMatchObject([
      { VersionNo: 2, Answered: 1, Asked: 2, Complete: false, Answers: { kind: 'cat' } },
    ]);
    expect(await stored()).toMatchObject([{ version_no: 1, answers: { kind: 'cat', indoor: true } }]);
    expect(await answerGroup(setId, { kind: 'dog' })).toMatchObject({
      status: 409,
      code: 'QUESTIONS_CHANGED',
    });
    await answerGroup(setId, { kind: 'dog', new: 'x' }, { VersionNo: 2 });
    expect(await stored()).toMatchObject([
      { version_no: 2, answers: { kind: 'dog' }, written: { new: 'x' } },
    ]);
  });

  it('is for customers of its types alone, and for nobody once it is closed', async () => {
    const { setId, version } = await published('group', { customerTypes: ['VET'] });
    expect((await groups()).answer.data).toEqual([]);
    expect(await answerGroup(setId, { kind: 'dog' })).toMatchObject({
      status: 404,
      code: 'SURVEY_NOT_FOUND',
    });
    await shop.database.asOwner(`insert into customer_types (tenant_id, type_code, name_th, name_en, position)
      values ('alpha', 'VET', 'คลินิก', 'Clinic', 1) on conflict do nothing;
      update customers set customer_type = 'VET' where customer_code = 'CUST1' and tenant_id = 'alpha'`);
    expect((await groups()).answer.data).toHaveLength(1);
    await call('closeQuestionSet', {
      token: admin,
      params: { setId },
      body: { Version: version, Closed: true },
    });
    expect((await groups()).answer.data).toEqual([]);
    expect(await answerGroup(setId, { kind: 'dog' })).toMatchObject({ status: 404 });
  });

  it('is the shop’s own: another shop neither shows nor takes it, under the same id neither', async () => {
    const { setId } = await published('group');
    const beta = await shop.tokenOf('beta', 'CUST1');
    expect((await groups(beta)).answer.data).toEqual([]);
    expect(await answerGroup(setId, { kind: 'dog' }, { token: beta })).toMatchObject({ status: 404 });
    const other = await call('addQuestionSet', {
      token: await shop.tokenOf('beta', 'ADMIN'),
      body: { SetId: setId, Kind: 'group', Content: contentOf({ nameTh: 'ของเบต้า' }) },
    });
    expect(other.status).toBe(200);
    expect((await groups()).answer.data).toMatchObject([{ nameTh: 'สัตว์เลี้ยง' }]);
  });

  it('W-61b is asked of nobody where GROUP_QA_ENABLED is off, in that shop alone', async () => {
    const { setId } = await published('group');
    const body = { SetId: setId, Kind: 'group', Content: contentOf() };
    expect((await groups()).status).toBe(200);
    await setting('GROUP_QA_ENABLED');
    expect(await verdictOf('questionGroups', { token: one, body: {} })).toBe('404 GROUP_QA_CLOSED');
    expect(await answerGroup(setId, {})).toMatchObject({ status: 404, code: 'GROUP_QA_CLOSED' });
    expect(await verdictOf('addQuestionSet', { token: admin, body })).toBe('404 SURVEYS_OFF');
    expect(await verdictOf('questionSet', { token: admin, params: { setId } })).toBe('404 SURVEY_NOT_FOUND');
    const beta = await shop.tokenOf('beta', 'CUST1');
    expect((await groups(beta)).status).toBe(200);
  });
});

describe('R-53 what staff write', () => {
  const add = (Content: object, more: Given = {}) =>
    call('addQuestionSet', { token: admin, body: { SetId: randomUUID(), Kind: 'survey', Content }, ...more });

  it('is refused where it is wrong, empty or too long, at the place where it is', async () => {
    const [first, second] = QUESTIONS;
    const wrong = await add(contentOf({ nameTh: '', questions: [second, first] }));
    expect(wrong).toMatchObject({ status: 400, code: 'SURVEY_WRONG' });
    expect(Object.keys(wrong.fields ?? {})).toEqual(['nameTh', 'questions.0.when']);
    const long = Array.from({ length: 50 }, (_, at) => ({
      id: `q${at}`,
      kind: 'several',
      th: 'ก'.repeat(300),
      options: [1, 2, 3, 4].map((nth) => ({
        id: `o${nth}`,
        th: `${nth}${'ก'.repeat(99)}`,
        en: 'x'.repeat(100),
      })),
    }));
    expect(JSON.stringify(long).length).toBeLessThan(MAX_CONTENT_BYTES);
    expect(await add(contentOf({ questions: long }))).toMatchObject({
      status: 400,
      code: 'SURVEY_TOO_LARGE',
    });
    const many = Array.from({ length: 51 }, (_, at) => ({ id: `q${at}`, kind: 'text', th: 'x' }));
    expect(await add(contentOf({ questions: many }))).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    const empty = await add(contentOf({ questions: [] }));
    const publish = { token: admin, params: { setId: empty.answer.SetId }, body: { Version: 1 } };
    expect(await verdictOf('publishQuestionSet', publish)).toBe('409 SURVEY_EMPTY');
  });

  it('is once however often it arrives, is changed by one at a time, and keeps the kind of what was published', async () => {
    const { setId, version } = await published('survey');
    const params = { setId };
    const save = (Content: object, Version: number) =>
      call('saveQuestionSet', { token: admin, params, body: { Content, Version } });
    expect(await save(contentOf(), 1)).toMatchObject({ status: 409, code: 'SURVEY_CHANGED' });
    const [first, ...others] = QUESTIONS;
    const kinds = await save(contentOf({ questions: [{ ...first, kind: 'several' }, ...others] }), version);
    expect(kinds.fields).toEqual({ 'questions.0.kind': expect.stringContaining('published') });
    expect(await verdictOf('publishQuestionSet', { token: admin, params, body: { Version: version } })).toBe(
      '409 SURVEY_UNCHANGED',
    );
    const SetId = randomUUID();
    const body = { SetId, Kind: 'survey', Content: contentOf() };
    for (const _ of [1, 2]) expect((await call('addQuestionSet', { token: admin, body })).status).toBe(200);
    const { answer } = await call('questionSets', { token: admin, query: { kind: 'survey' } });
    expect(answer.Data.map((each) => each.State).toSorted()).toEqual(['draft', 'published']);
  });

  it('needs the right to manage surveys; every change is in the log', async () => {
    const SetId = randomUUID();
    const body = { SetId, Kind: 'survey', Content: contentOf() };
    expect(await verdictOf('addQuestionSet', { token: sale, body })).toBe('403 RIGHT_MISSING');
    await saveRole(shop, admin, { UserRole: '3', Rights: ['manageSurveys'] });
    const own = await shop.tokenOf('alpha', 'SALE');
    expect((await call('addQuestionSet', { token: own, body })).status).toBe(200);
    await call('publishQuestionSet', { token: own, params: { setId: SetId }, body: { Version: 1 } });
    const log = await shop.database.asOwner<{ action: string; actor_id: string }>(
      `select action, actor_id from audit_log where subject = 'survey/${SetId}' order by at, action`,
    );
    expect(log.map(({ action, actor_id: by }) => `${action} ${by}`)).toEqual([
      'survey.add SALE',
      'survey.publish SALE',
    ]);
    await saveRole(shop, admin, { UserRole: '3', Rights: [] });
  });
});

describe('R-53 a survey on a visit', () => {
  it('C-12c is one of those for the customer’s type', async () => {
    await published('survey', { nameTh: 'ทุกร้าน' });
    await published('survey', { nameTh: 'คลินิก', customerTypes: ['VET'] });
    await published('group');
    const names = async (query: Record<string, string>) =>
      (await call('surveys', { token: sale, query })).answer.Data.map(({ nameTh }) => nameTh).toSorted();
    expect(await names({ customerType: 'VET', saleUnit: 'C1' })).toEqual(['คลินิก', 'ทุกร้าน']);
    expect(await names({ customerType: 'SHOP' })).toEqual(['ทุกร้าน']);
    expect(await names({})).toHaveLength(2);
    const own = await call('customerSurveys', { token: sale, params: cust1 });
    expect(own.answer.Data).toMatchObject([{ nameTh: 'ทุกร้าน', Today: null, LastDay: null }]);
  });

  it('is whole, once a day, and again another day; the log says who', async () => {
    const { setId } = await published('survey');
    const part = await visit(setId, { many: 2 });
    expect(part).toMatchObject({ status: 400, code: 'ANSWERS_WRONG' });
    expect(Object.keys(part.fields ?? {})).toEqual(['Answers.kind']);
    expect((await visit(setId, { kind: 'cat', indoor: false })).answer).toMatchObject({
      Today: { kind: 'cat', indoor: false },
      LastDay: TODAY,
      LastBy: 'Sale',
    });
    await visit(setId, { kind: 'dog', indoor: false });
    expect(await stored()).toMatchObject([{ answers: { kind: 'dog' } }]);
    await nextDay();
    const next = await call('customerSurveys', { token: sale, params: cust1 });
    expect(next.answer.Data).toMatchObject([{ Today: null, LastDay: TODAY }]);
    await visit(setId, { kind: 'cat', indoor: true });
    expect(await stored()).toHaveLength(2);
    const log = await shop.database.asOwner<{ after: object }>(
      `select after from audit_log where action = 'survey.answer' and subject = 'customer/CUST1' and actor_id = 'SALE'`,
    );
    expect(log).toHaveLength(3);
  });

  it('is of a customer of one’s own center alone', async () => {
    const { setId } = await published('survey');
    const answers = { kind: 'dog' };
    expect(await visit(setId, answers, { token: sale2 })).toMatchObject({ code: 'CENTER_NOT_FOUND' });
    expect(await visit(setId, answers, { token: sale2, params: { saleUnit: 'C2' } })).toMatchObject({
      code: 'CUSTOMER_NOT_FOUND',
    });
    expect(await visit(setId, answers, { token: one })).toMatchObject({ status: 403 });
    expect(await stored()).toEqual([]);
  });

  it('W-64f is gone where MERCHANT_SURVEY_ENABLED is off; groups of questions stay', async () => {
    const { setId } = await published('survey');
    await published('group');
    const listed = async () =>
      (await call('questionSets', { token: admin, query: {} })).answer.Data.map(
        ({ Kind }) => Kind,
      ).toSorted();
    expect(await listed()).toEqual(['group', 'survey']);
    await setting('MERCHANT_SURVEY_ENABLED');
    expect(await listed()).toEqual(['group']);
    expect(await visit(setId, { kind: 'dog' })).toMatchObject({ status: 404, code: 'SURVEYS_OFF' });
    expect(await verdictOf('surveys', { token: sale, query: {} })).toBe('404 SURVEYS_OFF');
    await setting('GROUP_QA_ENABLED');
    expect(await verdictOf('questionSets', { token: admin, query: {} })).toBe('403 PAGE_DISABLED');
  });
});

describe('R-53 B-76c what comes of it', () => {
  async function answered(): Promise<string> {
    const { setId } = await published('survey');
    await visit(setId, { kind: 'cat', indoor: true, many: 2, note: 'ชั้นวางว่าง' });
    await nextDay();
    await visit(setId, { kind: 'dog', many: 5, note: 'เต็ม' });
    return setId;
  }
  const results = (setId: string, query: Record<string, string> = {}, token = sale) =>
    call('surveyResults', { token, params: { setId }, query });

  it('is counted by question, within days and at one’s own centers', async () => {
    const setId = await answered();
    const { answer } = await results(setId);
    expect(answer).toMatchObject({ Answers: 2, Until: '2026-03-03' });
    const of = (id: string) => answer.Questions.find(({ Id }) => Id === id);
    expect(of('kind')?.Values).toEqual([
      { Value: 'dog', Name: 'Dog', Count: 1 },
      { Value: 'cat', Name: 'Cat', Count: 1 },
    ]);
    expect(of('indoor')).toMatchObject({ Answered: 1, Values: [{ Count: 1 }, { Count: 0 }] });
    expect(of('many')).toMatchObject({ Answered: 2, Average: 3.5, Least: 2, Most: 5 });
    expect(of('note')).toMatchObject({ Answered: 2, Values: [] });
    expect((await results(setId, { dateEnd: TODAY })).answer.Answers).toBe(1);
    expect((await results(setId, {}, sale2)).answer.Answers, 'of another center').toBe(0);
  });

  it('has texts page by page without who wrote them, and a line for each time in a file', async () => {
    const setId = await answered();
    const texts = (query: Record<string, string>) =>
      call('surveyTexts', {
        token: sale,
        params: { setId },
        query: { question: 'note', take: '1', ...query },
      });
    const first = await texts({});
    expect(first.answer.Data).toMatchObject([{ Day: '2026-03-03', SaleUnit: 'C1', Text: 'เต็ม' }]);
    const second = await texts({ after: first.answer.Next ?? '' });
    expect(second.answer).toMatchObject({ Data: [{ Text: 'ชั้นวางว่าง' }], Next: null });
    expect(JSON.stringify(second.answer)).not.toContain('CUST1');
    const file = await shop.call('surveyResultsTable', { token: sale, params: { setId }, query: {} });
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-disposition']).toContain('.xlsx');
  });

  it('keeps what was chosen, and nothing of the person, once they are erased', async () => {
    const setId = await answered();
    const { setId: groupId } = await published('group');
    await answerGroup(groupId, { kind: 'cat' });
    expect(await stored()).toHaveLength(3);
    const copy = await shop.call('exportOwnData', { token: one, query: { format: 'json' } });
    expect(copy.body).toContain('ชั้นวางว่าง');
    expect(copy.body).toContain('เลี้ยงอะไร');
    const { answer } = await call('requestErasureCode', { token: one });
    const Code = /\d{6}/.exec(shop.sent.at(-1)?.text ?? '')?.[0] ?? '';
    await call('eraseAccount', { token: one, body: { Reference: answer.reference, Code } });
    const rows = await stored();
    expect(rows).toMatchObject([
      { customer_code: null, answers: { kind: 'cat', many: 2 }, written: {} },
      { customer_code: null, written: {} },
    ]);
    expect((await results(setId)).answer.Answers).toBe(2);
  });
});
