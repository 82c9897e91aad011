import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePage } from '../../page/page-context.ts';
import { WISHED_CODES, WISHED_PRODUCTS, wishedCodesQuery } from './wishlist.queries.ts';

export type Wish = {
  /** As it will be once everything under way has gone through. */
  wished: boolean;
  /** Adds or removes. */
  toggle: () => void;
};

const keyOf = (code: string) => ['wish', code];

/** Whether a product is on the customer's list; a change under way counts already (S-16). */
export function useWish(code: string): Wish {
  const { api } = usePage();
  const client = useQueryClient();
  const { data: codes = [] } = useQuery(wishedCodesQuery({ api }));
  const underWay = useMutationState({
    filters: { mutationKey: keyOf(code), status: 'pending' },
    select: (mutation) => mutation.state.variables === true,
  });
  const wished = underWay.at(-1) ?? codes.includes(code);
  const { mutate } = useMutation({
    mutationKey: keyOf(code),
    // One after the other: the server gets the last tap last.
    scope: { id: 'wishlist' },
    mutationFn: async (wish: boolean) => {
      const body = { productIds: [code] };
      return (await (wish ? api.addToWishlist({ body }) : api.removeFromWishlist({ body }))).Data;
    },
    onSuccess: async (now) => {
      await client.cancelQueries({ queryKey: WISHED_CODES });
      client.setQueryData(WISHED_CODES, now);
      // The page of the list is fetched again when it is opened next: what is taken off there can be put back.
      await client.invalidateQueries({ queryKey: WISHED_PRODUCTS, refetchType: 'none' });
    },
  });
  return { wished, toggle: () => mutate(!wished) };
}
