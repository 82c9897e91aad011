import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { AppLink } from '../../ui/app-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconSearch } from '../../ui/icons.ts';
import { listPath, type ListSearch } from './list-search.ts';

/** Nothing answers: says so, and where there is more. */
export function EmptyList({ search: { text, categories } }: { search: ListSearch }) {
  const t = useTranslations('catalogue');
  const elsewhere = text !== undefined && categories.length > 0;
  return (
    <EmptyState
      icon={<IconSearch size={32} />}
      title={text === undefined ? t('empty') : t('emptySearch', { text })}
    >
      {elsewhere && (
        <Button component={AppLink} to={listPath({ categories: [], text })} size="md">
          {t('searchEverywhere')}
        </Button>
      )}
      <Button component={AppLink} to="/product/category" size="md" variant={elsewhere ? 'default' : 'filled'}>
        {t('toCategories')}
      </Button>
    </EmptyState>
  );
}
