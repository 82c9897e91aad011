import { Suspense } from 'react';
import type { ContentKind } from '#domain/text/written-content.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { DayField } from '../../merchant-ui/day-field.tsx';
import { CheckRow } from '../../merchant-ui/form/check-row.tsx';
import { FormSection } from '../../merchant-ui/form/form-section.tsx';
import { RecordForm } from '../../merchant-ui/form/record-form.tsx';
import type { RecordForm as Form } from '../../merchant-ui/form/use-record-form.ts';
import { lazyComponent } from '../../page/lazy-component.ts';
import { usePage } from '../../page/page-context.ts';
import { SelectField, TextAreaField, TextField } from '../../ui/form/field.tsx';
import { useHydrated } from '../../ui/interaction/use-hydrated.ts';
import { FileField } from '../files/file-field.tsx';
import type { ContentValues } from './content-values.ts';
import { LinkField } from './link-field.tsx';
import classes from './merchant-content.module.css';

/** The editor comes with some hundred kilobytes, which nobody but who writes a text needs. */
const ContentEditor = lazyComponent(() => import('./content-editor.tsx'));

/** As large as the server keeps it. */
const SIDE = 2400;

type Props = {
  form: Form<ContentValues>;
  kind: ContentKind;
  /** Not changed any more once it is there. */
  isNew: boolean;
  centers: readonly { Code: string; Name: string }[];
  submit: string;
};

/** What is written of a banner, news or a page. */
export function ContentForm({ form, kind, isNew, centers, submit }: Props) {
  const t = useTranslations('merchantContent.form');
  const { field, check } = form;
  const codeLabel = useCodeLabel();
  const allCenters = useAllCenters();
  return (
    <RecordForm form={form} submit={submit}>
      <FormSection title={t('words')}>
        {kind === 'C' && isNew && (
          <div data-wide>
            <TextField
              {...field('code')}
              label={codeLabel}
              description={t('codeWhy')}
              autoComplete="off"
              spellCheck={false}
              maxLength={40}
            />
          </div>
        )}
        <TextField {...field('titleTh')} lang="th" label={t('titleTh')} autoComplete="off" maxLength={200} />
        <TextField
          {...field('titleEn')}
          lang="en"
          label={t('titleEn')}
          description={t('englishWhy')}
          autoComplete="off"
          maxLength={200}
        />
        <TextAreaField {...field('summaryTh')} lang="th" label={t('summaryTh')} maxLength={500} />
        <TextAreaField {...field('summaryEn')} lang="en" label={t('summaryEn')} maxLength={500} />
        {kind === 'B' ? (
          <div data-wide>
            <CheckRow {...check('showsWords')} hint={t('showsWordsWhy')}>
              {t('showsWords')}
            </CheckRow>
          </div>
        ) : (
          <>
            <BodyField form={form} name="bodyTh" lang="th" />
            <BodyField form={form} name="bodyEn" lang="en" />
          </>
        )}
      </FormSection>
      {kind !== 'C' && <Pictures form={form} kind={kind} />}
      <FormSection title={t('where')}>
        {kind === 'B' && <LinkField form={form} />}
        {kind !== 'C' && (
          <SelectField
            {...field('saleUnit')}
            label={t('center')}
            data={[
              { value: '', label: allCenters },
              ...centers.map(({ Code, Name }) => ({ value: Code, label: Name })),
            ]}
          />
        )}
        <Moment form={form} day="firstDay" time="firstTime" />
        <Moment form={form} day="lastDay" time="lastTime" />
      </FormSection>
    </RecordForm>
  );
}

const useCodeLabel = (): string => useTranslations('merchantContent')('code');
const useAllCenters = (): string => useTranslations('merchantContent')('allCenters');

type BodyProps = { form: Form<ContentValues>; name: 'bodyTh' | 'bodyEn'; lang: 'th' | 'en' };

function BodyField({ form, name, lang }: BodyProps) {
  const t = useTranslations('merchantContent');
  const isHydrated = useHydrated();
  const waiting = <p className={classes.opening}>{t('editor.loading')}</p>;
  return (
    <div data-wide data-called={t(`form.${name}`)}>
      <p className={classes.label} aria-hidden>
        {t(`form.${name}`)}
      </p>
      <input type="hidden" data-field={name} />
      {isHydrated ? (
        <Suspense fallback={waiting}>
          <ContentEditor
            label={t(`form.${name}`)}
            lang={lang}
            value={form.values[name]}
            onChange={(text) => form.set(name, text)}
          />
        </Suspense>
      ) : (
        waiting
      )}
      {form.field(name).error !== undefined && <p className={classes.wrong}>{form.field(name).error}</p>}
    </div>
  );
}

type PartProps = { form: Form<ContentValues> };

function Pictures({ form, kind }: PartProps & { kind: 'B' | 'N' }) {
  const t = useTranslations('merchantContent.form');
  const { api } = usePage();
  const { field, values } = form;
  const pictureField = (name: 'picture' | 'phonePicture', label: string, aspect: number) => (
    <div data-called={label}>
      <input type="hidden" data-field={name} />
      <FileField
        label={label}
        kind="picture"
        camera="environment"
        maxSide={SIDE}
        crop={{ aspect }}
        current={values[name] === '' ? null : { url: values[name], isPicture: true }}
        send={async (file, onProgress) => {
          const { Address } = await api.addContentPicture({ files: { picture: file }, onProgress });
          form.set(name, Address);
        }}
        remove={async () => form.set(name, '')}
      />
      {field(name).error !== undefined && <p className={classes.wrong}>{field(name).error}</p>}
    </div>
  );
  return (
    <FormSection title={t('pictures')}>
      {kind === 'B' ? (
        <>
          {pictureField('picture', t('wide'), 3)}
          {pictureField('phonePicture', t('phone'), 16 / 9)}
          <TextField
            {...field('altTh')}
            lang="th"
            label={t('altTh')}
            description={t('altWhy')}
            autoComplete="off"
            maxLength={200}
          />
          <TextField {...field('altEn')} lang="en" label={t('altEn')} autoComplete="off" maxLength={200} />
          <TextField
            {...field('colour')}
            label={t('colour')}
            placeholder="#rrggbb"
            autoComplete="off"
            spellCheck={false}
            maxLength={7}
          />
        </>
      ) : (
        pictureField('picture', t('one'), 16 / 9)
      )}
    </FormSection>
  );
}

type MomentProps = PartProps & { day: 'firstDay' | 'lastDay'; time: 'firstTime' | 'lastTime' };

/** A day, and the minute of it where midnight is not meant. */
function Moment({ form, day, time }: MomentProps) {
  const t = useTranslations('merchantContent.form');
  return (
    <div className={classes.moment}>
      <DayField
        name={day}
        label={t(day)}
        description={t(`${day}Why`)}
        day={form.values[day]}
        onDay={(next) => form.set(day, next)}
        error={form.field(day).error}
      />
      <TextField
        {...form.field(time)}
        size="md"
        type="time"
        label={t(time)}
        description={t('timeWhy')}
        autoComplete="off"
      />
    </div>
  );
}
