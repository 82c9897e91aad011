import type { CallAnswer } from '#contract/schemas.ts';
import { keptAnswers, progressOf, type Answers, type Content } from '#domain/questions/questions.ts';
import type { AskedRow } from './questions.queries.ts';

type AskedSet = CallAnswer<'surveys'>['Data'][number];

/** Lists of the contract are its own to change. */
export const questionsOut = (content: Content): AskedSet['questions'] =>
  content.questions.map(({ options, when, ...question }) => ({
    ...question,
    options: [...options],
    when: when && { question: when.question, is: [...when.is] },
  }));

export function presentAsked({ setId, versionNo, content }: AskedRow): AskedSet {
  const { nameTh, nameEn, introTh, introEn } = content;
  return {
    SetId: setId,
    VersionNo: versionNo,
    nameTh,
    nameEn,
    introTh,
    introEn,
    questions: questionsOut(content),
  };
}

export const answersOut = (answers: Readonly<Record<string, unknown>>) =>
  answers as Record<string, string | number | boolean | string[]>;

/** With what the customer has answered of it. */
export function presentGroup(group: AskedRow, given: Answers): CallAnswer<'questionGroups'>['data'][number] {
  const { questions } = group.content;
  const { answered, asked, isComplete } = progressOf(questions, given);
  return {
    ...presentAsked(group),
    Answers: answersOut(keptAnswers(questions, given)),
    Answered: answered,
    Asked: asked,
    Complete: isComplete,
  };
}
