import { useState } from 'react';
import { isApiError } from '#contract/client.ts';
import { useTranslations } from '../../../i18n/use-translations.tsx';
import { countdown, secondsToWait } from './seconds-to-wait.ts';
import { useCountdown } from './use-countdown.ts';

type AskedWait = {
  /** Takes an error in; one that asks for no wait changes nothing. */
  hear: (error: unknown) => void;
  /** What was typed is another now: the wait was not for that. */
  lift: () => void;
  /** What the button says while it may not be pressed; undefined when it may. */
  label: string | undefined;
  /** The error at the field: the wait as it counts down, and the shop's own sentence only where there is no wait. */
  told: (error: string | undefined) => string | undefined;
};

/** A wait that the shop asks for before the next try (E-06), counted down where it was asked for. */
export function useAskedWait(): AskedWait {
  const t = useTranslations('session.wait');
  const [asked, setAsked] = useState<{ seconds: number; until: number; message: string }>();
  const counted = useCountdown(asked?.until);
  // The clock ticks a little late: never more than was asked for.
  const left = Math.min(asked?.seconds ?? 0, counted ?? 0);
  const waits = left > 0;
  return {
    hear: (error) => {
      const seconds = secondsToWait(error);
      if (seconds !== undefined && isApiError(error))
        setAsked({ seconds, until: Date.now() + seconds * 1000, message: error.answer.message });
    },
    lift: () => setAsked(undefined),
    label: waits ? t('button', { time: countdown(left) }) : undefined,
    told: (error) => {
      if (waits)
        return left < 60 ? t('seconds', { seconds: `${left}` }) : t('minutes', { time: countdown(left) });
      return error === asked?.message ? undefined : error;
    },
  };
}
