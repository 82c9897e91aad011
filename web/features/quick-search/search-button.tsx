import { useTranslations } from '../../i18n/use-translations.tsx';
import { KeyCap } from '../../ui/display/key-cap.tsx';
import { IconSearch } from '../../ui/theme/icons.ts';
import classes from './search-button.module.css';

/** For `aria-keyshortcuts`. */
const SEARCH_KEY = 'Control+K Meta+K';

/** Opens the search over everything. `wide` says so in words, with its key. */
export function SearchButton({ wide = false, onShow }: { wide?: boolean; onShow: () => void }) {
  const t = useTranslations('merchant.find');
  return (
    <button
      type="button"
      className={wide ? classes.wide : classes.narrow}
      aria-haspopup="dialog"
      aria-keyshortcuts={SEARCH_KEY}
      aria-label={t('title')}
      onClick={onShow}
    >
      <IconSearch size={wide ? 18 : 24} stroke={1.75} aria-hidden />
      {wide && (
        <>
          <span className={classes.words}>{t('open')}</span>
          <KeyCap>Ctrl K</KeyCap>
        </>
      )}
    </button>
  );
}
