import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isApiError } from '#contract/client.ts';
import { formatAmount } from '#domain/pricing/format-baht.ts';
import { readTypedBaht } from '#domain/pricing/typed-baht.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { DayField } from '../../merchant-ui/day-field.tsx';
import { PickField } from '../../merchant-ui/form/pick-field.tsx';
import { Sheet } from '../../merchant-ui/sheet.tsx';
import { usePage } from '../../page/page-context.ts';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { SelectField } from '../../ui/form/field.tsx';
import { MoneyField } from '../../ui/form/money-field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { attemptFor, headersOf, type Attempt } from '../attempt/attempt.ts';
import { StepForm } from '../merchant-orders/step-form.tsx';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { MERCHANT_PRODUCTS } from './merchant-products.queries.ts';
import { TAX_TYPES } from './price-values.ts';
import { customerTypesQuery, type AgreedPrice, type ProductPrices } from './product-prices.queries.ts';
import { useBuyers } from './use-buyers.ts';

type Props = {
  product: { code: string; units: ProductPrices['Units']; saleUnit: string };
  /** Undefined for a new one. Read anew while the sheet is open: the later of two who change it is told, and then knows it. */
  agreed: AgreedPrice | undefined;
  onClose: () => void;
};
type Body = Parameters<ReturnType<typeof usePage>['api']['addAgreedPrice']>[0]['body'];

const NUMBERS = { unit: [1, 2, 3], type: TAX_TYPES } as const;
const numberIn = <N extends number>(all: readonly N[], typed: string, otherwise: N): N =>
  all.find((one) => String(one) === typed) ?? otherwise;

/** One agreed price: for whom, of which unit, how much, and when. */
export function AgreedSheet({ product: { code, units, saleUnit }, agreed, onClose }: Props) {
  const t = useTranslations('merchantPrices');
  const page = usePage();
  const { api } = page;
  const client = useQueryClient();
  const tellError = useTellError();
  const attempt = useRef<Attempt<Body>>(undefined);
  const [isForType, setIsForType] = useState(false);
  const [customer, setCustomer] = useState('');
  const [price, setPrice] = useState(agreed ? formatAmount(agreed.Price) : '');
  const [days, setDays] = useState({ DateStart: agreed?.DateStart ?? '', DateEnd: agreed?.DateEnd ?? '' });
  const buyers = useBuyers(saleUnit);
  const { data: types = [] } = useQuery(customerTypesQuery(page));
  const send = async (given: Omit<Body, 'Unit'>, unit: number): Promise<void> => {
    if (agreed) {
      const { Price, Type, DateStart, DateEnd } = given;
      await api.saveAgreedPrice({
        params: { code, id: agreed.AgreedId },
        body: { Version: agreed.Version, Price, Type, DateStart, DateEnd },
      });
      return;
    }
    const body: Body = { ...given, Unit: numberIn(NUMBERS.unit, String(unit), 1) };
    attempt.current = attemptFor(body, { earlier: attempt.current });
    await api.addAgreedPrice({ params: { code }, body, headers: headersOf(attempt.current) });
  };
  const form = useForm({
    fields: ['Who', 'CUSTOMERCODE', 'CustomerType', 'Unit', 'Price', 'Type', 'DateStart', 'DateEnd'],
    validate: () => ({
      CUSTOMERCODE: !agreed && !isForType && customer === '' ? t('agreed.whoMissing') : undefined,
      Price: readTypedBaht(price) ? undefined : t('agreed.priceMissing'),
      DateEnd:
        days.DateStart !== '' && days.DateEnd !== '' && days.DateEnd < days.DateStart
          ? t('advance.daysWrong')
          : undefined,
    }),
    send: async ({ CustomerType, Unit, Type }) => {
      const who = isForType ? { CustomerType } : { CUSTOMERCODE: customer };
      const given = {
        ...who,
        Price: readTypedBaht(price) ?? 0,
        Type: numberIn(NUMBERS.type, Type, 1),
        DateStart: days.DateStart || null,
        DateEnd: days.DateEnd || null,
      };
      try {
        await send(given, Number(Unit));
      } catch (error) {
        if (isApiError(error) && error.answer.code === 'AGREED_CHANGED')
          await client.invalidateQueries({ queryKey: MERCHANT_PRODUCTS });
        throw error;
      }
      showToast({ kind: 'success', message: t('agreed.saved'), milliseconds: TOAST_MS.other });
      await client.invalidateQueries({ queryKey: MERCHANT_PRODUCTS });
      onClose();
    },
    onError: tellError,
    mainField: 'Price',
  });
  const dayField = (name: 'DateStart' | 'DateEnd') => {
    const field = form.fieldProps(name);
    return (
      <DayField
        name={name}
        label={t(name === 'DateStart' ? 'advance.first' : 'advance.last')}
        description={t(name === 'DateStart' ? 'agreed.firstWhy' : 'agreed.lastWhy')}
        day={days[name]}
        onDay={(day) => {
          field.onChange();
          setDays((now) => ({ ...now, [name]: day }));
        }}
        error={field.error}
      />
    );
  };
  const customerField = form.fieldProps('CUSTOMERCODE');
  const priceField = form.fieldProps('Price');
  return (
    <Sheet title={t(agreed ? 'agreed.editTitle' : 'agreed.add')} onClose={onClose}>
      <StepForm form={form} label={t('agreed.save')} onClose={onClose}>
        {agreed ? (
          <p>
            {[agreed.CUSTOMERNAME, agreed.CustomerTypeName, agreed.UnitName]
              .filter((one) => one !== '')
              .join(' · ')}
          </p>
        ) : (
          <>
            <SelectField
              {...form.fieldProps('Who')}
              size="md"
              label={t('agreed.who')}
              value={isForType ? 'type' : 'customer'}
              onChange={({ currentTarget }) => setIsForType(currentTarget.value === 'type')}
              data={[
                { value: 'customer', label: t('agreed.oneCustomer') },
                ...(types.length > 0 ? [{ value: 'type', label: t('agreed.allOfType') }] : []),
              ]}
            />
            {isForType ? (
              <SelectField
                {...form.fieldProps('CustomerType')}
                size="md"
                label={t('agreed.type')}
                data={types.map(({ Code, Name }) => ({ value: Code, label: Name }))}
              />
            ) : (
              <PickField
                name="CUSTOMERCODE"
                label={t('agreed.customer')}
                value={customer}
                chosen={buyers.chosen(customer)}
                list={buyers.list}
                find={buyers.find}
                error={customerField.error}
                onChange={(next) => {
                  customerField.onChange();
                  setCustomer(next);
                }}
              />
            )}
            <SelectField
              {...form.fieldProps('Unit')}
              size="md"
              label={t('units')}
              data={units.map(({ No, Name }) => ({ value: String(No), label: Name }))}
            />
          </>
        )}
        <MoneyField
          name="Price"
          size="md"
          label={t('grid.price')}
          value={price}
          onChange={(typed) => {
            priceField.onChange();
            setPrice(typed);
          }}
          error={priceField.error}
        />
        <SelectField
          {...form.fieldProps('Type')}
          size="md"
          label={t('grid.tax')}
          defaultValue={String(agreed?.Type ?? 1)}
          data={TAX_TYPES.map((type) => ({ value: String(type), label: t(`grid.taxes.${type}`) }))}
        />
        {dayField('DateStart')}
        {dayField('DateEnd')}
      </StepForm>
    </Sheet>
  );
}
