import { useState } from 'react';
import { datePresets, presetDays } from '#domain/time/typed-date.ts';
import { useTranslations } from '../i18n/use-translations.tsx';
import { useLazyComponent } from '../ui/interaction/use-lazy-component.tsx';
import { DayField } from './day-field.tsx';
import { FilterDrop } from './filter-drop.tsx';
import classes from './filter-drop.module.css';
import type { DaysFilter, FilterValues } from './filters.ts';
import { useDaysText } from './use-filter-words.ts';

type Props = { filter: DaysFilter; values: FilterValues };

/** From one day to another, either of which may be left out: by a name, typed, or picked in a calendar. */
export function DaysFilterField({ filter, values }: Props) {
  const t = useTranslations('merchant.filter');
  const daysText = useDaysText();
  const [first, last] = filter.names.map((name) => values.chosen(name)) as [string, string];
  const isOn = first !== '' || last !== '';
  return (
    <FilterDrop label={filter.label} face={isOn ? daysText(first, last) : t('anyDay')} isOn={isOn}>
      <Days first={first} last={last} onDays={(days) => values.set(asPart(filter, days))} />
    </FilterDrop>
  );
}

type DaysChosen = { first?: string; last?: string };
const asPart = ({ names: [first, last] }: DaysFilter, days: DaysChosen): Record<string, string> => ({
  ...(days.first !== undefined && { [first]: days.first }),
  ...(days.last !== undefined && { [last]: days.last }),
});

type DaysProps = { first: string; last: string; onDays: (days: DaysChosen) => void };

const fetchCalendar = () => import('./day-calendar.tsx');
/** Days can be typed without it. */
const nothing = () => undefined;

function Days({ first, last, onDays }: DaysProps) {
  const t = useTranslations('merchant.filter');
  const Calendar = useLazyComponent({ fetchComponent: fetchCalendar, wanted: true, onLost: nothing });
  const [now] = useState(() => new Date());
  const since = `${first}/${last}`;
  const [asked, setAsked] = useState<{ since: string; days: DaysChosen }>();
  // The address says late what was typed: a day that is picked meanwhile ends the days that begin with it.
  const chosen = { first, last, ...(asked?.since === since && asked.days) };
  const ask = (days: DaysChosen): void => {
    setAsked({ since, days: { ...chosen, ...days } });
    onDays(days);
  };
  return (
    <>
      <div className={classes.presets}>
        {datePresets.map((name) => {
          const days = presetDays(name, now);
          return (
            <button
              key={name}
              type="button"
              className={classes.preset}
              aria-pressed={days.first === chosen.first && days.last === chosen.last}
              onClick={() => ask(days)}
            >
              {t(`presets.${name}`)}
            </button>
          );
        })}
      </div>
      <div className={classes.pair}>
        <DayField
          label={t('dayFrom')}
          day={first}
          onDay={(day) => ask({ first: day })}
          refuse={(day) => (last !== '' && day > last ? t('dayOrderFrom') : undefined)}
        />
        <DayField
          label={t('dayTo')}
          day={last}
          onDay={(day) => ask({ last: day })}
          refuse={(day) => (first !== '' && day < first ? t('dayOrderTo') : undefined)}
        />
      </div>
      <div className={classes.calendar}>
        {Calendar?.({ first: chosen.first, last: chosen.last, onDays: ask })}
      </div>
    </>
  );
}
