import { useState } from 'react';
import { useLazyComponent } from '../../ui/interaction/use-lazy-component.tsx';

const fetchComponent = () => import('./advance-calendar.tsx');

/** The calendar of advance prices once it is there; without it the list has all of them, and days can be typed. */
export function useAdvanceCalendar({ wanted }: { wanted: boolean }) {
  const [isLost, setIsLost] = useState(false);
  const Calendar = useLazyComponent({
    fetchComponent,
    wanted: wanted && !isLost,
    onLost: () => setIsLost(true),
  });
  return { Calendar, isLost };
}
