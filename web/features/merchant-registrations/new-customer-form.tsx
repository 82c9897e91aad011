import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { hasAddress, isAddressPart, missingFields } from '#domain/access/registration.ts';
import { degreesText, readDegrees } from '#domain/shop/typed-place.ts';
import { phoneDigits } from '#domain/text/digits.ts';
import { normaliseThaiMobile } from '#domain/text/thai-mobile.ts';
import { mayBeTaxNumber, taxNumberDigits } from '#domain/text/thai-tax-number.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { AREA_FIELDS, AreaFields } from '../../merchant-ui/form/area-fields.tsx';
import { FormSection } from '../../merchant-ui/form/form-section.tsx';
import { POSITION_FIELDS } from '../../merchant-ui/form/position-fields.tsx';
import { RecordForm } from '../../merchant-ui/form/record-form.tsx';
import { useRecordForm, type Mistakes } from '../../merchant-ui/form/use-record-form.ts';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { DigitsField, TextAreaField, TextField } from '../../ui/form/field.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { PlaceField } from '../map/place-field.tsx';
import { photosPath } from '../merchant-customers/customer-path.ts';
import { useStaff } from '../staff/use-staff.ts';
import { useOrderFor } from '../acting/use-order-for.ts';
import { attemptFor, headersOf, type Attempt } from '../attempt/attempt.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';

const FIELDS = ['Name', 'Mobile', 'Email', 'TaxNo', 'Address_', ...AREA_FIELDS, ...POSITION_FIELDS] as const;
type Values = Record<(typeof FIELDS)[number], string>;
const NOBODY = Object.fromEntries(FIELDS.map((name) => [name, ''])) as Values;

type Added = CallAnswer<'registerCustomer'>;

/** As the call takes it; what is misspelt in a link is as if it were not there. */
const STAFF_CODE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/;

type Props = {
  /** A center and a salesman that the address names; '' for none. */
  dist: string;
  saleCode: string;
};

/** A customer who is added in their place: name and number, the rest as they like. */
export function NewCustomerForm({ dist, saleCode }: Props) {
  const t = useTranslations('merchantRegistrations.byStaff');
  const tAddress = useTranslations('address');
  const { api } = usePage();
  const client = useQueryClient();
  const [added, setAdded] = useState<Added>();
  /** Sent again after a lost line, a customer is added once. */
  const attempt = useRef<Attempt<unknown>>(undefined);
  const validate = (values: Values): Mistakes => {
    // A place is kept with its address.
    const required = values.LatDecimal === '' ? ([] as const) : (['address'] as const);
    const asked = { required, hasPassword: false, hasTaxNumber: true } as const;
    const address = missingFields(values, asked).filter(isAddressPart);
    const { Name, Mobile, Email, TaxNo } = values;
    return {
      ...Object.fromEntries(address.map((name) => [name, tAddress(`missing.${name}`)])),
      Name: Name.trim() === '' ? t('nameMissing') : undefined,
      Mobile: normaliseThaiMobile(Mobile) ? undefined : t('mobileWrong'),
      Email: /^(?:\S+@\S+\.\S+)?$/.test(Email.trim()) ? undefined : t('emailWrong'),
      TaxNo: mayBeTaxNumber(TaxNo) ? undefined : t('taxWrong'),
    };
  };
  const form = useRecordForm<Values>({
    record: 'customer/new',
    initial: NOBODY,
    validate,
    send: async ({ Name, Mobile, Email, TaxNo, LatDecimal, LonDecimal, ...address }) => {
      const body = {
        Name,
        Mobile,
        Email,
        TaxNo,
        ...(dist !== '' && { SaleUnit: dist }),
        ...(STAFF_CODE.test(saleCode) && { SaleCode: saleCode }),
        ...(hasAddress(address) && address),
        ...(LatDecimal !== '' && {
          LatDecimal: readDegrees(LatDecimal, 90),
          LonDecimal: readDegrees(LonDecimal, 180),
        }),
      };
      attempt.current = attemptFor(body, { earlier: attempt.current });
      setAdded(await api.registerCustomer({ body, headers: headersOf(attempt.current) }));
      attempt.current = undefined;
      void client.invalidateQueries({ queryKey: ['staff'] });
      return { values: NOBODY, version: 0, after: () => window.scrollTo({ top: 0 }) };
    },
    onError: useTellError(),
  });
  /** Each look of a known number counts: the same one is asked about once. */
  const asked = useRef('');
  const tellKnown = async (typed: string): Promise<void> => {
    const Mobile = normaliseThaiMobile(typed);
    if (Mobile === undefined || Mobile === asked.current) return;
    asked.current = Mobile;
    // Without an answer the form is sent as it is, and told then.
    const answer = await api.checkNewNumber({ body: { Mobile } }).catch(() => undefined);
    if (answer && answer.State !== 'new' && asked.current === Mobile)
      form.form.setFieldError('Mobile', t(`number.${answer.State}`));
  };
  return (
    <>
      {added && <AddedNote added={added} />}
      <RecordForm form={form} submit={t('add')}>
        <FormSection title={t('byHand')}>
          <TextField
            {...form.field('Name')}
            label={t('name')}
            description={t('nameHint')}
            autoComplete="off"
            maxLength={120}
          />
          <DigitsField
            {...form.field('Mobile')}
            read={phoneDigits}
            label={t('mobile')}
            description={t('mobileWhy')}
            type="tel"
            onBlur={(event) => void tellKnown(event.currentTarget.value)}
          />
          <TextField
            {...form.field('Email')}
            label={t('email')}
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={254}
          />
          <DigitsField {...form.field('TaxNo')} read={taxNumberDigits} label={t('taxNumber')} />
        </FormSection>
        <FormSection title={t('address')}>
          <TextAreaField {...form.field('Address_')} label={tAddress('line')} maxLength={300} />
          <AreaFields form={form} />
          <div data-wide>
            <PlaceField
              isThere
              province={form.values.Province}
              place={placeOf(form.values)}
              onPlace={(place) => {
                form.set('LatDecimal', place ? degreesText(place.lat) : '');
                form.set('LonDecimal', place ? degreesText(place.lon) : '');
              }}
            />
          </div>
        </FormSection>
      </RecordForm>
    </>
  );
}

function placeOf({ LatDecimal, LonDecimal }: Values) {
  const [lat, lon] = [readDegrees(LatDecimal, 90), readDegrees(LonDecimal, 180)];
  return lat === undefined || lon === undefined ? undefined : { lat, lon };
}

function AddedNote({ added }: { added: Added }) {
  const t = useTranslations('merchantRegistrations.byStaff');
  const { orderFor, busy } = useOrderFor();
  const { CUSTOMERCODE, CUSTOMERNAME, SALEUNIT, State } = added;
  const { Pages } = useStaff();
  return (
    <Note tone="good" live title={t('added', { name: CUSTOMERNAME })}>
      <p>
        <UserText>{CUSTOMERCODE}</UserText> · {t(State === 'waiting' ? 'addedWaiting' : 'addedActive')}
      </p>
      {State !== 'waiting' && (
        <Button size="md" loading={busy} onClick={() => orderFor({ CUSTOMERCODE, SALEUNIT })}>
          {t('order')}
        </Button>
      )}
      {Pages.includes('customerPhotos') && (
        <Button
          variant="default"
          size="md"
          component={AppLink}
          to={`${photosPath({ code: CUSTOMERCODE, saleUnit: SALEUNIT })}/capture`}
        >
          {t('photo')}
        </Button>
      )}
    </Note>
  );
}
