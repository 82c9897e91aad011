import { useForm, type UseFormReturnType } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isApiError, isNoAnswer } from '#contract/client.ts';
import { usePage } from '../../page/page-context.ts';
import { clearToasts } from '../../ui/feedback/toast.ts';
import { refusal } from '../../ui/form/field-errors.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { readDraft, writeDraft } from './form-draft.ts';
import { fieldsWith, isSame, mergeChanges, textOfValue } from './merge-changes.ts';
import type { ValueWords } from './value-words.ts';

/** What is wrong, by the field's path ('Hours.0.From'), in the reader's language. */
export type Mistakes = { [path: string]: string | undefined };

/** Fields that are wrong, and buttons that stand for one. */
export const WRONG = '[aria-invalid="true"], [data-invalid="true"]';

type Stored<Values> = { values: Values; version: number };
/**
 * `after`: what follows once it is saved, such as going to another page. `record`: what a new one is called from now on; what was
 * typed while it was added is kept under it.
 */
type Saved<Values> = Stored<Values> & { record?: string; after?: () => void | Promise<void> };

type Options<Values> = {
  /** Which record of which form it is ('center/C1'): what was typed is kept under it over a reload. */
  record: string;
  initial: Values;
  /**
   * Of the record as it was read; sent with it, so that a change meanwhile is told. A later one with the same values, such as after
   * the record was published, is taken over.
   */
  version?: number;
  validate: (values: Values) => Mistakes;
  /** Asks about what looks like a slip of the hand, before it is sent; false sends nothing, and all stays as typed. */
  asks?: ((values: Values, stored: Values) => Promise<boolean>) | undefined;
  /** Sends it, and answers it as it is stored now. Errors of the shop are shown at the fields that they name by path. */
  send: (values: Values, version: number) => Promise<Saved<Values>>;
  /** What the form calls a field of the call, where that is another name. */
  pathOf?: (field: string) => string;
  onError: (error: unknown) => void;
  /** Fields that are one thing, such as a kind and what its lines mean: never half one person's and half another's. */
  together?: readonly (readonly string[])[];
  /** The code of "somebody else has changed it meanwhile", and how the record is read anew. */
  conflict?: { code: string; read: () => Promise<Stored<Values>> };
};

export type RecordForm<Values> = {
  form: UseFormReturnType<Values>;
  formRef: React.RefObject<HTMLFormElement | null>;
  values: Values;
  /** For a field with a value: name, value, error and change. */
  field: (
    path: string,
  ) => { name: string; error: string | undefined } & ReturnType<UseFormReturnType<Values>['getInputProps']>;
  /** For a checkbox. */
  check: (path: string) => ReturnType<RecordForm<Values>['field']>;
  set: (path: string, value: unknown) => void;
  /** The fields, by their first name, that are not as they were. */
  changed: readonly string[];
  busy: boolean;
  /** Grows with each refusal: focus goes to the first field that is wrong. */
  failures: number;
  refused: string | undefined;
  /** Somebody else has changed it meanwhile: take theirs, or put one's own changes over it. */
  conflict: { takeTheirs: () => Promise<void>; keepMine: () => Promise<void> } | undefined;
  /** The fields that both changed, once one's own changes are put over theirs; they are saved when that is asked again. */
  clashes: readonly { name: string; theirs: string; mine: string; takeTheirs: () => void }[];
  /** What fields with choices call their values. */
  words: ValueWords;
  /** What was typed before a reload is back in it. */
  isRestored: boolean;
  submit: () => Promise<void>;
  discard: () => void;
};

/**
 * The form of a record with many fields, around Mantine's form: paths for nested and repeating lines, one copy of the values
 * that fields depend on, and everything that no page is to write again.
 */
