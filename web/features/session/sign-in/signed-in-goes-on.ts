import { redirect, type LoaderFunctionArgs } from 'react-router';
import { pageContext } from '../../../page/page-context.ts';
import { nextPath } from './next-path.ts';
import { isGuest } from '../visitor/visitor.ts';

/** The loader of a sign-in page: a signed-in visitor has nothing to do there and goes on to where they wanted to. */
export function unlessSignedIn<Data>(load: (args: LoaderFunctionArgs) => Data) {
  return (args: LoaderFunctionArgs): Data => {
    const { session, locale } = args.context.get(pageContext);
    if (!isGuest(session.user())) throw redirect(nextPath(args.url.searchParams.get('next'), locale));
    return load(args);
  };
}
