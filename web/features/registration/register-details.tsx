import { Button } from '@mantine/core';
import { Suspense, useMemo, useState, type ChangeEvent } from 'react';
import { useNavigate } from 'react-router';
import { isApiError } from '#contract/client.ts';

import { FEWEST_PASSWORD_LETTERS } from '#domain/access/password.ts';
import { isAddressPart } from '#domain/access/registration.ts';
import { placeText, readPlace } from '#domain/shop/typed-place.ts';
import { taxNumberDigits } from '#domain/text/thai-tax-number.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { lazyComponent } from '../../page/lazy-component.ts';
import { usePage } from '../../page/page-context.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { DigitsField, PasswordField, TextAreaField, TextField } from '../../ui/form/field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { useHydrated } from '../../ui/interaction/use-hydrated.ts';
import { IconPhone } from '../../ui/theme/icons.ts';
import { AreaFields } from '../address/area-fields.tsx';
import { typedInto } from '../address/typed-address.ts';
import { PlaceField } from '../map/place-field.tsx';
import { attemptFor, headersOf } from '../attempt/attempt.ts';
import { useRefusedEntry } from '../session/sign-in/use-refused-entry.ts';
import { useSignIn } from '../session/sign-in/use-sign-in.ts';
import classes from '../session/sign-in/sign-in.module.css';
import { useVisitor } from '../session/visitor/use-visitor.ts';
import { answersOf, ConsentFields, useAskedPurposes, type ConsentsChosen } from './consent-fields.tsx';
import { CenterField } from './center-field.tsx';
import { detailsMistakes } from './details-mistakes.ts';
import own from './register-details.module.css';
import { registrationApi } from './registration-api.ts';
import { isKeptField, keepRegistration, readRegistration, type NumberProof } from './registration-draft.ts';
import { RefusedBefore } from './refused-before.tsx';
import { keepWaitingTicket } from './waiting-ticket.ts';

const IdentityField = lazyComponent(() => import('./identity-field.tsx'));

/** The third step: who it is. Without a proved number it leads back to the first one; what was typed stays. */
export function RegisterDetails() {
  const t = useTranslations('registration');
  const { bootstrap } = usePage();
  const hydrated = useHydrated();
  const stored = useMemo(
    () => (hydrated ? readRegistration(sessionStorage, bootstrap).proof : undefined),
    [hydrated, bootstrap],
  );
  const [isOver, setOver] = useState(false);
  if (!hydrated) return null;
  if (!stored || isOver)
    return (
      <EmptyState icon={<IconPhone size={32} />} title={isOver ? t('proofOver') : t('proofMissing')}>
        <Button component={AppLink} to="/register" size="lg">
          {t('prove')}
        </Button>
      </EmptyState>
    );
  return <DetailsForm proof={stored} onProofOver={() => setOver(true)} />;
}

const FIELDS = [
  'Name',
  'Email',
  'Password',
  'TaxNo',
  'IdentityFile',
  'SaleUnit',
  'Address_',
  'Province',
  'Ampher',
  'Town',
  'PostalCode',
  'Pin',
] as const;
type Field = (typeof FIELDS)[number];

