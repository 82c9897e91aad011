import { createContext, use, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, type Blocker } from 'react-router';
import { useAsked, type Asks } from './leaving.ts';

type IsUnsaved = () => boolean;
/** What a sheet asks before it closes: it is in the way itself, for everything in it. */
const Scope = createContext<Set<IsUnsaved> | undefined>(undefined);
export const GuardScope = Scope.Provider;

/**
 * Nothing leads away from the page, or out of the sheet, unasked while this is true: neither a link nor closing the tab.
 * The caller asks while the blocker is blocked; in a sheet the sheet does.
 */
export function useGuard(isUnsaved: boolean): Blocker {
  const now = useRef(isUnsaved);
  // With the drawing itself: a page that is left right after it was saved is not asked about.
  useLayoutEffect(() => {
    now.current = isUnsaved;
  }, [isUnsaved]);
  const scope = use(Scope);
  useEffect(() => {
    if (!scope) return undefined;
    const check = () => now.current;
    scope.add(check);
    return () => void scope.delete(check);
  }, [scope]);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      if (now.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
  const { pathname } = useLocation();
  const leaves: Asks = useCallback(
    (next) => scope === undefined && now.current && next.pathname !== pathname,
    [scope, pathname],
  );
  return useAsked(leaves);
}
