import { useNavigate } from 'react-router';
import { useVisitor } from '../features/session/visitor/use-visitor.ts';
import { useTranslations } from '../i18n/use-translations.tsx';
import { AppLink } from '../ui/interaction/app-link.tsx';
import { IconBack } from '../ui/theme/icons.ts';
import classes from './header.module.css';

/**
 * Back within the shop; home where the visitor came straight here. A salesman acting for a customer cannot go back to a
 * page of their own session (S-61): it leads home.
 */
export function BackButton() {
  const t = useTranslations('shell');
  const navigate = useNavigate();
  const { acting } = useVisitor();
  return (
    <AppLink
      to="/"
      className={classes.back}
      aria-label={t('back')}
      onClick={(event) => {
        // The router counts its own entries in `idx`; the first one of a visit has nothing of the shop before it.
        const { idx } = (window.history.state ?? {}) as { idx?: number };
        if (!idx || acting) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <IconBack size={26} />
    </AppLink>
  );
}
