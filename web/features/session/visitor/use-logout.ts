import { useMutation } from '@tanstack/react-query';
import { usePage } from '../../../page/page-context.ts';

/** Ends the session; `SessionChanges` then empties what was kept for it and leads home as a guest (S-03). */
export function useLogout(): () => void {
  const { session } = usePage();
  const { mutate } = useMutation({ mutationFn: session.leave });
  return () => mutate();
}
