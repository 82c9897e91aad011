import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from './use-hydrated.ts';

/**
 * Whether a drawer or a full-screen dialog is open, kept as an entry of the browser's history: the phone's back button
 * closes it instead of leaving the page. `name` distinguishes several.
 */
export function useOverlayEntry(name: string): { open: boolean; show: () => void; hide: () => void } {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  // A page that is reloaded with the entry still there: the server knows nothing of it.
  const hydrated = useHydrated();
  const open = hydrated && (state as { overlay?: string } | null)?.overlay === name;
  const show = useCallback(() => {
    void navigate(pathname + search, { state: { overlay: name }, preventScrollReset: true });
  }, [navigate, pathname, search, name]);
  const hide = useCallback(() => void navigate(-1), [navigate]);
  return { open, show, hide };
}
