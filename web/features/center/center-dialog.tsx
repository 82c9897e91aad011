import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage, type Page } from '../../page/page-context.ts';
import { IconClose } from '../../ui/theme/icons.ts';
import { coverWhile } from '../../ui/feedback/loading-overlay.ts';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { resyncCart } from '../cart/store/resync-cart.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { useVisitor } from '../session/visitor/use-visitor.ts';
import { BuyerCenterPicker } from './buyer-center-picker.tsx';
import type { Center } from './center.queries.ts';
import { lineAddress } from './center-words.ts';
import { LineInvite } from './line-invite.tsx';
import { rememberCenter } from './remember-center.ts';
import { useCenterWord } from './use-center-word.ts';
import classes from './center-dialog.module.css';

/**
 * Where the visitor chooses the center to order from (L-41, S-45). A center with a LINE channel invites to it first.
 * The browser's own dialog keeps the keyboard inside, closes on Escape and gives the focus back.
 */
export function CenterDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('center');
  const word = useCenterWord();
  const page = usePage();
  const { ActiveDC, guest } = useVisitor();
  const tellError = useTellError();
  const dialog = useRef<HTMLDialogElement>(null);
  const swapping = useRef(false);
  const titleId = useId();
  const [invited, setInvited] = useState<Center>();
  const close = () => dialog.current?.close();
  /** The visitor goes on ordering from the previous center. */
  const stay = () => void rememberCenter(window, page).catch(tellError);

  useEffect(() => {
    const shown = dialog.current;
    // A press beside the dialog leaves it, as people expect of a sheet.
    const beside = ({ target }: MouseEvent) => target === shown && shown?.close();
    shown?.addEventListener('click', beside);
    shown?.showModal();
    return () => {
      shown?.removeEventListener('click', beside);
      shown?.close();
    };
  }, []);

  const swap = async ({ SaleUnit, DIST_NAME: name }: Center): Promise<void> => {
    const { ActiveDCName: before, CUSTOMERCODE: account } = page.session.user();
    const hadCart = !guest && page.cart.getState().lines.length > 0;
    swapping.current = true;
    close();
    try {
      const { cartChanged } = await coverWhile(swapCenter(page, SaleUnit));
      const kept = hadCart ? ` ${t('cartKept', { before })}` : '';
      const user = page.session.user();
      const other =
        user.CUSTOMERCODE === account ? '' : ` ${t('accountChanged', { name: user.CUSTOMERNAME })}`;
      const changed = t('changed', { name }) + other + kept;
      showToast({ kind: 'success', message: changed, milliseconds: TOAST_MS.other });
      if (cartChanged > 0) {
        const message = t('cartChanged', { count: cartChanged });
        showToast({ kind: 'info', message, milliseconds: TOAST_MS.info });
      }
    } catch (error) {
      stay();
      tellError(error);
    }
  };
  const choose = (center: Center): void => {
    if (center.SaleUnit === ActiveDC) close();
    else if (lineAddress(center.LineChannel?.url_line_oa ?? '')) setInvited(center);
    else void swap(center);
  };

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={titleId}
      data-small={invited ? true : undefined}
      onClose={() => {
        if (!swapping.current) stay();
        onClose();
      }}
    >
      <div className={classes.body}>
        <div className={classes.head}>
          <DialogTitle key={invited ? 'invite' : 'list'} id={titleId}>
            {invited
              ? t('invite', { channel: invited.LineChannel?.channel_name ?? '' })
              : t('title', { word })}
          </DialogTitle>
          <button type="button" className={classes.close} aria-label={t('close')} onClick={close}>
            <IconClose size={22} />
          </button>
        </div>
        {invited ? (
          <LineInvite center={invited} onGoOn={() => void swap(invited)} />
        ) : (
          <BuyerCenterPicker onChoose={choose} />
        )}
      </div>
    </dialog>
  );
}

/** The keyboard begins at it: at the opening, and where the row that was pressed has gone. */
function DialogTitle({ id, children }: { id: string; children: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h2 ref={title} id={id} className={classes.title} tabIndex={-1}>
      {children}
    </h2>
  );
}

type Swapping = Pick<Page, 'api' | 'cart' | 'config' | 'session' | 'queryClient'>;

/**
 * Orders from another center from now on (S-46). Adopts the new token, which opens the cart of that center and reloads
 * everything shown (`session-resets.ts`); then the cart is resynced. Resolves when all of it is there; `cartChanged`
 * counts the lines of the cart that cannot be ordered there as they were. Throws the API's refusal: CENTER_NOT_FOUND,
 * CENTER_FIXED.
 */
async function swapCenter(page: Swapping, saleUnit: string): Promise<{ cartChanged: number }> {
  const { api, session, queryClient } = page;
  const { jtoken, ...user } = await api.swapCenter({ params: { saleUnit } });
  session.adopt({ jtoken, user });
  const [cartChanged] = await Promise.all([
    // The center is changed nevertheless; the cart syncs again when it is opened.
    resyncCart(page).catch(() => 0),
    // Joins what is already being loaded.
    queryClient.refetchQueries({ type: 'active' }, { cancelRefetch: false }),
  ]);
  return { cartChanged };
}
