import { formatDate } from '#domain/time/dates.ts';
import { maintenanceWindow } from '#domain/time/maintenance.ts';
import { useTranslations } from '../i18n/use-translations.tsx';
import { usePage } from '../page/page-context.ts';
import classes from './banners.module.css';

/** Long ago: whether an announcement is over is the server's to say, so that a page needs no clock. */
const ANY_TIME = new Date(0);

/** "MA {from} - {to}" by setting (L-21). It is in the page from the start, and pushes nothing later. */
export function MaintenanceBanner() {
  const t = useTranslations('shell');
  const { config, locale } = usePage();
  const [from, to] = [config.get('MAINTENANCE_FROM'), config.get('MAINTENANCE_TO')];
  const announced = maintenanceWindow({ from, to }, ANY_TIME);
  if (!announced) return null;
  const [begin, end] = [announced.from, announced.to].map((at) => formatDate(at, locale, 'dayTime'));
  return (
    <output className={classes.maintenance}>{t('maintenance', { from: begin ?? '', to: end ?? '' })}</output>
  );
}
