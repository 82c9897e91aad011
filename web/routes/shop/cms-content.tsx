import { redirect, type LoaderFunctionArgs } from 'react-router';
import { contentPath } from '../../features/content/content-path.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { definePage } from '../../page/define-page.ts';
import { pageContext } from '../../page/page-context.ts';

export const handle = definePage({ messages: [], access: 'anyone', search: { cached: ['id'] } });

/** /cms/content?id=…: the address that content is filed under; what is asked for has its one page at /contents. */
function leadOn({ url, context }: Pick<LoaderFunctionArgs, 'url' | 'context'>): never {
  const id = url.searchParams.get('id') ?? '';
  throw redirect(localePath(context.get(pageContext).locale, id === '' ? '/contents' : contentPath(id)));
}
export const loader = leadOn;
export const clientLoader = leadOn;

export default function CmsContent() {
  return null;
}
