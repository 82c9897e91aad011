import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { priceRoundings, type PriceRounding } from '#domain/pricing/price-change.ts';
import { LEVELS } from '#domain/pricing/pricing.ts';
import { UNIT_NUMBERS } from '#domain/pricing/units.ts';
import { readTypedBaht } from '#domain/pricing/typed-baht.ts';
import type { CallInput } from '#contract/schemas.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { CheckRow } from '../../merchant-ui/form/check-row.tsx';
import { Sheet } from '../../merchant-ui/sheet.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { SelectField, TextField } from '../../ui/form/field.tsx';
import { refusal } from '../../ui/form/field-errors.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { useDebounced } from '../../ui/interaction/use-debounced.ts';
import { attemptFor, headersOf, type Attempt } from '../attempt/attempt.ts';
import { StepForm } from '../merchant-orders/step-form.tsx';
import { useFollowedRuns } from '../runs/followed-runs.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import classes from './merchant-products.module.css';
import { AHEAD_A_PAGE, pricesAheadQuery, type PricesAhead } from './product-prices.queries.ts';

type Body = CallInput<'changePrices'>['body'];
type Change = Omit<Body, 'Seen'>;
/** Products by their codes, or all that the filters of the list leave. */
export type ChosenProducts = Omit<Change, 'Units' | 'Levels' | 'By' | 'Amount' | 'Rounding'>;

const TYPED_MS = 400;
/** Before an amount it means down. */
const MINUS = /^\s*[-−–]\s*/;
const readAmount = (typed: string): { amount: number; isMinus: boolean } => ({
  amount: readTypedBaht(typed.replace(MINUS, '')) ?? 0,
  isMinus: MINUS.test(typed),
});

type Props = { chosen: ChosenProducts; onStarted: () => void; onClose: () => void };

