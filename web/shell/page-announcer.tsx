import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Reads the next page's title out after a navigation in the browser, which screen readers do not notice by themselves,
 * and takes the keyboard to the page where the link that was used is gone with the last one.
 */
export function PageAnnouncer() {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const known = useRef(address);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (known.current === address) return undefined;
    known.current = address;
    setTitle(document.title);
    // Nothing has the keyboard for a moment either while it goes from one field to the next.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body)
        document.getElementById('content')?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [address]);
  return <output className="hidden-visually">{title}</output>;
}
