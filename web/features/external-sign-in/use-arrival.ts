import { useCallback, useEffect, useRef, useState } from 'react';
import { leadsToApproval, useRefusedEntry } from '../session/sign-in/use-refused-entry.ts';
import { usePage } from '../../page/page-context.ts';

/** Does the work of a page that is come to from elsewhere, once; `retry` does it again after a failure. */
export function useArrival(
  work: () => Promise<void>,
  isWanted = true,
): { error: unknown; retry: () => void } {
  const { config } = usePage();
  const refused = useRefusedEntry();
  const [error, setError] = useState<unknown>();
  const begun = useRef(false);
  const run = useCallback(async (): Promise<void> => {
    setError(undefined);
    try {
      await work();
    } catch (caught) {
      if (leadsToApproval(caught, config)) refused(caught);
      else setError(caught);
    }
  }, [config, refused, work]);
  useEffect(() => {
    if (begun.current || !isWanted) return;
    begun.current = true;
    void run();
  }, [isWanted, run]);
  return { error, retry: () => void run() };
}
