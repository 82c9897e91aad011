import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { formatDate } from '#domain/time/dates.ts';
import { CookieSettings } from '../../features/consent/cookie-settings.tsx';
import { ContentBody } from '../../features/content/content-body.tsx';
import { ContentHead } from '../../features/content/content-head.tsx';
import { contentPath } from '../../features/content/content-path.ts';
import { contentQuery, pagesQuery } from '../../features/content/content.queries.ts';
import { PageLinks } from '../../features/content/page-links.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage, need, optional } from '../../page/define-page.ts';
import { usePage } from '../../page/page-context.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { Breadcrumb } from '../../ui/layout/breadcrumb.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Picture } from '../../ui/display/picture.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import classes from './content.module.css';

export const handle = definePage<'id'>({
  messages: ['content'],
  // What the shop says of people's data can be read before one signs in.
  access: 'anyone',
  queries: ({ params: { id }, ...page }) => [
    need(contentQuery(page, id)),
    // Only where it is allowed: a shop without guests shows them nothing else.
    optional(need(pagesQuery(page))),
  ],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** The choice about cookies can be changed right where their purpose is explained. */
const COOKIES_POLICY = 'cookies-policy';

/** /contents/{id}: one piece of news, or a page such as HOWTO_001, privacy, pdpa or cookies-policy. */
export default function Content() {
  const t = useTranslations('content');
  const page = usePage();
  const { id = '' } = useParams();
  const { data: content } = useSuspenseQuery(contentQuery(page, id));
  const { data: pages = [] } = useQuery({ ...pagesQuery(page), enabled: false });
  const isNews = content.NewsType === 'N';
  const others = isNews ? [] : pages.filter(({ NewsCode }) => NewsCode !== content.Id);
  const steps = [
    { name: t('home'), path: '/' },
    isNews ? { name: t('news'), path: '/news' } : { name: t('help'), path: '/contents' },
    { name: content.Title, path: contentPath(content.Id) },
  ];
  const date = formatDate(new Date(isNews ? content.DateBegin : content.UpdatedAt), page.locale);
  return (
    <Stack narrow>
      <ContentHead content={content} steps={steps} />
      <Breadcrumb steps={steps} />
      <article className={classes.article}>
        {content.PictureUrl !== null && (
          <div className={classes.picture}>
            <Picture src={content.PictureUrl} alt="" width={720} height={405} first />
          </div>
        )}
        <div>
          <PageTitle>{content.Title}</PageTitle>
          <p className={classes.date}>{isNews ? date : t('updated', { date })}</p>
        </div>
        <ContentBody blocks={content.Blocks} />
        {content.Id === COOKIES_POLICY && <CookieSettings className={classes.cookies} />}
      </article>
      {others.length > 0 && (
        <section className={classes.others}>
          <h2 className={classes.heading}>{t('otherPages')}</h2>
          <PageLinks pages={others} label={t('otherPages')} />
        </section>
      )}
    </Stack>
  );
}
