import { Outlet } from 'react-router';
import { HydratedSection } from '../page/hydrated-section.tsx';
import { shownError } from '../page/page-error.ts';
import { LoadingState } from '../ui/feedback/loading-state.tsx';
import { ErrorPage } from './error-page.tsx';
import { Shell } from './shell.tsx';

/** The layout of the storefront's pages. */
export default function ShopLayout() {
  return (
    <Shell>
      {/* After a change of visitor a page's data is fetched again; until it is there the page waits here. */}
      <HydratedSection fallback={<LoadingState />}>
        <Outlet />
      </HydratedSection>
    </Shell>
  );
}

/** Here rather than at the root: the document stays as it is, with its styles, when a page fails in the browser. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={shownError(error)} />;
}
