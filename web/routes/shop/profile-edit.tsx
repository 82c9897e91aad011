import { ChangeOwnMobile } from '../../features/own-profile/change-own-mobile.tsx';
import { EditOwnProfile } from '../../features/own-profile/edit-own-profile.tsx';
import { OwnPart } from '../../features/own-profile/own-part.tsx';
import { ownProfileQuery } from '../../features/own-profile/own-profile.queries.ts';
import { mayEditProfile } from '../../features/own-profile/profile-pages.ts';
import { useVisitor } from '../../features/session/visitor/use-visitor.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage, need, optional } from '../../page/define-page.ts';
import { usePage } from '../../page/page-context.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = definePage({
  messages: ['ownProfile', 'session'],
  access: 'customer',
  queries: (page) => [optional(need(ownProfileQuery(page)))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /profile/editProfile, and /profile/EditProfile, which is the same address to the router (R-27e). */
export default function ProfileEdit() {
  const t = useTranslations('ownProfile');
  const { config } = usePage();
  const { acting } = useVisitor();
  const closed = mayEditProfile({ config, acting }) ? undefined : t(acting ? 'acting' : 'hostApp');
  return (
    <Stack narrow>
      <PageTitle>{t('editTitle')}</PageTitle>
      <OwnPart closed={closed}>
        {(profile) => (
          <>
            <Panel title={t('person')}>
              <EditOwnProfile profile={profile} />
            </Panel>
            <Panel title={t('mobile')}>
              <ChangeOwnMobile profile={profile} />
            </Panel>
          </>
        )}
      </OwnPart>
    </Stack>
  );
}
