import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { lazyComponent } from '../../page/lazy-component.ts';
import type { NewsItem } from '../content/content.queries.ts';
import { Banner } from './banner.tsx';
import classes from './banners.module.css';

/** Loaded once the page has come to rest: until then the row is turned by hand. */
const BannerControls = lazyComponent(() => import('./banner-controls.tsx'));

/**
 * The banners that home opens with, one beside the other in a row that scrolls by the finger, the wheel or the keyboard
 * alone. What turns it by itself, and its buttons, lie over it and are loaded late.
 */
export function Banners({ banners }: { banners: readonly NewsItem[] }) {
  const t = useTranslations('home.banner');
  const frame = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const isLater = useLater();
  const count = banners.length;
  return (
    <section
      ref={frame}
      className={classes.frame}
      aria-roledescription={t('carousel')}
      aria-label={t('label')}
    >
      {isLater && count > 1 && (
        <Suspense fallback={null}>
          <BannerControls frame={frame} track={track} count={count} />
        </Suspense>
      )}
      <ul ref={track} className={classes.track}>
        {banners.map((banner, at) => (
          <li
            key={banner.NewsCode}
            className={classes.slide}
            aria-roledescription={t('slide')}
            aria-label={t('place', { at: `${at + 1}`, count: `${count}` })}
          >
            <Banner banner={banner} first={at === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where the browser has no word for having nothing to do. */
const SOON_MS = 200;

/** Becomes true once the page is shown and the browser has nothing better to do. */
function useLater(): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const now = () => setLater(true);
    if (typeof requestIdleCallback === 'function') {
      const waiting = requestIdleCallback(now);
      return () => cancelIdleCallback(waiting);
    }
    const waiting = setTimeout(now, SOON_MS);
    return () => clearTimeout(waiting);
  }, []);
  return isLater;
}
