import { useEffect, useState } from 'react';

/** So long nothing must be typed until the shop is asked (V-05). */
const TYPING_MS = 500;

/** The value once it has not changed for so long; for typing, unless given otherwise. */
export function useDebounced<T>(value: T, milliseconds = TYPING_MS): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
