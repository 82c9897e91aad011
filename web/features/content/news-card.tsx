import { formatDate } from '#domain/time/dates.ts';
import { usePage } from '../../page/page-context.ts';
import { Picture } from '../../ui/display/picture.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import type { NewsItem } from './content.queries.ts';
import { contentPath } from './content-path.ts';
import classes from './news-card.module.css';

type Props = { news: NewsItem; first?: boolean; level?: 2 | 3 };

/** A piece of news among others: its picture, when it came, what it is about. */
export function NewsCard({ news, first = false, level = 2 }: Props) {
  const { locale } = usePage();
  const Heading = `h${level}` as const;
  return (
    <article className={classes.card}>
      <span className={classes.picture}>
        <Picture src={news.PictureUrl} alt="" width={720} height={405} first={first} />
      </span>
      <div className={classes.words}>
        <time className={classes.date} dateTime={news.DateBegin.slice(0, 10)}>
          {formatDate(new Date(news.DateBegin), locale)}
        </time>
        <Heading className={classes.title}>
          {/* The whole card leads there. */}
          <AppLink className={classes.link} to={contentPath(news.NewsCode)}>
            {news.Title}
          </AppLink>
        </Heading>
        {news.Summary !== '' && <p className={classes.summary}>{news.Summary}</p>}
      </div>
    </article>
  );
}
