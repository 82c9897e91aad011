import { useSyncExternalStore } from 'react';
import type { CustomerUser } from '#contract/page.ts';
import { usePage } from '../../../page/page-context.ts';
import { isActing, isGuest } from './visitor.ts';

type KnownVisitor = CustomerUser & { guest: boolean; acting: boolean };
/** Every heart and price of a page asks. */
const visitors = new WeakMap<CustomerUser, KnownVisitor>();

/** Who the page is for now: changes with sign-in and sign-out. */
export function useVisitor(): KnownVisitor {
  const { session, bootstrap } = usePage();
  const user = useSyncExternalStore(session.subscribe, session.user, () => bootstrap.user);
  const known = visitors.get(user);
  if (known) return known;
  const visitor = { ...user, guest: isGuest(user), acting: isActing(user) };
  visitors.set(user, visitor);
  return visitor;
}
