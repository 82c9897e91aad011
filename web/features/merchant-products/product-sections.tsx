import { useQuery } from '@tanstack/react-query';
import { merchantPages } from '#domain/access/merchant-pages.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { CheckRow } from '../../merchant-ui/form/check-row.tsx';
import { FormSection, type Section } from '../../merchant-ui/form/form-section.tsx';
import { PickField } from '../../merchant-ui/form/pick-field.tsx';
import type { RecordForm } from '../../merchant-ui/form/use-record-form.ts';
import { usePage } from '../../page/page-context.ts';
import { MoneyField } from '../../ui/form/money-field.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/form/field.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { useStaff } from '../staff/use-staff.ts';
import { productChoicesQuery } from './merchant-products.queries.ts';
import type { ProductPart } from './product-paths.ts';
import type { ProductValues } from './product-values.ts';

type Form = RecordForm<ProductValues>;
type PartSection = Section & { part: ProductPart };

const UNITS = [1, 2, 3] as const;
const LEVELS = [1, 2, 3, 4, 5] as const;

/** The fields of a product by subject: the steps of a new one, and the sections of one that is there. */
export function useProductSections(
  form: Form,
  { isNew, costs }: { isNew: boolean; costs: boolean },
): PartSection[] {
  const t = useTranslations('merchantProducts.form');
  const { data } = useQuery(productChoicesQuery(usePage()));
  const { field, check } = form;
  const text = (name: keyof ProductValues, label: string, maxLength: number, lang?: 'th' | 'en') => (
    <TextField {...field(name)} lang={lang} label={label} maxLength={maxLength} />
  );
  const money = (name: 'Cost' | 'FloorPrice', label: string, description: string) => (
    <MoneyField
      name={name}
      label={label}
      description={description}
      value={form.values[name]}
      onChange={(typed) => form.set(name, typed)}
      error={field(name).error}
    />
  );
  const costSection: PartSection = {
    part: 'detail',
    title: t('costs'),
    hint: t('costsWhy'),
    fields: ['Cost', 'FloorPrice'],
    children: (
      <>
        {money('Cost', t('cost'), t('costWhy'))}
        {money('FloorPrice', t('floor'), t('floorWhy'))}
      </>
    ),
  };
  return [
    {
      part: 'detail',
      title: t('names'),
      fields: [
        'P_Code',
        'PRODUCTNAME',
        'PRODUCTNAME_EN',
        'PRODUCTSHORTNAME_TH',
        'PRODUCTSHORTNAME_EN',
        'P_Description',
        'P_Description_EN',
      ],
      children: (
        <>
          <TextField
            {...field('P_Code')}
            label={t('code')}
            description={t('codeWhy')}
            readOnly={!isNew}
            maxLength={40}
            autoCapitalize="characters"
            spellCheck={false}
            data-wide
          />
          {text('PRODUCTNAME', t('nameTh'), 200, 'th')}
          {text('PRODUCTNAME_EN', t('nameEn'), 200, 'en')}
          {text('PRODUCTSHORTNAME_TH', t('shortTh'), 80, 'th')}
          {text('PRODUCTSHORTNAME_EN', t('shortEn'), 80, 'en')}
          <TextAreaField
            {...field('P_Description')}
            lang="th"
            label={t('descriptionTh')}
            rows={4}
            maxLength={4000}
          />
          <TextAreaField
            {...field('P_Description_EN')}
            lang="en"
            label={t('descriptionEn')}
            rows={4}
            maxLength={4000}
          />
        </>
      ),
    },
    {
      part: 'detail',
      title: t('units'),
      fields: UNITS.flatMap((no) => [
        `UNIT${no}`,
        `UNIT${no}NAME`,
        `UNIT${no}NAME_EN`,
        `UNIT${no}RATE`,
        `BARCODE${no}`,
      ]),
      hasPanels: true,
      children: UNITS.map((no) => (
        <FormSection key={no} title={t('unit', { no: String(no) })} {...(no > 1 && { hint: t('unitWhy') })}>
          {text(`UNIT${no}`, t('unitCode'), 20)}
          <TextField {...field(`UNIT${no}RATE`)} label={t('unitRate')} inputMode="numeric" maxLength={6} />
          {text(`UNIT${no}NAME`, t('unitTh'), 40)}
          {text(`UNIT${no}NAME_EN`, t('unitEn'), 40)}
          <TextField
            {...field(`BARCODE${no}`)}
            label={t('barcode')}
            maxLength={40}
            spellCheck={false}
            autoComplete="off"
          />
        </FormSection>
      )),
    },
    {
      part: 'detail',
      title: t('stock'),
      fields: ['IsStockItem', 'MinimumStock', 'Option1'],
      children: (
        <>
          <CheckRow {...check('IsStockItem')} hint={t('stockItemWhy')}>
            {t('stockItem')}
          </CheckRow>
          <TextField
            {...field('MinimumStock')}
            label={t('minimum')}
            description={t('minimumWhy')}
            inputMode="numeric"
            maxLength={5}
          />
          <TextField {...field('Option1')} label={t('points')} inputMode="numeric" maxLength={7} />
        </>
      ),
    },
    ...(costs ? [costSection] : []),
    {
      part: 'category',
      title: t('categories'),
      hint: t('categoriesWhy'),
      fields: LEVELS.map((level) => `Hierarchy${level}`),
      children: (
        <>
          {LEVELS.map((level) => (
            <CategoryField key={level} form={form} level={level} />
          ))}
        </>
      ),
    },
    {
      part: 'category',
      title: t('kinds'),
      fields: [
        'P_BrandCode',
        'matype',
        'P_Group',
        'P_GroupCode',
        'P_Flavour',
        'P_FlavourCode',
        'P_Var',
        'P_VarCode',
        'P_Size',
        'P_Size_EN',
        'P_SizeCode',
        'Dchain',
        'SupplierName',
      ],
      children: (
        <>
          <PickField
            name="P_BrandCode"
            label={t('brand')}
            value={form.values.P_BrandCode}
            onChange={(value) => form.set('P_BrandCode', value)}
            error={field('P_BrandCode').error}
            options={(data?.Brands ?? []).map(({ Code, Name }) => ({ value: Code, label: Name }))}
          />
          <BrandWay code={form.values.P_BrandCode} />
          <SelectField
            {...field('matype')}
            label={t('type')}
            data={typesWith(data?.Types ?? [], form.values.matype)}
          />
          {text('P_Group', t('group'), 80)}
          {text('P_GroupCode', t('groupCode'), 40)}
          {text('P_Flavour', t('flavour'), 80)}
          {text('P_FlavourCode', t('flavourCode'), 40)}
          {text('P_Var', t('variant'), 80)}
          {text('P_VarCode', t('variantCode'), 40)}
          {text('P_Size', t('sizeTh'), 80)}
          {text('P_Size_EN', t('sizeEn'), 80)}
          {text('P_SizeCode', t('sizeCode'), 40)}
          {text('Dchain', t('chain'), 40)}
          {text('SupplierName', t('supplier'), 120)}
        </>
      ),
    },
  ];
}

