/** Answers as they are typed: a number is text until it is one. */
import { arabicDigits } from '#domain/text/thai-text.ts';
import type { Answer, Answers, Question } from '#domain/questions/questions.ts';

export type Typed = Readonly<Record<string, Answer>>;

const numberOf = (text: string): Answer => {
  const plain = arabicDigits(text)
    .trim()
    .replaceAll(/(?<=\d),(?=\d{3}\b)/g, '')
    .replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text.trim();
};

/** What is typed, as the rules read it. */
export function answersOf(questions: readonly Question[], typed: Typed): Answers {
  const all = questions.flatMap(({ id, kind }) => {
    const given = typed[id];
    if (given === undefined) return [];
    if (typeof given !== 'string') return [[id, given] as const];
    return [[id, kind === 'number' ? numberOf(given) : given.trim()] as const];
  });
  return Object.fromEntries(all);
}

/** What is stored, as it stands in the fields. */
export const typedOf = (questions: readonly Question[], stored: Answers): Typed =>
  Object.fromEntries(
    questions.flatMap(({ id, kind }) => {
      const answer = stored[id];
      if (answer === undefined) return [];
      return [[id, kind === 'number' ? String(answer as number) : answer]];
    }),
  );

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What was typed and not sent yet, kept over a reload and a lost line. */
export function keepTyped(storage: DraftStorage, key: string, typed: Typed | undefined): void {
  try {
    if (typed) storage.setItem(key, JSON.stringify(typed));
    else storage.removeItem(key);
  } catch {
    // Full, or not allowed: what was typed is kept as long as the page.
  }
}

const isAnswer = (value: unknown): value is Answer =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((one) => typeof one === 'string'));

export function readTyped(storage: DraftStorage, key: string): Typed | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return undefined;
    return Object.fromEntries(Object.entries(kept).filter(([, value]) => isAnswer(value))) as Typed;
  } catch {
    return undefined;
  }
}
