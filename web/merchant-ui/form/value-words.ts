import { createContext, use, useEffect } from 'react';

/** What a field calls a value, by the field's name: a code is shown as the choice that it stands for. */
export type ValueWords = Map<string, (value: string) => string | undefined>;

export const ValueWordsContext = createContext<ValueWords | undefined>(undefined);

/** Of a field with choices: the form says a value of it in their words. */
export function useValueWords(name: string, options: readonly { value: string; label: string }[]): void {
  const words = use(ValueWordsContext);
  useEffect(() => {
    words?.set(name, (value) => options.find((one) => one.value === value)?.label);
  }, [words, name, options]);
}
