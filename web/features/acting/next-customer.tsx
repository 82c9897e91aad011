import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Position } from '#domain/shop/geo.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { useOwnPosition } from '../../ui/interaction/use-own-position.ts';
import { customerPath } from '../merchant-customers/customer-path.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { useStaff } from '../staff/use-staff.ts';

type Props = {
  code: string;
  /** Where that customer is; without it the salesman's own place counts, where the browser has said it. */
  from?: Position | undefined;
};

/**
 * Leads from a customer to the next of the salesman's own who is not visited yet today: the nearest to where that one is.
 * Nothing for whom the customers are closed.
 */
export function NextCustomer({ code, from }: Props) {
  const t = useTranslations('acting');
  const { api, locale } = usePage();
  const { ActiveDC: saleUnit, Pages } = useStaff();
  const navigate = useNavigate();
  const { position } = useOwnPosition();
  const around = from ?? position;
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const nextOf = async (place: { lat: number; lng: number } | undefined) => {
        // This one may not be visited yet either.
        const { Data } = await api.customersToVisit({ query: { ...place, take: 2 } });
        return Data.find(({ CUSTOMERCODE }) => CUSTOMERCODE !== code);
      };
      // Who has no pin is found by name alone.
      return (around && (await nextOf({ lat: around.lat, lng: around.lon }))) ?? nextOf(undefined);
    },
    onSuccess: (next) => {
      if (next) void navigate(localePath(locale, customerPath({ code: next.CUSTOMERCODE, saleUnit })));
      else showToast({ kind: 'success', message: t('allVisited'), milliseconds: TOAST_MS.other });
    },
    onError: useTellError(),
  });
  if (!Pages.includes('customers')) return null;
  return (
    <Button size="md" variant="default" loading={isPending} onClick={() => mutate()}>
      {t('nextCustomer')}
    </Button>
  );
}
