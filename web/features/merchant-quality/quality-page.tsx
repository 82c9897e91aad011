import { useQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { AddressTabs } from '../../merchant-ui/address-tabs.tsx';
import { usePage } from '../../page/page-context.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { IconDone } from '../../ui/theme/icons.ts';
import { QualityList } from './quality-list.tsx';
import { countsQuery, FIRST_KIND, type FindingCount } from './quality.queries.ts';

export const countInWords = ({ Count, IsMore }: Pick<FindingCount, 'Count' | 'IsMore'>): string =>
  `${Count.toLocaleString('en-US')}${IsMore ? '+' : ''}`;

/** Every kind of what is wrong with its count, and the products of one of them; says so where nothing is wrong. */
export function QualityOfProducts() {
  const t = useTranslations('merchantQuality');
  const { data: counts } = useQuery(countsQuery(usePage()));
  if (counts?.every(({ Count }) => Count === 0))
    return (
      <EmptyState icon={<IconDone size={32} />} title={t('allGood')}>
        <p>{t('allGoodText')}</p>
      </EmptyState>
    );
  return (
    <>
      {counts && (
        <AddressTabs
          name="kind"
          label={t('title')}
          first={FIRST_KIND}
          tabs={counts.map((one) => ({
            value: one.Kind,
            label: t(`kinds.${one.Kind}.name`),
            count: countInWords(one),
          }))}
        />
      )}
      <QualityList />
    </>
  );
}
