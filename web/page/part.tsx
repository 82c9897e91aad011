import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { expectPart, partIsThere } from './taking-over.ts';

/** A part of a page that the browser takes over by itself, so that a long page never keeps it busy at one go. */
export function Part({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) {
  const [part] = useState(() => ({}));
  useEffect(() => expectPart(part), [part]);
  return (
    <Suspense fallback={fallback}>
      {children}
      <IsThere part={part} />
    </Suspense>
  );
}

function IsThere({ part }: { part: object }) {
  useEffect(() => partIsThere(part), [part]);
  return null;
}
