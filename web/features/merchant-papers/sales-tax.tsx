import { useState } from 'react';
import { formatDate, startOfDay, yyyymmdd } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { SelectField } from '../../ui/form/field.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { ExportList } from '../runs/export-list.tsx';
import { useStaff } from '../staff/use-staff.ts';
import classes from './merchant-papers.module.css';

const MONTHS = 24;

/** The months that are asked for, the last one first: YYYY-MM. */
function lastMonths(now: Date): string[] {
  const day = yyyymmdd(now);
  const first = Number(day.slice(0, 4)) * 12 + Number(day.slice(4, 6)) - 1;
  return Array.from({ length: MONTHS }, (_, back) => {
    const month = first - back;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

/** The sales tax of a month as a table, for accounting. */
export function SalesTax() {
  const t = useTranslations('merchantPapers.salesTax');
  const { locale } = usePage();
  const { Rights } = useStaff();
  const [months] = useState(() => lastMonths(new Date()));
  // The month that is over is the one to be filed.
  const [month = '', setMonth] = useState(months[1]);
  if (!Rights.includes('accounting')) return null;
  const nameOf = (value: string): string => {
    const at = startOfDay(`${value.replace('-', '')}01`);
    return at ? formatDate(at, locale, 'month') : value;
  };
  return (
    <Panel title={t('title')}>
      <p>{t('hint')}</p>
      <div className={classes.report}>
        <SelectField
          label={t('month')}
          value={month}
          data={months.map((value) => ({ value, label: nameOf(value) }))}
          onChange={({ currentTarget }) => setMonth(currentTarget.value)}
        />
        <ExportList list="salesTax" filters={{ month }} />
      </div>
    </Panel>
  );
}
