import { useTranslations } from '../i18n/use-translations.tsx';
import { ASSET_RECOVERY_ID } from '../page/asset-recovery.ts';
import classes from './banners.module.css';

/** Shown where a script or style could not be loaded and the page was reloaded a moment ago (E-04). */
export function AssetRecoveryNote() {
  const t = useTranslations('shell');
  return (
    // Shown and hidden by the script in the document's head: the page's own code may be what is missing.
    <div id={ASSET_RECOVERY_ID} className={classes.lost} role="alert" hidden suppressHydrationWarning>
      <p>{t('lost')}</p>
      <button type="button">{t('errors.retry')}</button>
    </div>
  );
}
