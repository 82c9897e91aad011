import { useState } from 'react';
import { usePage } from '../page/page-context.ts';
import { useHydrated } from '../ui/interaction/use-hydrated.ts';
import { groupNames, type GroupName } from './merchant-entries.ts';

/** The groups of the menu that this person has folded in this browser, and how one is folded or unfolded. */
export function useFoldedGroups(): [readonly GroupName[], (name: GroupName) => void] {
  const { bootstrap } = usePage();
  const key = `${bootstrap.keyPrefix}-${bootstrap.tenant.id}-${bootstrap.staff?.userid ?? ''}-menu-folded`;
  const [changed, setChanged] = useState<readonly GroupName[]>();
  // The server does not know them.
  const stored = useHydrated() ? (localStorage.getItem(key) ?? '') : '';
  const folded = changed ?? groupNames.filter((name) => stored.split(' ').includes(name));
  const toggle = (name: GroupName): void => {
    const next = folded.includes(name) ? folded.filter((one) => one !== name) : [...folded, name];
    localStorage.setItem(key, next.join(' '));
    setChanged(next);
  };
  return [folded, toggle];
}
