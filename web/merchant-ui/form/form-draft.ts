/** What was typed into a form, kept over a reload: for the tab, the tenant, the person and the record. */

export type Draft<Values> = {
  values: Values;
  /** As the record was when the form was begun; of a draft of an earlier release it is not known. */
  base?: Values;
  /** What somebody else stored of fields that both changed, while the person still decides. */
  clashing?: Partial<Values>;
  /** Of the record, when the form was begun: a change meanwhile is told when it is saved. */
  version: number;
  /** Milliseconds since 1970. */
  at: number;
};

const LONGEST_MS = 12 * 3_600_000;
/** No field of such a name is ever kept. */
const SECRET = /password|secret|token|otp|pincode/i;

export function writeDraft<Values extends object>(storage: Storage, key: string, draft: Draft<Values>): void {
  try {
    storage.setItem(
      key,
      JSON.stringify(draft, (name, value: unknown) => (SECRET.test(name) ? undefined : value)),
    );
  } catch {
    // Full, or not allowed: what was typed is kept as long as the page.
  }
}

/** Undefined where there is none, it is too old, or the form has other fields by now. */
export function readDraft<Values extends object>(
  storage: Storage,
  key: string,
  { initial, now }: { initial: Values; now: number },
): Draft<Values> | undefined {
  try {
    const stored = JSON.parse(storage.getItem(key) ?? 'null') as Draft<Values> | null;
    if (!stored || now - stored.at > LONGEST_MS || stored.at > now) return undefined;
    const { values } = stored;
    const names = Object.keys(initial).filter((name) => !SECRET.test(name));
    const isOfForm =
      names.length === Object.keys(values).length &&
      names.every((name) => sameKind(initial[name as keyof Values], values[name as keyof Values]));
    if (!isOfForm) return undefined;
    const { base, ...draft } = stored;
    return {
      ...draft,
      values: { ...initial, ...values },
      ...(base && { base: { ...initial, ...base } }),
    };
  } catch {
    return undefined;
  }
}

const sameKind = (one: unknown, other: unknown): boolean =>
  typeof one === typeof other && Array.isArray(one) === Array.isArray(other);
