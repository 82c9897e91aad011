import { useRef, useState } from 'react';
import { useTranslations } from '../../../i18n/use-translations.tsx';
import { IconBack, IconNext } from '../../../ui/theme/icons.ts';
import { Picture } from '../../../ui/display/picture.tsx';
import classes from './gallery.module.css';

/** A product's pictures side by side, swiped on the phone; the browser's own scrolling does all the work. */
export function Gallery({ pictures, name }: { pictures: readonly string[]; name: string }) {
  const t = useTranslations('productPage.gallery');
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const shown = pictures.length > 0 ? pictures : [null];
  const go = (place: number): void => {
    const { current } = strip;
    current?.scrollTo({ left: place * current.clientWidth, behavior: 'smooth' });
  };
  return (
    <section className={classes.gallery} aria-label={t('label')}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a step of the scrolling is a whole picture */}
      <ul
        ref={strip}
        className={classes.strip}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrolled by the keyboard too
        tabIndex={shown.length > 1 ? 0 : undefined}
        onKeyDown={(event) => {
          const place = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: shown.length - 1 }[event.key];
          if (place === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          go(Math.min(Math.max(place, 0), shown.length - 1));
        }}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setAt(Math.round(scrollLeft / clientWidth))
        }
      >
        {shown.map((picture, place) => (
          <li key={picture}>
            <Picture
              src={picture}
              alt={shown.length > 1 ? t('picture', { name, at: place + 1, of: shown.length }) : name}
              width={640}
              height={640}
              sizes="(width >= 62em) 520px, 100vw"
              first={place === 0}
            />
          </li>
        ))}
      </ul>
      {shown.length > 1 && (
        <>
          <div className={classes.steps}>
            <button type="button" aria-label={t('previous')} disabled={at === 0} onClick={() => go(at - 1)}>
              <IconBack size={22} />
            </button>
            <button
              type="button"
              aria-label={t('next')}
              disabled={at === shown.length - 1}
              onClick={() => go(at + 1)}
            >
              <IconNext size={22} />
            </button>
          </div>
          <p className={classes.count} aria-hidden>
            {at + 1} / {shown.length}
          </p>
        </>
      )}
    </section>
  );
}
