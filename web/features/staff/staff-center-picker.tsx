import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { matchesCenter } from '#domain/search/center-search.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { CenterPicker } from '../center/center-picker.tsx';
import { useCenterSearch } from '../center/use-center-search.ts';
import { staffCentersQuery, type StaffCenter } from './staff.queries.ts';
import { useStaff } from './use-staff.ts';

/** The centers of a member of staff, all at once and searched here (B-64). */
export function StaffCenterPicker({ onChoose }: { onChoose: (center: StaffCenter) => void }) {
  const t = useTranslations('staff.center');
  const page = usePage();
  const { ActiveDC } = useStaff();
  const search = useCenterSearch();
  const found = useQuery({
    ...staffCentersQuery(page, search.position.from),
    placeholderData: keepPreviousData,
  });
  const centers = found.data?.filter(({ SaleUnit, DIST_NAME, DIST_SHORTNAME, FullAddress }) =>
    matchesCenter([SaleUnit, DIST_NAME, DIST_SHORTNAME, FullAddress], search.text),
  );
  return (
    <CenterPicker
      search={search}
      centers={centers}
      request={found}
      active={ActiveDC}
      selectedText={t('selected')}
      // Whatever buyers call it (CENTER_WORD).
      word="center"
      onChoose={onChoose}
    />
  );
}
