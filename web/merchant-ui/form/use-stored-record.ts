import type { QueryKey } from '@tanstack/react-query';
import { useKeepRecord } from '../use-keep-record.ts';
import { useRecordForm, type Mistakes, type RecordForm } from './use-record-form.ts';

type Stored = { Version: number };

type Options<Values, One extends Stored> = {
  /** Which form it is and, of one that is there, its key: 'center' and 'C1'. */
  record: readonly [kind: string, key: string | undefined];
  /** As it was read; undefined of a new one, which begins as `empty`. */
  stored: One | undefined;
  empty: Values;
  valuesOf: (one: One) => Values;
  validate: (values: Values) => Mistakes;
  /** As `useRecordForm` has it. */
  asks?: (values: Values, stored: Values) => Promise<boolean>;
  /** What the form calls a field of the call, where that is another name. */
  pathOf?: (field: string) => string;
  /** The page's query of one, and what begins the key of lists that have it. */
  queryOf: (one: One) => { queryKey: QueryKey };
  lists: QueryKey;
  /** Stores it. `told` says what was done, undefined where `after` says it; `after` follows once nothing is unsaved any more. */
  save: (values: Values, Version: number) => Promise<One>;
  told: (one: One) => string | undefined;
  after?: ((one: One) => void | Promise<void>) | undefined;
  together?: readonly (readonly string[])[];
  /** Of who saves what somebody else has changed meanwhile: the code, and how it is read anew. */
  conflict: { code: string; read: () => Promise<One> };
  onError: (error: unknown) => void;
};

/** `useRecordForm` for a record with a version that a call answers, whose page and lists show what was stored. */
export function useStoredRecord<Values extends Record<string, unknown>, One extends Stored>({
  record: [kind, key],
  stored,
  empty,
  valuesOf,
  queryOf,
  lists,
  save,
  told,
  after,
  conflict,
  ...form
}: Options<Values, One>): RecordForm<Values> {
  const keep = useKeepRecord(queryOf, lists);
  const storedOf = (one: One) => ({ values: valuesOf(one), version: one.Version });
  return useRecordForm<Values>({
    ...form,
    record: `${kind}/${key ?? 'new'}`,
    initial: stored ? valuesOf(stored) : empty,
    version: stored?.Version ?? 0,
    send: async (values, Version) => {
      const one = await save(values, Version);
      keep(one, told(one));
      return { ...storedOf(one), ...(after && { after: () => after(one) }) };
    },
    conflict: {
      code: conflict.code,
      read: async () => {
        const now = await conflict.read();
        keep(now);
        return storedOf(now);
      },
    },
  });
}

/** The mistakes of a record's rules in the reader's words. */
export const inWords = <Words extends string>(
  found: { [path: string]: Words },
  words: (mistake: Words) => string,
): Mistakes => Object.fromEntries(Object.entries(found).map(([path, mistake]) => [path, words(mistake)]));
