import { useCallback, useEffect, useRef } from 'react';

/** The same function for as long as the component is there, which does what the last one given does. */
export function useStableCallback<Args extends unknown[]>(work: (...args: Args) => void) {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  return useCallback((...args: Args): void => latest.current(...args), []);
}
