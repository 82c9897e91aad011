import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OrderList } from '#contract/quick-order.schemas.ts';
import { MAX_LIST_NAME } from '#domain/quick-order/order-lists.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { TextField } from '../../ui/form/field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { IconTrash } from '../../ui/theme/icons.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { ConfirmedButton } from '../confirm/confirmed-button.tsx';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { useVisitor } from '../session/visitor/use-visitor.ts';
import { orderListsQuery, type Again } from './quick-order.queries.ts';
import classes from './quick-order.module.css';

/** The customer's saved lists: order one, give it another name, delete it. */
export function SavedLists({ onOrder }: { onOrder: (lines: readonly Again[]) => void }) {
  const t = useTranslations('quickOrder.lists');
  const page = usePage();
  const { CUSTOMERCODE } = useVisitor();
  const { data, isError, refetch } = useQuery(orderListsQuery(page, CUSTOMERCODE));
  return (
    <Panel title={t('title')}>
      {!data && !isError && <LoadingState />}
      {!data && isError && (
        <>
          <p>{t('failed')}</p>
          <Button size="md" variant="default" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </>
      )}
      {data?.length === 0 && <p className={classes.hint}>{t('none')}</p>}
      {data && data.length > 0 && (
        <ul className={classes.lists}>
          {data.map((list) => (
            <li key={list.Id}>
              <SavedList list={list} onOrder={onOrder} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

type ListProps = { list: OrderList; onOrder: (lines: readonly Again[]) => void };

function SavedList({ list: { Id: id, Name: name, LineCount }, onOrder }: ListProps) {
  const t = useTranslations('quickOrder.lists');
  const { api, queryClient } = usePage();
  const { CUSTOMERCODE } = useVisitor();
  const key = orderListsQuery({ api }, CUSTOMERCODE).queryKey;
  const tellError = useTellError();
  const [busy, setBusy] = useState(false);
  const [renames, setRenames] = useState(false);
  const order = async (): Promise<void> => {
    setBusy(true);
    try {
      const { Lines } = (await api.orderList({ params: { id } })).Data;
      onOrder(Lines.map(({ P_Code, Unit, Quantity }) => ({ code: P_Code, unit: Unit, quantity: Quantity })));
    } catch (error) {
      tellError(error);
    }
    setBusy(false);
  };
  if (renames)
    return (
      <ListName
        name={name}
        onCancel={() => setRenames(false)}
        save={async (Name) => {
          await api.renameOrderList({ params: { id }, body: { Name } });
          await queryClient.invalidateQueries({ queryKey: key });
          setRenames(false);
        }}
      />
    );
  return (
    <div className={classes.list}>
      <p className={classes.listName}>
        <strong>{name}</strong>
        <span className={classes.hint}>{t('lines', { count: LineCount })}</span>
      </p>
      <div className={classes.listButtons}>
        <Button
          size="md"
          variant="light"
          loading={busy}
          aria-label={t('orderOf', { name })}
          onClick={() => void order()}
        >
          {t('order')}
        </Button>
        <Button
          size="md"
          variant="default"
          aria-label={t('renameOf', { name })}
          onClick={() => setRenames(true)}
        >
          {t('rename')}
        </Button>
        <ConfirmedButton
          label={t('removeOf', { name })}
          icon={<IconTrash size={20} />}
          iconClass={classes.icon}
          ask={t('removeAsk', { name })}
          text={t('removeText')}
          confirm={t('removeConfirm')}
          keep={t('keep')}
          tone="danger"
          work={async () => {
            const { Data } = await api.removeOrderList({ params: { id }, body: {} });
            queryClient.setQueryData(key, Data);
          }}
        />
      </div>
    </div>
  );
}

type NameProps = { name: string; save: (name: string) => Promise<void>; onCancel: () => void };

/** The form of a list's name. */
export function ListName({ name, save, onCancel }: NameProps) {
  const t = useTranslations('quickOrder.lists');
  const tellError = useTellError();
  const { formProps, fieldProps, busy } = useForm({
    fields: ['Name'],
    validate: ({ Name }) => (Name === '' ? { Name: t('nameMissing') } : {}),
    send: ({ Name }) => save(Name),
    onError: tellError,
    mainField: 'Name',
  });
  return (
    <form {...formProps} className={classes.nameForm}>
      <TextField {...fieldProps('Name')} label={t('name')} defaultValue={name} maxLength={MAX_LIST_NAME} />
      <div className={classes.listButtons}>
        <SubmitButton size="md" fullWidth={false} loading={busy}>
          {t('saveButton')}
        </SubmitButton>
        <Button size="md" variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
