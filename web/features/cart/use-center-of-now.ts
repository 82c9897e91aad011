import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePage } from '../../page/page-context.ts';

/** After the center was changed in another window: goes on as the visitor whom the server knows now. */
export function useCenterOfNow({ onFollowed }: { onFollowed?: () => void } = {}): {
  follow: () => void;
  busy: boolean;
} {
  const { api, session } = usePage();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.customerProfile(),
    onSuccess: async ({ jtoken, ...user }) => {
      session.adopt({ jtoken, user });
      onFollowed?.();
      await client.invalidateQueries({ queryKey: ['cart'] });
    },
  });
  return { follow: () => mutate(), busy: isPending };
}
