import { useQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { kindPath, QUALITY } from '../merchant-quality/finding-paths.ts';
import { countInWords } from '../merchant-quality/quality-page.tsx';
import { countsQuery } from '../merchant-quality/quality.queries.ts';
import { useStaff } from '../staff/use-staff.ts';
import classes from './merchant-home.module.css';
import { chartsOf } from './merchant-home.queries.ts';

/** What is wrong with the products of the shop, for who may open them; nothing where all is well. */
export function HomeFindings() {
  const t = useTranslations('merchantQuality');
  const isOpen = chartsOf(useStaff()).products;
  const { data } = useQuery({ ...countsQuery(usePage()), enabled: isOpen });
  const wrong = data?.counts.filter(({ Count }) => Count > 0) ?? [];
  if (wrong.length === 0) return null;
  return (
    <Panel
      title={t('home')}
      action={
        <AppLink to={QUALITY} className={classes.all}>
          {t('toAll')}
        </AppLink>
      }
    >
      <ul className={classes.best}>
        {wrong.map((one) => (
          <li key={one.Kind} className={classes.seller}>
            <AppLink to={kindPath(one.Kind)}>{t(`kinds.${one.Kind}.name`)}</AppLink>
            <span>
              {one.Kind === 'emptyCategory'
                ? t('categories', { count: countInWords(one) })
                : t('products', { count: countInWords(one) })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
