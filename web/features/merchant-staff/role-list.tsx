import { Button } from '@mantine/core';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { closablePages } from '#domain/access/merchant-pages.ts';
import { staffRights } from '#domain/access/rights.ts';
import { isSuperAdminRole } from '#domain/access/roles.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { TextField } from '../../ui/form/field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { rolesQuery, type Role } from './merchant-staff.queries.ts';
import classes from './merchant-staff.module.css';
import { useRoleNames } from './use-role-names.ts';

/** Every role with its names and the pages that it may open. */
export function RoleList() {
  const t = useTranslations('merchantStaff.rights');
  const { data: roles } = useSuspenseQuery(rolesQuery(usePage()));
  return (
    <>
      <p>{t('intro')}</p>
      <p className={classes.small}>{t('always')}</p>
      <div className={classes.roles}>
        {roles.map((role) => (
          <RoleForm key={role.UserRole} role={role} />
        ))}
      </div>
    </>
  );
}

function RoleForm({ role }: { role: Role }) {
  const t = useTranslations('merchantStaff.rights');
  const list = useTranslations('merchantStaff');
  const pages = useTranslations('merchant.pages');
  const page = usePage();
  const client = useQueryClient();
  const name = useRoleNames()(role);
  const [dirty, setDirty] = useState(false);
  const { UserRole, NameTh, NameEn, ClosedPages, Rights } = role;
  const isSuperAdmin = isSuperAdminRole(UserRole);
  const form = useForm<string>({
    fields: ['NameTh', 'NameEn', ...closablePages, ...staffRights],
    validate: () => ({}),
    send: async (values) => {
      const { NameTh: th = '', NameEn: en = '' } = values;
      const closed = isSuperAdmin ? [] : closablePages.filter((one) => values[one] !== 'Y');
      const { Data } = await page.api.saveStaffRole({
        params: { role: UserRole },
        body: {
          NameTh: th,
          NameEn: en,
          ClosedPages: closed,
          Rights: staffRights.filter((one) => values[one] === 'Y'),
        },
      });
      client.setQueryData(rolesQuery(page).queryKey, Data);
      setDirty(false);
      showToast({ kind: 'success', message: t('saved', { name }), milliseconds: TOAST_MS.other });
    },
    onError: useTellError(),
  });
  const nameOf = (one: (typeof closablePages)[number]): string => {
    if (one === 'searchWords') return t('words');
    if (one === 'orders') return t('all');
    return one === 'staffRoles' ? list('roles') : pages(one);
  };
  const mark = () => setDirty(true);
  return (
    <Panel title={name} action={<span className={classes.small}>{t('people', { count: role.People })}</span>}>
      <form {...form.formProps} className={classes.form} onInput={mark}>
        <TextField {...form.fieldProps('NameTh')} label={t('nameTh')} defaultValue={NameTh} maxLength={60} />
        <TextField {...form.fieldProps('NameEn')} label={t('nameEn')} defaultValue={NameEn} maxLength={60} />
        {isSuperAdmin ? (
          <p>{t('superAdmin')}</p>
        ) : (
          <>
            <fieldset className={classes.choices}>
              <legend>{t('pages')}</legend>
              {closablePages.map((one) => (
                <label key={one} className={classes.choice}>
                  <input type="checkbox" name={one} value="Y" defaultChecked={!ClosedPages.includes(one)} />
                  {nameOf(one)}
                </label>
              ))}
            </fieldset>
            <fieldset className={classes.choices}>
              <legend>{t('seen')}</legend>
              {staffRights.map((one) => (
                <label key={one} className={classes.choice}>
                  <input type="checkbox" name={one} value="Y" defaultChecked={Rights.includes(one)} />
                  {t(`see.${one}`)}
                </label>
              ))}
            </fieldset>
          </>
        )}
        <Button type="submit" size="md" disabled={!dirty} loading={form.busy}>
          {t('save', { name })}
        </Button>
      </form>
    </Panel>
  );
}
