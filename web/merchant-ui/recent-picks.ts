/** What was picked last in a filter, in this browser: codes alone, whose names the shop is asked for. */
import { usePage } from '../page/page-context.ts';

const MOST_RECENT = 6;

export function useRecentPicks(name: string): { read: () => string[]; add: (value: string) => void } {
  const { bootstrap } = usePage();
  const key = `${bootstrap.keyPrefix}-${bootstrap.tenant.id}-recent-${name}`;
  const read = () =>
    (localStorage.getItem(key) ?? '')
      .split(',')
      .filter((value) => value !== '')
      .slice(0, MOST_RECENT);
  return {
    read,
    add: (value) =>
      localStorage.setItem(
        key,
        [value, ...read().filter((one) => one !== value)].slice(0, MOST_RECENT).join(','),
      ),
  };
}
