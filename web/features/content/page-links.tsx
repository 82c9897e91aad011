import { AppLink } from '../../ui/interaction/app-link.tsx';
import { IconNext } from '../../ui/theme/icons.ts';
import type { NewsItem } from './content.queries.ts';
import { contentPath } from './content-path.ts';
import classes from './page-links.module.css';

/** The shop's own pages to choose from, each with its description. */
export function PageLinks({ pages, label }: { pages: readonly NewsItem[]; label?: string }) {
  return (
    <ul className={classes.pages} aria-label={label}>
      {pages.map(({ NewsCode, Title, Summary }) => (
        <li key={NewsCode}>
          <AppLink className={classes.page} to={contentPath(NewsCode)}>
            <span className={classes.words}>
              <span className={classes.title}>{Title}</span>
              {Summary !== '' && <span className={classes.summary}>{Summary}</span>}
            </span>
            <IconNext size={20} className={classes.next} aria-hidden />
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
