import classes from './picture.module.css';

type Props = {
  /** Missing where there is no picture: the place stays, so that nothing shifts. */
  src: string | null;
  alt: string;
  /** The picture's own proportions, in CSS pixels. */
  width: number;
  height: number;
  /** How wide it is shown, as the `sizes` of an image; for pictures of products, which are kept in two sizes. */
  sizes?: string;
  /** The picture that the page opens with: fetched first instead of when it comes into view. */
  first?: boolean;
};

/** A picture that keeps its place while it loads. */
export function Picture({ src, alt, width, height, sizes, first = false }: Props) {
  if (src === null)
    return <span className={classes.missing} style={{ aspectRatio: `${width} / ${height}` }} />;
  return (
    <img
      className={classes.picture}
      src={src}
      srcSet={sizes === undefined ? undefined : inTwoSizes(src)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
    />
  );
}

/** Our own pictures of products are 560 pixels wide, and 320 under the name with `-320` before its ending. */
function inTwoSizes(src: string): string | undefined {
  if (!/^\/files\/.*\.webp$/.test(src)) return undefined;
  return `${src.slice(0, -'.webp'.length)}-320.webp 320w, ${src} 560w`;
}
