import { useCallback, useRef, useState } from 'react';
import { useNavigate, type Location } from 'react-router';
import { isApiError } from '#contract/client.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { FormSection } from '../../merchant-ui/form/form-section.tsx';
import { FormSteps } from '../../merchant-ui/form/form-steps.tsx';
import { RecordForm } from '../../merchant-ui/form/record-form.tsx';
import type { Mistakes } from '../../merchant-ui/form/use-record-form.ts';
import { inWords, useStoredRecord } from '../../merchant-ui/form/use-stored-record.ts';
import { useFieldOfAddress } from '../../merchant-ui/use-field-of-address.ts';
import { usePage } from '../../page/page-context.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { useStays } from '../../ui/interaction/leaving.ts';
import { attemptFor, headersOf, type Attempt } from '../attempt/attempt.ts';
import { useStaff } from '../staff/use-staff.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { MERCHANT_PRODUCTS, productQuery, type ShopProduct } from './merchant-products.queries.ts';
import classes from './merchant-products.module.css';
import { productParts, productPath, type ProductPart } from './product-paths.ts';
import { useProductSections } from './product-sections.tsx';
import {
  bodyOf,
  copyOf,
  NEW_PRODUCT,
  productMistakes,
  valuesOf,
  type ProductValues,
} from './product-values.ts';

/** A unit and how many pieces it holds. */
const TOGETHER = [
  ['UNIT1', 'UNIT1RATE'],
  ['UNIT2', 'UNIT2RATE'],
  ['UNIT3', 'UNIT3RATE'],
] as const;

type Body = ReturnType<typeof bodyOf> & { CopyOf?: string };
type New = { barcode?: string | undefined; copied?: ShopProduct | undefined };
type Props = { product: ShopProduct; part: ProductPart } | { product?: undefined; of: New };

/** A product that is added step by step, empty, of a barcode or like another one; or changed where there is one. */
export function ProductForm(props: Props) {
  const t = useTranslations('merchantProducts.form');
  const page = usePage();
  const { api, locale } = page;
  const navigate = useNavigate();
  const attempt = useRef<Attempt<Body>>(undefined);
  const tellError = useTellError();
  const costs = useStaff().Rights.includes('costs');
  /** Units with prices go: what the shop says of it, and whether that was confirmed. */
  const [asked, setAsked] = useState<string>();
  const evenPrices = useRef(false);
  const { product } = props;
  const { barcode, copied }: New = props.product ? {} : props.of;
  const code = product?.P_Code ?? '';
  const own = productParts.map((part) => localePath(locale, productPath(code, part)));
  const paths = [localePath(locale, productPath(code)), ...own].join(' ');
  // Going to another part of the form leaves nothing.
  useStays(
    useCallback(
      ({ pathname }: Location) => code !== '' && paths.split(' ').includes(pathname),
      [code, paths],
    ),
  );
  const validate = (values: ProductValues): Mistakes =>
    inWords(productMistakes(values, { isNew: !product }), (words) => t(`mistakes.${words}`));
  const add = (values: ProductValues): Promise<ShopProduct> => {
    const body: Body = { ...bodyOf(values, { costs }), ...(copied && { CopyOf: copied.P_Code }) };
    attempt.current = attemptFor(body, { earlier: attempt.current });
    return api.addProduct({ headers: headersOf(attempt.current), body });
  };
  const save = (values: ProductValues, Version: number): Promise<ShopProduct> => {
    const { P_Code: _code, ...fields } = bodyOf(values, { costs });
    return api.saveProduct({
      params: { code },
      body: { ...fields, Version, EvenPrices: evenPrices.current },
    });
  };
  const form = useStoredRecord<ProductValues, ShopProduct>({
    record: [
      'product',
      product?.P_Code ?? (copied ? `copy/${copied.P_Code}` : barcode && `barcode/${barcode}`),
    ],
    stored: product,
    empty: {
      ...(copied ? copyOf(copied) : NEW_PRODUCT),
      ...(barcode !== undefined && { BARCODE1: barcode }),
    },
    valuesOf,
    validate,
    queryOf: (one) => productQuery(page, one.P_Code),
    lists: MERCHANT_PRODUCTS,
    save: product ? save : add,
    told: (saved) => t(product ? 'saved' : 'added', { name: saved.PRODUCTNAME }),
    after: product ? undefined : (saved) => navigate(localePath(locale, productPath(saved.P_Code))),
    together: TOGETHER,
    conflict: { code: 'PRODUCT_CHANGED', read: () => api.merchantProduct({ params: { code }, query: {} }) },
    onError: (error) => {
      if (isApiError(error) && error.answer.code === 'PRODUCT_UNIT_PRICED') setAsked(error.answer.message);
      else tellError(error);
    },
  });
  const sections = useProductSections(form, { isNew: !product, costs });
  useFieldOfAddress();
  return (
    <RecordForm form={form} submit={t(product ? 'save' : 'add')}>
      {props.product ? (
        sections.map(({ part, ...section }) => (
          // What is wrong is shown wherever it stands; else each part at its own address.
          <div
            key={section.title}
            className={classes.part}
            hidden={!isShown({ part, fields: section.fields })}
          >
            {section.hasPanels ? section.children : <FormSection {...section} />}
          </div>
        ))
      ) : (
        <FormSteps form={form} validate={validate} sections={sections} />
      )}
      {asked !== undefined && (
        <ConfirmDialog
          title={t('unitAsk')}
          confirm={t('unitRemove')}
          keep={t('unitKeep')}
          busy={form.busy}
          onConfirm={() => void removeUnits()}
          onClose={() => setAsked(undefined)}
        >
          <p>{asked}</p>
          <p>{t('unitText')}</p>
        </ConfirmDialog>
      )}
    </RecordForm>
  );

  async function removeUnits(): Promise<void> {
    evenPrices.current = true;
    await form.submit();
    evenPrices.current = false;
    setAsked(undefined);
  }

  function isShown({ part, fields }: { part: ProductPart; fields: readonly string[] }): boolean {
    const wrong = Object.keys(form.form.errors);
    return (props.product && part === props.part) || fields.some((field) => wrong.includes(field));
  }
}
