import { CookieSettings } from '../../features/consent/cookie-settings.tsx';
import { ContentLink } from '../../features/content/content-link.tsx';
import { ProfilePicture } from '../../features/profile-picture/profile-picture.tsx';
import { PointsBalance } from '../../features/points/points-balance.tsx';
import { useUnreadDot } from '../../features/notifications/use-unread-dot.ts';
import {
  hasCredit,
  hasNewsList,
  hasPets,
  hasQuestions,
  mayChangePassword,
  mayEditProfile,
} from '../../features/own-profile/profile-pages.ts';
import { useLogout } from '../../features/session/visitor/use-logout.ts';
import { useVisitor } from '../../features/session/visitor/use-visitor.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage } from '../../page/define-page.ts';
import { usePage } from '../../page/page-context.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { useHelpPages } from '../../features/content/use-help-pages.ts';
import { creditLeft } from '../../shell/credit-balance.tsx';
import { LanguageSwitch } from '../../shell/language-switch.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import classes from './profile.module.css';

export const handle = definePage({
  messages: ['wishlist', 'ownProfile', 'files', 'coupons', 'consents', 'pets', 'questions'],
  access: 'customer',
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** Who is signed in, and the account's actions: the phone's way to history, language and logout. */
export default function Profile() {
  const t = useTranslations('shell');
  const wishlist = useTranslations('wishlist');
  const coupons = useTranslations('coupons');
  const consents = useTranslations('consents.profile');
  const own = useTranslations('ownProfile');
  const pets = useTranslations('pets');
  const questions = useTranslations('questions');
  const dot = useUnreadDot();
  const { config } = usePage();
  const user = useVisitor();
  const { CUSTOMERNAME, ActiveDCName, acting } = user;
  const logout = useLogout();
  const help = useHelpPages();
  const asked = { config, acting };
  const pages = [
    { to: '/history', name: t('menu.history'), shown: config.get('HISTORY_MENU_ENABLED') },
    { to: '/profile/showProfile', name: own('showTitle'), shown: !acting },
    { to: '/profile/editProfile', name: own('editTitle'), shown: mayEditProfile(asked) },
    { to: '/profile/changePassword', name: own('passwordTitle'), shown: mayChangePassword(asked) },
    { to: '/profile/address', name: own('addresses'), shown: true },
    { to: '/profile/petInformation', name: pets('title'), shown: hasPets(asked) },
    { to: '/profile/groupQA', name: questions('title'), shown: hasQuestions(asked) },
    { to: '/profile/newslist', name: own('newsTitle'), shown: hasNewsList(asked) },
    {
      to: '/profile/credit',
      name: t('menu.credit'),
      shown: hasCredit(asked) && creditLeft({ config, user }) !== undefined,
    },
    { to: '/profile/mycoupon', name: coupons('ownTitle'), shown: true },
    { to: '/profile/wishlist', name: wishlist('title'), shown: true },
    { to: '/profile/consents', name: consents('menu'), shown: !acting },
  ].filter(({ shown }) => shown);
  return (
    <div className={classes.page}>
      <PageTitle hidden>{t('menu.profile')}</PageTitle>
      <div>
        <p className={classes.name}>
          <UserText>{CUSTOMERNAME}</UserText>
        </p>
        <p>
          <PointsBalance />
        </p>
        {ActiveDCName !== '' && <p className={classes.center}>{t('center', { name: ActiveDCName })}</p>}
      </div>
      {!acting && <ProfilePicture />}
      <ul className={classes.list}>
        {pages.map(({ to, name }) => (
          <li key={to}>
            <AppLink to={to}>{name}</AppLink>
          </li>
        ))}
        <li>
          <AppLink to="/notifications">
            {t('menu.notifications')}
            {dot}
          </AppLink>
        </li>
        <li>
          <LanguageSwitch long />
        </li>
        {help.map(({ to, name }) => (
          <li key={to} className={classes.phone}>
            <ContentLink to={to}>{name}</ContentLink>
          </li>
        ))}
        {config.get('COOKIE_CONSENT_ENABLED') && (
          <li className={classes.phone}>
            <CookieSettings />
          </li>
        )}
        {!config.does('HOST_APP_ACCOUNT') && (
          <li>
            <button type="button" onClick={logout}>
              {t('logout')}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}
