import { useEffect, useState } from 'react';
import { useTranslations } from '../i18n/use-translations.tsx';
import { usePage } from '../page/page-context.ts';
import { hostOverlay, OVERLAY_MS } from '../ui/feedback/loading-overlay.ts';
import { shopName } from './shop-name.ts';
import classes from './loading-overlay.module.css';

/** Draws what `coverWhile` asks for. It fades, unless the reader wants no motion. */
export function LoadingOverlay() {
  const t = useTranslations('shell');
  const page = usePage();
  const [state, setState] = useState<'gone' | 'shown' | 'going'>('gone');
  useEffect(
    () =>
      hostOverlay((covering) =>
        setState((now) => (covering > 0 ? 'shown' : now === 'gone' ? 'gone' : 'going')),
      ),
    [],
  );
  useEffect(() => {
    if (state !== 'going') return undefined;
    const timer = setTimeout(() => setState('gone'), OVERLAY_MS.out);
    return () => clearTimeout(timer);
  }, [state]);
  if (state === 'gone') return null;
  const logo = page.config.get('LOGO_URL');
  return (
    <output
      className={classes.overlay}
      data-going={state === 'going' || undefined}
      aria-label={t('loading')}
      style={
        { '--fade-in': `${OVERLAY_MS.in}ms`, '--fade-out': `${OVERLAY_MS.out}ms` } as React.CSSProperties
      }
    >
      {logo === '' ? <p className={classes.name}>{shopName(page)}</p> : <img src={logo} alt="" height={48} />}
      <span className={classes.dots} aria-hidden />
    </output>
  );
}
