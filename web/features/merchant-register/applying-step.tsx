import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { useHydrated } from '../../ui/interaction/use-hydrated.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { IconPhone } from '../../ui/theme/icons.ts';
import classes from '../session/sign-in/sign-in.module.css';
import { holds, keepApplying, readApplying, type ApplyingDraft, type NumberProof } from './applying-draft.ts';
import { placeOf, STEP_PATHS, type Step } from './applying-steps.ts';
import own from './merchant-register.module.css';

export type InStep = {
  draft: ApplyingDraft;
  proof: NumberProof;
  /** Keeps a part of what was typed or chosen. */
  keep: (part: Partial<ApplyingDraft>) => void;
  /** To a step; to the next one if none is named. */
  goOn: (to?: Step) => Promise<void>;
};

/** The frame of a step: how far one has come, its title, the way back. Without a proved number it leads to the first step. */
export function ApplyingStep({ step, children }: { step: Step; children: (given: InStep) => ReactNode }) {
  const t = useTranslations('merchantRegister');
  const hydrated = useHydrated();
  return (
    <div className={classes.page}>
      {hydrated ? <Step step={step}>{children}</Step> : <PageTitle>{t(`steps.${step}`)}</PageTitle>}
    </div>
  );
}

function Step({ step, children }: { step: Step; children: (given: InStep) => ReactNode }) {
  const t = useTranslations('merchantRegister');
  const { bootstrap, locale } = usePage();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => readApplying(sessionStorage, bootstrap));
  const { number, of, before } = placeOf(step, draft.kind);
  const { proof } = draft;
  const title = t(`steps.${step}`);
  if (!proof || !holds(proof))
    return (
      <>
        <PageTitle>{title}</PageTitle>
        <EmptyState icon={<IconPhone size={32} />} title={t(proof ? 'proofOver' : 'proofMissing')}>
          <Button component={AppLink} to="/merchant/register" size="lg">
            {t('prove')}
          </Button>
        </EmptyState>
      </>
    );
  const keep = (part: Partial<ApplyingDraft>): void => {
    keepApplying(sessionStorage, bootstrap, part);
    setDraft((now) => ({ ...now, ...part }));
  };
  const goOn = async (to?: Step): Promise<void> => {
    const { kind } = readApplying(sessionStorage, bootstrap);
    const next = to ?? placeOf(step, kind).after;
    if (next) await navigate(localePath(locale, STEP_PATHS[next]));
  };
  return (
    <>
      <div className={own.progress}>
        <span>{t('progress', { number: String(number), of: String(of) })}</span>
        <progress className={own.bar} max={of} value={number} aria-hidden />
      </div>
      <PageTitle>{title}</PageTitle>
      {children({ draft, proof, keep, goOn })}
      {before && (
        <Button component={AppLink} to={STEP_PATHS[before]} variant="subtle" color="gray" size="md">
          {t('back')}
        </Button>
      )}
    </>
  );
}
