import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import classes from '../session/sign-in/sign-in.module.css';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { externalProviderQuery } from './external-provider.queries.ts';
import { goToProvider } from './go-to-provider.ts';

/** The way in through the shop's OpenID provider, where it has one. */
export function ExternalButton() {
  const t = useTranslations('session.external');
  const page = usePage();
  const [search] = useSearchParams();
  const tellError = useTellError();
  const [leaving, setLeaving] = useState(false);
  const { data: name = '' } = useQuery(externalProviderQuery(page));
  if (name === '') return null;
  const leave = async (): Promise<void> => {
    setLeaving(true);
    try {
      await goToProvider(page, search.get('next') ?? '');
    } catch (error) {
      setLeaving(false);
      tellError(error);
    }
  };
  return (
    <>
      <p className={classes.or}>{t('or')}</p>
      <Button variant="default" size="lg" fullWidth loading={leaving} onClick={() => void leave()}>
        {t('through', { name })}
      </Button>
    </>
  );
}
