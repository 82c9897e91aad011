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
      return [[id, kind === 'number' ? String(answer) : answer]];
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

/** As it is stored; null where nothing is. */
export function keptText(storage: DraftStorage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

/** Undefined for what is no answers. */
export function typedIn(kept: string | null): Typed | undefined {
  try {
    const read: unknown = JSON.parse(kept ?? 'null');
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return undefined;
    const entries: [string, unknown][] = Object.entries(read);
    return Object.fromEntries(entries.flatMap(([id, value]) => (isAnswer(value) ? [[id, value]] : [])));
  } catch {
    return undefined;
  }
}
