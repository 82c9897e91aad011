import type { ReactNode } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { useVisitor } from '../session/visitor/use-visitor.ts';
import { Promises } from './promises.tsx';
import classes from './home-strip.module.css';

/** Under the banners: a greeting for who has signed in, and what the shop promises. */
export function HomeStrip() {
  const t = useTranslations('home');
  const { guest, CUSTOMERNAME } = useVisitor();
  return (
    <div className={classes.strip}>
      {!guest && <p className={classes.greeting}>{t.rich('greeting', { name: CUSTOMERNAME, whole: own })}</p>}
      <Promises className={classes.promises} />
    </div>
  );
}

function own(name: ReactNode) {
  return <UserText>{name}</UserText>;
}
