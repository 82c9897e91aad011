import { jsonForScript } from '#contract/page.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { usePage } from '../../page/page-context.ts';
import { shopName } from '../../shell/shop-name.ts';
import type { Content } from './content.queries.ts';
import { contentPath } from './content-path.ts';
import { structuredData } from './structured-data.ts';

type Step = { name: string; path: string };

/** For search engines, and for who shares the page in a chat. */
export function ContentHead({ content, steps }: { content: Content; steps: readonly Step[] }) {
  const page = usePage();
  const { bootstrap, locale } = page;
  const address = (path: string) => bootstrap.origin + localePath(locale, path);
  const url = address(contentPath(content.Id));
  const data = structuredData({
    content,
    url,
    origin: bootstrap.origin,
    shop: shopName(page),
    steps: steps.map(({ name, path }) => ({ name, url: address(path) })),
  });
  return (
    <>
      {content.Summary !== '' && <meta name="description" content={content.Summary} />}
      <meta property="og:type" content="article" />
      <meta property="og:title" content={content.Title} />
      <meta property="og:url" content={url} />
      {content.Summary !== '' && <meta property="og:description" content={content.Summary} />}
      {content.PictureUrl !== null && (
        <meta property="og:image" content={new URL(content.PictureUrl, bootstrap.origin).href} />
      )}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForScript(data) }} />
    </>
  );
}
