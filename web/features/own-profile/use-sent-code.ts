import { useState } from 'react';
import { usePage } from '../../page/page-context.ts';
import { useHydrated } from '../../ui/interaction/use-hydrated.ts';
import { useVisitor } from '../session/visitor/use-visitor.ts';

/** The code that was sent to another number. */
export type Sent = {
  mobile: string;
  reference: string;
  Ticket: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
};

/**
 * Kept in the tab while the code works: who looks into the messages of a cheap phone comes back to a page that was loaded anew. Of
 * this customer alone.
 */
export function useSentCode(): [Sent | undefined, (sent: Sent | undefined) => void] {
  const { bootstrap } = usePage();
  const { CUSTOMERCODE } = useVisitor();
  const name = `${bootstrap.keyPrefix}-${bootstrap.tenant.id}-own-mobile-${CUSTOMERCODE}`;
  const [sent, setSent] = useState(() => stored(name));
  // The server's page has none.
  const hydrated = useHydrated();
  return [
    hydrated ? sent : undefined,
    (next) => {
      setSent(next);
      try {
        if (next) sessionStorage.setItem(name, JSON.stringify(next));
        else sessionStorage.removeItem(name);
      } catch {
        // It is still on the page.
      }
    },
  ];
}

function stored(name: string): Sent | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(name) ?? 'null') as Partial<Sent> | null;
    const { mobile, reference, Ticket, expiresAt } = kept ?? {};
    const isWhole = [mobile, reference, Ticket].every((one) => typeof one === 'string');
    return isWhole && typeof expiresAt === 'number' && expiresAt > Date.now() ? (kept as Sent) : undefined;
  } catch {
    return undefined;
  }
}
