import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { groupPlaces, MOST_GROUP_PRODUCTS, MOST_OF_RULE } from '#domain/products/display-groups.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { ChooseSheet } from '../../merchant-ui/choose-sheet.tsx';
import { CheckRow } from '../../merchant-ui/form/check-row.tsx';
import { ChosenLines } from '../../merchant-ui/form/chosen-lines.tsx';
import { FormSection } from '../../merchant-ui/form/form-section.tsx';
import { PickField } from '../../merchant-ui/form/pick-field.tsx';
import { RecordForm } from '../../merchant-ui/form/record-form.tsx';
import type { RecordForm as Form } from '../../merchant-ui/form/use-record-form.ts';
import { inWords, useStoredRecord } from '../../merchant-ui/form/use-stored-record.ts';
import { usePage } from '../../page/page-context.ts';
import { SelectField, TextField } from '../../ui/form/field.tsx';
import { MoneyField } from '../../ui/form/money-field.tsx';
import { productChoicesQuery } from '../merchant-products/merchant-products.queries.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { GroupProductWords } from './group-product.tsx';
import {
  groupBodyOf,
  groupMistakes,
  groupValuesOf,
  NEW_GROUP,
  RULE_FIELDS,
  type GroupValues,
} from './group-values.ts';
import {
  findGroupProducts,
  groupName,
  groupPath,
  groupQuery,
  MERCHANT_GROUPS,
  PRODUCTS_FOUND,
  useKeepGroup,
  type Group,
  type GroupProduct,
} from './merchant-groups.queries.ts';
import { RulePreview } from './rule-preview.tsx';

/** A display group that is added, or changed where there is one. */
export function GroupForm({ group }: { group?: Group }) {
  const t = useTranslations('merchantGroups');
  const page = usePage();
  const { api, locale } = page;
  const navigate = useNavigate();
  const keep = useKeepGroup(page);
  const typeName = useTypeName();
  const form = useStoredRecord<GroupValues, Group>({
    record: ['group', group?.Id],
    stored: group,
    empty: NEW_GROUP,
    valuesOf: groupValuesOf,
    validate: (values) =>
      inWords(groupMistakes(values), (mistake) => t(`wrong.${mistake}`, { most: MOST_GROUP_PRODUCTS })),
    pathOf: (name) => (name === 'Rule' ? 'P_BrandCode' : name.replace(/^Rule\./, '')),
    queryOf: (one) => groupQuery(page, one.Id),
    lists: MERCHANT_GROUPS,
    save: async (values, Version) => {
      const body = groupBodyOf(values);
      const saved = group
        ? await api.saveGroup({
            params: { code: group.Id },
            body: { ...body, Active: values.Active ? 'Y' : 'N', Version },
          })
        : await api.addGroup({ body: { Code: values.Code.trim(), ...body } });
      keep(saved);
      return saved;
    },
    told: (saved) => t(group ? 'saved' : 'added', { name: groupName(saved, locale) }),
    after: group ? undefined : ({ Id }) => navigate(localePath(locale, groupPath(Id))),
    together: [RULE_FIELDS],
    conflict: {
      code: 'GROUP_CHANGED',
      read: () => api.merchantGroup({ params: { code: group?.Id ?? '' } }),
    },
    onError: useTellError(),
  });
  const { field, check, values } = form;
  const types = [...new Set<string>([...groupPlaces, values.GroupType])];
  return (
    <RecordForm form={form} submit={t(group ? 'save' : 'add')}>
      <FormSection title={t('one')}>
        <TextField
          {...field('Code')}
          label={t('code')}
          description={t('codeWhy')}
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          readOnly={group !== undefined}
          data-wide
        />
        <TextField {...field('NameTh')} lang="th" label={t('nameTh')} autoComplete="off" maxLength={100} />
        <TextField
          {...field('NameEn')}
          lang="en"
          label={t('nameEn')}
          description={t('nameEnWhy')}
          autoComplete="off"
          maxLength={100}
        />
        <SelectField
          {...field('GroupType')}
          label={t('type')}
          description={t('typeHint')}
          data={types.map((value) => ({ value, label: typeName(value) }))}
        />
        <SelectField
          {...field('By')}
          label={t('choosing')}
          data={(['hand', 'rule'] as const).map((value) => ({ value, label: t(`by.${value}`) }))}
        />
        <div data-wide>
          <CheckRow {...check('Translated')}>{t('translated')}</CheckRow>
          {group && (
            <CheckRow {...check('Active')} hint={t('shownHint')}>
              {t('shown')}
            </CheckRow>
          )}
        </div>
      </FormSection>
      {values.By === 'hand' ? <Chosen form={form} /> : <Rule form={form} />}
    </RecordForm>
  );
}

