import { redirect, type LoaderFunctionArgs } from 'react-router';
import { pageContext } from '../../page/page-context.ts';
import { nextPath } from './next-path.ts';
import { isGuest } from './visitor.ts';

/** Who is signed in already has nothing to do on a sign-in page: throws the redirect to where he wanted to go. */
export function signedInGoesOn({ context, url }: Pick<LoaderFunctionArgs, 'context' | 'url'>): void {
  const { session, locale } = context.get(pageContext);
  if (!isGuest(session.user())) throw redirect(nextPath(url.searchParams.get('next'), locale));
}
