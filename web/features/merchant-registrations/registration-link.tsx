import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { Note } from '../../ui/feedback/note.tsx';
import classes from './registration-link.module.css';
import { registrationLinkQuery } from './registrations.queries.ts';

/** What the customer scans to register on the own phone. */
export function RegistrationLink({ dist }: { dist: string }) {
  const t = useTranslations('merchantRegistrations.byStaff');
  const page = usePage();
  const { data: link, isError, refetch } = useQuery(registrationLinkQuery(page, dist));
  const copy = async (url: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ kind: 'success', message: t('copied'), milliseconds: TOAST_MS.other });
    } catch {
      // A browser that keeps it from pages: the address stands there to be marked.
      showToast({ kind: 'info', message: t('copyByHand'), milliseconds: TOAST_MS.other });
    }
  };
  return (
    <section className={classes.link} aria-labelledby="registration-link">
      <div className={classes.code}>
        {link && (
          <img
            src={`data:image/svg+xml,${encodeURIComponent(link.Qr)}`}
            alt={t('qr')}
            width={200}
            height={200}
          />
        )}
      </div>
      <div className={classes.words}>
        <h2 id="registration-link" className={classes.heading}>
          {t('scan')}
        </h2>
        <p>{t('scanWhy')}</p>
        {link && (
          <>
            <p className={classes.address}>{link.Url}</p>
            <Button variant="default" size="md" onClick={() => void copy(link.Url)}>
              {t('copy')}
            </Button>
          </>
        )}
        {isError && (
          <Note tone="warning" title={t('linkFailed')}>
            <Button variant="default" size="md" onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          </Note>
        )}
      </div>
    </section>
  );
}
