import { Button } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { DetailPage } from '../../merchant-ui/detail-page.tsx';
import { FormSteps } from '../../merchant-ui/form/form-steps.tsx';
import type { Section } from '../../merchant-ui/form/form-section.tsx';
import { RecordForm } from '../../merchant-ui/form/record-form.tsx';
import { useLastList } from '../../merchant-ui/last-list.ts';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { RecordHistory } from '../audit/record-history.tsx';
import { AskBeforeSaving } from './ask-before-saving.tsx';
import { AudienceStep } from './audience-step.tsx';
import { ConditionStep } from './condition-step.tsx';
import { InfoStep } from './info-step.tsx';
import classes from './merchant-promotions.module.css';
import {
  promotionChoicesQuery,
  promotionQuery,
  type PromotionDetail,
} from './merchant-promotions.queries.ts';
import { PromotionOverlaps } from './promotion-overlaps.tsx';
import { PromotionPreview } from './promotion-preview.tsx';
import { PromotionReplay } from './promotion-replay.tsx';
import { PromotionStatus } from './promotion-status.tsx';
import { whatSavingMeans } from './promotion-values.ts';
import { nameOfPromotion } from './promotion-words.ts';
import { useCopyPromotion } from './use-copy-promotion.ts';
import { usePromotionForm } from './use-promotion-form.ts';

/** The first names of the fields of each step. */
const FIELDS = {
  info: [
    'PromotionName',
    'PromotionNameEn',
    'Opt30',
    'ShortNameEn',
    'PromotionRemark',
    'PromotionRemarkEn',
    'DateBegin',
    'DateEnd',
    'IsEnabled',
    'Trigger',
    'Code',
    'IsCollectable',
    'Priority',
    'ExclusionGroup',
    'PerCustomer',
    'InAll',
    'Budget',
  ],
  condition: [
    'Kind',
    'Condition',
    'SalesNumber',
    'PromotionDetails',
    'DiscTotValue',
    'DiscTotType',
    'IsFreeCase',
    'ProductsSale',
    'ProductsFree',
    'HasWeekdays',
    'Weekdays',
  ],
  audience: [
    'IsForAll',
    'Customers',
    'CustomersNotIn',
    'IsForNew',
    'AllStores',
    'Stores',
    'AllCustomerTypes',
    'CustomerTypes',
    'AllCenters',
    'Centers',
  ],
} as const;

/** A promotion that is there. */
export function PromotionPage({ promotionId, at }: { promotionId: string; at: number }) {
  const { data } = useSuspenseQuery(promotionQuery(usePage(), promotionId));
  return <PromotionEditor detail={data} at={at} />;
}

/** Plans a promotion in three steps, with what it gives for a cart beside it. */
export function PromotionEditor({ detail, at }: { detail?: PromotionDetail; at: number }) {
  const t = useTranslations('merchantPromotions');
  const page = usePage();
  const { data: choices } = useQuery(promotionChoicesQuery(page));
  const { form, validate, goTo } = usePromotionForm({ detail, at });
  const back = useLastList('promotions', '/merchant/promotion');
  const one = detail?.Promotion;
  const mayChange = one?.MayChange ?? true;
  const step = (name: keyof typeof FIELDS, children: ReactNode): Section => ({
    title: t(`steps.${name}`),
    fields: FIELDS[name],
    hasPanels: true,
    children: (
      <fieldset className={classes.step} disabled={!mayChange}>
        {children}
      </fieldset>
    ),
  });
  const steps = (
    <FormSteps
      form={form}
      validate={validate}
      place={{ at, goTo }}
      sections={[
        step('info', <InfoStep form={form} groups={choices?.Groups ?? []} />),
        step('condition', <ConditionStep form={form} />),
        step('audience', <AudienceStep form={form} choices={choices} named={detail} />),
      ]}
    />
  );
  const kept = one && { id: one.PromotionId, version: one.Version };
  const [isAsked, setIsAsked] = useState(false);
  const means = whatSavingMeans({
    wasEnabled: one?.FlagEnabled === 'Y',
    isEnabled: form.values.IsEnabled,
    changed: form.changed,
  });
  const submit = async (): Promise<void> => {
    // What is wrong is said first.
    if (means && Object.keys(validate(form.values)).length === 0) setIsAsked(true);
    else await form.submit();
  };
  return (
    <DetailPage
      title={t(one ? 'one' : 'add')}
      back={{ to: back, label: t('title') }}
      list="promotions"
      {...(one && {
        facts: <UserText>{nameOfPromotion(one, page.locale)}</UserText>,
        status: <PromotionStatus status={one.Status} />,
        actions: <Actions id={one.PromotionId} />,
      })}
      side={
        <>
          <PromotionPreview values={form.values} />
          <PromotionOverlaps values={form.values} kept={kept} />
          <PromotionReplay values={form.values} kept={kept} />
          {one && <RecordHistory subject={`promotion/${one.PromotionId}`} />}
        </>
      }
    >
      {mayChange ? (
        <>
          <RecordForm form={{ ...form, submit }} submit={t(one ? 'save' : 'create')}>
            {one?.Status === 'CURRENT' && form.changed.length > 0 && <Note tone="info">{t('running')}</Note>}
            {steps}
          </RecordForm>
          {isAsked && means && (
            <AskBeforeSaving
              means={means}
              values={form.values}
              kept={kept}
              onConfirm={() => {
                setIsAsked(false);
                void form.submit();
              }}
              onClose={() => setIsAsked(false)}
            />
          )}
        </>
      ) : (
        <>
          <Note tone="info">{t('ofOthers')}</Note>
          {steps}
        </>
      )}
    </DetailPage>
  );
}

function Actions({ id }: { id: string }) {
  const t = useTranslations('merchantPromotions.menu');
  const { copy, busy } = useCopyPromotion();
  return (
    <>
      <Button variant="default" size="md" loading={busy} onClick={() => void copy(id)}>
        {t('copy')}
      </Button>
      <Button
        variant="default"
        size="md"
        component={AppLink}
        to={`/merchant/promotion/${encodeURIComponent(id)}/results`}
      >
        {t('results')}
      </Button>
    </>
  );
}
