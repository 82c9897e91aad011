import { preload } from 'react-dom';
import { readableTextOn } from '#domain/shop/theme.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { NewsItem } from '../content/content.queries.ts';
import { ContentLink } from '../content/content-link.tsx';
import classes from './banners.module.css';

const GREY = '#4b5563';
/** From here on the wide cut is shown, as in `banners.module.css`. */
const WIDE = '(min-width: 62em)';
const NARROW = 'not all and (min-width: 62em)';

/** One banner: its picture in the cut for the screen, and its words over it where the picture does not say them. */
export function Banner({ banner, first }: { banner: NewsItem; first: boolean }) {
  const t = useTranslations('home.banner');
  const { Title, Summary, ShowsWords, LinkUrl, PictureUrl, PhonePictureUrl, PictureAlt } = banner;
  if (first) fetchFirst(banner);
  const ground = banner.BackgroundColour ?? GREY;
  const inside = (
    <>
      {PictureUrl !== null && (
        <picture>
          <source media={WIDE} srcSet={PictureUrl} width={1200} height={400} />
          <img
            className={classes.picture}
            src={PhonePictureUrl ?? PictureUrl}
            alt={PictureAlt || (ShowsWords ? '' : Title)}
            width={720}
            height={405}
            loading={first ? 'eager' : 'lazy'}
            fetchPriority={first ? 'high' : 'auto'}
            decoding="async"
          />
        </picture>
      )}
      {ShowsWords && (
        <span className={classes.words}>
          <span className={classes.title}>{Title}</span>
          {Summary !== '' && <span className={classes.summary}>{Summary}</span>}
          {LinkUrl !== null && (
            <span className={classes.look} aria-hidden>
              {t('look')}
            </span>
          )}
        </span>
      )}
    </>
  );
  const style = { backgroundColor: ground, color: readableTextOn(ground) };
  return LinkUrl === null ? (
    // A row without a link in it could not be scrolled by the keyboard otherwise.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as said above
    <div className={classes.banner} style={style} tabIndex={0}>
      {inside}
    </div>
  ) : (
    <ContentLink to={LinkUrl} className={classes.banner} style={style}>
      {inside}
    </ContentLink>
  );
}

/**
 * Preloaded at the very top of the document: it is the largest thing in view, and would wait behind the scripts
 * otherwise.
 */
function fetchFirst({ PictureUrl, PhonePictureUrl }: NewsItem): void {
  const picture = { as: 'image', fetchPriority: 'high' } as const;
  if (PictureUrl === null) return;
  preload(PictureUrl, PhonePictureUrl === null ? picture : { ...picture, media: WIDE });
  if (PhonePictureUrl !== null) preload(PhonePictureUrl, { ...picture, media: NARROW });
}
