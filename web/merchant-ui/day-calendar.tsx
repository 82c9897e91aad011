import '@mantine/dates/styles.css';
// The names of the days in Thai.
// oxlint-disable-next-line import/no-unassigned-import -- it adds itself to dayjs
import 'dayjs/locale/th';
import { DatePicker } from '@mantine/dates';
import { useState } from 'react';
import { useCalendarWords } from './use-calendar-words.ts';

type Props = { first: string; last: string; onDays: (days: { first: string; last: string }) => void };

/** A range of days in the reader's calendar, with the Buddhist year in Thai. Fetched when it is wanted. */
export default function DayCalendar({ first, last, onDays }: Props) {
  const words = useCalendarWords();
  /** The first of two days that are being picked. */
  const [begun, setBegun] = useState<string>();
  const named = last || first;
  const [shown, setShown] = useState({ of: named, month: named || undefined });
  // A day that is typed brings its month.
  if (shown.of !== named) setShown({ of: named, month: named || shown.month });
  return (
    <DatePicker
      type="range"
      {...words}
      allowSingleDateInRange
      highlightToday
      {...(shown.month !== undefined && { date: shown.month })}
      onDateChange={(month) => setShown({ of: named, month })}
      value={begun === undefined ? [first || null, last || null] : [begun, null]}
      onChange={([from, to]) => {
        if (from && to) onDays({ first: from, last: to });
        setBegun(from && !to ? from : undefined);
      }}
    />
  );
}
