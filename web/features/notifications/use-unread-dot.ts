import type { ReactNode } from 'react';
import { useLazyComponent } from '../../ui/interaction/use-lazy-component.tsx';
import { useVisitor } from '../session/visitor/use-visitor.ts';
import { useHeard } from './heard.ts';

const fetchDot = () => import('./unread-dot.tsx');
const nothing = () => undefined;

/**
 * Draws the dot of what is unread, once it can be known; nothing for a guest, for a salesman in a customer's name, or
 * without its code.
 */
export function useUnreadDot(): ReactNode {
  const { guest, acting } = useVisitor();
  const heard = useHeard();
  const Dot = useLazyComponent({
    fetchComponent: fetchDot,
    wanted: heard && !guest && !acting,
    onLost: nothing,
  });
  return Dot?.({});
}
