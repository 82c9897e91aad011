import { CookieConsent } from './cookie-consent.tsx';
import { ConnectionNote } from './connection-note.tsx';
import { OrderingFor } from './ordering-for.tsx';
import classes from './banners.module.css';

/** What lies over the page's end, above the phone's navigation: nothing in the page moves when it comes or goes. */
export function BottomStrips({ ordering }: { ordering: boolean }) {
  return (
    <div className={classes.strips}>
      <ConnectionNote />
      <CookieConsent />
      {ordering && <OrderingFor />}
    </div>
  );
}
