import { useEffect, useState } from 'react';

/** So long nothing must be typed until the shop is asked (V-05). */
const TYPING_MS = 500;

/** The value as it was once it stood still for so long; what is typed, unless said otherwise. */
export function useDebounced<T>(value: T, milliseconds = TYPING_MS): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
