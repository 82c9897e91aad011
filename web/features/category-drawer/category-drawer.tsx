import { useLayoutEffect, useRef } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { useConsent } from '../consent/use-consent.ts';
import { usePage } from '../../page/page-context.ts';
import { IconClose } from '../../ui/theme/icons.ts';
import { CookieSettings } from '../consent/cookie-settings.tsx';
import { DrawerCategories } from './drawer-categories.tsx';
import { DrawerGroups } from './drawer-groups.tsx';
import { DrawerHelp } from './drawer-help.tsx';
import { DrawerLink } from './drawer-link.tsx';
import { DrawerTree } from './drawer-tree.tsx';
import classes from './category-drawer.module.css';

/**
 * All of the shop's shelves, from the left (L-07): three levels of categories in columns, or by flag all of
 * them as a tree, or its display groups. The browser's own dialog keeps the keyboard inside and gives the focus back; Escape, the button, a click
 * beside it and the phone's back button close it.
 */
export default function CategoryDrawer({ onClose }: { onClose: () => void }) {
  const t = useTranslations('catalogue.drawer');
  const tShell = useTranslations('shell');
  const { config } = usePage();
  const dialog = useRef<HTMLDialogElement>(null);
  const { askAnew } = useConsent();
  /** The question about cookies is wished for: it comes when the focus has been given back. */
  const asksOnClose = useRef(false);
  // Before it is taken out of the page: only a dialog that is still there gives the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => {
      shown?.close();
      if (asksOnClose.current) askAnew();
    };
    // It is opened once, and asks the one browser.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);
  const byCategory = config.get('CATEGORY_DRAWER_ENABLED');
  const title = byCategory ? t('title') : t('groups');
  return (
    <dialog
      ref={dialog}
      className={classes.drawer}
      aria-label={title}
      onCancel={(event) => {
        // The entry of the history closes it; else that one would be left behind.
        event.preventDefault();
        onClose();
      }}
      // A click beside it closes it as well, in browsers that know the attribute; React's types do not yet.
      {...{ closedby: 'any' }}
    >
      <div className={classes.inside}>
        <div className={classes.head}>
          <h2 className={classes.title}>{title}</h2>
          <button type="button" className={classes.close} aria-label={tShell('close')} onClick={onClose}>
            <IconClose size={24} stroke={1.75} aria-hidden />
          </button>
        </div>
        {!byCategory && <DrawerGroups />}
        {byCategory && (config.get('CATEGORY_COLUMNS_ENABLED') ? <DrawerCategories /> : <DrawerTree />)}
        <div className={classes.foot}>
          <DrawerLink to="/quick-order" name={t('fromList')} />
          <DrawerHelp />
          <CookieSettings
            className={classes.cookies}
            onWish={() => {
              asksOnClose.current = true;
              onClose();
            }}
          />
        </div>
      </div>
    </dialog>
  );
}
