import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { CENTER_OF_LINK } from '../features/staff/staff-paths.ts';
import { staffCentersQuery } from '../features/staff/staff.queries.ts';
import { useStaff } from '../features/staff/use-staff.ts';
import { useSwapCenter } from '../features/staff/use-swap-center.ts';
import { useTranslations } from '../i18n/use-translations.tsx';
import { useAddressParams } from '../merchant-ui/address-params.ts';
import { IconStore } from '../merchant-ui/icons.ts';
import { usePage } from '../page/page-context.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { LoadingState } from '../ui/feedback/loading-state.tsx';

/**
 * The page; in its place the question of which center, where a link (of a notification) is about another one than the person
 * works for now: a list of the wrong center looks like the right one.
 */
export function CenterOfLink({ children }: { children: ReactNode }) {
  const { ActiveDC } = useStaff();
  const [search] = useSearchParams();
  const { messages } = usePage();
  const [isReady, setIsReady] = useState(false);
  const { set } = useAddressParams();
  const asked = search.get(CENTER_OF_LINK);
  const isOther = asked !== null && asked !== ActiveDC;
  useEffect(() => {
    if (isOther) void messages.load(['staff']).then(() => setIsReady(true));
  }, [isOther, messages]);
  useEffect(() => {
    // Answered: whoever then works for another center is not asked again.
    if (asked === ActiveDC) set({ [CENTER_OF_LINK]: '' });
    // Not with each drawing: `set` is another one each time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [asked, ActiveDC]);
  if (!isOther) return children;
  return isReady ? <WhichCenter saleUnit={asked} /> : <LoadingState />;
}

function WhichCenter({ saleUnit }: { saleUnit: string }) {
  const t = useTranslations('merchant.otherCenter');
  const { ActiveDCName: active } = useStaff();
  const { set } = useAddressParams();
  const swap = useSwapCenter();
  const { data: centers, isError } = useQuery(staffCentersQuery(usePage()));
  if (!centers && !isError) return <LoadingState />;
  const center = centers?.find(({ SaleUnit }) => SaleUnit === saleUnit);
  const name = center?.DIST_NAME ?? '';
  return (
    <EmptyState icon={<IconStore size={32} />} title={center ? t('title', { name }) : t('none')}>
      <p>{t('text', { active })}</p>
      <Group justify="center" gap="xs">
        {center && (
          <Button size="md" onClick={() => void swap(center)}>
            {t('swap', { name })}
          </Button>
        )}
        <Button size="md" variant="default" onClick={() => set({ [CENTER_OF_LINK]: '' })}>
          {t('stay', { active })}
        </Button>
      </Group>
    </EmptyState>
  );
}
