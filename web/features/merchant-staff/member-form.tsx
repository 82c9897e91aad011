import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isStaffRole, isSuperAdminRole } from '#domain/access/roles.ts';
import { phoneDigits } from '#domain/text/digits.ts';
import { normaliseThaiMobile } from '#domain/text/thai-mobile.ts';
import type { CallInput } from '#contract/schemas.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { EditForm } from '../../merchant-ui/edit-form.tsx';
import { useUnsaved } from '../../merchant-ui/use-unsaved.ts';
import { usePage } from '../../page/page-context.ts';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { DigitsField, SelectField, TextField } from '../../ui/form/field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import {
  memberQuery,
  MERCHANT_STAFF,
  rolesQuery,
  shopCentersQuery,
  type Member,
} from './merchant-staff.queries.ts';
import classes from './merchant-staff.module.css';
import { useRoleNames } from './use-role-names.ts';

type Given = CallInput<'addStaffMember'>['body'];

const centerField = (saleUnit: string): string => `Center ${saleUnit}`;
/** A new person sells, until somebody says otherwise. */
const FIRST_ROLE = '3';

/** A person who is added, or changed where there is one. */
export function MemberForm({ member }: { member?: Member }) {
  const t = useTranslations('merchantStaff.form');
  const page = usePage();
  const { api, locale } = page;
  const client = useQueryClient();
  const navigate = useNavigate();
  const nameOfRole = useRoleNames();
  const { data: roles } = useSuspenseQuery(rolesQuery(page));
  const { data: centers } = useSuspenseQuery(shopCentersQuery(page));
  const [role, setRole] = useState<string>(member?.UserRole ?? FIRST_ROLE);
  const own = member?.Centers.map(({ SaleUnit }) => SaleUnit) ?? [];
  const form = useForm<string>({
    fields: [
      'Name',
      'Mobile',
      'Username',
      'Email',
      'UserRole',
      'SaleUnits',
      ...centers.map(({ SaleUnit }) => centerField(SaleUnit)),
    ],
    validate: ({ Name, Mobile = '', Username = '', Email = '', SaleUnits }) => ({
      ...(Name === '' && { Name: t('nameMissing') }),
      ...(!normaliseThaiMobile(Mobile) && { Mobile: t('mobileWrong') }),
      ...(!/^(?:[a-z0-9][a-z0-9._@-]*)?$/i.test(Username) && { Username: t('usernameWrong') }),
      ...(Email !== '' && !/^\S+@\S+\.\S+$/.test(Email) && { Email: t('emailWrong') }),
      ...(SaleUnits === '' && !isSuperAdminRole(role) && { SaleUnits: t('mainMissing') }),
    }),
    send: async (values) => {
      const { Name = '', Mobile = '', Username = '', Email = '', SaleUnits: main = '' } = values;
      const others = centers
        .map(({ SaleUnit }) => SaleUnit)
        .filter((one) => one !== main && values[centerField(one)] === 'Y');
      const body: Given = {
        Name,
        Mobile,
        Username,
        Email,
        UserRole: isStaffRole(role) ? role : FIRST_ROLE,
        SaleUnits: main === '' ? [] : [main, ...others],
      };
      const saved = member
        ? await api.saveStaffMember({ params: { userId: member.UserId }, body })
        : await api.addStaffMember({ body });
      unsaved.settle();
      client.setQueryData(memberQuery(page, saved.UserId).queryKey, saved);
      void client.invalidateQueries({ queryKey: MERCHANT_STAFF });
      const message = member
        ? t('saved', { name: saved.Name })
        : t('invited', { name: saved.Name, mobile: saved.Mobile });
      showToast({ kind: 'success', message, milliseconds: TOAST_MS.other });
      await navigate(localePath(locale, '/merchant/staff'));
    },
    onError: useTellError(),
  });
  const unsaved = useUnsaved(form.formProps.ref);
  const isSuperAdmin = isSuperAdminRole(role);
  const roleProps = form.fieldProps('UserRole');
  return (
    <EditForm form={form} unsaved={unsaved} submit={t(member ? 'save' : 'invite')} cancelTo="/merchant/staff">
      <TextField
        {...form.fieldProps('Name')}
        label={t('name')}
        defaultValue={member?.Name}
        autoComplete="off"
        maxLength={120}
      />
      <DigitsField
        {...form.fieldProps('Mobile')}
        read={phoneDigits}
        label={t('mobile')}
        description={t('mobileWhy')}
        defaultValue={member?.Mobile}
        type="tel"
      />
      <TextField
        {...form.fieldProps('Username')}
        label={t('username')}
        description={t('usernameWhy')}
        defaultValue={member?.Username}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
      />
      <TextField
        {...form.fieldProps('Email')}
        label={t('email')}
        defaultValue={member?.Email}
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={200}
      />
      <SelectField
        {...roleProps}
        label={t('role')}
        description={member?.IsSelf ? t('roleSelf') : undefined}
        disabled={member?.IsSelf}
        value={role}
        data={roles.map((one) => ({ value: one.UserRole, label: nameOfRole(one) }))}
        onChange={({ currentTarget }) => {
          roleProps.onChange();
          setRole(currentTarget.value);
        }}
      />
      <SelectField
        {...form.fieldProps('SaleUnits')}
        label={t('main')}
        description={t('mainWhy')}
        defaultValue={own[0] ?? ''}
        data={[
          { value: '', label: isSuperAdmin ? t('everyCenter') : '–' },
          ...centers.map(({ SaleUnit, DIST_NAME }) => ({ value: SaleUnit, label: DIST_NAME })),
        ]}
      />
      <fieldset className={classes.choices}>
        <legend>{t('others')}</legend>
        {centers.map(({ SaleUnit, DIST_NAME }) => (
          <label key={SaleUnit} className={classes.choice}>
            <input
              type="checkbox"
              name={centerField(SaleUnit)}
              value="Y"
              defaultChecked={own.slice(1).includes(SaleUnit)}
            />
            {DIST_NAME}
          </label>
        ))}
      </fieldset>
    </EditForm>
  );
}
