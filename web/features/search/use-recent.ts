import { useState } from 'react';
import { usePage } from '../../page/page-context.ts';
import { readRecent, withRecent, writeRecent } from './recent-searches.ts';

/** The visitor's last searches in this browser. Read when they are wanted: the server's page has none. */
export function useRecent() {
  const { bootstrap } = usePage();
  const key = `${bootstrap.keyPrefix}-${bootstrap.tenant.id}-searches`;
  const [texts, setTexts] = useState<readonly string[]>([]);
  const keep = (next: readonly string[]): void => {
    setTexts(next);
    if (typeof localStorage !== 'undefined') writeRecent(localStorage, key, next);
  };
  const stored = () => (typeof localStorage === 'undefined' ? [] : readRecent(localStorage, key));
  return {
    texts,
    read: () => setTexts(stored()),
    add: (text: string) => keep(withRecent(stored(), text)),
    clear: () => keep([]),
  };
}
