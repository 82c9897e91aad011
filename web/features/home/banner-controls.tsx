import type { RefObject } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { IconBack, IconNext, IconPause, IconPlay } from '../../ui/theme/icons.ts';
import { useTurning } from './use-turning.ts';
import classes from './banner-controls.module.css';

type Props = {
  frame: RefObject<HTMLElement | null>;
  track: RefObject<HTMLElement | null>;
  count: number;
};

/** Buttons over the banners, and what turns them by itself until somebody looks closer (WAI-ARIA, carousel). */
export default function BannerControls(place: Props) {
  const t = useTranslations('home.banner');
  const { at, go, turns, toggle } = useTurning(place);
  return (
    <div className={classes.controls}>
      <button
        type="button"
        className={`${classes.arrow} ${classes.previous}`}
        aria-label={t('previous')}
        onClick={() => go(at - 1)}
      >
        <IconBack size={28} />
      </button>
      <button
        type="button"
        className={`${classes.arrow} ${classes.next}`}
        aria-label={t('next')}
        onClick={() => go(at + 1)}
      >
        <IconNext size={28} />
      </button>
      <div className={classes.bar}>
        <button
          type="button"
          className={classes.turn}
          aria-label={turns ? t('pause') : t('play')}
          onClick={toggle}
        >
          {turns ? <IconPause size={16} /> : <IconPlay size={16} />}
        </button>
        {Array.from({ length: place.count }, (_, slide) => (
          <button
            key={slide}
            type="button"
            className={classes.dot}
            aria-label={t('goTo', { at: `${slide + 1}` })}
            aria-current={slide === at ? 'true' : undefined}
            onClick={() => go(slide)}
          />
        ))}
      </div>
    </div>
  );
}
