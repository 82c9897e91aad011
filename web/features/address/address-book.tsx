import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { mayEditAddress } from '#domain/access/roles.ts';
import { placeText } from '#domain/shop/typed-place.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { ContactButton } from '../checkout/contact-button.tsx';
import { placeGiven } from '../map/given-place.ts';
import { useVisitor } from '../session/visitor/use-visitor.ts';
import { AddressesOfType } from './addresses-of-type.tsx';
import { addressesQuery } from './address.queries.ts';
import type { AddressType } from './default-address.ts';
import { RemoveAddress } from './remove-address.tsx';
import type { DeliveryAddress } from './address.queries.ts';
import type { AddressValues } from './address-fields.ts';

const TYPES = ['S', 'B', 'C'] as const;

/** The form that is open: of an address, or of a new one. */
export type OpenForm = { type: AddressType; code: string | undefined; typed: Partial<AddressValues> };

/** The customer's addresses by what they are for: to add, change, pin, prefer and remove. */
export function AddressBook() {
  const t = useTranslations('addressBook');
  const page = usePage();
  const { IsBjcSapCustomer } = useVisitor();
  const { data: addresses, isError, refetch } = useQuery(addressesQuery(page));
  // The map was asked for a place to begin a new address with.
  const given = placeGiven(useLocation().state);
  const [form, setForm] = useState<OpenForm | undefined>(
    given && { type: 'S', code: undefined, typed: { Pin: placeText(given) } },
  );
  const navigate = useNavigate();
  const openForm = (next: OpenForm | undefined): void => {
    setForm(next);
    // Loaded anew, the page does not begin it again.
    if (given) void navigate('.', { replace: true, state: null, preventScrollReset: true });
  };
  const [removing, setRemoving] = useState<DeliveryAddress>();
  const mayEdit = mayEditAddress(
    { isSapCustomer: IsBjcSapCustomer },
    { lockedForSap: page.config.does('SAP_CUSTOMER_ADDRESS_LOCKED') },
  );
  if (isError)
    return (
      <Note tone="error" title={t('failed')} live>
        <Button variant="default" size="md" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </Note>
    );
  if (!addresses) return <LoadingState />;
  return (
    <>
      {!mayEdit && (
        <Note tone="info" title={t('locked')}>
          <ContactButton variant="default" size="md" />
        </Note>
      )}
      {TYPES.map((type) => (
        <AddressesOfType
          key={type}
          type={type}
          addresses={addresses}
          mayEdit={mayEdit}
          form={mayEdit && form?.type === type ? form : undefined}
          onForm={openForm}
          onRemove={setRemoving}
        />
      ))}
      {removing && (
        <RemoveAddress addresses={addresses} removed={removing} onClose={() => setRemoving(undefined)} />
      )}
    </>
  );
}
