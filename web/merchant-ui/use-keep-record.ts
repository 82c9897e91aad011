import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { showToast, TOAST_MS } from '../ui/feedback/toast.ts';

/**
 * For what the shop answers to a change: the record's page shows it from now on, the lists that begin with `lists` are read anew,
 * and the message says what was done.
 */
export function useKeepRecord<Saved>(
  queryOf: (saved: Saved) => { queryKey: QueryKey },
  lists: QueryKey,
): (saved: Saved, message?: string) => void {
  const client = useQueryClient();
  return (saved, message) => {
    client.setQueryData(queryOf(saved).queryKey, saved);
    void client.invalidateQueries({ queryKey: lists });
    if (message !== undefined) showToast({ kind: 'success', message, milliseconds: TOAST_MS.other });
  };
}
