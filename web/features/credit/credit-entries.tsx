import { Button } from '@mantine/core';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import type { CreditEntry } from './credit.queries.ts';
import classes from './credit-entries.module.css';

type Props = {
  entries: readonly CreditEntry[];
  pathOf: (order: { OrderID: string; SaleUnit: string }) => string;
  /** Undefined: these are all. */
  more: (() => void) | undefined;
  isLoading: boolean;
};

const DELTAS = ['Debt', 'Reserved', 'Limit'] as const;
const signed = (baht: number): string => (baht > 0 ? '+' : '−') + formatBaht(Math.abs(baht));

/** How credit changed, the latest first; what is available after each. */
export function CreditEntries({ entries, pathOf, more, isLoading }: Props) {
  const t = useTranslations('credit');
  const { locale } = usePage();
  if (entries.length === 0) return <p>{t('noEntries')}</p>;
  return (
    <>
      <ul className={classes.list}>
        {entries.map((entry) => {
          const { Id, At, Kind, OrderID, SaleUnit, Reference } = entry;
          return (
            <li key={Id} className={classes.entry}>
              <span>
                {t(`kinds.${Kind}`)}
                <br />
                <span className={classes.small}>{formatDate(new Date(At), locale, 'dayTime')}</span>
                <br />
                {OrderID !== null && SaleUnit !== null && (
                  <AppLink to={pathOf({ OrderID, SaleUnit })} className={classes.small}>
                    {t('order', { id: OrderID })}
                  </AppLink>
                )}
                {Reference !== '' && <UserText className={classes.small}>{Reference}</UserText>}
              </span>
              <span className={classes.sums}>
                {DELTAS.filter((name) => entry[name] !== 0).map((name) => (
                  <span key={name} style={{ display: 'block' }}>
                    {t(`deltas.${name}`, { sum: signed(entry[name]) })}
                  </span>
                ))}
                <span className={classes.small}>{t('after', { sum: formatBaht(entry.Available) })}</span>
              </span>
            </li>
          );
        })}
      </ul>
      {more && (
        <Button variant="default" size="md" loading={isLoading} onClick={more}>
          {t('loadMore')}
        </Button>
      )}
    </>
  );
}