/** What the product has stays in the list, also one that staff cannot choose. */
function typesWith(types: readonly { matype: string; matypeName: string }[], chosen: string) {
  const options = types.map(({ matype, matypeName }) => ({ value: matype, label: matypeName }));
  return options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: chosen }];
}

/** A category under the one of the level before; another one there takes away what was chosen below. */
function CategoryField({ form, level }: { form: Form; level: (typeof LEVELS)[number] }) {
  const t = useTranslations('merchantProducts.form');
  const { data } = useQuery(productChoicesQuery(usePage()));
  const name = `Hierarchy${level}` as const;
  const above = level === 1 ? null : form.values[`Hierarchy${(level - 1) as 1 | 2 | 3 | 4}`];
  const options = (data?.Categories ?? []).filter((one) => one.Level === level && one.Parent === above);
  if (level > 1 && options.length === 0 && form.values[name] === '') return null;
  return (
    <PickField
      name={name}
      label={t('level', { level: String(level) })}
      value={form.values[name]}
      onChange={(value) => {
        form.set(name, value);
        for (const below of LEVELS.filter((one) => one > level)) form.set(`Hierarchy${below}`, '');
      }}
      error={form.field(name).error}
      options={options.map(({ Code, Name }) => ({ value: Code, label: Name }))}
    />
  );
}

/** Leads to the brand that is chosen. */
function BrandWay({ code }: { code: string }) {
  const t = useTranslations('merchantProducts.form');
  if (!useStaff().Pages.includes('brands') || code === '') return null;
  return (
    <AppLink to={`${merchantPages.brands.path}/${encodeURIComponent(code)}`} prefetch="none">
      {t('toBrand')}
    </AppLink>
  );
}
