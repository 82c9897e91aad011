import { useNavigate } from 'react-router';
import { localePath } from '../../../i18n/locale-path.ts';
import { useTranslations } from '../../../i18n/use-translations.tsx';
import { usePage } from '../../../page/page-context.ts';
import { useVisitor } from '../../session/visitor/use-visitor.ts';
import { listPath, type ListSearch } from './list-search.ts';
import classes from './list-head.module.css';

/** In the shop's own order or by price; without prices there is nothing to choose. */
export function SortChoice({ search }: { search: ListSearch }) {
  const t = useTranslations('catalogue.sort');
  const { locale, config } = usePage();
  const { guest } = useVisitor();
  const navigate = useNavigate();
  if (guest && !config.get('GUEST_CATALOG_PRICE_ENABLED')) return null;
  const choose = (value: string): void => {
    const sort = value === 'asc' || value === 'desc' ? value : undefined;
    void navigate(localePath(locale, listPath({ ...search, sort })), { preventScrollReset: true });
  };
  return (
    <label className={classes.sort}>
      <span>{t('label')}</span>
      <select
        className={classes.select}
        aria-label={t('label')}
        value={search.sort ?? ''}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value="">{t('recommended')}</option>
        <option value="asc">{t('asc')}</option>
        <option value="desc">{t('desc')}</option>
      </select>
    </label>
  );
}
