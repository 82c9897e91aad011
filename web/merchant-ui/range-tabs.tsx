import { reportRanges, type ReportRange } from '#domain/time/report-range.ts';
import { useTranslations } from '../i18n/use-translations.tsx';
import { AddressTabs } from './address-tabs.tsx';

const FIRST: ReportRange = 'month';

/** The range that an address asks for (B-31: default month). */
export function readRange(search: URLSearchParams): ReportRange {
  return reportRanges.find((range) => range === search.get('range')) ?? FIRST;
}

/** Over how long charts reach. */
export function RangeTabs() {
  const t = useTranslations('merchant');
  return (
    <AddressTabs
      name="range"
      label={t('range.title')}
      first={FIRST}
      tabs={reportRanges.map((value) => ({ value, label: t(`range.${value}`) }))}
    />
  );
}
