import { useEffect, useMemo, type ReactNode } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { useHydrated } from '../../ui/interaction/use-hydrated.ts';
import { forgetEndedOrdering, readEndedOrdering } from './ended-ordering-note.ts';

/** Shows a salesman once that ordering for a customer has ended by itself; otherwise nothing. */
export function EndedOrdering() {
  const t = useTranslations('shell');
  const { bootstrap } = usePage();
  const hydrated = useHydrated();
  const name = useMemo(
    () => (hydrated ? readEndedOrdering(sessionStorage, bootstrap) : undefined),
    [hydrated, bootstrap],
  );
  useEffect(() => {
    if (name !== undefined) forgetEndedOrdering(sessionStorage, bootstrap);
  }, [name, bootstrap]);
  if (name === undefined) return null;
  return (
    <Note tone="info" live>
      <p>{t.rich('orderingEnded', { name, own })}</p>
    </Note>
  );
}

function own(name: ReactNode) {
  return <UserText>{name}</UserText>;
}
