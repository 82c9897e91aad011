import { formatDate } from '#domain/time/dates.ts';
import { OwnPart } from '../../features/own-profile/own-part.tsx';
import { LinkedSignIns } from '../../features/external-sign-in/linked-sign-ins.tsx';
import classes from '../../features/own-profile/own-profile.module.css';
import {
  ownProfileQuery,
  ownSignInsQuery,
  type OwnProfile,
} from '../../features/own-profile/own-profile.queries.ts';
import { mayChangePassword, mayEditProfile } from '../../features/own-profile/profile-pages.ts';
import { useVisitor } from '../../features/session/visitor/use-visitor.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage, need, optional } from '../../page/define-page.ts';
import { usePage } from '../../page/page-context.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { ButtonLink } from '../../ui/form/plain-button.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = definePage({
  messages: ['ownProfile', 'signIns'],
  access: 'customer',
  queries: (page) => [optional(need(ownProfileQuery(page))), optional(need(ownSignInsQuery(page)))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /profile/showProfile (R-27j): what the shop knows of the customer, and the ways to change it. */
export default function ProfileShow() {
  const t = useTranslations('ownProfile');
  const { acting } = useVisitor();
  return (
    <Stack narrow>
      <PageTitle>{t('showTitle')}</PageTitle>
      <OwnPart closed={acting ? t('acting') : undefined}>{(profile) => <Facts profile={profile} />}</OwnPart>
      <OwnSignIns />
    </Stack>
  );
}

function Facts({ profile }: { profile: OwnProfile }) {
  const t = useTranslations('ownProfile');
  const { config, locale } = usePage();
  const { ActiveDCName, acting } = useVisitor();
  const facts = [
    [t('name'), profile.Name],
    [t('code'), profile.CustomerCode],
    [t('username'), profile.Username],
    [t('mobile'), profile.Mobile],
    [t('email'), profile.Email],
    [t('center'), ActiveDCName],
    [t('since'), formatDate(new Date(profile.Since), locale)],
  ] as const;
  return (
    <>
      <dl className={classes.facts}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <UserText>{value}</UserText>
              </dd>
            </div>
          ))}
      </dl>
      <div className={classes.buttons}>
        {mayEditProfile({ config, acting }) && (
          <ButtonLink to="/profile/editProfile">{t('editTitle')}</ButtonLink>
        )}
        {mayChangePassword({ config, acting }) && (
          <ButtonLink variant="default" to="/profile/changePassword">
            {t('passwordTitle')}
          </ButtonLink>
        )}
        <ButtonLink variant="default" to="/profile/address">
          {t('addresses')}
        </ButtonLink>
      </div>
    </>
  );
}

/** None is shown to a salesman who orders for the customer. */
function OwnSignIns() {
  const { api, config } = usePage();
  const { acting } = useVisitor();
  if (acting) return null;
  const remove = async (Id: string) => (await api.removeOwnSignIn({ body: { Id } })).Data;
  return (
    <LinkedSignIns
      query={ownSignInsQuery({ api })}
      remove={mayEditProfile({ config, acting }) ? remove : undefined}
    />
  );
}
