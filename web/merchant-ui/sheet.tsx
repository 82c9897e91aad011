import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslations } from '../i18n/use-translations.tsx';
import { IconClose } from '../ui/theme/icons.ts';
import classes from './sheet.module.css';

type Props = {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** As high as the window lets it, for a list that is searched: it does not jump with what is found. */
  tall?: boolean;
};

/**
 * What lies over a page: a sheet from below on the phone, a dialog in the middle on the wide screen. The browser's own
 * dialog keeps the keyboard inside, closes on Escape and gives the focus back.
 */
export function Sheet({ title, onClose, children, tall = false }: Props) {
  const t = useTranslations('shell');
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const closed = useRef(onClose);
  useEffect(() => {
    closed.current = onClose;
  });
  useEffect(() => {
    const shown = dialog.current;
    // Not reported when the page takes it away itself: it would be left a second time. In development effects run
    // twice: the first close event comes when it is open again.
    const told = () => {
      if (!shown?.open) closed.current();
    };
    // A press beside it leaves it, as people expect of a sheet, unless that would lose what was typed.
    const beside = ({ target }: MouseEvent) => {
      if (shown && target === shown && !hasTyped(shown)) shown.close();
    };
    // Escape loses it only when it is pressed twice: a browser asks once.
    const escape = (event: Event) => {
      if (shown && event.target === shown && hasTyped(shown)) event.preventDefault();
    };
    shown?.addEventListener('click', beside);
    shown?.addEventListener('cancel', escape);
    shown?.addEventListener('close', told);
    shown?.showModal();
    heading.current?.focus();
    return () => {
      shown?.removeEventListener('click', beside);
      shown?.removeEventListener('cancel', escape);
      shown?.removeEventListener('close', told);
      shown?.close();
    };
  }, []);
  return (
    <dialog ref={dialog} className={classes.sheet} data-tall={tall || undefined} aria-labelledby={id}>
      <div className={classes.body}>
        <div className={classes.head}>
          <h2 ref={heading} id={id} className={classes.title} tabIndex={-1}>
            {title}
          </h2>
          <button
            type="button"
            className={classes.close}
            aria-label={t('close')}
            onClick={() => dialog.current?.close()}
          >
            <IconClose size={22} />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** Whether a field in it holds something else than it came with. */
const hasTyped = (sheet: HTMLElement): boolean =>
  [...sheet.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form input, form textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
