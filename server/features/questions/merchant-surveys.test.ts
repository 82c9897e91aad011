/** Questions that staff write, surveys on visits, and what comes of them. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { MAX_CONTENT_BYTES } from '#domain/questions/questions.ts';
import { contentOf, cust1, QUESTIONS, questionShop, TODAY } from '../../testing/question-shop.ts';
import type { Given } from '../../testing/shop.ts';
import { saveRole } from '../../testing/staff-roles.ts';

const { tokens, shop, nextDay, call, verdictOf, published, answerGroup, visit, stored, setting } =
  questionShop();

describe('R-53 what staff write', () => {
  const add = (Content: object, more: Given = {}) =>
    call('addQuestionSet', {
      token: tokens.admin,
      body: { SetId: randomUUID(), Kind: 'survey', Content },
      ...more,
    });

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
    const publish = { token: tokens.admin, params: { setId: empty.answer.SetId }, body: { Version: 1 } };
    expect(await verdictOf('publishQuestionSet', publish)).toBe('409 SURVEY_EMPTY');
  });

  it('is once however often it arrives, is changed by one at a time, and keeps the kind of what was published', async () => {
    const { setId, version } = await published('survey');
    const params = { setId };
    const save = (Content: object, Version: number) =>
      call('saveQuestionSet', { token: tokens.admin, params, body: { Content, Version } });
    expect(await save(contentOf(), 1)).toMatchObject({ status: 409, code: 'SURVEY_CHANGED' });
    const [first, ...others] = QUESTIONS;
    const kinds = await save(contentOf({ questions: [{ ...first, kind: 'several' }, ...others] }), version);
    expect(kinds.fields).toEqual({ 'questions.0.kind': expect.stringContaining('published') });
    expect(
      await verdictOf('publishQuestionSet', { token: tokens.admin, params, body: { Version: version } }),
    ).toBe('409 SURVEY_UNCHANGED');
    const SetId = randomUUID();
    const body = { SetId, Kind: 'survey', Content: contentOf() };
    for (const _ of [1, 2])
      expect((await call('addQuestionSet', { token: tokens.admin, body })).status).toBe(200);
    const { answer } = await call('questionSets', { token: tokens.admin, query: { kind: 'survey' } });
    expect(answer.Data.map((each) => each.State).toSorted()).toEqual(['draft', 'published']);
  });

  it('needs the right to manage surveys; every change is in the log', async () => {
    const SetId = randomUUID();
    const body = { SetId, Kind: 'survey', Content: contentOf() };
    expect(await verdictOf('addQuestionSet', { token: tokens.sale, body })).toBe('403 RIGHT_MISSING');
    await saveRole(shop(), tokens.admin, { UserRole: '3', Rights: ['manageSurveys'] });
    const own = await shop().tokenOf('alpha', 'SALE');
    expect((await call('addQuestionSet', { token: own, body })).status).toBe(200);
    await call('publishQuestionSet', { token: own, params: { setId: SetId }, body: { Version: 1 } });
    const log = await shop().database.asOwner<{ action: string; actor_id: string }>(
      `select action, actor_id from audit_log where subject = 'survey/${SetId}' order by at, action`,
    );
    expect(log.map(({ action, actor_id: by }) => `${action} ${by}`)).toEqual([
      'survey.add SALE',
      'survey.publish SALE',
    ]);
    const { answer } = await call('merchantLog', {
      token: tokens.admin,
      query: { action: 'survey.publish' },
    });
    expect(answer.Data).toMatchObject([{ Subject: `survey/${SetId}`, SubjectName: 'Pets' }]);
    await saveRole(shop(), tokens.admin, { UserRole: '3', Rights: [] });
  });
});

describe('R-53 a survey on a visit', () => {
  it('C-12c is one of those for the customer’s type', async () => {
    await published('survey', { nameTh: 'ทุกร้าน' });
    await published('survey', { nameTh: 'คลินิก', customerTypes: ['VET'] });
    await published('group');
    const names = async (query: Record<string, string>) =>
      (await call('surveys', { token: tokens.sale, query })).answer.Data.map(
        ({ nameTh }) => nameTh,
      ).toSorted();
    expect(await names({ customerType: 'VET', saleUnit: 'C1' })).toEqual(['คลินิก', 'ทุกร้าน']);
    expect(await names({ customerType: 'SHOP' })).toEqual(['ทุกร้าน']);
    expect(await names({})).toHaveLength(2);
    const own = await call('customerSurveys', { token: tokens.sale, params: cust1 });
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
    const next = await call('customerSurveys', { token: tokens.sale, params: cust1 });
    expect(next.answer.Data).toMatchObject([{ Today: null, LastDay: TODAY }]);
    await visit(setId, { kind: 'cat', indoor: true });
    expect(await stored()).toHaveLength(2);
    const log = await shop().database.asOwner<{ after: object }>(
      `select after from audit_log where action = 'survey.answer' and subject = 'customer/CUST1' and actor_id = 'SALE'`,
    );
    expect(log).toHaveLength(3);
  });

  it('is of a customer of one’s own center alone', async () => {
    const { setId } = await published('survey');
    const answers = { kind: 'dog' };
    expect(await visit(setId, answers, { token: tokens.sale2 })).toMatchObject({ code: 'CENTER_NOT_FOUND' });
    expect(await visit(setId, answers, { token: tokens.sale2, params: { saleUnit: 'C2' } })).toMatchObject({
      code: 'CUSTOMER_NOT_FOUND',
    });
    expect(await visit(setId, answers, { token: tokens.one })).toMatchObject({ status: 403 });
    expect(await stored()).toEqual([]);
  });

  it('W-64f is gone where MERCHANT_SURVEY_ENABLED is off; groups of questions stay', async () => {
    const { setId } = await published('survey');
    await published('group');
    const listed = async () =>
      (await call('questionSets', { token: tokens.admin, query: {} })).answer.Data.map(
        ({ Kind }) => Kind,
      ).toSorted();
    expect(await listed()).toEqual(['group', 'survey']);
    await setting('MERCHANT_SURVEY_ENABLED');
    expect(await listed()).toEqual(['group']);
    expect(await visit(setId, { kind: 'dog' })).toMatchObject({ status: 404, code: 'SURVEYS_OFF' });
    expect(await verdictOf('surveys', { token: tokens.sale, query: {} })).toBe('404 SURVEYS_OFF');
    await setting('GROUP_QA_ENABLED');
    expect(await verdictOf('questionSets', { token: tokens.admin, query: {} })).toBe('403 PAGE_DISABLED');
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
  const results = (setId: string, query: Record<string, string> = {}, token = tokens.sale) =>
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
    expect((await results(setId, {}, tokens.sale2)).answer.Answers, 'of another center').toBe(0);
  });

  it('has texts page by page without who wrote them, and a line for each time in a file', async () => {
    const setId = await answered();
    const texts = (query: Record<string, string>) =>
      call('surveyTexts', {
        token: tokens.sale,
        params: { setId },
        query: { question: 'note', take: '1', ...query },
      });
    const first = await texts({});
    expect(first.answer.Data).toMatchObject([{ Day: '2026-03-03', SaleUnit: 'C1', Text: 'เต็ม' }]);
    const second = await texts({ after: first.answer.Next ?? '' });
    expect(second.answer).toMatchObject({ Data: [{ Text: 'ชั้นวางว่าง' }], Next: null });
    expect(JSON.stringify(second.answer)).not.toContain('CUST1');
    const file = await shop().call('surveyResultsTable', {
      token: tokens.sale,
      params: { setId },
      query: {},
    });
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-disposition']).toContain('.xlsx');
  });

  it('keeps what was chosen, and nothing of the person, once they are erased', async () => {
    const setId = await answered();
    const { setId: groupId } = await published('group');
    await answerGroup(groupId, { kind: 'cat' });
    expect(await stored()).toHaveLength(3);
    const copy = await shop().call('exportOwnData', { token: tokens.one, query: { format: 'json' } });
    expect(copy.body).toContain('ชั้นวางว่าง');
    expect(copy.body).toContain('เลี้ยงอะไร');
    const { answer } = await call('requestErasureCode', { token: tokens.one });
    const Code = /\d{6}/.exec(shop().sent.at(-1)?.text ?? '')?.[0] ?? '';
    await call('eraseAccount', { token: tokens.one, body: { Reference: answer.reference, Code } });
    const rows = await stored();
    expect(rows).toMatchObject([
      { customer_code: null, answers: { kind: 'cat', many: 2 }, written: {} },
      { customer_code: null, written: {} },
    ]);
    expect((await results(setId)).answer.Answers).toBe(2);
  });
});
