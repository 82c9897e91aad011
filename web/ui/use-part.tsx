import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { PartsWatched } from '../page/lost-parts.ts';

type Options<Props> = {
  /** Fetches the part; its module's default export draws it. */
  fetchPart: () => Promise<{ default: ComponentType<Props> }>;
  wanted: boolean;
  /** The part cannot be had just now. A later wish tries again. */
  onLost: (error: unknown) => void;
};

/**
 * A part of the page that is fetched when it is wanted: gives what draws it, once it is there. Unlike React's `lazy`,
 * what cannot be fetched neither takes the page down nor stays lost.
 */
export function usePart<Props extends object>({
  fetchPart,
  wanted,
  onLost,
}: Options<Props>): ((props: Props) => ReactNode) | undefined {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const missing = wanted && Part === undefined;
  useEffect(() => {
    if (!missing) return undefined;
    let isOver = false;
    fetchPart().then(
      (part) => !isOver && setPart(() => part.default),
      async (error: unknown) => {
        // What is said or done on a page that is just being loaded anew would only get into its way.
        const isLoadedAnew = await (window as PartsWatched).partMissed?.();
        if (!isOver && !isLoadedAnew) onLost(error);
      },
    );
    return () => {
      isOver = true;
    };
    // What is done when it is lost may be another function each time; it starts nothing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [missing, fetchPart]);
  return wanted && Part ? (props) => <Part {...props} /> : undefined;
}
