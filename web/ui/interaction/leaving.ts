/**
 * What is in the way of leaving a page. The router knows one blocker, so the connection that is cut and a form with
 * something changed share it.
 */
import { createContext, use, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useBlocker, useLocation, type Blocker, type BlockerFunction, type Location } from 'react-router';
import { connection } from '../../page/connection.ts';

/** Whether the page has something to ask before it is left for that place. */
export type Asks = (next: Location) => boolean;
/** Whether a place is an address of the page that is shown, such as another step of its form. */
type Stays = (next: Location) => boolean;
export type Leaving = {
  blocker: Blocker;
  /** Until the function that it returns is called. */
  addAsks: (asks: Asks) => () => void;
  addStays: (stays: Stays) => () => void;
  /** Of several that would ask, the first on the page does. */
  isFirst: (asks: Asks, next: Location) => boolean;
};

const FREE: Blocker = { state: 'unblocked', location: undefined, proceed: undefined, reset: undefined };
const Context = createContext<Leaving>({
  blocker: FREE,
  addAsks: () => () => {},
  addStays: () => () => {},
  isFirst: () => false,
});
export const LeavingProvider = Context.Provider;

/**
 * For the frame around the pages. While offline, a navigation to a page that was not seen before waits until the
 * connection is back; then it goes on, unless the page has something to ask.
 */
export function useLeaving(): Leaving {
  const { pathname } = useLocation();
  const seen = useRef(new Set<string>());
  useEffect(() => void seen.current.add(pathname), [pathname]);
  const all = useRef(new Set<Asks>());
  const staying = useRef(new Set<Stays>());
  const stops: BlockerFunction = useCallback(
    ({ nextLocation }) =>
      ![...staying.current].some((stays) => stays(nextLocation)) &&
      ((connection.state() === 'cut' && !seen.current.has(nextLocation.pathname)) ||
        [...all.current].some((asks) => asks(nextLocation))),
    [],
  );
  const blocker = useBlocker(stops);
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    const goOn = (): void => {
      const { location } = blocker;
      if (connection.state() === 'cut' || [...all.current].some((asks) => asks(location))) return;
      blocker.reset();
      // As a document of its own: what the browser could not fetch of a page's code, it does not ask for again.
      window.location.assign(location.pathname + location.search + location.hash);
    };
    // The line may have come back before this was drawn.
    goOn();
    return connection.subscribe(goOn);
  }, [blocker]);
  const addAsks = useCallback((asks: Asks) => {
    all.current.add(asks);
    return () => void all.current.delete(asks);
  }, []);
  const addStays = useCallback((stays: Stays) => {
    staying.current.add(stays);
    return () => void staying.current.delete(stays);
  }, []);
  const isFirst = useCallback(
    (asks: Asks, next: Location) => [...all.current].find((one) => one(next)) === asks,
    [],
  );
  return { blocker, addAsks, addStays, isFirst };
}

/** For a page with several addresses: going from one to another leaves nothing, and needs no line. */
export function useStays(stays: Stays): void {
  const { addStays } = use(Context);
  useEffect(() => addStays(stays), [addStays, stays]);
}

/** For a form or a sheet that asks: whether it is to ask now. While the connection is cut there is nothing to ask, the way waits. */
export function useAsked(asks: Asks): Blocker {
  const { blocker, addAsks, isFirst } = use(Context);
  const isCut = useSyncExternalStore(
    connection.subscribe,
    () => connection.state() === 'cut',
    () => false,
  );
  useEffect(() => addAsks(asks), [addAsks, asks]);
  // Another one on the page may be the one that asks.
  return isCut || (blocker.state === 'blocked' && !isFirst(asks, blocker.location)) ? FREE : blocker;
}
