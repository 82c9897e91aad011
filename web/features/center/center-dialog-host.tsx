import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { useMatchedPages } from '../../page/matched-pages.ts';
import { usePage } from '../../page/page-context.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { isActing } from '../session/visitor/visitor.ts';
import { asksAtStart, isCenterRemembered, isRobot, showsGoods } from './center-at-start.ts';
import { hostCenterDialog } from './center-dialog-opener.ts';

/** Rendered on every page and costs nothing until the dialog is wanted: it and its texts are loaded then. */
export function CenterDialogHost() {
  const page = usePage();
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>();
  const tellError = useTellError();
  const goods = showsGoods(useMatchedPages());

  const load = useCallback(async () => {
    const [{ CenterDialog }] = await Promise.all([
      import('./center-dialog.tsx'),
      page.messages.load(['center']),
    ]);
    return CenterDialog;
  }, [page]);
  const open = useCallback(async () => {
    const CenterDialog = await load();
    setDialog(() => CenterDialog);
  }, [load]);
  const close = useCallback(() => setDialog(undefined), []);

  useEffect(() => hostCenterDialog(() => void open().catch(tellError)), [open, tellError]);
  useEffect(() => {
    const user = page.session.user();
    const asked = asksAtStart({
      enabled: page.config.get('CENTER_DIALOG_AT_START_ENABLED'),
      centers: user.CenterCount ?? 0,
      remembered: isCenterRemembered(document.cookie, page.bootstrap, user.ActiveDC),
      acting: isActing(user),
      goods,
      robot: isRobot(navigator),
    });
    const use = watchUse(document);
    /** Never over what the person has begun, also while the dialog's own code comes. */
    const askHim = async (): Promise<void> => {
      if (use.hasBegun()) return;
      const CenterDialog = await load();
      if (!use.hasBegun()) setDialog(() => CenterDialog);
    };
    const forget = asked ? whenAtRest(() => void askHim().catch(tellError)) : undefined;
    return () => {
      forget?.();
      use.stop();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- at the start, and once who began elsewhere comes to the goods
  }, [goods]);

  return Dialog ? <Dialog onClose={close} /> : null;
}

/** After everything that the page itself needs: the dialog comes over a page that is there, and delays nothing of it. */
function whenAtRest(run: () => void): () => void {
  let idle: number | undefined;
  const wait = () => {
    // Safari has no idle callback.
    idle = window.requestIdleCallback?.(run, { timeout: 2000 });
    if (idle === undefined) run();
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    if (idle !== undefined) window.cancelIdleCallback(idle);
  };
}

const SIGNS = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove'] as const;
const FIELDS = 'input, textarea, select, [contenteditable]';

type UseWatch = { hasBegun: () => boolean; stop: () => void };

/**
 * Watches from now on. Before, a field that is typed into has the focus; `userActivation` is no help, for it is also
 * set by what a test driver evaluates.
 */
function watchUse(document: Document): UseWatch {
  let begun = false;
  const note = (): void => void (begun = true);
  for (const sign of SIGNS) document.addEventListener(sign, note, { capture: true, passive: true });
  return {
    hasBegun: () => begun || (document.activeElement?.matches(FIELDS) ?? false),
    stop: () => {
      for (const sign of SIGNS) document.removeEventListener(sign, note, { capture: true });
    },
  };
}
