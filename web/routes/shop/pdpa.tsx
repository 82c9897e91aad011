import { useQuery } from '@tanstack/react-query';
import { BrowserChoice } from '../../features/consent/browser-choice.tsx';
import { consentPurposesQuery } from '../../features/consent/consents.queries.ts';
import { NoticeRead, OwnChoices } from '../../features/consent/own-choices.tsx';
import { ContentBody } from '../../features/content/content-body.tsx';
import { contentQuery } from '../../features/content/content.queries.ts';
import { useVisitor } from '../../features/session/visitor/use-visitor.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage, need, optional } from '../../page/define-page.ts';
import { usePage } from '../../page/page-context.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { ButtonLink } from '../../ui/form/plain-button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

const NOTICE = 'pdpa';

export const handle = definePage({
  messages: ['consents'],
  // What the shop says of people's data can be read before one signs in.
  access: 'anyone',
  queries: (page) => [optional(need(contentQuery(page, NOTICE))), need(consentPurposesQuery(page))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /pdpa: the notice, and the choices that it speaks of (R-08c). */
export default function Pdpa() {
  const t = useTranslations('consents');
  const page = usePage();
  const { guest, acting } = useVisitor();
  // A shop may have no notice.
  const { data: notice } = useQuery({ ...contentQuery(page, NOTICE), enabled: false });
  const isOwn = !guest && !acting;
  return (
    <Stack narrow>
      <PageTitle>{t('title')}</PageTitle>
      <p>{t('intro')}</p>
      {notice && (
        <Panel title={notice.Title}>
          <ContentBody blocks={notice.Blocks} />
          {isOwn && <NoticeRead />}
        </Panel>
      )}
      <Panel title={t('choices')}>
        {isOwn && <OwnChoices />}
        {guest && (
          <Note tone="info" title={t('guest')}>
            <ButtonLink variant="default" to="/login?next=/pdpa">
              {t('login')}
            </ButtonLink>
          </Note>
        )}
        {acting && <p>{t('profile.acting')}</p>}
      </Panel>
      {!acting && <BrowserChoice />}
    </Stack>
  );
}
