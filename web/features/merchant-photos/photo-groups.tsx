import { Button } from '@mantine/core';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Sheet } from '../../merchant-ui/sheet.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { SelectField, TextField } from '../../ui/form/field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { customerChoicesQuery } from '../merchant-customers/merchant-customers.queries.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import {
  CUSTOMER_PHOTOS,
  PHOTO_GROUPS,
  photoGroupsQuery,
  type PhotoGroup,
} from './customer-photos.queries.ts';
import classes from './customer-photos.module.css';

/** The groups of the shop, to add and to change. */
export function PhotoGroups({ onClose }: { onClose: () => void }) {
  const t = useTranslations('customerPhotos.group');
  const page = usePage();
  const { data: groups } = useSuspenseQuery(photoGroupsQuery(page));
  const { data: choices } = useQuery(customerChoicesQuery(page));
  const [changed, setChanged] = useState<PhotoGroup | 'new'>();
  const typeOf = ({ TypeCode }: PhotoGroup) =>
    choices?.Types.find(({ Code }) => Code === TypeCode)?.Name ?? TypeCode;
  return (
    <Sheet title={t('title')} onClose={onClose}>
      <p className={classes.note}>{t('why')}</p>
      {changed ? (
        <GroupForm
          group={changed === 'new' ? undefined : changed}
          types={choices?.Types ?? []}
          onDone={() => setChanged(undefined)}
        />
      ) : (
        <>
          {groups.length === 0 && <p>{t('none')}</p>}
          <ul className={classes.groups}>
            {groups.map((group) => (
              <li key={group.Code} className={classes.group}>
                <span>
                  <UserText>{group.PictureName}</UserText>
                  <br />
                  <span className={classes.small}>
                    {group.TypeCode === '' ? t('allTypes') : typeOf(group)}
                    {group.Active === 'N' && ` · ${t('states.N')}`}
                  </span>
                </span>
                <Button variant="default" size="md" onClick={() => setChanged(group)}>
                  {t('edit')} <span className="hidden-visually">{group.PictureName}</span>
                </Button>
              </li>
            ))}
          </ul>
          <Button size="md" onClick={() => setChanged('new')}>
            {t('add')}
          </Button>
        </>
      )}
    </Sheet>
  );
}

type FormProps = {
  group: PhotoGroup | undefined;
  types: readonly { Code: string; Name: string }[];
  onDone: () => void;
};

function GroupForm({ group, types, onDone }: FormProps) {
  const t = useTranslations('customerPhotos.group');
  const { api } = usePage();
  const client = useQueryClient();
  const tellError = useTellError();
  const form = useForm({
    fields: ['NameTh', 'NameEn', 'TypeCode', 'Active'],
    validate: ({ NameTh }) => ({ NameTh: NameTh === '' ? t('nameMissing') : undefined }),
    send: async ({ NameTh, NameEn, TypeCode, Active }) => {
      await api.savePhotoGroup({
        body: {
          Code: group?.Code ?? '',
          NameTh,
          NameEn,
          TypeCode,
          Active: Active === 'N' ? 'N' : 'Y',
          Version: group?.Version ?? 0,
        },
      });
      showToast({ kind: 'success', message: t('saved', { name: NameTh }), milliseconds: TOAST_MS.other });
      await client.invalidateQueries({ queryKey: PHOTO_GROUPS });
      void client.invalidateQueries({ queryKey: CUSTOMER_PHOTOS });
      onDone();
    },
    onError: (error) => {
      tellError(error);
      // Somebody else may have changed it.
      void client.invalidateQueries({ queryKey: PHOTO_GROUPS });
    },
  });
  return (
    <form className={classes.form} {...form.formProps}>
      <TextField
        {...form.fieldProps('NameTh')}
        label={t('nameTh')}
        defaultValue={group?.NameTh}
        autoComplete="off"
        maxLength={60}
      />
      <TextField
        {...form.fieldProps('NameEn')}
        label={t('nameEn')}
        description={t('nameEnWhy')}
        defaultValue={group?.NameEn}
        autoComplete="off"
        maxLength={60}
      />
      <SelectField
        {...form.fieldProps('TypeCode')}
        label={t('type')}
        defaultValue={group?.TypeCode ?? ''}
        data={[
          { value: '', label: t('allTypes') },
          ...types.map(({ Code, Name }) => ({ value: Code, label: Name })),
        ]}
      />
      {group && (
        <SelectField
          {...form.fieldProps('Active')}
          label={t('state')}
          defaultValue={group.Active}
          data={(['Y', 'N'] as const).map((value) => ({ value, label: t(`states.${value}`) }))}
        />
      )}
      <div className={classes.actions}>
        <SubmitButton size="md" fullWidth={false} loading={form.busy}>
          {t('save')}
        </SubmitButton>
        <Button variant="default" size="md" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
