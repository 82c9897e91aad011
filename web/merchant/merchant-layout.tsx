import { Outlet } from 'react-router';
import { HydratedSection } from '../page/hydrated-section.tsx';
import { shownError } from '../page/page-error.ts';
import { LoadingState } from '../ui/feedback/loading-state.tsx';
import { CenterOfLink } from './center-of-link.tsx';
import { MerchantError } from './merchant-error.tsx';
import { MerchantShell } from './merchant-shell.tsx';

export const handle = { messages: ['merchant'] as const };

/** The layout of the merchant area. */
export default function MerchantLayout() {
  return (
    <MerchantShell>
      <HydratedSection fallback={<LoadingState />}>
        <CenterOfLink>
          <Outlet />
        </CenterOfLink>
      </HydratedSection>
    </MerchantShell>
  );
}

/** Here rather than at the root: the area stays as it is, with its styles and its menu, when a page fails. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <MerchantShell>
      <MerchantError error={shownError(error)} />
    </MerchantShell>
  );
}
