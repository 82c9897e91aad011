import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { localePath } from '../../i18n/locale-path.ts';
import { usePage } from '../../page/page-context.ts';
import { useAddress } from '../../page/use-address.ts';
import { loginPath } from '../session/next-path.ts';
import { useVisitor } from '../session/use-visitor.ts';
import { WISHED_CODES, WISHED_PRODUCTS, wishedCodesQuery } from './wishlist.queries.ts';

export type Wish = {
  /** A salesman is here in the customer's name: the list is not his to change. */
  acting: boolean;
  /** As it will be once everything under way has gone through; undefined for a guest. */
  wished: boolean | undefined;
  /** Adds or removes; leads a guest to the sign-in and back. */
  toggle: () => void;
};

const keyOf = (code: string) => ['wish', code];

/** Whether a product is on the customer's list, told from what is under way as long as it is (S-16). */
export function useWish(code: string): Wish {
  const { api, locale } = usePage();
  const { guest, acting } = useVisitor();
  const client = useQueryClient();
  const navigate = useNavigate();
  const address = useAddress();
  const { data: codes = [] } = useQuery({ ...wishedCodesQuery({ api }), enabled: !guest && !acting });
  const underWay = useMutationState({
    filters: { mutationKey: keyOf(code), status: 'pending' },
    select: (mutation) => mutation.state.variables === true,
  });
  const wished = guest ? undefined : (underWay.at(-1) ?? codes.includes(code));
  const { mutate } = useMutation({
    mutationKey: keyOf(code),
    // One after the other: the last tap is what the server hears last.
    scope: { id: 'wishlist' },
    mutationFn: async (wish: boolean) => {
      const body = { productIds: [code] };
      return (await (wish ? api.addToWishlist({ body }) : api.removeFromWishlist({ body }))).Data;
    },
    onSuccess: async (now) => {
      await client.cancelQueries({ queryKey: WISHED_CODES });
      client.setQueryData(WISHED_CODES, now);
      // The page of the list is fetched anew when it is opened next: what is taken off there can be put back.
      await client.invalidateQueries({ queryKey: WISHED_PRODUCTS, refetchType: 'none' });
    },
  });
  return {
    acting,
    wished,
    toggle: () => {
      if (guest) void navigate(localePath(locale, loginPath(address)));
      else mutate(!wished);
    },
  };
}
