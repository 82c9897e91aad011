import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { LoadingState } from '../ui/loading-state.tsx';
import { Shell } from './shell.tsx';

/** The layout of the storefront's pages. */
export default function ShopLayout() {
  return (
    <Shell>
      {/* After a change of visitor a page's data is fetched anew; until it is there the page waits here. */}
      <Suspense fallback={<LoadingState />}>
        <Outlet />
      </Suspense>
    </Shell>
  );
}
