import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { userLang } from '../display/user-text.tsx';
import { AppLink } from '../interaction/app-link.tsx';
import { IconNext } from '../theme/icons.ts';
import classes from './section-head.module.css';

/** The heading of a part of a page, which the shop may have written, with the way to all of it. */
export function SectionHead({ title, all }: { title: string; all?: string }) {
  const t = useTranslations('shell');
  const { locale } = usePage();
  return (
    <div className={classes.head}>
      <h2 className={classes.title} lang={userLang(title, locale)}>
        {title}
      </h2>
      {all !== undefined && (
        <AppLink to={all} className={classes.all} aria-label={t('seeAllOf', { what: title })}>
          {t('seeAll')}
          <IconNext size={18} aria-hidden />
        </AppLink>
      )}
    </div>
  );
}
