import '@mantine/dates/styles.css';
// The names of the days in Thai.
// oxlint-disable-next-line import/no-unassigned-import -- it adds itself to dayjs
import 'dayjs/locale/th';
import { DatePicker } from '@mantine/dates';
import { useState } from 'react';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { LEVELS } from '#domain/pricing/pricing.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { useCalendarWords } from '../../merchant-ui/use-calendar-words.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { SelectField } from '../../ui/form/field.tsx';
import classes from './advance-calendar.module.css';
import { advancesOn, pricesOf, standingOf, type Shown, type Standing } from './advance-days.ts';
import type { AdvancePrice, ProductPrices } from './product-prices.queries.ts';

type Common = {
  advances: readonly AdvancePrice[];
  /** Today in Bangkok, YYYY-MM-DD. */
  today: string;
};
type Props = Common & { units: ProductPrices['Units'] };

/** How a day is drawn, and named for who does not see it: by the advance price that holds on it. */
function useMarks({ advances, today }: Common, shown: Shown = {}) {
  const words = useCalendarWords();
  const t = useTranslations('merchantPrices.advance');
  const markOf = (day: string): { standing: Standing; name: string } | undefined => {
    const [one] = advancesOn(advances, day, shown);
    return one && { standing: standingOf(one, today), name: one.Name };
  };
  return {
    ...words,
    getDayProps: (day: string) => ({
      'data-standing': markOf(day)?.standing,
      'data-today-here': day === today || undefined,
      className: classes.day,
    }),
    getDayAriaLabel: (day: string) => {
      const mark = markOf(day);
      const said = words.getDayAriaLabel(day);
      return mark ? `${said}, ${mark.name}, ${t(mark.standing)}` : said;
    },
  };
}

/** A month with the days of advance prices: what holds on which. Fetched when it is wanted. */
export default function AdvanceCalendar({ advances, today, units }: Props) {
  const t = useTranslations('merchantPrices.calendar');
  const [shown, setShown] = useState<Shown>({});
  const { getDayAriaLabel: wordsOf } = useCalendarWords();
  const [day, setDay] = useState(today);
  const marks = useMarks({ advances, today }, shown);
  const choice = (name: keyof Shown, options: readonly { value: string; label: string }[]) => (
    <SelectField
      name={`calendar-${name}`}
      label={t(name)}
      value={String(shown[name] ?? '')}
      onChange={({ currentTarget: { value } }) =>
        setShown({ ...shown, [name]: value === '' ? undefined : Number(value) })
      }
      data={[{ value: '', label: t('all') }, ...options]}
    />
  );
  return (
    <section aria-label={t('title')} className={classes.whole}>
      <div className={classes.month}>
        <div className={classes.choices}>
          {choice(
            'unit',
            units.map(({ No, Name }) => ({ value: String(No), label: Name })),
          )}
          {choice(
            'level',
            LEVELS.map((level) => ({ value: String(level), label: t('levelOf', { level: String(level) }) })),
          )}
        </div>
        <DatePicker
          {...marks}
          size="md"
          value={day}
          onChange={(next) => {
            if (next) setDay(next);
          }}
        />
        <Legend />
      </div>
      <div aria-live="polite">
        <h3 className={classes.on}>{t('on', { day: wordsOf(day) })}</h3>
        <OnDay advances={advances} day={day} today={today} units={units} shown={shown} />
      </div>
    </section>
  );
}

type OnDayProps = Common & { day: string; units: ProductPrices['Units']; shown: Shown };

function OnDay({ advances, day, today, units, shown }: OnDayProps) {
  const t = useTranslations('merchantPrices.calendar');
  const tAdvance = useTranslations('merchantPrices.advance');
  const here = advancesOn(advances, day, shown);
  if (here.length === 0) {
    const isFree = advancesOn(advances, day).length === 0;
    return <p>{t(isFree ? 'free' : 'nothing')}</p>;
  }
  return here.map((one) => (
    <div key={one.AdvanceId}>
      <p>
        <UserText>{one.Name}</UserText> · {tAdvance(standingOf(one, today))}
      </p>
      <ul className={classes.prices}>
        {pricesOf(one, shown).map(({ unit, level, baht }) => (
          <li key={`${unit}/${level}`}>
            <span>
              <UserText>{units.find(({ No }) => No === unit)?.Name ?? String(unit)}</UserText>
              {` · ${t('levelOf', { level: String(level) })}`}
            </span>
            <span>{formatBaht(baht)}</span>
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** What the marks under days mean. */
function Legend() {
  const t = useTranslations('merchantPrices.advance');
  return (
    <ul className={classes.legend}>
      {(['over', 'now', 'coming'] as const).map((standing) => (
        <li key={standing}>
          <span aria-hidden className={classes.mark} data-standing={standing} /> {t(standing)}
        </li>
      ))}
    </ul>
  );
}
