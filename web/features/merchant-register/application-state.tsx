import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#domain/time/dates.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Facts } from '../../merchant-ui/facts.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { useHydrated } from '../../ui/interaction/use-hydrated.ts';
import { IconDone, IconPhone, IconWaiting } from '../../ui/theme/icons.ts';
import { ConfirmedButton } from '../confirm/confirmed-button.tsx';
import classes from '../session/sign-in/sign-in.module.css';
import { bearer, keepApplicantToken, readApplicantToken } from './applicant-token.ts';
import { sendImages } from './apply.ts';
import { applyingApi } from './applying-api.ts';
import { IMAGE_FIELDS, readImage, type ImageField as Field } from './applying-images.ts';
import { ImageField } from './image-field.tsx';
import own from './merchant-register.module.css';
import { ownApplicationQuery } from './merchant-register.queries.ts';
import { OwnBank } from './own-bank.tsx';

type Application = CallAnswer<'ownApplication'>;

/** How the application stands, and what can be done meanwhile (R-42h). */
export function ApplicationState() {
  const t = useTranslations('merchantRegister.state');
  const page = usePage();
  const { bootstrap } = page;
  const hydrated = useHydrated();
  const [isForgotten, setForgotten] = useState(false);
  const token = hydrated && !isForgotten ? readApplicantToken(localStorage, bootstrap) : undefined;
  const { data, isError, refetch } = useQuery(ownApplicationQuery(page, token));
  const forget = (): void => {
    keepApplicantToken(localStorage, bootstrap, undefined);
    setForgotten(true);
  };
  if (!hydrated) return <LoadingState />;
  if (token === undefined || data === null)
    return (
      <EmptyState icon={<IconPhone size={32} />} title={t(isForgotten ? 'withdrawn' : 'unknown.title')}>
        {!isForgotten && <p className={classes.intro}>{t('unknown.text')}</p>}
        <Button component={AppLink} to="/merchant/register" size="lg" fullWidth onClick={forget}>
          {t(isForgotten ? 'anew' : 'unknown.prove')}
        </Button>
      </EmptyState>
    );
  if (!data)
    return isError ? (
      <Note tone="error" title={t('failed')} live>
        <Button size="md" variant="default" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </Note>
    ) : (
      <LoadingState />
    );
  return (
    <>
      <Told application={data} onForget={forget} />
      <About application={data} />
      {data.State === 'waiting' && <OwnBank bank={data.Bank} token={token} />}
      {data.State === 'waiting' && data.SaleUnit !== '' && <Photos application={data} token={token} />}
      {data.State === 'waiting' && (
        <ConfirmedButton
          label={t('withdraw')}
          ask={t('withdrawQuestion')}
          text={t('withdrawText')}
          confirm={t('withdraw')}
          keep={t('keep')}
          tone="danger"
          work={async () => {
            await applyingApi(page).withdrawApplication({ headers: bearer(token) });
            forget();
          }}
        />
      )}
    </>
  );
}

function Told({
  application: { State, Reason },
  onForget,
}: {
  application: Application;
  onForget: () => void;
}) {
  const t = useTranslations('merchantRegister.state');
  if (State === 'approved')
    return (
      <EmptyState icon={<IconDone size={32} />} title={t('approved.title')}>
        <p className={classes.intro}>{t('approved.text')}</p>
        <Button component={AppLink} to="/merchant/login" size="lg" fullWidth>
          {t('approved.login')}
        </Button>
      </EmptyState>
    );
  if (State === 'refused')
    return (
      <EmptyState icon={<IconWaiting size={32} />} title={t('refused.title')}>
        <p>
          <UserText>{Reason}</UserText>
        </p>
        <Button component={AppLink} to="/merchant/register" size="lg" fullWidth onClick={onForget}>
          {t('anew')}
        </Button>
      </EmptyState>
    );
  return (
    <EmptyState icon={<IconWaiting size={32} />} title={t('waiting.title')}>
      <p className={classes.intro}>{t('waiting.text')}</p>
    </EmptyState>
  );
}

function About({ application }: { application: Application }) {
  const t = useTranslations('merchantRegister.state');
  const { locale } = usePage();
  const { Name, Mobile, NewCenterName, CenterNames, AppliedAt } = application;
  const centers = [NewCenterName, ...CenterNames].filter((name) => name !== '').join(', ');
  return (
    <Facts
      facts={[
        { label: t('name'), value: <UserText>{Name}</UserText> },
        { label: t('mobile'), value: Mobile },
        { label: t('centers'), value: <UserText>{centers}</UserText> },
        { label: t('appliedAt'), value: formatDate(new Date(AppliedAt), locale, 'dayTime') },
      ]}
    />
  );
}

/** What is stored of the photos, and what was not sent yet. */
function Photos({ application, token }: { application: Application; token: string }) {
  const t = useTranslations('merchantRegister.state');
  const page = usePage();
  const { bootstrap, locale } = page;
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { SaleUnit: saleUnit, Photos: stored } = application;
  const unsent = IMAGE_FIELDS.some((field) => readImage(sessionStorage, bootstrap, field) !== undefined);
  const shown = (field: Field) => {
    if (field === 'shopImage') {
      const [first] = stored.shopImages;
      return first ? { url: first.Url, isPicture: true } : null;
    }
    const file = stored[field];
    return file && { url: file.Url, isPicture: file.IsPicture };
  };
  const told = async (): Promise<void> => {
    await client.invalidateQueries({ queryKey: ['merchant-application', locale] });
  };
  const again = async (): Promise<void> => {
    setBusy(true);
    await sendImages(page, { token, saleUnit });
    await told();
    setBusy(false);
  };
  return (
    <section className={own.choices} aria-label={t('photos')}>
      <h2 className={own.heading}>{t('photos')}</h2>
      {unsent && (
        <Note tone="warning" title={t('unsent')} live>
          <Button size="md" loading={busy} onClick={() => void again()}>
            {t('sendAgain')}
          </Button>
        </Note>
      )}
      {IMAGE_FIELDS.map((field) => (
        <ImageField
          key={field}
          field={field}
          current={shown(field)}
          send={async (file, onProgress) => {
            const files = { [field]: file };
            await applyingApi(page).setCenterPhotos({
              body: { saleUnit },
              files,
              headers: bearer(token),
              onProgress,
            });
            await told();
          }}
        />
      ))}
    </section>
  );
}
