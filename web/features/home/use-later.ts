import { useEffect, useState } from 'react';

/** Where the browser has no word for having nothing to do. */
const SOON_MS = 200;

/** Becomes true once the page is shown and the browser has nothing better to do. */
export function useLater(): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const now = () => setLater(true);
    if (typeof requestIdleCallback === 'function') {
      const waiting = requestIdleCallback(now);
      return () => cancelIdleCallback(waiting);
    }
    const waiting = setTimeout(now, SOON_MS);
    return () => clearTimeout(waiting);
  }, []);
  return isLater;
}
