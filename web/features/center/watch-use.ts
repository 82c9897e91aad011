/** Whether the person has begun to use the page: then nothing opens over it by itself. */

const SIGNS = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove'] as const;
const FIELDS = 'input, textarea, select, [contenteditable]';

export type UseWatch = { hasBegun: () => boolean; stop: () => void };

/**
 * Watches from now on. Before, a field that is typed into has the focus; the browser's own word for it
 * (`userActivation`) is no help, for it also stands for what a driver of tests evaluates.
 */
export function watchUse(document: Document): UseWatch {
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
