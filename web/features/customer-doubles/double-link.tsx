import { useTranslations } from '../../i18n/use-translations.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { mergePath, type DoublePair } from './doubles.queries.ts';
import classes from './customer-doubles.module.css';

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
