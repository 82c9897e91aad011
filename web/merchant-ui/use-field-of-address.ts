import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Begins in the field that the address names behind `#`: a list that says what is wrong leads to what mends it. */
export function useFieldOfAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const name = hash.slice(1);
    if (!/^\w+$/.test(name)) return;
    const field = document.getElementsByName(name)[0] ?? document.getElementById(name);
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, [hash]);
}
