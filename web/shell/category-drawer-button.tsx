import { useCallback } from 'react';
import { useTranslations } from '../i18n/use-translations.tsx';
import { usePage } from '../page/page-context.ts';
import { IconMenu } from '../ui/theme/icons.ts';
import { showToast, TOAST_MS } from '../ui/feedback/toast.ts';
import { useOverlayEntry } from '../ui/interaction/use-overlay-entry.ts';
import { useLazyComponent } from '../ui/interaction/use-lazy-component.tsx';
import classes from './header.module.css';

/** Opens the category drawer (L-07), which is fetched with its texts when it is about to be used. */
export function CategoryDrawerButton() {
  const t = useTranslations('shell');
  const { config, messages } = usePage();
  const fetchDrawer = useCallback(async () => {
    const [part] = await Promise.all([
      import('../features/category-drawer/category-drawer.tsx'),
      messages.load(['catalogue']),
    ]);
    return part;
  }, [messages]);
  const { open, show, hide } = useOverlayEntry('categories');
  const drawDrawer = useLazyComponent({
    fetchComponent: fetchDrawer,
    wanted: open,
    onLost: () => {
      hide();
      showToast({ kind: 'info', message: t('errors.words.noAnswer'), milliseconds: TOAST_MS.info });
    },
  });
  if (!config.get('PRODUCT_MENU_ENABLED')) return null;
  /** Ahead of use; if it cannot be loaded, opening it says so. */
  const prepare = () => void fetchDrawer().catch(() => {});
  return (
    <>
      <button
        type="button"
        className={classes.categories}
        aria-haspopup="dialog"
        aria-label={t('categories')}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={show}
      >
        <IconMenu size={24} stroke={1.75} aria-hidden />
        <span>{t('categories')}</span>
      </button>
      {drawDrawer?.({ onClose: hide })}
    </>
  );
}
