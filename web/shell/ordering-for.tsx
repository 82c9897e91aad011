import { useId, type ReactNode } from 'react';
import { useEndActing } from '../features/acting/use-end-acting.ts';
import { useVisitor } from '../features/session/visitor/use-visitor.ts';
import { useTranslations } from '../i18n/use-translations.tsx';
import { AppLink } from '../ui/interaction/app-link.tsx';
import { UserText } from '../ui/display/user-text.tsx';
import classes from './banners.module.css';

/** Shows a salesman whose order it is (L-23), with a way to end acting. */
export function OrderingFor() {
  const t = useTranslations('shell');
  const { CUSTOMERNAME } = useVisitor();
  const { end, busy } = useEndActing();
  const who = useId();
  return (
    <section className={classes.ordering} aria-labelledby={who}>
      <output id={who} className={classes.orderingWho}>{t.rich('orderingFor', { name: CUSTOMERNAME, own })}</output>
      <AppLink to="/orderpad" className={classes.orderingEnd}>
        {t('orderPad')}
      </AppLink>
      <button type="button" className={classes.orderingEnd} disabled={busy} onClick={end}>
        {t('endOrdering')}
      </button>
    </section>
  );
}

function own(name: ReactNode) {
  return <UserText>{name}</UserText>;
}
