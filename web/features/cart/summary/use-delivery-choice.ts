import { useMemo, useSyncExternalStore } from 'react';
import { offeredDelivery, type DeliveryMethod } from '#domain/orders/delivery.ts';
import { usePage } from '../../../page/page-context.ts';
import { useVisitor } from '../../session/visitor/use-visitor.ts';

/** What was chosen in this tab, by customer; the tab's storage keeps it over a reload where it can. */
const chosen = new Map<string, string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function kept(name: string): string | undefined {
  try {
    return sessionStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

function keep(name: string, code: string): void {
  chosen.set(name, code);
  try {
    sessionStorage.setItem(name, code);
  } catch {
    // Without a storage it is remembered until the tab is reloaded.
  }
  for (const listener of listeners) listener();
}

export type DeliveryChoice = {
  methods: readonly DeliveryMethod[];
  /** The chosen one, or the shop's first. */
  method: DeliveryMethod;
  choose: (code: string) => void;
};

/** How the buyer wants the goods to come: chosen at checkout, and what the cart computes with. */
export function useDeliveryChoice(): DeliveryChoice {
  const { config, bootstrap } = usePage();
  const { CUSTOMERCODE } = useVisitor();
  const name = `${bootstrap.keyPrefix}-${bootstrap.tenant.id}-${CUSTOMERCODE}-delivery`;
  const code = useSyncExternalStore(
    subscribe,
    () => chosen.get(name) ?? kept(name),
    () => undefined,
  );
  return useMemo(() => {
    const methods = config.get('DELIVERY_METHODS');
    return {
      methods,
      method: offeredDelivery(methods, code),
      choose: (other) => keep(name, other),
    };
  }, [config, code, name]);
}
