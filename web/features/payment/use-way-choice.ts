import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePage } from '../../page/page-context.ts';
import { useVisitor } from '../session/visitor/use-visitor.ts';
import { paymentWaysQuery, type Way } from './payment.queries.ts';

export type ChosenWay = {
  ways: readonly Way[];
  /** The one chosen, the one of the last time, or the shop's first that takes the sum; undefined where there is none. */
  way: Way | undefined;
  choose: (code: string) => void;
};

export const isFor = ({ Least, Most }: Way, baht: number): boolean =>
  baht >= Least && (Most === 0 || baht <= Most);

/** How the buyer wants to pay at checkout, remembered on this device until the next order. */
export function useWayChoice(baht: number): ChosenWay {
  const page = usePage();
  const { CUSTOMERCODE } = useVisitor();
  const { keyPrefix, tenant } = page.bootstrap;
  const name = `${keyPrefix}-${tenant.id}-${CUSTOMERCODE}-payment`;
  const { data } = useQuery(paymentWaysQuery(page));
  const [chosen, setChosen] = useState<string>();
  const isCash = page.config.get('CASH_ON_DELIVERY_ENABLED');
  const ways = (data?.Ways ?? []).filter(({ Kind }) => Kind !== 'card' && (Kind !== 'cash' || isCash));
  const code = chosen ?? kept(name);
  const fitting = ways.filter((one) => isFor(one, baht));
  return {
    ways,
    way: fitting.find((one) => one.PaymentMethod === code) ?? fitting[0],
    choose: (other) => {
      setChosen(other);
      keep(name, other);
    },
  };
}

function kept(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

function keep(name: string, code: string): void {
  try {
    localStorage.setItem(name, code);
  } catch {
    // Without a storage it is remembered until the page is left.
  }
}
