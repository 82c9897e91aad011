import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { saveFile } from '../../merchant-ui/save-file.ts';
import { usePage } from '../../page/page-context.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import classes from './consent-choices.module.css';

const FORMATS = ['html', 'json'] as const;

/** All of the customer's data as a file, to read or for a program. */
export function OwnData() {
  const t = useTranslations('consents.profile.download');
  const { api } = usePage();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (format: (typeof FORMATS)[number]) => api.exportOwnData({ query: { format } }),
    onSuccess: saveFile,
    onError: useTellError(),
  });
  return (
    <Panel title={t('title')}>
      <p>{t('text')}</p>
      <div className={classes.downloads}>
        {FORMATS.map((format) => (
          <Button
            key={format}
            size="md"
            variant="default"
            loading={isPending && variables === format}
            disabled={isPending}
            onClick={() => mutate(format)}
          >
            {t(format)}
          </Button>
        ))}
      </div>
      <p>
        <AppLink className={classes.link} to="/profile/erase">
          {t('erase')}
        </AppLink>
      </p>
    </Panel>
  );
}
