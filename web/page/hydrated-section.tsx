import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { expectSection, sectionIsHydrated } from './hydration.ts';

/** A section of a page that the browser hydrates by itself, so that a long page never keeps it busy at one go. */
export function HydratedSection({
  fallback = null,
  children,
}: {
  fallback?: ReactNode;
  children: ReactNode;
}) {
  const [section] = useState(() => ({}));
  useEffect(() => expectSection(section), [section]);
  return (
    <Suspense fallback={fallback}>
      {children}
      <IsThere section={section} />
    </Suspense>
  );
}

function IsThere({ section }: { section: object }) {
  useEffect(() => sectionIsHydrated(section), [section]);
  return null;
}
