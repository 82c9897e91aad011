import { useEffect, useState, type ComponentType } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { hostToasts, type Toast } from './toast.ts';

/** By then the page has what it needs; later the connection may be lost, just when there is something to show. */
const FETCHED_AFTER_MS = 5_000;

const fetchArea = () => import('./toast-area.tsx');

/** In the page from the start; the code of toasts is fetched when the page is idle, or with the first one. */
export function ToastHost() {
  const t = useTranslations('shell');
  const close = t('close');
  const [Area, setArea] = useState<ComponentType>();
  useEffect(() => {
    let shown = false;
    const show = async (toast: Toast | 'clear') => {
      if (toast === 'clear' && !shown) return;
      shown = true;
      const { ToastArea, drawToast, clearArea } = await fetchArea();
      setArea(() => ToastArea);
      if (toast === 'clear') clearArea();
      else drawToast(toast, { close });
    };
    // If it cannot be fetched there is nothing to show it with; the connection's note says why.
    const stop = hostToasts((toast) => void show(toast).catch(() => {}));
    const timer = setTimeout(() => void fetchArea().catch(() => {}), FETCHED_AFTER_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [close]);
  return Area ? <Area /> : null;
}
