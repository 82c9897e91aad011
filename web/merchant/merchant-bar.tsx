import { Bell } from '../features/notifications/bell.tsx';
import { SearchButton } from '../features/quick-search/search-button.tsx';
import { LanguageMenu } from '../shell/language-menu.tsx';
import { CenterButton } from './center-button.tsx';
import classes from './merchant-bar.module.css';
import { StaffMenu } from './staff-menu.tsx';

/** The wide screen's bar above the page: for which center, in which language, and as whom. */
export function MerchantBar({
  onSwitchCenter,
  onSearch,
}: {
  onSwitchCenter: () => void;
  onSearch: () => void;
}) {
  return (
    <header className={classes.bar}>
      <CenterButton onSwitch={onSwitchCenter} />
      <SearchButton wide onShow={onSearch} />
      <div className={classes.end}>
        <Bell to="/merchant/notifications" />
        <LanguageMenu />
        <StaffMenu onSwitchCenter={onSwitchCenter} />
      </div>
    </header>
  );
}
