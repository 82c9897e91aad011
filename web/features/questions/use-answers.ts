import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isApiError } from '#contract/client.ts';
import {
  answerMistakesOf,
  keptAnswers,
  progressOf,
  type Answer,
  type Answers,
  type Progress,
  type Question,
} from '#domain/questions/questions.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { answersOf, keepTyped, keptText, typedIn, typedOf, type Typed } from './typed-answers.ts';

type Options = {
  /** Where what was typed is kept in the tab until it is sent. */
  draft: string;
  questions: readonly Question[];
  stored: Answers;
  /** Required questions may be left for later. */
  isPart: boolean;
  send: (answers: Record<string, string | number | boolean | string[]>) => Promise<void>;
  onError: (error: unknown) => void;
};

type Answering = {
  typed: Typed;
  answer: (id: string, value: Answer) => void;
  /** What is wrong, by question, in the reader's language. */
  errors: Readonly<Record<string, string | undefined>>;
  progress: Progress;
  /** What was typed before a reload is back. */
  isRestored: boolean;
  busy: boolean;
  formRef: React.RefObject<HTMLFormElement | null>;
  submit: () => Promise<void>;
};

/** Answers to questions that are being given: kept while they are typed, and looked at by the same rules as by the shop. */
export function useAnswers({ draft, questions, stored, isPart, send, onError }: Options): Answering {
  const t = useTranslations('questions');
  /** Given since this is open; before, what is stored, with what was typed and not sent. */
  const [given, setGiven] = useState<Typed>();
  const kept = typedIn(
    useSyncExternalStore(
      followNothing,
      () => keptText(sessionStorage, draft),
      () => null,
    ),
  );
  const typed = given ?? { ...typedOf(questions, stored), ...kept };
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({});
  const [failures, setFailures] = useState(0);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failures > 0)
      formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus();
  }, [failures]);
  const answer = (id: string, value: Answer): void => {
    const next = { ...typed, [id]: value };
    setGiven(next);
    keepTyped(sessionStorage, draft, next);
    if (errors[id] !== undefined) setErrors({ ...errors, [id]: undefined });
  };
  const fail = (found: Readonly<Record<string, string | undefined>>): void => {
    setErrors(found);
    setFailures((count) => count + 1);
  };
  const submit = async (): Promise<void> => {
    if (sending.current) return;
    const said = answersOf(questions, typed);
    const mistakes = Object.entries(answerMistakesOf(questions, said, { isPart }));
    if (mistakes.length > 0)
      return fail(Object.fromEntries(mistakes.map(([id, wrong]) => [id, t(`wrong.${wrong}`)])));
    sending.current = true;
    setBusy(true);
    try {
      await send(sendable(keptAnswers(questions, said)));
      keepTyped(sessionStorage, draft, undefined);
      setErrors({});
    } catch (error) {
      const told = isApiError(error) ? Object.entries(error.answer.fields ?? {}) : [];
      const own = told.flatMap(([field, words]) =>
        field.startsWith('Answers.') ? [[field.slice('Answers.'.length), words] as const] : [],
      );
      if (own.length > 0) fail(Object.fromEntries(own));
      else onError(error);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return {
    typed,
    answer,
    errors,
    progress: progressOf(questions, answersOf(questions, typed)),
    isRestored: given === undefined && kept !== undefined,
    busy,
    formRef,
    submit,
  };
}

/** What is kept is read when the questions are opened; nobody else writes it. */
const followNothing = () => () => undefined;

const sendable = (answers: Answers) =>
  Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => [id, typeof answer === 'object' ? [...answer] : answer]),
  );
