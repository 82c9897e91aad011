/** Asks the shop to hold the stock of a checkout, and gives it back when the checkout is left. */
import type { Api } from '#contract/client.ts';
import type { CallAnswer, CallInput } from '#contract/schemas.ts';

export type ReservedStock = CallAnswer<'reserveStock'>;

/** Whether less is reserved than is being bought: the page promises no more than that. */
export const isReservedInPart = ({ Held }: Pick<ReservedStock, 'Held'>): boolean =>
  Held.some(({ Pieces, Wanted }) => Pieces < Wanted);

export type StockReserver = {
  /** What is reserved now; undefined where a later call or leaving has overtaken this one, or nothing could be reserved. */
  reserve: (body: CallInput<'reserveStock'>['body']) => Promise<ReservedStock | undefined>;
  /** Gives back what is reserved, and what is on its way to be. */
  leave: () => void;
  /** The order has taken it over: there is nothing to give back. */
  taken: () => void;
};

export function createStockReserver(api: Pick<Api, 'reserveStock' | 'releaseStock'>): StockReserver {
  let reserved = '';
  let latest = 0;
  // An order goes without a reservation as well: what fails here is nobody's trouble, and what is not given back runs out.
  const release = (HoldId: string): void => {
    if (HoldId !== '') api.releaseStock({ body: { HoldId } }).catch(() => undefined);
  };
  return {
    reserve: async (body) => {
      latest += 1;
      const mine = latest;
      const answer = await api.reserveStock({ body }).catch(() => undefined);
      if (mine === latest) reserved = answer?.HoldId ?? reserved;
      // Its page was left meanwhile; a later reservation has replaced it otherwise, and the shop knows its name no more.
      else release(answer?.HoldId ?? '');
      return mine === latest ? answer : undefined;
    },
    leave: () => {
      latest += 1;
      release(reserved);
      reserved = '';
    },
    taken: () => {
      latest += 1;
      reserved = '';
    },
  };
}