/** Where a group is shown, in words; what a shop named itself stands as it is. */
export function useTypeName(): (type: string) => string {
  const t = useTranslations('merchantGroups');
  return (type) => {
    const known = groupPlaces.find((one) => one === type);
    return known ? t(`types.${known}`) : type;
  };
}

const keyOf = ({ P_Code }: GroupProduct): string => P_Code;
const nameOf = ({ PRODUCTNAME }: GroupProduct): string => PRODUCTNAME;

/** Chosen by hand, in the order that buyers see. */
function Chosen({ form }: { form: Form<GroupValues> }) {
  const t = useTranslations('merchantGroups');
  const page = usePage();
  const [isOpen, setIsOpen] = useState(false);
  const products = form.values.Products;
  const change = (next: readonly GroupProduct[]): void => form.set('Products', next);
  const remove = (code: string): void => change(products.filter((one) => one.P_Code !== code));
  const place = (code: string, before: string | null): void => {
    const moved = products.find((one) => one.P_Code === code);
    const others = products.filter((one) => one.P_Code !== code);
    const at = before === null ? others.length : others.findIndex((one) => one.P_Code === before);
    if (moved && at >= 0) change([...others.slice(0, at), moved, ...others.slice(at)]);
  };
  return (
    <FormSection title={t('products')}>
      <div data-wide>
        <ChosenLines
          name="Products"
          label={t('chosen')}
          hint={t('chosenHint', { most: MOST_GROUP_PRODUCTS })}
          error={form.field('Products').error}
          items={products}
          keyOf={keyOf}
          nameOf={nameOf}
          onRemove={remove}
          onPlace={place}
          choose={t('choose')}
          onChoose={() => setIsOpen(true)}
        >
          {(product) => <GroupProductWords product={product} />}
        </ChosenLines>
      </div>
      {isOpen && (
        <ChooseSheet
          title={t('choose')}
          hint={t('find')}
          list={[...MERCHANT_GROUPS, 'products', page.locale]}
          find={findGroupProducts(page)}
          most={PRODUCTS_FOUND}
          keyOf={keyOf}
          nameOf={nameOf}
          chosen={new Set(products.map(keyOf))}
          onAdd={(more) => change([...products, ...more])}
          onRemove={remove}
          onClose={() => setIsOpen(false)}
        >
          {(product) => <GroupProductWords product={product} />}
        </ChooseSheet>
      )}
    </FormSection>
  );
}

/** The conditions, all of which hold, and what they find. */
function Rule({ form }: { form: Form<GroupValues> }) {
  const t = useTranslations('merchantGroups');
  const { data } = useQuery(productChoicesQuery(usePage()));
  const { field, values } = form;
  const pick = (name: 'P_BrandCode' | 'Category' | 'matype') => ({
    name,
    value: values[name],
    onChange: (value: string) => form.set(name, value),
    error: field(name).error,
    clearable: true,
  });
  const money = (name: 'PriceFrom' | 'PriceTo') => ({
    name,
    value: values[name],
    onChange: (typed: string) => form.set(name, typed),
    error: field(name).error,
    'data-field': name,
  });
  return (
    <>
      <FormSection title={t('rule')} hint={t('ruleHint', { most: MOST_OF_RULE })}>
        <PickField
          {...pick('P_BrandCode')}
          label={t('brand')}
          options={(data?.Brands ?? []).map(({ Code, Name }) => ({ value: Code, label: Name }))}
        />
        <PickField
          {...pick('Category')}
          label={t('category')}
          description={t('categoryHint')}
          options={(data?.Categories ?? []).map(({ Code, Name, Level }) => ({
            value: Code,
            label: `${'– '.repeat(Level - 1)}${Name}`,
          }))}
        />
        <PickField
          {...pick('matype')}
          label={t('matype')}
          options={(data?.Types ?? [])
            .filter(({ matype }) => matype !== '')
            .map(({ matype, matypeName }) => ({ value: matype, label: matypeName }))}
        />
        <TextField
          {...field('NewDays')}
          label={t('newDays')}
          description={t('newDaysHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
        />
        <MoneyField {...money('PriceFrom')} label={t('from')} description={t('priceHint')} />
        <MoneyField {...money('PriceTo')} label={t('to')} description={t('priceHint')} />
        <div data-wide>
          <CheckRow {...form.check('InStock')}>{t('inStock')}</CheckRow>
        </div>
      </FormSection>
      <RulePreview values={values} />
    </>
  );
}
