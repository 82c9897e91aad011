import type { ReactNode } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { useVisitor } from '../session/visitor/use-visitor.ts';

/** For whom a salesman orders, where the strip below would be in the way; nothing for a buyer himself. */
export function OrderingForLine() {
  const t = useTranslations('shell');
  const { acting, CUSTOMERNAME, CUSTOMERCODE } = useVisitor();
  if (!acting) return null;
  return (
    <Note tone="info">
      <p>
        {t.rich('orderingFor', { name: CUSTOMERNAME, own })} ({CUSTOMERCODE})
      </p>
    </Note>
  );
}

function own(name: ReactNode) {
  return <UserText>{name}</UserText>;
}
