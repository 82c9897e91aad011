/** What the shop asks a customer, answered with a hand. */
import { screen, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import type { QuestionGroup } from '#contract/questions.schemas.ts';
import en from '../../locales/en/questions.ts';
import th from '../../locales/th/questions.ts';
import { refusal } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { shopOf } from '../../testing/small-shop.ts';
import { until } from '../../testing/until.ts';

const words: InBoth<typeof th> = { th, en };
const CUSTOMER = { CUSTOMERCODE: 'C1', CUSTOMERNAME: 'Malee' };
const SetId = '0a1fa000-0000-4000-8000-000000000009';
const plain = { options: [], least: null, most: null, when: null };
const group: QuestionGroup = {
  SetId,
  VersionNo: 1,
  nameTh: 'สัตว์เลี้ยงของคุณ',
  nameEn: 'Your pets',
  introTh: '',
  introEn: '',
  questions: [
    {
      ...plain,
      id: 'kind',
      kind: 'one',
      th: 'เลี้ยงอะไร',
      en: 'Which pet?',
      required: true,
      options: [
        { id: 'dog', th: 'สุนัข', en: 'Dog' },
        { id: 'cat', th: 'แมว', en: 'Cat' },
      ],
    },
    {
      ...plain,
      id: 'indoor',
      kind: 'yesNo',
      th: 'เลี้ยงในบ้านหรือไม่',
      en: 'Indoors?',
      required: true,
      when: { question: 'kind', is: ['cat'] },
    },
    { ...plain, id: 'many', kind: 'number', th: 'กี่ตัว', en: 'How many?', required: false, least: 1, most: 50 },
  ],
  Answers: {},
  Answered: 0,
  Asked: 2,
  Complete: false,
};
const NAMES = {
  th: { group: 'สัตว์เลี้ยงของคุณ', cat: 'แมว', indoor: 'เลี้ยงในบ้านหรือไม่', many: /กี่ตัว/ },
  en: { group: 'Your pets', cat: 'Cat', indoor: 'Indoors?', many: /How many/ },
};

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];
  const names = NAMES[language];
  const open = (more: Partial<Parameters<typeof openShop>[0]> = {}) =>
    openShop({
      at: '/profile/groupQA',
      language,
      user: CUSTOMER,
      ...more,
      answers: { ...shopOf([]), questionGroups: () => ({ data: [group] }), ...more.answers },
    });
  const main = () => within(screen.getByRole('main'));
  const choice = (name: string) => main().getByRole<HTMLInputElement>('radio', { name });

  test('R-27f a group says how far it is, and is answered with what each answer brings', async () => {
    const { hand, asked } = await open({
      answers: {
        answerQuestionGroup: ({ body }) => ({
          data: [{ ...group, Answers: body.Answers, Answered: 2, Asked: 3, Complete: false }],
        }),
      },
    });
    await until(() => main().getByText(said.notBegun));
    await hand.click(main().getByRole('link', { name: new RegExp(names.group) }));
    await until(() => choice(names.cat));
    expect(main().queryByText(names.indoor)).toBeNull();
    await hand.click(choice(names.cat));
    await until(() => main().getByText(names.indoor));
    await hand.type(main().getByLabelText(names.many), '51');
    await hand.click(main().getByRole('button', { name: said.save }));
    await until(() => main().getByText(said.wrong.ANSWER_ABOVE));
    expect(asked('answerQuestionGroup')).toEqual([]);
    await hand.clear(main().getByLabelText(names.many));
    await hand.type(main().getByLabelText(names.many), '๒');
    await hand.click(main().getByRole('button', { name: said.save }));
    await until(() => main().getByText(said.begun));
    expect(asked('answerQuestionGroup').map(({ body }) => body)).toEqual([
      { SetId, VersionNo: 1, Answers: { kind: 'cat', many: 2 } },
    ]);
  });

  test('R-27f what was answered and could not be sent is there again after a reload', async () => {
    const at = `/profile/groupQA?group=${SetId}`;
    const first = await open({
      at,
      answers: { answerQuestionGroup: () => refusal(503, { code: 'UNAVAILABLE' }) },
    });
    await until(() => choice(names.cat));
    await first.hand.click(choice(names.cat));
    await first.hand.click(main().getByRole('button', { name: said.save }));
    await until(() => expect(first.asked('answerQuestionGroup')).toHaveLength(1));
    await first.close();
    const { hand, asked } = await open({
      at,
      answers: { answerQuestionGroup: () => ({ data: [group] }) },
    });
    await until(() => main().getByText(said.restored));
    await until(() => expect(choice(names.cat).checked).toBe(true));
    await hand.click(main().getByRole('button', { name: said.save }));
    await until(() => main().getByText(said.why));
    expect(asked('answerQuestionGroup').at(0)?.body).toMatchObject({ Answers: { kind: 'cat' } });
    expect(Object.keys(sessionStorage).filter((key) => key.includes('answers'))).toEqual([]);
  });

  test.each([
    ['a salesman in the customer’s name', { user: { ...CUSTOMER, UserId: 'SALE' } }, said.acting],
    ['a shop without GROUP_QA_ENABLED', { settings: { GROUP_QA_ENABLED: 'N' } }, said.closed],
    ['an account of a host app', { settings: { TENANT_BEHAVIOURS: 'HOST_APP_ACCOUNT' } }, said.closed],
  ])('W-61b R-27f the page says so to %s', async (_, more, told) => {
    const { asked } = await open(more);
    await until(() => main().getByText(told));
    expect(main().queryByText(names.group)).toBeNull();
    expect(asked('answerQuestionGroup')).toEqual([]);
  });
});
