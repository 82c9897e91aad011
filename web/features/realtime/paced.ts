/** Where many orders come at once, pages are reloaded once for all of them. */
export const REFRESH_MS = 2_000;

export type Paced = {
  /** Does the work at once when it has rested for long enough, otherwise once the rest is over. */
  ask: () => void;
  /** Forgets what is still to be done. */
  stop: () => void;
};

/** Work that is asked for again and again and done at most once in so many milliseconds; the last asking is never lost. */
export function createPaced(work: () => void, restMs: number): Paced {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let asked = false;
  const rest = (): void => {
    resting = undefined;
    if (asked) go();
  };
  const go = (): void => {
    asked = false;
    resting = setTimeout(rest, restMs);
    work();
  };
  return {
    ask: () => {
      asked = true;
      if (resting === undefined) go();
    },
    stop: () => {
      clearTimeout(resting);
      asked = false;
    },
  };
}
