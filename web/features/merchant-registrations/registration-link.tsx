import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { ScannedLink } from '../../merchant-ui/scanned-link.tsx';
import { usePage } from '../../page/page-context.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { registrationLinkQuery } from './registrations.queries.ts';

/** What the customer scans to register on the own phone. */
export function RegistrationLink({ dist }: { dist: string }) {
  const t = useTranslations('merchantRegistrations.byStaff');
  const page = usePage();
  const { data: link, isError, refetch } = useQuery(registrationLinkQuery(page, dist));
  return (
    <ScannedLink title={t('scan')} why={t('scanWhy')} alt={t('qr')} link={link}>
      {isError && (
        <Note tone="warning" title={t('linkFailed')}>
          <Button variant="default" size="md" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </Note>
      )}
    </ScannedLink>
  );
}
