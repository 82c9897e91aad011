import {
  answerMistakesOf,
  bytesOf,
  isWritten,
  keptAnswers,
  MAX_ANSWER_BYTES,
  progressOf,
  type Answers,
  type Question,
} from '#domain/questions/questions.ts';
import { wallTime } from '#domain/time/dates.ts';
import { badRequest } from '../../http/call-error.ts';

/** The day in Bangkok, YYYY-MM-DD. */
export const todayOf = (at: Date): string => wallTime(at).slice(0, 10);

/**
 * What is stored of answers, apart by whether people wrote it themselves. Throws 400 ANSWERS_WRONG, with what is wrong by
 * question, and 400 ANSWERS_TOO_LARGE.
 */
export function answersToStore(
  questions: readonly Question[],
  given: Answers,
  { isPart }: { isPart: boolean },
): { answers: Answers; written: Answers; isComplete: boolean } {
  const mistakes = answerMistakesOf(questions, given, { isPart });
  if (Object.keys(mistakes).length > 0) {
    const fields = Object.entries(mistakes).map(([id, mistake]) => [`Answers.${id}`, mistake]);
    throw badRequest('ANSWERS_WRONG', { fields: Object.fromEntries(fields) });
  }
  const kept = keptAnswers(questions, given);
  if (bytesOf(kept) > MAX_ANSWER_BYTES) throw badRequest('ANSWERS_TOO_LARGE');
  const written = new Set(questions.filter(isWritten).map(({ id }) => id));
  const part = (isOf: (id: string) => boolean): Answers =>
    Object.fromEntries(Object.entries(kept).filter(([id]) => isOf(id)));
  return {
    answers: part((id) => !written.has(id)),
    written: part((id) => written.has(id)),
    isComplete: progressOf(questions, kept).isComplete,
  };
}
