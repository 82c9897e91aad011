import { useSyncExternalStore } from 'react';
import type { CustomerUser } from '#contract/page.ts';
import { usePage } from '../../page/page-context.ts';
import { isActing, isGuest } from './visitor.ts';

/** Who the page is for now: changes with sign-in and sign-out. */
export function useVisitor(): CustomerUser & { guest: boolean; acting: boolean } {
  const { session, bootstrap } = usePage();
  const user = useSyncExternalStore(session.subscribe, session.user, () => bootstrap.user);
  return { ...user, guest: isGuest(user), acting: isActing(user) };
}
