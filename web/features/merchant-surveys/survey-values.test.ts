import { describe, expect, test } from 'vitest';
import {
  blankQuestion,
  contentOf,
  decidersOf,
  EMPTY_SURVEY,
  fieldOf,
  newSetId,
  surveyMistakes,
  valuesOf,
} from './survey-values.ts';

const number = { ...blankQuestion(), kind: 'number' as const, th: 'กี่ตัว', least: '๑', most: '9,5' };
const chosen = {
  ...blankQuestion(),
  th: 'เลี้ยงอะไร',
  options: [
    { id: 'a', th: 'แมว', en: '' },
    { id: 'b', th: 'สุนัข', en: '' },
  ],
};
const survey = (...questions: (typeof chosen)[]) => ({ ...EMPTY_SURVEY, nameTh: 'ชื่อ', questions });

describe('R-53 the editor of questions', () => {
  test('sends numbers as numbers, and nothing of what the kind does not have', () => {
    const content = contentOf({ ...EMPTY_SURVEY, questions: [number, { ...chosen, least: '4' }] });
    expect(content.questions[0]).toMatchObject({ least: 1, most: 9.5, options: [], when: null });
    expect(content.questions[1]).toMatchObject({ least: null, options: chosen.options });
    expect(contentOf(valuesOf(content))).toEqual(content);
  });

  test('tells what is wrong at its field', () => {
    const wrong = { ...chosen, id: 'x', whenQuestion: chosen.id, whenIs: ['gone'] };
    expect(surveyMistakes(survey(chosen, wrong), [])).toEqual({
      'questions.1.whenIs': 'QUESTION_CONDITION_WRONG',
    });
    const bounds = { ...EMPTY_SURVEY, nameTh: 'ชื่อ', questions: [{ ...number, most: 'many' }] };
    expect(surveyMistakes(bounds, [])).toEqual({ 'questions.0.most': 'QUESTION_BOUNDS_WRONG' });
    expect(fieldOf('Content.questions.2.when.is')).toBe('questions.2.whenIs');
    expect(fieldOf('Content.nameTh')).toBe('nameTh');
  });

  test('lets only a choice before decide whether a question is asked', () => {
    const { questions } = { questions: [chosen, number, { ...chosen, id: 'c' }] };
    expect(decidersOf(questions, 2).map(({ id }) => id)).toEqual([chosen.id]);
    expect(decidersOf(questions, 0)).toEqual([]);
  });

  test('makes ids as the shop reads them', () => {
    expect(newSetId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(blankQuestion().id).toMatch(/^[a-z0-9]{1,12}$/);
  });
});
