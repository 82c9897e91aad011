import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { useHeard } from './heard.ts';
import classes from './notifications.module.css';
import { unreadQuery } from './notifications.queries.ts';
import { useReading } from './use-reading.ts';

/** Marks all up to the newest that is shown as read. It stays once it is pressed, so that the keyboard does, too. */
export function ReadAll({ upTo }: { upTo: string }) {
  const t = useTranslations('notifications');
  const { readAll } = useReading();
  const { data: unread = 0 } = useQuery({ ...unreadQuery(usePage()), enabled: useHeard() });
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const press = async (): Promise<void> => {
    if (unread === 0 || state === 'busy') return;
    setState('busy');
    setState((await readAll(upTo)) ? 'done' : 'idle');
  };
  return (
    <>
      <output className="hidden-visually">{state === 'done' && unread === 0 && t('allRead')}</output>
      {(unread > 0 || state !== 'idle') && (
        <button
          type="button"
          className={classes.action}
          aria-disabled={unread === 0 || state === 'busy'}
          onClick={() => void press()}
        >
          {t('readAll')}
        </button>
      )}
    </>
  );
}
