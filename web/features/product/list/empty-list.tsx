import { Button } from '@mantine/core';
import { useTranslations } from '../../../i18n/use-translations.tsx';
import { AppLink } from '../../../ui/interaction/app-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { IconSearch } from '../../../ui/theme/icons.ts';
import { NoResults } from '../../search/no-results.tsx';
import { isNarrowed, listPath, type ListSearch } from './list-search.ts';

/** No product matches: says so, and where there is more. */
export function EmptyList({ search }: { search: ListSearch }) {
  const t = useTranslations('catalogue');
  if (search.text !== undefined) return <NoResults search={search} />;
  if (isNarrowed(search)) return <EmptyNarrowed search={search} />;
  return (
    <EmptyState icon={<IconSearch size={32} />} title={t('empty')}>
      <Button component={AppLink} to="/product/category" size="md">
        {t('toCategories')}
      </Button>
    </EmptyState>
  );
}

/** Nothing is left of the list: what narrows it can be taken off at once. */
function EmptyNarrowed({ search }: { search: ListSearch }) {
  const t = useTranslations('catalogue');
  const { promotionId, collections = [], categories, sort } = search;
  const onlyBought = collections.length === 1 && collections[0] === 'buyAgain';
  const why =
    promotionId !== undefined ? t('emptyPromotion') : onlyBought ? t('emptyBought') : t('emptyNarrowed');
  return (
    <EmptyState icon={<IconSearch size={32} />} title={why}>
      <Button component={AppLink} to={listPath({ categories, sort })} size="md">
        {t('clear')}
      </Button>
    </EmptyState>
  );
}
