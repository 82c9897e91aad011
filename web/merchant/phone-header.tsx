import { useNavigate } from 'react-router';
import { Bell } from '../features/notifications/bell.tsx';
import { SearchButton } from '../features/quick-search/search-button.tsx';
import { useTranslations } from '../i18n/use-translations.tsx';
import { AppLink } from '../ui/interaction/app-link.tsx';
import { IconBack } from '../ui/theme/icons.ts';
import { CenterButton } from './center-button.tsx';
import { MerchantLogo } from './merchant-logo.tsx';
import classes from './phone-header.module.css';
import { useEntry } from './use-entry.ts';

/**
 * The phone's header: the company's logo at home, elsewhere a way back with the name of the part of the area (B-69). At
 * the right the center of the member of staff.
 */
export function PhoneHeader({
  onSwitchCenter,
  onSearch,
}: {
  onSwitchCenter: () => void;
  onSearch: () => void;
}) {
  const t = useTranslations('merchant');
  const navigate = useNavigate();
  const here = useEntry();
  return (
    <header className={classes.header}>
      {here === 'home' ? (
        <MerchantLogo />
      ) : (
        <>
          <AppLink
            to="/merchant"
            className={classes.back}
            aria-label={t('back')}
            onClick={(event) => {
              // The router counts its own entries in `idx`; the first one of a visit has nothing of the area before it.
              const { idx } = (window.history.state ?? {}) as { idx?: number };
              if (!idx) return;
              event.preventDefault();
              void navigate(-1);
            }}
          >
            <IconBack size={26} />
          </AppLink>
          <span className={classes.name}>{here ? t(`pages.${here}`) : t('area')}</span>
        </>
      )}
      <div className={classes.center}>
        <CenterButton onSwitch={onSwitchCenter} />
      </div>
      <SearchButton onShow={onSearch} />
      <Bell to="/merchant/notifications" className={classes.bell} />
    </header>
  );
}
