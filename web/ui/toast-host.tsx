import { useEffect, useState, type ComponentType } from 'react';
import { hostToasts, type Toast } from './toast.ts';

/** Stands in the page from the start and costs nothing until the first toast. */
export function ToastHost() {
  const [Area, setArea] = useState<ComponentType>();
  useEffect(() => {
    const show = async (toast: Toast) => {
      const { ToastArea, drawToast } = await import('./toast-area.tsx');
      setArea(() => ToastArea);
      drawToast(toast);
    };
    return hostToasts((toast) => void show(toast));
  }, []);
  return Area ? <Area /> : null;
}
