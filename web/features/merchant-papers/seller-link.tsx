import { useTranslations } from '../../i18n/use-translations.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import classes from './merchant-papers.module.css';

/** From a center to who sells there. */
export function SellerLink({ saleUnit }: { saleUnit: string }) {
  const t = useTranslations('merchantCenters');
  return (
    <Panel title={t('seller')}>
      <p>{t('sellerWhy')}</p>
      <AppLink className={classes.link} to={`/merchant/center/${encodeURIComponent(saleUnit)}/seller`}>
        {t('sellerOpen')}
      </AppLink>
    </Panel>
  );
}
