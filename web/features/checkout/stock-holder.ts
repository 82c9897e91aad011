/** Asks the shop to hold the stock of a checkout, and gives it back when the checkout is left. */
import type { Api } from '#contract/client.ts';
import type { CallAnswer, CallInput } from '#contract/schemas.ts';

export type HeldStock = CallAnswer<'holdStock'>;

/** Whether less is held than is being bought: the page promises no more than that. */
export const isHeldInPart = ({ Held }: Pick<HeldStock, 'Held'>): boolean =>
  Held.some(({ Pieces, Wanted }) => Pieces < Wanted);

export type StockHolder = {
  /** What is held now; undefined where a later call or leaving has overtaken this one, or nothing could be held. */
  hold: (body: CallInput<'holdStock'>['body']) => Promise<HeldStock | undefined>;
  /** Gives back what is held, and what is on its way to be. */
  leave: () => void;
  /** The order has taken it over: there is nothing to give back. */
  taken: () => void;
};

export function createStockHolder(api: Pick<Api, 'holdStock' | 'releaseStock'>): StockHolder {
  let held = '';
  let latest = 0;
  // An order goes without a hold as well: what fails here is nobody's trouble, and what is not given back runs out.
  const release = (HoldId: string): void => {
    if (HoldId !== '') api.releaseStock({ body: { HoldId } }).catch(() => undefined);
  };
  return {
    hold: async (body) => {
      latest += 1;
      const mine = latest;
      const answer = await api.holdStock({ body }).catch(() => undefined);
      if (mine === latest) held = answer?.HoldId ?? held;
      // Its page was left meanwhile; a later hold has replaced it otherwise, and the shop knows its name no more.
      else release(answer?.HoldId ?? '');
      return mine === latest ? answer : undefined;
    },
    leave: () => {
      latest += 1;
      release(held);
      held = '';
    },
    taken: () => {
      latest += 1;
      held = '';
    },
  };
}
