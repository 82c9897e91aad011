import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { AssetsWatched } from './asset-recovery.ts';

/**
 * A component whose code is fetched when it is first rendered. If the code cannot be loaded its fallback stays until
 * the page is reloaded (`asset-recovery.client.ts`): the rest of the page, and what was typed there, is not given up
 * for it.
 */
export function lazyComponent<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return await load();
    } catch (error) {
      console.warn(error);
      (window as AssetsWatched).componentLost?.();
      return new Promise<never>(() => undefined);
    }
  });
}
