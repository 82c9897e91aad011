import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { AddressBlock } from './address-block.tsx';
import { activeOf, addressesQuery, type DeliveryAddress } from './address.queries.ts';
import { afterRemoval } from './default-address.ts';
import { shownAddress } from './shown-address.ts';

type Props = { addresses: readonly DeliveryAddress[]; removed: DeliveryAddress; onClose: () => void };

/** Asks before an address is removed, and says what takes its place. */
export function RemoveAddress({ addresses, removed, onClose }: Props) {
  const t = useTranslations('addressBook');
  const page = usePage();
  const client = useQueryClient();
  const { AddressCode } = removed;
  const tellError = useTellError();
  const removing = useMutation({
    mutationFn: () => page.api.removeDeliveryAddress({ body: { AddressCode } }),
    onSuccess: ({ data }) => {
      client.setQueryData(addressesQuery(page).queryKey, activeOf(data));
      showToast({ kind: 'success', message: t('removed'), milliseconds: TOAST_MS.other });
      onClose();
    },
    onError: (error) => {
      tellError(error);
      onClose();
      // It may have been removed in another window.
      void client.invalidateQueries({ queryKey: addressesQuery(page).queryKey });
    },
  });
  const after = afterRemoval(addresses, removed);
  return (
    <ConfirmDialog
      title={t('question.title')}
      confirm={t('question.confirm')}
      keep={t('question.keep')}
      busy={removing.isPending}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      <AddressBlock address={shownAddress(removed)} />
      <p>{t(`question.${after.kind}`)}</p>
      {'next' in after && <AddressBlock address={shownAddress(after.next)} />}
      <p>{t('question.orders')}</p>
    </ConfirmDialog>
  );
}
