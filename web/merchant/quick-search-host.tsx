import { useMemo } from 'react';
import QuickSearch from '../features/quick-search/quick-search.tsx';
import { useStaff } from '../features/staff/use-staff.ts';
import { useTranslations } from '../i18n/use-translations.tsx';
import { ENTRY_ICONS } from './entry-icons.tsx';
import { accountEntries, sideEntries } from './merchant-entries.ts';

/** The search over everything, with the pages that this person may open. */
export default function QuickSearchHost({ onClose }: { onClose: () => void }) {
  const t = useTranslations('merchant.pages');
  const staff = useStaff();
  const pages = useMemo(
    () =>
      [...sideEntries(staff), ...accountEntries(staff)].map(({ page, to }) => ({
        to,
        label: t(page),
        icon: ENTRY_ICONS[page],
      })),
    [staff, t],
  );
  return <QuickSearch pages={pages} onClose={onClose} />;
}
