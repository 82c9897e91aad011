import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePage } from '../../../page/page-context.ts';
import { clearToasts } from '../../../ui/feedback/toast.ts';
import { isGuest } from '../../session/visitor/visitor.ts';

type Center = { saleUnit: string; name: string };

export type MovedCenter = {
  /** The visitor's center before the change, until the note is dismissed. */
  from: Center | undefined;
  /** Orders from there again, with the cart that is kept for it. */
  goBack: () => void;
  busy: boolean;
  takeNote: () => void;
};

/** Notices that the same visitor now orders from another center, because another window has changed it. */
export function useMovedCenter(): MovedCenter {
  const { api, session } = usePage();
  const [from, setFrom] = useState<Center>();
  const takeNote = () => setFrom(undefined);

  useEffect(
    () =>
      session.subscribe((user, before) => {
        const isSame =
          isGuest(user) === isGuest(before) && user.CustomerProfileCode === before.CustomerProfileCode;
        if (!isSame || user.ActiveDC === before.ActiveDC) return;
        setFrom({ saleUnit: before.ActiveDC, name: before.ActiveDCName });
      }),
    [session],
  );

  const { mutate, isPending } = useMutation({
    mutationFn: ({ saleUnit }: Center) => api.swapCenter({ params: { saleUnit } }),
    onSuccess: ({ jtoken, ...user }) => {
      session.adopt({ jtoken, user });
      // This change was made here, so a note about an earlier one is over.
      takeNote();
      clearToasts();
    },
  });
  return { from, goBack: () => from && mutate(from), busy: isPending, takeNote };
}
