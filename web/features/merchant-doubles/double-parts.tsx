import { useQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { useStaff } from '../staff/use-staff.ts';
import { doublesOfQuery, mergePath, type DoublePair } from './doubles.queries.ts';
import classes from './merchant-doubles.module.css';

type Named = Pick<DoublePair['Double'], 'CUSTOMERCODE' | 'CUSTOMERNAME' | 'Mobile' | 'Address'>;

/** A customer as one tells it from the other. */
export function Told({ customer: { CUSTOMERCODE, CUSTOMERNAME, Mobile, Address } }: { customer: Named }) {
  return (
    <span>
      <UserText>{CUSTOMERNAME}</UserText>
      <br />
      <span className={classes.small}>
        <UserText>{[CUSTOMERCODE, Mobile, Address].filter(Boolean).join(' · ')}</UserText>
      </span>
    </span>
  );
}

/** What both have in common, and the way to both side by side. */
export function DoubleLink({
  code,
  double,
  reasons,
}: {
  code: string;
  double: Named;
  reasons: DoublePair['Reasons'];
}) {
  const t = useTranslations('customerDoubles');
  return (
    <span>
      <span className={classes.small}>{reasons.map((reason) => t(`reasons.${reason}`)).join(', ')}</span>
      <br />
      <AppLink className={classes.link} to={mergePath({ code, double: double.CUSTOMERCODE })}>
        {t('compare', { code: double.CUSTOMERCODE })}
      </AppLink>
    </span>
  );
}

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
