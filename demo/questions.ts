import type { Question, SetKind } from '#domain/questions/questions.ts';
import type { Words } from './types.ts';

/** A set of questions that the shop asks. */
export type QuestionPlan = {
  id: string;
  kind: SetKind;
  name: Words;
  intro: Words;
  /** Empty: of everybody. */
  customerTypes: readonly string[];
  questions: readonly Question[];
};

type Asked = Partial<Pick<Question, 'options' | 'least' | 'most' | 'when' | 'required'>>;

/** A question that must be answered, unless it says otherwise. */
export const ask = (id: string, kind: Question['kind'], words: Words, more: Asked = {}): Question => ({
  id,
  kind,
  ...words,
  required: true,
  options: [],
  least: null,
  most: null,
  when: null,
  ...more,
});

export const options = (all: Readonly<Record<string, Words>>): Question['options'] =>
  Object.entries(all).map(([id, { th, en }]) => ({ id, th, en }));

export const after = (question: string, ...is: readonly string[]): Question['when'] => ({ question, is });
