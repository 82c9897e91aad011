import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { lazyComponent } from '../../page/lazy-component.ts';
import { usePage } from '../../page/page-context.ts';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { useStaysInView } from '../../ui/interaction/use-stays-in-view.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { AddressBlock } from './address-block.tsx';
import type { OpenForm } from './address-book.tsx';
import { activeOf, addressesQuery, type DeliveryAddress } from './address.queries.ts';
import { defaultOf, type AddressType } from './default-address.ts';
import { shownAddress } from './shown-address.ts';
import classes from './address-book.module.css';

const AddressForm = lazyComponent(() => import('./address-form.tsx'));

type Props = {
  type: AddressType;
  addresses: readonly DeliveryAddress[];
  mayEdit: boolean;
  /** The form that is open in its place. */
  form: OpenForm | undefined;
  onForm: (form: OpenForm | undefined) => void;
  onRemove: (address: DeliveryAddress) => void;
};

/** The addresses of one type, or the form of one of them. */
export function AddressesOfType({ type, addresses, mayEdit, form, onForm, onRemove }: Props) {
  const t = useTranslations('addressBook');
  const root = useStaysInView<HTMLDivElement>(form !== undefined);
  const own = addresses.filter((one) => one.Address_Type === type);
  const first = defaultOf(addresses, type);
  const nothing = (): void => undefined;
  return (
    <Panel title={t(`types.${type}`)}>
      <div ref={root} className={classes.part}>
        {form ? (
          <Suspense fallback={<LoadingState />}>
            <AddressForm
              type={type}
              from={own.find(({ AddressCode }) => AddressCode === form.code)}
              typed={form.typed}
              onType={nothing}
              onCancel={() => onForm(undefined)}
              onSaved={() => onForm(undefined)}
            />
          </Suspense>
        ) : (
          <>
            <p className={classes.small}>{t(`why.${type}`)}</p>
            {own.length === 0 && <p>{t(`empty.${type}`)}</p>}
            <ul className={classes.list}>
              {own.map((address) => (
                <li key={address.AddressCode} className={classes.card}>
                  <Marks address={address} isDefault={address.AddressCode === first?.AddressCode} />
                  <AddressBlock address={shownAddress(address)} />
                  {mayEdit && (
                    <div className={classes.buttons}>
                      <Button
                        variant="default"
                        size="md"
                        onClick={() => onForm({ type, code: address.AddressCode, typed: {} })}
                      >
                        {t('edit')}
                      </Button>
                      {address.AddressCode !== first?.AddressCode && <MakeDefault address={address} />}
                      <Button variant="default" size="md" onClick={() => onRemove(address)}>
                        {t('remove')}
                      </Button>
                    </div>
                  )}
                </li>
              ))}
            </ul>
            {mayEdit && (
              <div className={classes.buttons}>
                <Button
                  variant="default"
                  size="md"
                  onClick={() => onForm({ type, code: undefined, typed: {} })}
                >
                  {t(`add.${type}`)}
                </Button>
                {type === 'S' && (
                  <Button
                    component={AppLink}
                    to={`/map/select?back=${encodeURIComponent('/profile/address')}`}
                    variant="subtle"
                    size="md"
                  >
                    {t('fromMap')}
                  </Button>
                )}
              </div>
            )}
          </>
        )}
      </div>
    </Panel>
  );
}

function Marks({ address, isDefault }: { address: DeliveryAddress; isDefault: boolean }) {
  const t = useTranslations('addressBook');
  if (!isDefault && address.Lat === null) return null;
  return (
    <p className={classes.marks}>
      {isDefault && <span className={classes.default}>{t('isDefault')}</span>}
      {address.Lat !== null && <span className={classes.small}>{t('pin')}</span>}
    </p>
  );
}

function MakeDefault({ address: { AddressCode } }: { address: DeliveryAddress }) {
  const t = useTranslations('addressBook');
  const page = usePage();
  const client = useQueryClient();
  const choosing = useMutation({
    mutationFn: () => page.api.defaultDeliveryAddress({ body: { AddressCode } }),
    onSuccess: ({ data }) => {
      client.setQueryData(addressesQuery(page).queryKey, activeOf(data));
      showToast({ kind: 'success', message: t('defaulted'), milliseconds: TOAST_MS.other });
    },
    onError: useTellError(),
  });
  return (
    <Button variant="default" size="md" loading={choosing.isPending} onClick={() => choosing.mutate()}>
      {t('makeDefault')}
    </Button>
  );
}
