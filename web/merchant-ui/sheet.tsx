import { createContext, use, useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from '../i18n/use-translations.tsx';
import { Unbroken } from '../ui/display/unbroken.tsx';
import { ConfirmDialog } from '../ui/feedback/confirm-dialog.tsx';
import { IconClose } from '../ui/theme/icons.ts';
import { useAsked, type Asks } from '../ui/interaction/leaving.ts';
import { GuardScope } from '../ui/interaction/use-guard.ts';
import { followFields, type FollowedFields } from './changed-fields.ts';
import classes from './sheet.module.css';

type Props = {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** As high as the window lets it, for a list that is searched: it does not jump with what is found. */
  tall?: boolean;
};

/** Closes the sheet around it as its own button does: it asks first if that would lose what was typed or chosen. */
const CloseContext = createContext<(() => void) | undefined>(undefined);
export const useSheetClose = (): (() => void) | undefined => use(CloseContext);

/** The field that is typed in at once. */
const FIRST = '[data-autofocus]';

/**
 * What lies over a page: a sheet from below on the phone, a dialog in the middle on the wide screen. The browser's own
 * dialog keeps the keyboard inside, closes on Escape and gives the focus back. It begins at the field that says
 * `data-autofocus`, or at its title. However it is left, it asks before it loses what was typed or chosen.
 */
export function Sheet({ title, onClose, children, tall = false }: Props) {
  const t = useTranslations('shell');
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const [asks, setAsks] = useState(false);
  const [guards] = useState(() => new Set<() => boolean>());
  const fields = useRef<FollowedFields>(undefined);
  const loses = useCallback(
    () => fields.current?.isChanged() === true || [...guards].some((isUnsaved) => isUnsaved()),
    [guards],
  );
  const { pathname } = useLocation();
  const leaves: Asks = useCallback(
    (next) => dialog.current !== null && loses() && next.pathname !== pathname,
    [pathname, loses],
  );
  const blocker = useAsked(leaves);
  const closed = useRef(onClose);
  useEffect(() => {
    closed.current = onClose;
  });
  const leave = useCallback(() => {
    if (loses()) setAsks(true);
    else dialog.current?.close();
  }, [loses]);
  useEffect(() => {
    const shown = dialog.current;
    // Not reported when the page takes it away itself: it would be left a second time. In development effects run
    // twice: the first close event comes when it is open again.
    const told = () => {
      if (!shown?.open) closed.current();
    };
    // A press beside it leaves it, as people expect of a sheet.
    const beside = ({ target }: MouseEvent) => {
      if (target === shown) leave();
    };
    // A browser lets this be prevented once: Escape pressed twice loses what was typed.
    const escape = (event: Event) => {
      if (!shown || event.target !== shown || !loses()) return;
      event.preventDefault();
      setAsks(true);
    };
    if (shown) fields.current = followFields(shown);
    shown?.addEventListener('click', beside);
    shown?.addEventListener('cancel', escape);
    shown?.addEventListener('close', told);
    shown?.showModal();
    (shown?.querySelector<HTMLElement>(FIRST) ?? heading.current)?.focus();
    return () => {
      fields.current?.end();
      shown?.removeEventListener('click', beside);
      shown?.removeEventListener('cancel', escape);
      shown?.removeEventListener('close', told);
      shown?.close();
    };
  }, [leave, loses]);
  const stay = () => {
    setAsks(false);
    if (blocker.state === 'blocked') blocker.reset();
  };
  const discard = () => {
    if (blocker.state === 'blocked') blocker.proceed();
    else dialog.current?.close();
  };
  return (
    <dialog ref={dialog} className={classes.sheet} data-tall={tall || undefined} aria-labelledby={id}>
      <div className={classes.body}>
        <div className={classes.head}>
          <h2 ref={heading} id={id} className={classes.title} tabIndex={-1}>
            <Unbroken>{title}</Unbroken>
          </h2>
          <button type="button" className={classes.close} aria-label={t('close')} onClick={leave}>
            <IconClose size={22} />
          </button>
        </div>
        <GuardScope value={guards}>
          <CloseContext value={leave}>{children}</CloseContext>
        </GuardScope>
        {(asks || blocker.state === 'blocked') && <DiscardQuestion onStay={stay} onDiscard={discard} />}
      </div>
    </dialog>
  );
}

function DiscardQuestion({ onStay, onDiscard }: { onStay: () => void; onDiscard: () => void }) {
  const t = useTranslations('shell.discard');
  return (
    <ConfirmDialog
      title={t('title')}
      confirm={t('confirm')}
      keep={t('stay')}
      busy={false}
      onConfirm={onDiscard}
      onClose={onStay}
    >
      <p>{t('text')}</p>
    </ConfirmDialog>
  );
}
