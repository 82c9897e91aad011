import { useSuspenseQuery } from '@tanstack/react-query';
import { formatDate } from '#domain/time/dates.ts';
import { digitsIn } from '#domain/text/digits.ts';
import { taxNumberDigits } from '#domain/text/thai-tax-number.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { DetailPage } from '../../merchant-ui/detail-page.tsx';
import { CheckRow } from '../../merchant-ui/form/check-row.tsx';
import { FormSection } from '../../merchant-ui/form/form-section.tsx';
import { RecordForm } from '../../merchant-ui/form/record-form.tsx';
import { inWords, useStoredRecord } from '../../merchant-ui/form/use-stored-record.ts';
import { usePage } from '../../page/page-context.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { DigitsField, TextAreaField, TextField } from '../../ui/form/field.tsx';
import { RecordHistory } from '../audit/record-history.tsx';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { SELLERS, sellerQuery, type CenterSeller } from './merchant-papers.queries.ts';
import { bodyOf, sellerMistakes, valuesOf, type SellerValues } from './seller-values.ts';

/** Who sells at a center, as its tax invoices and receipts name them. */
export function SellerPage({ saleUnit }: { saleUnit: string }) {
  const t = useTranslations('merchantPapers.seller');
  const page = usePage();
  const { data: seller } = useSuspenseQuery(sellerQuery(page, saleUnit));
  return (
    <DetailPage
      title={t('title')}
      facts={saleUnit}
      back={{ to: `/merchant/center/${encodeURIComponent(saleUnit)}`, label: t('center') }}
      side={<RecordHistory key={saleUnit} subject={`center/${saleUnit}`} />}
    >
      <Note tone="info">
        {seller.Since === null
          ? t('none')
          : t('since', { at: formatDate(new Date(seller.Since), page.locale, 'dayTime') })}
      </Note>
      <SellerForm key={saleUnit} seller={seller} />
    </DetailPage>
  );
}

function SellerForm({ seller }: { seller: CenterSeller }) {
  const t = useTranslations('merchantPapers.seller');
  const page = usePage();
  const { SaleUnit: saleUnit } = seller;
  const params = { saleUnit };
  const form = useStoredRecord<SellerValues, CenterSeller>({
    record: ['seller', saleUnit],
    stored: seller,
    empty: valuesOf(seller),
    valuesOf,
    validate: (values) => inWords(sellerMistakes(values), (words) => t(`mistakes.${words}`)),
    queryOf: (one) => sellerQuery(page, one.SaleUnit),
    lists: SELLERS,
    save: (values, Version) => page.api.saveCenterSeller({ params, body: { ...bodyOf(values), Version } }),
    told: () => t('saved'),
    conflict: { code: 'SELLER_CHANGED', read: () => page.api.centerSeller({ params }) },
    onError: useTellError(),
  });
  const { field, check } = form;
  return (
    <RecordForm form={form} submit={t('save')}>
      <FormSection title={t('company')}>
        <TextField {...field('CompanyTh')} label={t('companyTh')} maxLength={200} data-wide />
        <TextField {...field('CompanyEn')} label={t('companyEn')} maxLength={200} data-wide />
        <TextAreaField {...field('AddressTh')} label={t('addressTh')} maxLength={400} data-wide />
        <TextAreaField {...field('AddressEn')} label={t('addressEn')} maxLength={400} data-wide />
      </FormSection>
      <FormSection title={t('tax')} hint={t('taxWhy')}>
        <CheckRow {...check('IsVatRegistered')} hint={t('registeredWhy')}>
          {t('registered')}
        </CheckRow>
        <DigitsField {...field('TaxID')} read={taxNumberDigits} label={t('taxId')} />
        <DigitsField
          {...field('BranchNo')}
          read={(typed) => digitsIn(typed, 5)}
          label={t('branchNo')}
          description={t('branchNoWhy')}
        />
      </FormSection>
    </RecordForm>
  );
}
