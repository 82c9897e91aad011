import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { ScannedLink } from '../../merchant-ui/scanned-link.tsx';
import { Sheet } from '../../merchant-ui/sheet.tsx';
import { usePage } from '../../page/page-context.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { refusal } from '../../ui/form/field-errors.ts';
import { attemptFor, headersOf, type Attempt } from '../attempt/attempt.ts';
import { NOT_LOGGED_IN, type NotLoggedIn } from './invitations.queries.ts';

type Way = 'sms' | 'link';
type Props = { customer: NotLoggedIn; onClose: () => void };

function useInvite({ CUSTOMERCODE: code }: NotLoggedIn, Way: Way) {
  const { api } = usePage();
  const client = useQueryClient();
  const attempt = useRef<Attempt<{ Way: Way }>>(undefined);
  return useMutation({
    mutationFn: () => {
      attempt.current = attemptFor({ Way }, { earlier: attempt.current });
      const { body } = attempt.current;
      return api.inviteCustomer({ params: { code }, body, headers: headersOf(attempt.current) });
    },
    // Whether it was sent or refused: another may have invited them, or they have signed in.
    onSettled: () => client.invalidateQueries({ queryKey: NOT_LOGGED_IN }),
  });
}

/** One SMS, which cannot be taken back. */
export function InviteBySms({ customer, onClose }: Props) {
  const t = useTranslations('invitations');
  const { CUSTOMERNAME: name, Mobile: mobile } = customer;
  const { mutate, error, isPending } = useInvite(customer, 'sms');
  const sent = (): void => {
    showToast({ kind: 'success', message: t('sent', { name }), milliseconds: TOAST_MS.other });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('askSms', { name })}
      confirm={t('sms')}
      keep={t('notNow')}
      tone="plain"
      busy={isPending}
      onConfirm={() => mutate(undefined, { onSuccess: sent })}
      onClose={onClose}
    >
      {error && (
        <Note tone="error" live>
          {refusal(error) ?? t('sheet.failed')}
        </Note>
      )}
      <p>{t('askSmsText', { mobile })}</p>
    </ConfirmDialog>
  );
}

/** A link to hand over or to scan, made when it is asked for. */
export function InviteByLink({ customer, onClose }: Props) {
  const t = useTranslations('invitations.sheet');
  const { locale } = usePage();
  const { mutate, data, error } = useInvite(customer, 'link');
  useEffect(() => mutate(), [mutate]);
  const link = data?.Link ?? undefined;
  return (
    <Sheet title={t('title', { name: customer.CUSTOMERNAME })} onClose={onClose}>
      {error ? (
        <Note tone="error" title={refusal(error) ?? t('failed')}>
          <Button variant="default" size="md" onClick={() => mutate()}>
            {t('retry')}
          </Button>
        </Note>
      ) : (
        <ScannedLink
          title={t('scan')}
          why={link ? t('why', { at: formatDate(new Date(link.Until), locale) }) : ''}
          alt={t('qr')}
          link={link}
        />
      )}
    </Sheet>
  );
}
