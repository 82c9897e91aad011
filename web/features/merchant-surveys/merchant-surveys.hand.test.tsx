/** Staff write questions, answer a survey on a visit and read what came of it, with a hand. */
import { screen, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import enCustomers from '../../locales/en/merchantCustomers.ts';
import en from '../../locales/en/merchantSurveys.ts';
import enQuestions from '../../locales/en/questions.ts';
import thCustomers from '../../locales/th/merchantCustomers.ts';
import th from '../../locales/th/merchantSurveys.ts';
import thQuestions from '../../locales/th/questions.ts';
import { refusal, type Answers } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';
import { choices, customer } from '../merchant-customers/merchant-customers.testing.ts';
import type { SurveySet, VisitSurvey } from './surveys.queries.ts';

const words: InBoth<typeof th> = { th, en };
const answering: InBoth<typeof thQuestions> = { th: thQuestions, en: enQuestions };
const customers: InBoth<typeof thCustomers> = { th: thCustomers, en: enCustomers };

const SetId = '0a1fa000-0000-4000-8000-000000000009';
const plain = { en: '', required: true, options: [], least: null, most: null, when: null };
const questions: SurveySet['Content']['questions'] = [
  { ...plain, id: 'seen', kind: 'yesNo', th: 'มีสินค้าบนชั้นวาง' },
  { ...plain, id: 'rows', kind: 'number', th: 'กี่แถว', when: { question: 'seen', is: ['yes'] } },
];
const set: SurveySet = {
  SetId,
  Kind: 'survey',
  State: 'published',
  VersionNo: 1,
  Content: { nameTh: 'ตรวจชั้นวาง', nameEn: '', introTh: '', introEn: '', customerTypes: [], questions },
  Types: [],
  Published: ['seen', 'rows'],
  Version: 2,
};
const visit: VisitSurvey = {
  SetId,
  VersionNo: 1,
  nameTh: 'ตรวจชั้นวาง',
  nameEn: '',
  introTh: '',
  introEn: '',
  questions,
  Today: null,
  LastDay: null,
  LastBy: '',
};
const results: CallAnswer<'surveyResults'> = {
  SetId,
  Kind: 'survey',
  Name: 'ตรวจชั้นวาง',
  From: '2026-03-01',
  Until: '2026-03-02',
  Answers: 4,
  Days: [
    { Day: '2026-03-01', Answers: 1 },
    { Day: '2026-03-02', Answers: 3 },
  ],
  Questions: [
    {
      Id: 'seen',
      Kind: 'yesNo',
      Name: 'มีสินค้าบนชั้นวาง',
      Answered: 4,
      Values: [
        { Value: 'yes', Name: 'ใช่', Count: 3 },
        { Value: 'no', Name: 'ไม่ใช่', Count: 1 },
      ],
      Average: null,
      Least: null,
      Most: null,
    },
    {
      Id: 'note',
      Kind: 'text',
      Name: 'หมายเหตุ',
      Answered: 2,
      Values: [],
      Average: null,
      Least: null,
      Most: null,
    },
  ],
};

const answers: Answers = {
  tableViews: () => ({ Data: [] }),
  surveyTypes: () => ({ Types: [], Centers: [{ Code: 'C1', Name: 'One' }], Kinds: ['group', 'survey'] }),
  questionSets: () => ({ Data: [], Next: null }),
  questionSet: () => set,
  customerSurveys: () => ({ CUSTOMERNAME: 'ร้านมานี', Data: [visit] }),
  surveyResults: () => results,
};
const customerAnswers: Answers = {
  merchantCustomer: () => customer,
  customerChoices: () => choices,
  customerAddresses: () => ({ Data: [] }),
  customerConsents: () => ({ Data: [] }),
  customerSignIns: () => ({ Data: [] }),
  promotionsOfCustomer: () => ({ Data: [] }),
  customerAgreedPrices: () => ({ Data: [], Next: null }),
  couponsOfCustomer: () => ({
    Customer: { CUSTOMERCODE: 'CUST1', CUSTOMERNAME: 'Baan Maew' },
    coupons: [],
  }),
};
const main = () => within(screen.getByRole('main'));
const field = (name: string | RegExp, nth = 0) => {
  const found = main().getAllByLabelText<HTMLInputElement>(name)[nth];
  if (!found) throw new Error(`no field ${name}`);
  return found;
};
const press = (name: string | RegExp) => main().getByRole('button', { name });

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];
  const { lines } = said;
  const staff = { Rights: ['manageSurveys'] as const };
  const open = (at: string, more: Answers = {}) =>
    openShop({ at, language, staff: { Rights: [...staff.Rights] }, answers: { ...answers, ...more } });

  test('R-53 questions are written, ordered by keys, and what is wrong is told at its field', async () => {
    const { hand, asked, address } = await open('/merchant/survey/new?kind=survey', {
      addQuestionSet: ({ body }) =>
        ({ ...set, ...body, State: 'draft', VersionNo: 0, Published: [], Version: 1 }) as SurveySet,
    });
    await until(() => press(lines.add));
    await hand.type(field(said.nameTh), 'ตรวจชั้นวาง');
    await hand.click(press(lines.add));
    await until(() => field(lines.th));
    await hand.selectOptions(field(lines.kind), 'yesNo');
    await hand.click(press(said.create));
    await until(() => main().getByText(said.wrong.QUESTION_WORDS_MISSING));
    expect(asked('addQuestionSet')).toEqual([]);
    await hand.type(field(lines.th), 'มีสินค้า');
    await hand.click(press(lines.add));
    await until(() => field(lines.th, 1));
    await hand.selectOptions(field(lines.kind, 1), 'text');
    await hand.type(field(lines.th, 1), 'เพราะอะไร');
    const before = lines.after.replace('{place}', '1').replace('{words}', 'มีสินค้า');
    await hand.selectOptions(field(lines.when), before);
    await hand.click(main().getByRole('checkbox', { name: answering[language].no }));
    // Before what decides it, it cannot be asked.
    await hand.click(press(lines.up.replace('{place}', '2')));
    await until(() => expect(field(lines.th).value).toBe('เพราะอะไร'));
    await hand.click(press(said.create));
    await until(() => main().getByText(said.wrong.QUESTION_CONDITION_WRONG));
    await hand.click(press(lines.down.replace('{place}', '1')));
    await hand.click(press(said.create));
    await until(() => expect(address()).toContain('/merchant/survey/'));
    const [sent] = asked('addQuestionSet').map(
      ({ body }) => body as { Kind: string; Content: SurveySet['Content'] },
    );
    expect(sent?.Kind).toBe('survey');
    expect(sent?.Content.questions.map(({ kind, th: text }) => `${kind} ${text}`)).toEqual([
      'yesNo มีสินค้า',
      'text เพราะอะไร',
    ]);
    expect(sent?.Content.questions[1]?.when).toEqual({
      question: sent?.Content.questions[0]?.id,
      is: ['no'],
    });
  });

  test('R-53 the preview asks as the survey will; a published question keeps its kind, and closing asks first', async () => {
    const { hand, asked } = await open(`/merchant/survey/${SetId}`, {
      closeQuestionSet: () => ({ ...set, State: 'closed', Version: 3 }),
    });
    const preview = () => within(screen.getByRole('region', { name: said.preview }));
    await until(() => preview().getByText('มีสินค้าบนชั้นวาง'));
    expect(preview().queryByText('กี่แถว')).toBeNull();
    await hand.click(preview().getByRole('radio', { name: answering[language].yes }));
    await until(() => preview().getByText('กี่แถว'));
    expect(field(lines.kind).disabled).toBe(true);
    expect(main().queryByRole('button', { name: said.publish })).toBeNull();
    await hand.click(press(said.close));
    const dialog = await screen.findByRole('dialog');
    expect(asked('closeQuestionSet')).toEqual([]);
    await hand.click(within(dialog).getByRole('button', { name: said.close }));
    await until(() => press(said.reopen));
    expect(asked('closeQuestionSet').map(({ body }) => body)).toEqual([{ Version: 2, Closed: true }]);
  });

  test('R-53 who may not write them sees them, and no way to change them', async () => {
    await openShop({ at: `/merchant/survey/${SetId}`, language, staff: { Rights: [] }, answers });
    await until(() => main().getByText(said.noRight));
    expect(main().queryByRole('button', { name: said.close })).toBeNull();
    expect(main().queryByLabelText(said.nameTh)).toBeNull();
    expect(main().getByText('มีสินค้าบนชั้นวาง')).toBeDefined();
  });

  test('R-53 a survey is answered on a visit, whole; what the shop refuses is told at its question', async () => {
    let refusing = true;
    const { hand, asked } = await open('/merchant/customer/CUST1/C1/survey', {
      answerSurvey: ({ body }) =>
        refusing
          ? refusal(400, { code: 'ANSWERS_WRONG', fields: { 'Answers.rows': 'Look again' } })
          : { ...visit, Today: body.Answers, LastDay: '2026-03-02', LastBy: 'Somchai' },
    });
    await until(() => main().getByText(said.visit.never));
    await hand.click(main().getByRole('link', { name: /ตรวจชั้นวาง/ }));
    await until(() => press(said.visit.send));
    await hand.click(press(said.visit.send));
    await until(() => main().getByText(answering[language].wrong.ANSWER_MISSING));
    expect(asked('answerSurvey')).toEqual([]);
    await hand.click(main().getByRole('radio', { name: answering[language].yes }));
    await until(() => field('กี่แถว'));
    await hand.type(field('กี่แถว'), '3');
    await hand.click(press(said.visit.send));
    await until(() => main().getByText('Look again'));
    expect(field('กี่แถว').value).toBe('3');
    refusing = false;
    await hand.click(press(said.visit.send));
    await until(() => main().getByText(said.visit.never));
    expect(asked('answerSurvey').at(-1)).toMatchObject({
      body: { SetId, VersionNo: 1, Answers: { seen: true, rows: 3 } },
    });
  });

  test('R-53 B-76c results are counts with shares, and texts a page at a time', async () => {
    const { hand, asked } = await open(`/merchant/survey/${SetId}/results?saleUnit=C1`, {
      surveyTexts: ({ query }) =>
        query.after === undefined
          ? { Data: [{ Key: '2', Day: '2026-03-02', SaleUnit: 'C1', Text: 'หมด' }], Next: '2' }
          : { Data: [{ Key: '1', Day: '2026-03-01', SaleUnit: 'C1', Text: 'เต็ม' }], Next: null },
    });
    await until(() => main().getByRole('rowheader', { name: 'ใช่' }));
    expect(main().getByText('3 (75%)')).toBeDefined();
    await hand.click(press(said.results.texts));
    await until(() => main().getByText('หมด'));
    await hand.click(press(said.results.more));
    await until(() => main().getByText('เต็ม'));
    expect(asked('surveyResults').at(0)?.query).toEqual({ saleUnit: 'C1' });
  });

  test('W-64f the customer’s page leads to surveys where the shop has them', async () => {
    const at = '/merchant/customer/CUST1/C1';
    const page = { at, language, staff: {}, answers: { ...answers, ...customerAnswers } };
    const { close } = await openShop(page);
    const name = customers[language].surveys;
    await until(() => main().getByRole('link', { name }));
    await close();
    const without = { ...customer, HasSurveys: false };
    await openShop({ ...page, answers: { ...page.answers, merchantCustomer: () => without } });
    await until(() => main().getByRole('button', { name: customers[language].orderFor }));
    expect(main().queryByRole('link', { name })).toBeNull();
  });
});

test('B-58b who has answered a survey today goes on to the next customer', async () => {
  let Today: VisitSurvey['Today'] = null;
  const page = {
    at: '/merchant/customer/CUST1/C1/survey',
    language: 'th' as const,
    staff: {},
    answers: {
      ...answers,
      customerSurveys: () => ({ CUSTOMERNAME: 'ร้านมานี', Data: [{ ...visit, Today }] }),
      customersToVisit: () => ({ Data: [] }),
    },
  };
  const next = { name: 'ลูกค้าถัดไป' };
  const { close } = await openShop(page);
  await until(() => screen.getByRole('heading', { level: 1 }));
  expect(screen.queryByRole('button', next)).toBeNull();
  await close();
  Today = {};
  const { hand } = await openShop(page);
  await hand.click(await until(() => screen.getByRole('button', next)));
  await until(() => screen.getByText('เยี่ยมลูกค้าที่คุณดูแลครบแล้ววันนี้'));
});
