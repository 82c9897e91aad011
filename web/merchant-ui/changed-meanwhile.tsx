import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslations } from '../i18n/use-translations.tsx';
import { Note } from '../ui/feedback/note.tsx';
import classes from './form/record-form.module.css';

type Props = { onLoad: () => Promise<void>; onOverwrite: () => Promise<void> };

/** Somebody else has saved since the form was opened: nothing of it is lost, and the reader decides what counts. */
export function ChangedMeanwhile({ onLoad, onOverwrite }: Props) {
  const t = useTranslations('merchant.form.meanwhile');
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.scrollIntoView?.({ block: 'nearest' });
    note.current?.focus();
  }, []);
  return (
    <Note tone="error" title={t('title')} live ref={note}>
      <p>{t('text')}</p>
      <div className={classes.buttons}>
        <Button variant="default" size="md" onClick={() => void onLoad()}>
          {t('load')}
        </Button>
        <Button variant="default" size="md" onClick={() => void onOverwrite()}>
          {t('mine')}
        </Button>
      </div>
    </Note>
  );
}
