import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { AssetsWatched } from '../../page/asset-recovery.ts';

type Options<Props> = {
  /** Fetches the component; its module's default export draws it. */
  fetchComponent: () => Promise<{ default: ComponentType<Props> }>;
  wanted: boolean;
  /** The component cannot be had just now. A later wish tries again. */
  onLost: (error: unknown) => void;
};

/**
 * A component that is fetched when it is wanted: gives what draws it, once it is there. Unlike React's `lazy`,
 * what cannot be fetched neither takes the page down nor stays lost.
 */
export function useLazyComponent<Props extends object>({
  fetchComponent,
  wanted,
  onLost,
}: Options<Props>): ((props: Props) => ReactNode) | undefined {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const missing = wanted && Component === undefined;
  useEffect(() => {
    if (!missing) return undefined;
    let isOver = false;
    fetchComponent().then(
      (component) => !isOver && setComponent(() => component.default),
      async (error: unknown) => {
        // Messages and effects on a page that is being reloaded would only get into its way.
        const isLoadedAnew = await (window as AssetsWatched).partMissed?.();
        if (!isOver && !isLoadedAnew) onLost(error);
      },
    );
    return () => {
      isOver = true;
    };
    // What is done when it is lost may be another function each time; it starts nothing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [missing, fetchComponent]);
  return wanted && Component ? (props) => <Component {...props} /> : undefined;
}
