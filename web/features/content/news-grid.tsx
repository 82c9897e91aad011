import type { NewsItem } from './content.queries.ts';
import { NewsCard } from './news-card.tsx';
import classes from './news-grid.module.css';

/** News beside and under each other; the first are in view at once. */
export function NewsGrid({ news, label }: { news: readonly NewsItem[]; label: string }) {
  return (
    <ul className={classes.grid} aria-label={label}>
      {news.map((item, at) => (
        <li key={item.NewsCode}>
          <NewsCard news={item} first={at < 2} />
        </li>
      ))}
    </ul>
  );
}
