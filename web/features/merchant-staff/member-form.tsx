import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { isStaffRole, isSuperAdminRole } from '#domain/access/roles.ts';
import { phoneDigits } from '#domain/text/digits.ts';
import { normaliseThaiMobile } from '#domain/text/thai-mobile.ts';
import type { CallInput } from '#contract/schemas.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { FormSection } from '../../merchant-ui/form/form-section.tsx';
import { PicksField } from '../../merchant-ui/form/pick-field.tsx';
import { RecordForm } from '../../merchant-ui/form/record-form.tsx';
import type { Mistakes } from '../../merchant-ui/form/use-record-form.ts';
import { useStoredRecord } from '../../merchant-ui/form/use-stored-record.ts';
import { usePage } from '../../page/page-context.ts';
import { DigitsField, SelectField, TextField } from '../../ui/form/field.tsx';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import {
  memberQuery,
  MERCHANT_STAFF,
  rolesQuery,
  shopCentersQuery,
  type Member,
} from './merchant-staff.queries.ts';
import { useRoleNames } from './use-role-names.ts';

type Given = CallInput<'addStaffMember'>['body'];
type Values = Required<Omit<Given, 'UserRole'>> & { UserRole: string };

/** A new person sells, until somebody says otherwise. */
const FIRST_ROLE = '3';
const NOBODY: Values = { Name: '', Mobile: '', Username: '', Email: '', UserRole: FIRST_ROLE, SaleUnits: [] };

const valuesOf = ({ Name, Mobile, Username, Email, UserRole, Centers }: Member): Values => ({
  Name,
  Mobile,
  Username,
  Email,
  UserRole,
  SaleUnits: Centers.map(({ SaleUnit }) => SaleUnit),
});

/** A person who is added, or changed where there is one. */
export function MemberForm({ member }: { member?: Member }) {
  const t = useTranslations('merchantStaff.form');
  const page = usePage();
  const { api, locale } = page;
  const navigate = useNavigate();
  const nameOfRole = useRoleNames();
  const roles = useSuspenseQuery(rolesQuery(page)).data.Data;
  const { data: centers } = useSuspenseQuery(shopCentersQuery(page));
  const validate = ({ Name, Mobile, Username, Email, UserRole, SaleUnits }: Values): Mistakes => ({
    Name: Name.trim() === '' ? t('nameMissing') : undefined,
    Mobile: normaliseThaiMobile(Mobile) ? undefined : t('mobileWrong'),
    Username: /^(?:[a-z0-9][a-z0-9._@-]*)?$/i.test(Username.trim()) ? undefined : t('usernameWrong'),
    Email: /^(?:\S+@\S+\.\S+)?$/.test(Email.trim()) ? undefined : t('emailWrong'),
    SaleUnits: SaleUnits.length === 0 && !isSuperAdminRole(UserRole) ? t('mainMissing') : undefined,
  });
  const form = useStoredRecord<Values, Member>({
    record: ['staff', member?.UserId],
    stored: member,
    empty: NOBODY,
    valuesOf,
    validate,
    queryOf: (one) => memberQuery(page, one.UserId),
    lists: MERCHANT_STAFF,
    save: ({ UserRole, ...fields }, Version) => {
      const body: Given = { ...fields, UserRole: isStaffRole(UserRole) ? UserRole : FIRST_ROLE };
      return member
        ? api.saveStaffMember({ params: { userId: member.UserId }, body: { ...body, Version } })
        : api.addStaffMember({ body });
    },
    told: ({ Name: name, Mobile: mobile }) =>
      member ? t('saved', { name }) : t('invited', { name, mobile }),
    after: () => navigate(localePath(locale, '/merchant/staff')),
    conflict: {
      code: 'STAFF_CHANGED',
      read: () => api.staffMember({ params: { userId: member?.UserId ?? '' } }),
    },
    onError: useTellError(),
  });
  const { field, values } = form;
  // Closed ones too: they are the person's again once they are opened.
  const closed = (member?.Centers ?? []).filter(
    (own) => !centers.some((one) => one.SaleUnit === own.SaleUnit),
  );
  const hasNone = values.SaleUnits.length === 0;
  return (
    <RecordForm form={form} submit={t(member ? 'save' : 'invite')}>
      <FormSection title={t('person')}>
        <TextField {...field('Name')} label={t('name')} autoComplete="off" maxLength={120} />
        <DigitsField
          {...field('Mobile')}
          read={phoneDigits}
          label={t('mobile')}
          description={t('mobileWhy')}
          type="tel"
        />
        <TextField
          {...field('Username')}
          label={t('username')}
          description={t('usernameWhy')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
        />
        <TextField
          {...field('Email')}
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={200}
        />
      </FormSection>
      <FormSection title={t('work')}>
        <SelectField
          {...field('UserRole')}
          label={t('role')}
          description={member?.IsSelf ? t('roleSelf') : undefined}
          disabled={member?.IsSelf}
          data={roles.map((one) => ({ value: one.UserRole, label: nameOfRole(one) }))}
        />
        <PicksField
          {...field('SaleUnits')}
          value={values.SaleUnits}
          label={t('centers')}
          description={hasNone && isSuperAdminRole(values.UserRole) ? t('everyCenter') : t('mainWhy')}
          options={[...centers, ...closed].map(({ SaleUnit, DIST_NAME }) => ({
            value: SaleUnit,
            label: DIST_NAME,
          }))}
        />
      </FormSection>
    </RecordForm>
  );
}
