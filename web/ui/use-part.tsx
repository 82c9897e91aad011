import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

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
      // Nothing comes where the page is just being loaded anew (`page/lost-parts.server.ts`).
      (part: { default: ComponentType<Props> } | undefined) => !isOver && part && setPart(() => part.default),
      (error: unknown) => !isOver && onLost(error),
    );
    return () => {
      isOver = true;
    };
    // What is done when it is lost may be another function each time; it starts nothing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [missing, fetchPart]);
  return wanted && Part ? (props) => <Part {...props} /> : undefined;
}
