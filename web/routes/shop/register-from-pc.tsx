import { redirect, type LoaderFunctionArgs } from 'react-router';
import { localePath } from '../../i18n/locale-path.ts';
import { definePage } from '../../page/define-page.ts';
import { pageContext } from '../../page/page-context.ts';

export const handle = definePage({ messages: [], access: 'anyone' });

/** /manage/registerfrompc/{dist}/{salecode}: the link of a salesman, which leads to registering at that center, with them. */
function leadOn({
  params: { dist, salecode },
  context,
}: Pick<LoaderFunctionArgs, 'params' | 'context'>): never {
  const search = new URLSearchParams({
    ...(dist !== undefined && { dist }),
    ...(salecode !== undefined && { saleCode: salecode }),
  });
  throw redirect(
    localePath(context.get(pageContext).locale, `/register${search.size > 0 ? `?${search}` : ''}`),
  );
}
export const loader = leadOn;
export const clientLoader = leadOn;

export default function RegisterFromPc() {
  return null;
}
