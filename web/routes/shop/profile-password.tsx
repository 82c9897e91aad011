import { ChangeOwnPassword } from '../../features/own-profile/change-own-password.tsx';
import { OwnPart } from '../../features/own-profile/own-part.tsx';
import { ownProfileQuery } from '../../features/own-profile/own-profile.queries.ts';
import { mayChangePassword } from '../../features/own-profile/profile-pages.ts';
import { useVisitor } from '../../features/session/visitor/use-visitor.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage, need, optional } from '../../page/define-page.ts';
import { usePage } from '../../page/page-context.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = definePage({
  messages: ['ownProfile', 'session', 'staff'],
  access: 'customer',
  queries: (page) => [optional(need(ownProfileQuery(page)))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /profile/changePassword (R-27d). */
export default function ProfilePassword() {
  const t = useTranslations('ownProfile');
  const { config } = usePage();
  const { acting } = useVisitor();
  const why = acting ? 'acting' : config.does('HOST_APP_ACCOUNT') ? 'hostApp' : 'noPasswords';
  const closed = mayChangePassword({ config, acting }) ? undefined : t(why);
  return (
    <Stack narrow>
      <PageTitle>{t('passwordTitle')}</PageTitle>
      <OwnPart closed={closed}>{(profile) => <ChangeOwnPassword profile={profile} />}</OwnPart>
    </Stack>
  );
}