function DetailsForm({ proof, onProofOver }: { proof: NumberProof; onProofOver: () => void }) {
  const t = useTranslations('registration');
  const tAddress = useTranslations('address');
  const tLogin = useTranslations('session.login');
  const page = usePage();
  const { bootstrap, config, locale } = page;
  const { ActiveDC, CenterCount = 2 } = useVisitor();
  const [begin] = useState(() => readRegistration(sessionStorage, bootstrap));
  const [saleUnit, setSaleUnit] = useState((CenterCount < 2 ? undefined : begin.saleUnit) ?? ActiveDC);
  const signIn = useSignIn();
  const navigate = useNavigate();
  const refused = useRefusedEntry();
  const { before } = begin;
  // What the shop has already need not be given again.
  const required = config
    .get('REGISTER_REQUIRED_FIELDS')
    .filter(
      (name) =>
        !(name === 'password' && before?.hasPassword) && !(name === 'identity' && before?.hasIdentity),
    );
  const hasPassword = config.get('PASSWORD_LOGIN_ENABLED');
  const hasIdentity = config.get('REGISTER_IDENTITY_ENABLED');
  const [identityFile, setIdentityFile] = useState(begin.identityFile);
  const [pin, setPin] = useState(begin.values.Pin ?? '');
  const [province, setProvince] = useState(begin.values.Province);
  const hasTaxNumber = config.get('REGISTER_TAX_NUMBER_ENABLED');
  const labelOf = (label: string, name: (typeof required)[number]) =>
    required.includes(name) ? label : t('optional', { label });

  const purposes = useAskedPurposes();
  const [consents, setConsents] = useState<ConsentsChosen>(begin.consents ?? {});

  const send = async ({
    Password,
    PostalCode,
    IdentityFile,
    Pin,
    ...values
  }: Record<Field, string>): Promise<void> => {
    const place = readPlace(Pin);
    const body = {
      ...values,
      Ticket: proof.ticket,
      ...(begin.saleCode !== undefined && { SaleCode: begin.saleCode }),
      ...(PostalCode !== '' && { PostalCode }),
      ...(place && { LatDecimal: place.lat, LonDecimal: place.lon }),
      ...(IdentityFile !== '' && { IdentityFile }),
      Consents: answersOf(purposes, consents),
    };
    // Not the password: the attempt is kept in the tab.
    const { attempt: earlier } = readRegistration(sessionStorage, bootstrap);
    const attempt = attemptFor<unknown>(body, { earlier });
    keepRegistration(sessionStorage, bootstrap, { attempt });
    const answer = await registrationApi(page).register({
      body: { ...body, Password },
      headers: headersOf(attempt),
    });
    keepRegistration(sessionStorage, bootstrap, undefined);
    const { jtoken, user, Ticket } = answer;
    if (jtoken !== undefined && user) return signIn({ jtoken, user });
    if (Ticket !== undefined) keepWaitingTicket(localStorage, bootstrap, Ticket);
    await navigate(localePath(locale, '/pendingApproval'), { replace: true });
  };

  const form = useForm<Field>({
    fields: FIELDS,
    validate: (values) => {
      const { missing, isEmailWrong, isTaxNumberWrong, flaws } = detailsMistakes(values, {
        // A pin says where an address is.
        required: values.Pin === '' ? required : [...required, 'address'],
        hasPassword,
        hasTaxNumber,
        hasIdentity,
        mobile: proof.mobile,
      });
      const count = `${FEWEST_PASSWORD_LETTERS}`;
      return {
        ...Object.fromEntries(
          missing.map((name) => [
            name,
            isAddressPart(name) ? tAddress(`missing.${name}`) : t(`missing.${name}`),
          ]),
        ),
        ...(isEmailWrong && { Email: t('wrong.Email') }),
        ...(isTaxNumberWrong && { TaxNo: t('wrong.TaxNo') }),
        ...(flaws.length > 0 && { Password: flaws.map((flaw) => t(`wrong.${flaw}`, { count })).join(' ') }),
      };
    },
    send,
    mainField: 'Name',
    onError: (error) => {
      if (isApiError(error) && error.answer.code === 'NUMBER_UNPROVED') {
        keepRegistration(sessionStorage, bootstrap, { proof: undefined });
        onProofOver();
      } else refused(error);
    },
  });
  const keepValue = (name: string, value: string): void => {
    if (!isKeptField(name)) return;
    const { values } = readRegistration(sessionStorage, bootstrap);
    const changed =
      name === 'Email' || name === 'TaxNo' ? { ...values, [name]: value } : typedInto(values, name, value);
    keepRegistration(sessionStorage, bootstrap, { values: changed });
  };
  const keep = ({ target }: ChangeEvent<HTMLFormElement>): void => {
    const { name, value } = target as unknown as HTMLInputElement;
    keepValue(name, value);
    if (name === 'Province') setProvince(value);
  };
  const { Address_: line } = begin.values;

  return (
    <form className={classes.form} {...form.formProps} onChange={keep}>
      {before && <RefusedBefore before={before} />}
      <TextField
        label={tLogin('mobile')}
        value={proof.mobile}
        readOnly
        autoComplete="username"
        inputMode="tel"
      />
      <TextField
        {...form.fieldProps('Name')}
        label={t('name')}
        description={t('nameHint')}
        defaultValue={begin.values.Name}
        autoComplete="name"
        maxLength={120}
      />
      <TextField
        {...form.fieldProps('Email')}
        label={labelOf(t('email'), 'email')}
        defaultValue={begin.values.Email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      {hasPassword && (
        <PasswordField
          {...form.fieldProps('Password')}
          label={labelOf(tLogin('password'), 'password')}
          description={
            before?.hasPassword
              ? t('again.passwordKept')
              : t('passwordHint', { count: `${FEWEST_PASSWORD_LETTERS}` })
          }
          autoComplete="new-password"
          maxLength={200}
          showText={tLogin('showPassword')}
          hideText={tLogin('hidePassword')}
        />
      )}
      {hasTaxNumber && (
        <DigitsField
          {...form.fieldProps('TaxNo')}
          label={labelOf(t('taxNumber'), 'taxNumber')}
          description={t('taxNumberHint')}
          defaultValue={begin.values.TaxNo}
          read={taxNumberDigits}
          autoComplete="off"
        />
      )}
      {hasIdentity && (
        <Suspense>
          <IdentityField
            label={labelOf(t('identity.label'), 'identity')}
            ticket={proof.ticket}
            fileId={identityFile}
            error={form.fieldProps('IdentityFile').error}
            onAttached={(next) => {
              setIdentityFile(next);
              keepRegistration(sessionStorage, bootstrap, { identityFile: next });
            }}
          />
          <input type="hidden" name="IdentityFile" value={identityFile ?? ''} />
        </Suspense>
      )}
      <CenterField
        chosen={saleUnit}
        error={form.fieldProps('SaleUnit').error}
        onChoose={(next) => {
          setSaleUnit(next);
          keepRegistration(sessionStorage, bootstrap, { saleUnit: next });
        }}
      />
      <input type="hidden" name="SaleUnit" value={saleUnit} />
      <h2 className={own.heading}>{labelOf(t('address'), 'address')}</h2>
      <TextAreaField
        {...form.fieldProps('Address_')}
        label={tAddress('line')}
        defaultValue={line}
        autoComplete="street-address"
        maxLength={300}
      />
      <AreaFields form={form} from={begin.values} />
      <input type="hidden" name="Pin" value={pin} />
      <PlaceField
        place={readPlace(pin)}
        province={province}
        onPlace={(place) => {
          const text = place ? placeText(place) : '';
          setPin(text);
          keepValue('Pin', text);
        }}
      />
      <ConsentFields
        purposes={purposes}
        chosen={consents}
        onChoose={(next) => {
          setConsents(next);
          keepRegistration(sessionStorage, bootstrap, { consents: next });
        }}
      />
      <SubmitButton loading={form.busy}>{t(before ? 'again.submit' : 'submit')}</SubmitButton>
    </form>
  );
}
