import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { orderStates } from '#domain/orders/order.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { Chip, Chips } from '../../ui/form/chips.tsx';
import { SelectField, TextField } from '../../ui/form/field.tsx';
import { historyPath, MAX_TEXT_LENGTH, periods, type OrderFilters } from './order-filters.ts';
import { useTypedText } from './use-typed-text.ts';
import classes from './order-filter-bar.module.css';

/** Which orders the buyer wants to see: state, time, and a word or number in them. */
export function OrderFilterBar({ filters }: { filters: OrderFilters }) {
  const t = useTranslations('orders');
  const { locale } = usePage();
  const navigate = useNavigate();
  /** Also what was chosen a moment ago and is still on its way to the address. */
  const wanted = useRef(filters);
  useEffect(() => {
    wanted.current = filters;
  }, [filters]);
  const show = (part: Partial<OrderFilters>): void => {
    wanted.current = { ...wanted.current, ...part };
    const to = localePath(locale, historyPath(wanted.current));
    void navigate(to, { replace: true, preventScrollReset: true });
  };

  const { typed, setTyped, text } = useTypedText(filters.text, (settled) => {
    if (settled !== wanted.current.text) show({ text: settled });
  });

  return (
    <search className={classes.bar}>
      <div className={classes.fields}>
        <TextField
          label={t('filter.text')}
          placeholder={t('filter.textHint')}
          type="search"
          enterKeyHint="search"
          maxLength={MAX_TEXT_LENGTH}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <SelectField
          label={t('filter.period')}
          value={filters.period ?? ''}
          data={[
            { value: '', label: t('filter.allTime') },
            ...periods.map((period) => ({ value: period, label: t(`filter.${period}`) })),
          ]}
          onChange={({ currentTarget }) =>
            show({ text, period: periods.find((period) => period === currentTarget.value) })
          }
        />
      </div>
      <Chips label={t('filter.status')}>
        {[undefined, ...orderStates].map((status) => (
          <Chip
            key={status ?? ''}
            to={historyPath({ ...filters, text, status })}
            replace
            preventScrollReset
            prefetch="none"
            chosen={filters.status === status}
          >
            {status ? t(`status.${status}`) : t('filter.all')}
          </Chip>
        ))}
      </Chips>
    </search>
  );
}
