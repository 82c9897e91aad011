import { useSuspenseQuery } from '@tanstack/react-query';
import { isOfBrowser } from '#domain/consent/purposes.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { ConsentChoice } from './consent-choice.tsx';
import { consentPurposesQuery } from './consents.queries.ts';
import { useConsent } from './use-consent.ts';

/** What is asked of this browser, with an account or without; nothing where the shop asks nobody. */
export function BrowserChoice() {
  const t = useTranslations('consents');
  const page = usePage();
  const { data: purposes } = useSuspenseQuery(consentPurposesQuery(page));
  const { consent, answer } = useConsent();
  const purpose = purposes.find(({ Purpose }) => isOfBrowser(Purpose));
  if (!purpose || !page.config.get('COOKIE_CONSENT_ENABLED')) return null;
  return (
    <Panel title={t('browser')}>
      <ConsentChoice
        purpose={purpose}
        chosen={consent === 'agreed' || (consent === 'refused' ? false : undefined)}
        disabled={consent === undefined}
        onChoose={answer}
      />
    </Panel>
  );
}
