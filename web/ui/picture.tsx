import classes from './picture.module.css';

type Props = {
  /** Missing where there is no picture: the place stays, so that nothing shifts. */
  src: string | null;
  alt: string;
  /** The picture's own proportions, in CSS pixels. */
  width: number;
  height: number;
  /** The picture that the page opens with: fetched first instead of when it comes into view. */
  first?: boolean;
};

/** A picture that keeps its place while it loads. */
export function Picture({ src, alt, width, height, first = false }: Props) {
  if (src === null)
    return <span className={classes.missing} style={{ aspectRatio: `${width} / ${height}` }} />;
  return (
    <img
      className={classes.picture}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
