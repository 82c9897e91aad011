import { useTranslations } from '../../i18n/use-translations.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { useStaff } from '../staff/use-staff.ts';
import classes from './merchant-home.module.css';

/** What a shop needs before it sells, in this order, and the page of each. */
const STEPS = [
  { step: 'center', page: 'centers', to: '/merchant/center/new' },
  { step: 'categories', page: 'categories', to: '/merchant/category/new' },
  { step: 'products', page: 'imports', to: '/merchant/import' },
  { step: 'banner', page: 'content', to: '/merchant/content/banner/new' },
  { step: 'people', page: 'staff', to: '/merchant/staff/new' },
] as const;

/** In place of today's figures while the shop has no center that could have any. */
export function StartHere() {
  const t = useTranslations('merchantHome.start');
  const { Pages } = useStaff();
  const steps = STEPS.filter(({ page }) => Pages.includes(page));
  return (
    <Panel title={t('title')}>
      <p>{t(steps.length === 0 ? 'wait' : 'text')}</p>
      <ol className={classes.steps}>
        {steps.map(({ step, to }) => (
          <li key={step}>
            <AppLink to={to} className={classes.step}>
              <strong>{t(`steps.${step}`)}</strong>
              <span>{t(`texts.${step}`)}</span>
            </AppLink>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
