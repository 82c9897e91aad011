import { useEffect, useState, type ComponentType } from 'react';
import { hostToasts, type Toast } from './toast.ts';

/** Stands in the page from the start and costs nothing until the first toast. */
export function ToastHost() {
  const [Area, setArea] = useState<ComponentType>();
  useEffect(() => {
    let shown = false;
    const show = async (toast: Toast | 'clear') => {
      if (toast === 'clear' && !shown) return;
      shown = true;
      const { ToastArea, drawToast, clearArea } = await import('./toast-area.tsx');
      setArea(() => ToastArea);
      if (toast === 'clear') clearArea();
      else drawToast(toast);
    };
    return hostToasts((toast) => void show(toast));
  }, []);
  return Area ? <Area /> : null;
}
