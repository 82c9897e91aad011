import { merchantPages } from '#domain/access/merchant-pages.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Picture } from '../../ui/display/picture.tsx';
import classes from './merchant-home.module.css';
import { merchantHomeQuery } from './merchant-home.queries.ts';

/** What runs out at the center, the fewest first. */
export function LowStock() {
  const t = useTranslations('merchantHome');
  const { data } = useQuery(merchantHomeQuery(usePage()));
  if (!data?.LowStock) return null;
  return (
    <Panel
      title={t('lowStock')}
      action={
        <AppLink to={merchantPages.lowStock.path} className={classes.all}>
          {t('allLow')}
        </AppLink>
      }
    >
      {data.LowStock.length === 0 ? (
        <p>{t('enough')}</p>
      ) : (
        <ul className={classes.products}>
          {data.LowStock.map(({ P_Code, PRODUCTNAME, PIC_FILENAME, StockAvailable }) => (
            <li key={P_Code} className={classes.product}>
              <span className={classes.picture}>
                <Picture src={PIC_FILENAME} alt="" width={40} height={40} />
              </span>
              <span>
                <UserText>{PRODUCTNAME}</UserText>
                <span className={classes.code}>{P_Code}</span>
              </span>
              <strong className={classes.pieces} data-gone={StockAvailable <= 0 || undefined}>
                {StockAvailable <= 0 ? t('gone') : t('left', { count: StockAvailable })}
              </strong>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
