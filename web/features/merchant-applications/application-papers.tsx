import { Button } from '@mantine/core';
import { useState } from 'react';
import type { CallAnswer } from '#contract/schemas.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { usePage } from '../../page/page-context.ts';
import classes from '../merchant-registrations/registrations.module.css';
import { useTellError } from '../session/visitor/use-tell-error.ts';

type Shown = CallAnswer<'applicationImages'>['Images'];

/** Identity card and photos. They are asked for by a press alone, since each look is logged. */
export function ApplicationPapers({ code, images }: { code: string; images: readonly string[] }) {
  const t = useTranslations('merchantApplications');
  const { api } = usePage();
  const tellError = useTellError();
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState<Shown>();
  const look = async (): Promise<void> => {
    setBusy(true);
    try {
      setShown((await api.applicationImages({ params: { code }, body: {} })).Images);
    } catch (error) {
      tellError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Panel title={t('documents')}>
      {images.length === 0 && <p>{t('papersNone')}</p>}
      {images.length > 0 && !shown && (
        <Button variant="default" size="md" loading={busy} onClick={() => void look()}>
          {t('look')}
        </Button>
      )}
      {shown && <p className={classes.facts}>{t('logged')}</p>}
      {shown?.map(({ Image, Url, IsPicture }) =>
        IsPicture ? (
          <img key={Image} className={classes.document} src={Url} alt={t(`image.${Image}`)} />
        ) : (
          <a key={Image} className={classes.call} href={Url} target="_blank" rel="noreferrer">
            {`${t(`image.${Image}`)}: ${t('open')}`}
          </a>
        ),
      )}
    </Panel>
  );
}
