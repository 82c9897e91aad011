import { CookieSettings } from '../features/consent/cookie-settings.tsx';
import { ContentLink } from '../features/content/content-link.tsx';
import { useTranslations } from '../i18n/use-translations.tsx';
import { usePage } from '../page/page-context.ts';
import { CertificatePopup } from './certificate-popup.tsx';
import { shopName } from './shop-name.ts';
import classes from './footer.module.css';

const SOCIAL = [
  ['SOCIAL_LINE_URL', 'LINE'],
  ['SOCIAL_FACEBOOK_URL', 'Facebook'],
  ['SOCIAL_INSTAGRAM_URL', 'Instagram'],
] as const;

/** About, privacy, social links and the registration certificate, each only when configured; on the desktop only. */
export function Footer() {
  const t = useTranslations('shell.footer');
  const page = usePage();
  const { config, locale } = page;
  const about = config.get(locale === 'th' ? 'FOOTER_ABOUT_TH' : 'FOOTER_ABOUT_EN');
  const privacy = config.get('PRIVACY_POLICY_URL');
  const certificate = config.get('BUSINESS_CERTIFICATE_URL');
  const social = SOCIAL.filter(([key]) => config.get(key) !== '');
  return (
    <footer className={classes.footer}>
      <div className={classes.row}>
        <div className={classes.about}>
          <p className={classes.heading}>{shopName(page)}</p>
          {about !== '' && <p>{about}</p>}
        </div>
        <ul className={classes.links}>
          {privacy !== '' && (
            <li>
              <ContentLink to={privacy}>{t('privacy')}</ContentLink>
            </li>
          )}
          {certificate !== '' && (
            <li>
              <CertificatePopup src={certificate} />
            </li>
          )}
          {config.get('COOKIE_CONSENT_ENABLED') && (
            <li>
              <CookieSettings className={classes.button} />
            </li>
          )}
        </ul>
        {social.length > 0 && (
          <div>
            <p className={classes.heading}>{t('follow')}</p>
            <ul className={classes.links}>
              {social.map(([key, name]) => (
                <li key={key}>
                  <a href={config.get(key)} rel="noopener" target="_blank">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </footer>
  );
}
