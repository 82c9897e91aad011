/** Whether the person has begun to use the page: then nothing opens over it by itself. */

const SIGNS = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove'] as const;
const FIELDS = 'input, textarea, select, [contenteditable]';

export type UseWatch = { hasBegun: () => boolean; stop: () => void };

/** Watches from now on; `sinceLoad` counts also what was done since the document came. */
export function watchUse(
  { document, navigator }: Pick<Window, 'document' | 'navigator'>,
  { sinceLoad }: { sinceLoad: boolean },
): UseWatch {
  let begun = sinceLoad && wasUsed(navigator);
  const note = (): void => void (begun = true);
  for (const sign of SIGNS) document.addEventListener(sign, note, { capture: true, passive: true });
  return {
    hasBegun: () => begun || (document.activeElement?.matches(FIELDS) ?? false),
    stop: () => {
      for (const sign of SIGNS) document.removeEventListener(sign, note, { capture: true });
    },
  };
}

/** Older browsers do not tell. */
const wasUsed = ({ userActivation }: { userActivation?: UserActivation }): boolean =>
  userActivation?.hasBeenActive ?? false;
