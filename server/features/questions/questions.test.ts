/** Groups of questions in a buyer's profile. */
import { describe, expect, it } from 'vitest';
import { contentOf, QUESTIONS, questionShop } from '../../testing/question-shop.ts';

const { tokens, shop, call, verdictOf, published, groups, answerGroup, stored, setting } = questionShop();

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

  it('takes no more in all than a page of words', async () => {
    const texts = Array.from({ length: 20 }, (_, at) => ({ id: `t${at}`, kind: 'text', th: 'เล่าให้ฟัง' }));
    const { setId } = await published('group', { questions: texts });
    const written = (letters: number) => Object.fromEntries(texts.map(({ id }) => [id, 'ก'.repeat(letters)]));
    expect(await answerGroup(setId, written(1000))).toMatchObject({ status: 400, code: 'ANSWERS_TOO_LARGE' });
    expect(await answerGroup(setId, written(1001))).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    expect((await answerGroup(setId, written(700))).status).toBe(200);
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
      token: tokens.admin,
      params,
      body: { Content: changed, Version: version },
    });
    expect(saved.answer.State).toBe('changed');
    expect((await groups()).answer.data[0]?.questions, 'frozen until it is published').toHaveLength(4);
    await call('publishQuestionSet', {
      token: tokens.admin,
      params,
      body: { Version: saved.answer.Version },
    });
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
    await shop().database
      .asOwner(`insert into customer_types (tenant_id, type_code, name_th, name_en, position)
      values ('alpha', 'VET', 'คลินิก', 'Clinic', 1) on conflict do nothing;
      update customers set customer_type = 'VET' where customer_code = 'CUST1' and tenant_id = 'alpha'`);
    expect((await groups()).answer.data).toHaveLength(1);
    await call('closeQuestionSet', {
      token: tokens.admin,
      params: { setId },
      body: { Version: version, Closed: true },
    });
    expect((await groups()).answer.data).toEqual([]);
    expect(await answerGroup(setId, { kind: 'dog' })).toMatchObject({ status: 404 });
  });

  it('is the shop’s own: another shop neither shows nor takes it, under the same id neither', async () => {
    const { setId } = await published('group');
    const beta = await shop().tokenOf('beta', 'CUST1');
    expect((await groups(beta)).answer.data).toEqual([]);
    expect(await answerGroup(setId, { kind: 'dog' }, { token: beta })).toMatchObject({ status: 404 });
    const other = await call('addQuestionSet', {
      token: await shop().tokenOf('beta', 'ADMIN'),
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
    expect(await verdictOf('questionGroups', { token: tokens.one, body: {} })).toBe('404 GROUP_QA_CLOSED');
    expect(await answerGroup(setId, {})).toMatchObject({ status: 404, code: 'GROUP_QA_CLOSED' });
    expect(await verdictOf('addQuestionSet', { token: tokens.admin, body })).toBe('404 SURVEYS_OFF');
    expect(await verdictOf('questionSet', { token: tokens.admin, params: { setId } })).toBe(
      '404 SURVEY_NOT_FOUND',
    );
    const beta = await shop().tokenOf('beta', 'CUST1');
    expect((await groups(beta)).status).toBe(200);
  });
});
