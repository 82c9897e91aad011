import { BrowserChoice } from '../../features/consent/browser-choice.tsx';
import { ConsentHistory } from '../../features/consent/consent-history.tsx';
import { consentPurposesQuery, ownConsentsQuery } from '../../features/consent/consents.queries.ts';
import { OwnChoices } from '../../features/consent/own-choices.tsx';
import { OwnData } from '../../features/consent/own-data.tsx';
import { useVisitor } from '../../features/session/visitor/use-visitor.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage, need, optional } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = definePage({
  messages: ['consents'],
  access: 'customer',
  comeBack: true,
  // A salesman who orders for a customer is refused the customer's own.
  queries: (page) => [need(consentPurposesQuery(page)), optional(need(ownConsentsQuery(page)))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /profile/consents: what the customer agreed to, withdrawn as easily as given, and the copy of their data (L-27, L-28). */
export default function ProfileConsents() {
  const t = useTranslations('consents');
  const { acting } = useVisitor();
  return (
    <Stack narrow>
      <PageTitle>{t('profile.title')}</PageTitle>
      {acting ? (
        <Note tone="info" title={t('profile.acting')} />
      ) : (
        <>
          <p>{t('profile.intro')}</p>
          <Panel title={t('choices')}>
            <OwnChoices />
          </Panel>
          <BrowserChoice />
          <OwnData />
          <ConsentHistory />
        </>
      )}
    </Stack>
  );
}
