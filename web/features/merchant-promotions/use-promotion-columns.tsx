import { useTranslations } from '../../i18n/use-translations.tsx';
import type { Column } from '../../merchant-ui/columns.ts';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import type { ListedPromotion } from './merchant-promotions.queries.ts';
import { PromotionStatus } from './promotion-status.tsx';
import { dayWords, nameOfPromotion, shortNameOf } from './promotion-words.ts';

export function usePromotionColumns(): readonly Column<ListedPromotion>[] {
  const t = useTranslations('merchantPromotions');
  const { locale } = usePage();
  return [
    {
      id: 'name',
      label: t('name'),
      shown: 'always',
      phone: 'head',
      width: 260,
      cell: (one) => <UserText>{nameOfPromotion(one, locale)}</UserText>,
    },
    {
      id: 'status',
      width: 120,
      label: t('status'),
      phone: 'side',
      cell: ({ Status }) => <PromotionStatus status={Status} />,
    },
    {
      id: 'days',
      label: t('days'),
      width: 220,
      cell: (one) =>
        t('between', { from: dayWords(one.DateBeginT, locale), to: dayWords(one.DateEndT, locale) }),
    },
    { id: 'kind', label: t('kind'), cell: ({ Kind }) => t(`form.kinds.${Kind}`) },
    {
      id: 'short',
      label: t('short'),
      cell: (one) => <UserText>{shortNameOf(one, locale)}</UserText>,
    },
    {
      id: 'trigger',
      label: t('form.Trigger'),
      shown: 'byChoice',
      cell: ({ Trigger }) => t(`form.triggers.${Trigger}`),
    },
    {
      id: 'centers',
      label: t('form.Centers'),
      shown: 'byChoice',
      cell: ({ CenterList, Centers }) => (CenterList === 'All' ? t('allCenters') : Centers.join(', ')),
    },
    {
      id: 'group',
      label: t('form.ExclusionGroup'),
      shown: 'byChoice',
      cell: ({ ExclusionGroup }) => (ExclusionGroup === '' ? '–' : <UserText>{ExclusionGroup}</UserText>),
    },
    {
      id: 'priority',
      label: t('form.Priority'),
      shown: 'byChoice',
      numeric: true,
      cell: ({ Priority }) => String(Priority),
    },
    { id: 'code', label: t('id'), shown: 'byChoice', cell: ({ PromotionId }) => PromotionId },
  ];
}
