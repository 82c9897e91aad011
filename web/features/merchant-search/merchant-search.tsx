import { useQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { AddressTabs } from '../../merchant-ui/address-tabs.tsx';
import { useAddressParams } from '../../merchant-ui/address-params.ts';
import { usePage } from '../../page/page-context.ts';
import { synonymsQuery } from './merchant-search.queries.ts';
import { MissedList } from './missed-list.tsx';
import { SynonymList } from './synonym-list.tsx';
import { TrySearch } from './try-search.tsx';

/** What buyers search for: what they did not find, the words that mean the same, and a search to try. */
export function MerchantSearch() {
  const t = useTranslations('merchantSearch');
  const { get } = useAddressParams();
  const { data: groups } = useQuery(synonymsQuery(usePage()));
  const isWords = get('tab') === 'words';
  return (
    <>
      <TrySearch />
      <AddressTabs
        name="tab"
        label={t('parts')}
        first="misses"
        tabs={[
          { value: 'misses', label: t('missed.title') },
          { value: 'words', label: t('words.title'), count: groups && String(groups.length) },
        ]}
      />
      {isWords ? <SynonymList /> : <MissedList />}
    </>
  );
}