/** Changes the prices of many products by one rule: what comes of it is shown before it is done. */
export function PriceChangeSheet({ chosen, onStarted, onClose }: Props) {
  const t = useTranslations('merchantPrices.change');
  const page = usePage();
  const { follow } = useFollowedRuns();
  const attempt = useRef<Attempt<Body>>(undefined);
  const [way, setWay] = useState<'up' | 'down'>('up');
  const [by, setBy] = useState<'percent' | 'baht'>('percent');
  const [typed, setTyped] = useState('');
  const [rounding, setRounding] = useState<PriceRounding>('none');
  const [units, setUnits] = useState<readonly (1 | 2 | 3)[]>(UNIT_NUMBERS);
  const [levels, setLevels] = useState<readonly (1 | 2 | 3 | 4 | 5)[]>(LEVELS);
  const read = readAmount(typed);
  const { amount, isMinus } = readAmount(useDebounced(typed, TYPED_MS));
  const change: Change = {
    ...chosen,
    Units: [...units],
    Levels: [...levels],
    By: by,
    Amount: way === 'up' && !isMinus ? amount : -amount,
    Rounding: rounding,
  };
  const isWhole = units.length > 0 && levels.length > 0 && amount > 0;
  const ahead = useQuery({
    ...pricesAheadQuery(page, change),
    enabled: isWhole,
    placeholderData: keepPreviousData,
  });
  // What is sent is what the preview shows: not a number that was typed since.
  const isCurrent = isWhole && read.amount === amount && read.isMinus === isMinus && !ahead.isPlaceholderData;
  const seen = isCurrent ? ahead.data : undefined;
  const mistake = (): string | undefined => {
    if (read.amount === 0) return t('amountMissing');
    if (units.length === 0 || levels.length === 0) return t('nothingChosen');
    return seen?.Prices === 0 ? t('noneChanges') : undefined;
  };
  const form = useForm({
    fields: ['Amount'],
    validate: () => ({ Amount: mistake() }),
    send: async () => {
      // The preview comes by itself; one that was lost is asked for anew.
      if (!seen) return void (ahead.isError && ahead.refetch());
      const body: Body = { ...change, Seen: seen.Seen };
      attempt.current = attemptFor(body, { earlier: attempt.current });
      try {
        const { RunId } = await page.api.changePrices({ body, headers: headersOf(attempt.current) });
        follow(RunId);
        onStarted();
      } catch (error) {
        // They may be others by now.
        void ahead.refetch();
        throw error;
      }
    },
    onError: useTellError(),
    mainField: 'Amount',
  });
  const field = form.fieldProps('Amount');
  const toggled = <N,>(all: readonly N[], one: N): N[] =>
    all.includes(one) ? all.filter((each) => each !== one) : [...all, one];
  return (
    <Sheet title={t('title')} onClose={onClose} tall>
      <StepForm
        form={form}
        label={seen ? t('do', { prices: seen.Prices }) : t('doNothing')}
        onClose={onClose}
      >
        <p>{t('whose')}</p>
        <div className={classes.asks}>
          <SelectField
            name="Way"
            size="md"
            label={t('way')}
            value={read.isMinus ? 'down' : way}
            onChange={({ currentTarget }) => {
              setWay(currentTarget.value === 'up' ? 'up' : 'down');
              setTyped(typed.replace(MINUS, ''));
            }}
            data={(['up', 'down'] as const).map((value) => ({ value, label: t(value) }))}
          />
          <SelectField
            name="By"
            size="md"
            label={t('by')}
            value={by}
            onChange={({ currentTarget }) => setBy(currentTarget.value === 'baht' ? 'baht' : 'percent')}
            data={(['percent', 'baht'] as const).map((value) => ({ value, label: t(value) }))}
          />
          <TextField
            name="Amount"
            size="md"
            label={t(by === 'percent' ? 'percentAmount' : 'bahtAmount')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            value={typed}
            error={field.error}
            onChange={({ currentTarget }) => {
              field.onChange();
              setTyped(currentTarget.value);
            }}
          />
          <SelectField
            name="Rounding"
            size="md"
            label={t('rounding')}
            value={rounding}
            onChange={({ currentTarget }) =>
              setRounding(priceRoundings.find((one) => one === currentTarget.value) ?? 'none')
            }
            data={priceRoundings.map((value) => ({ value, label: t(`roundings.${value}`) }))}
          />
        </div>
        <fieldset className={classes.checks}>
          <legend>{t('units')}</legend>
          {UNIT_NUMBERS.map((unit) => (
            <CheckRow
              key={unit}
              checked={units.includes(unit)}
              onChange={() => setUnits((now) => toggled(now, unit))}
            >
              {t('unit', { unit: String(unit) })}
            </CheckRow>
          ))}
        </fieldset>
        <fieldset className={classes.checks}>
          <legend>{t('levels')}</legend>
          {LEVELS.map((level) => (
            <CheckRow
              key={level}
              checked={levels.includes(level)}
              onChange={() => setLevels((now) => toggled(now, level))}
            >
              {t('level', { level: String(level) })}
            </CheckRow>
          ))}
        </fieldset>
        {ahead.error && <Note tone="error">{refusal(ahead.error) ?? t('lost')}</Note>}
        {isWhole && ahead.isPending && <LoadingState />}
        {isWhole && ahead.data && <Preview key={JSON.stringify(change)} first={ahead.data} change={change} />}
      </StepForm>
    </Sheet>
  );
}

/** What becomes of which price; further ones are shown as they are asked for. */
function Preview({ first, change }: { first: PricesAhead; change: Change }) {
  const t = useTranslations('merchantPrices.change');
  const page = usePage();
  const [skip, setSkip] = useState(0);
  const { data = first } = useQuery({
    ...pricesAheadQuery(page, change, skip),
    placeholderData: keepPreviousData,
  });
  const all = first.Prices + first.Zero + first.BelowFloor;
  return (
    <section aria-label={t('preview')}>
      <p>
        <strong>{t('comes', { prices: first.Prices, products: first.Products })}</strong>
      </p>
      {first.Zero > 0 && <Note tone="warning">{t('zero', { count: first.Zero })}</Note>}
      {first.BelowFloor > 0 && <Note tone="warning">{t('belowFloor', { count: first.BelowFloor })}</Note>}
      <ul className={classes.products}>
        {[...Map.groupBy(data.Data, ({ P_Code }) => P_Code)].map(([code, prices]) => (
          <li key={code}>
            <UserText>{`${prices[0]?.PRODUCTNAME} (${code})`}</UserText>
            {[...Map.groupBy(prices, ({ Unit }) => Unit)].map(([unit, cells]) => (
              <dl key={unit} className={classes.ahead}>
                {cells.map(({ UnitName, Level, Before, After, Kept }) => (
                  <div key={Level} data-counts={Kept === null || undefined}>
                    <dt>
                      <UserText>{UnitName}</UserText> · {t('level', { level: String(Level) })}
                    </dt>
                    <dd>
                      {Kept === null
                        ? `${formatBaht(Before)} → ${formatBaht(After)}`
                        : t('stays', { price: formatBaht(Before) })}
                    </dd>
                  </div>
                ))}
              </dl>
            ))}
          </li>
        ))}
      </ul>
      {all > AHEAD_A_PAGE && (
        <div className={classes.ways}>
          <Button
            size="md"
            variant="default"
            disabled={skip === 0}
            onClick={() => setSkip((now) => Math.max(0, now - AHEAD_A_PAGE))}
          >
            {t('before')}
          </Button>
          <Button
            size="md"
            variant="default"
            disabled={skip + AHEAD_A_PAGE >= all}
            onClick={() => setSkip((now) => now + AHEAD_A_PAGE)}
          >
            {t('after')}
          </Button>
        </div>
      )}
    </section>
  );
}
