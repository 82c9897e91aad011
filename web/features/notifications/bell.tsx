import { useCallback, useRef, useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { useDismissed } from '../../ui/interaction/use-dismissed.ts';
import { useLazyComponent } from '../../ui/interaction/use-lazy-component.tsx';
import { IconBell } from '../../ui/theme/icons.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import classes from './bell.module.css';
import { useHeard } from './heard.ts';

const fetchCount = () => import('./bell-count.tsx');
const fetchPanel = () => import('./bell-panel.tsx');
const nothing = () => undefined;

type Props = { to: '/notifications' | '/merchant/notifications'; className?: string };

/**
 * The way to what the person was told, with how much of it is unread. On the wide screen it opens the newest in place;
 * until its code is there, and on the phone, it is a link to the page of all.
 */
export function Bell(props: Props) {
  // A new one for each page: it is closed again.
  return <OnePage key={useLocation().key} {...props} />;
}

function OnePage({ to, className = '' }: Props) {
  const t = useTranslations('shell');
  const box = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useDismissed({ box, button: link, open, onClose: close });
  // Without its number the bell is a way to the page all the same.
  const Count = useLazyComponent({ fetchComponent: fetchCount, wanted: useHeard(), onLost: nothing });
  const Panel = useLazyComponent({ fetchComponent: fetchPanel, wanted: open, onLost: useTellError() });
  const press = (event: MouseEvent): void => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!isPlain || !window.matchMedia('(min-width: 62em)').matches) return;
    event.preventDefault();
    setOpen(!open);
  };
  return (
    <div ref={box} className={`${classes.place} ${className}`}>
      <AppLink ref={link} to={to} className={classes.bell} aria-expanded={open || undefined} onClick={press}>
        <IconBell size={24} stroke={1.75} aria-hidden />
        <span className="hidden-visually">{t('menu.notifications')}</span>
        {Count?.({})}
      </AppLink>
      {Panel?.({ to, onClose: close })}
    </div>
  );
}