export function useRecordForm<Values extends Record<string, unknown>>(
  options: Options<Values>,
): RecordForm<Values> {
  const { record, initial, validate, send, onError, pathOf = same } = options;
  const { bootstrap, staff } = usePage();
  const t = useTranslations('merchant.form.both');
  const say = useTranslations('merchant.form');
  const keyOf = (name: string): string =>
    `${bootstrap.keyPrefix}-${bootstrap.tenant.id}-${staff?.user().userid ?? ''}-draft-${name}`;
  const key = keyOf(record);
  const formRef = useRef<HTMLFormElement>(null);
  const [version, setVersion] = useState(options.version ?? 0);
  const [busy, setBusy] = useState(false);
  const [failures, setFailures] = useState(0);
  const [refused, setRefused] = useState<string>();
  const [isChanged, setIsChanged] = useState(false);
  const [isRestored, setIsRestored] = useState(false);
  const [clashing, setClashing] = useState<Partial<Values>>({});
  const [words] = useState<ValueWords>(() => new Map());
  /** What is stored, where a draft of an earlier state is shown over it. */
  const stored = useRef<Stored<Values>>(undefined);
  const form = useForm<Values>({ mode: 'controlled', initialValues: initial });
  const values = form.getValues();
  const first = form.getInitialValues();
  const changed = Object.keys(values).filter((name) => !isSame(values[name], first[name]));
  const sending = useRef(false);

  useEffect(() => {
    const draft = readDraft(sessionStorage, key, { initial, now: Date.now() });
    if (!draft || isSame(draft.values, initial)) return;
    // Changed is what was changed when it was typed, not what somebody else has stored since.
    const isOlder = draft.base !== undefined && draft.version !== version;
    const isOtherNow = isOlder && !isSame(draft.base, initial);
    if (draft.base && isOtherNow) {
      stored.current = { values: initial, version };
      form.setInitialValues(draft.base);
      // What saving would say is said at once.
      setIsChanged(options.conflict !== undefined);
    }
    form.setValues(draft.values);
    if (!isOlder || isOtherNow) setVersion(draft.version);
    setClashing(draft.clashing ?? {});
    setIsRestored(true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it is opened
  }, [key]);
  const isDirty = changed.length > 0;
  useEffect(() => {
    if (isDirty) writeDraft(sessionStorage, key, { values, base: first, version, clashing, at: Date.now() });
    // Typed back to what it was: the step before is not to be there again on the next visit.
    else sessionStorage.removeItem(key);
  }, [isDirty, key, values, first, version, clashing]);

  const begin = (next: Values): void => {
    sessionStorage.removeItem(key);
    form.setInitialValues(next);
    form.setValues(next);
    form.clearErrors();
    setRefused(undefined);
    setIsChanged(false);
    setIsRestored(false);
    setClashing({});
    stored.current = undefined;
  };
  const read = options.version ?? 0;
  useEffect(() => {
    if (read <= version) return;
    if (isSame(initial, first)) setVersion(read);
    else if (!isDirty && !sending.current) {
      begin(initial);
      setVersion(read);
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when the record is read anew, not while it is typed in
  }, [read]);
  const fail = (mistakes: Mistakes): void => {
    form.setErrors(
      Object.fromEntries(Object.entries(mistakes).filter(([, mistake]) => mistake !== undefined)),
    );
    setFailures((count) => count + 1);
  };
  const save = async (withVersion: number): Promise<void> => {
    if (sending.current) return;
    const now = form.getValues();
    const wrong = validate(now);
    setRefused(undefined);
    setIsChanged(false);
    if (Object.values(wrong).some(Boolean)) return fail(wrong);
    if (options.asks && !(await options.asks(now, form.getInitialValues()))) return;
    sending.current = true;
    setBusy(true);
    clearToasts();
    try {
      const saved = await send(now, withVersion);
      // Drawn at once: what is in the way of leaving is gone before the page is left.
      flushSync(() => {
        const typed = withTyped(saved.values, { sent: now, typed: form.getValues() });
        begin(saved.values);
        setVersion(saved.version);
        if (isSame(typed, saved.values)) return;
        if (saved.record === undefined) form.setValues(typed);
        else
          writeDraft(sessionStorage, keyOf(saved.record), {
            values: typed,
            base: saved.values,
            version: saved.version,
            at: Date.now(),
          });
      });
      await saved.after?.();
    } catch (error) {
      if (isApiError(error) && error.answer.code === options.conflict?.code) setIsChanged(true);
      else tell(error);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  const tell = (error: unknown): void => {
    if (isApiError(error)) {
      const { code, message, fields = {} } = error.answer;
      const told = Object.entries(fields).map(
        ([field, text]) => [pathOf(field), text === code ? message : text] as const,
      );
      fail(Object.fromEntries(told));
      // In words also where it is about no field, or one that is not in the form.
      if (told.every(([path]) => !((path.split('.')[0] ?? '') in form.getValues())))
        setRefused(refusal(error));
      if (told.length > 0) return;
    }
    // Where the shop has no sentence of its own, the bar says what became of what was typed.
    if (refusal(error) === undefined) setRefused(say(isNoAnswer(error) ? 'notSent' : 'notSaved'));
    onError(error);
  };
  const theirs = async () => {
    try {
      return await options.conflict?.read();
    } catch (error) {
      onError(error);
      return undefined;
    }
  };

  const keepMine = async (): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    const next = await theirs();
    sending.current = false;
    if (!next) return;
    const merged = mergeChanges({
      base: form.getInitialValues(),
      mine: form.getValues(),
      theirs: next.values,
      ...(options.together && { together: options.together }),
    });
    form.setInitialValues(next.values);
    form.setValues(merged.values);
    setVersion(next.version);
    stored.current = undefined;
    if (merged.clashes.length === 0) return save(next.version);
    // Both values are seen before one of them is lost.
    setIsChanged(false);
    const fields = merged.clashes.flatMap((name) => fieldsWith(name, options.together));
    setClashing(Object.fromEntries(fields.map((name) => [name, next.values[name]])) as Partial<Values>);
  };
  const textOf = (name: string, value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    const said = words.get(name);
    const text = Array.isArray(value)
      ? value.map((one) => (typeof one === 'string' ? (said?.(one) ?? one) : textOfValue(one))).join(', ')
      : typeof value === 'string'
        ? (said?.(value) ?? textOfValue(value))
        : textOfValue(value);
    return text === undefined || text === '' ? t('empty') : text;
  };
  /** Of fields that are one thing all are taken: half of each would be a third. */
  const takeWhole = (name: string): void => {
    const fields = fieldsWith(name, options.together).filter((one) => one in clashing);
    form.setValues({ ...values, ...Object.fromEntries(fields.map((one) => [one, clashing[one]])) });
  };
  const clashes = Object.entries(clashing).flatMap(([name, other]) =>
    isSame(other, values[name])
      ? []
      : [
          {
            name,
            theirs: textOf(name, other),
            mine: textOf(name, values[name]),
            takeTheirs: () => takeWhole(name),
          },
        ],
  );

  const propsOf = (path: string, type: 'input' | 'checkbox') => {
    const { error, ...props } = form.getInputProps(path, { type });
    const clash = clashes.find(({ name }) => name === path);
    const told = clash && t('beside', { value: clash.theirs });
    return { ...props, name: path, error: typeof error === 'string' ? error : told };
  };
  return {
    form,
    formRef,
    values,
    field: (path) => propsOf(path, 'input'),
    check: (path) => propsOf(path, 'checkbox'),
    set: (path, value) => form.setFieldValue(path, value as never),
    changed,
    busy,
    failures,
    refused,
    conflict: isChanged
      ? {
          takeTheirs: async () => {
            const next = await theirs();
            if (!next) return;
            begin(next.values);
            setVersion(next.version);
          },
          keepMine,
        }
      : undefined,
    clashes,
    words,
    isRestored: isRestored && isDirty,
    submit: () => save(version),
    discard: () => {
      const now = stored.current;
      if (now) setVersion(now.version);
      begin(now?.values ?? first);
    },
  };
}

/** What the shop stored, with what was typed while it did. */
function withTyped<Values extends Record<string, unknown>>(
  stored: Values,
  { sent, typed }: { sent: Values; typed: Values },
): Values {
  const since = Object.entries(typed).filter(([name, value]) => !isSame(value, sent[name]));
  return { ...stored, ...Object.fromEntries(since) };
}

const same = (field: string): string => field;
