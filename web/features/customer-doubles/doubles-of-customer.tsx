import { useQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { useStaff } from '../staff/use-staff.ts';
import { DoubleLink, Told } from './double-link.tsx';
import { doublesOfQuery } from './doubles.queries.ts';
import classes from './customer-doubles.module.css';

/** Who may be the same customer, for whoever may merge them; nothing where nobody may. */
export function DoublesOfCustomer({ code }: { code: string }) {
  const t = useTranslations('customerDoubles');
  const isManager = useStaff().Rights.includes('manageCustomers');
  const { data } = useQuery({ ...doublesOfQuery(usePage(), code), enabled: isManager });
  if (!isManager || !data || data.length === 0) return null;
  return (
    <Panel title={t('panel')}>
      <ul className={classes.rows}>
        {data.map((one) => (
          <li key={one.CUSTOMERCODE} className={classes.row}>
            <Told customer={one} />
            <DoubleLink code={code} double={one} reasons={one.Reasons} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
