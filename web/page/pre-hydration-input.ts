/** What the document's own script (`inline/pre-hydration-input.ts`) and the page's code know of each other. */
export type PreHydrationInput = {
  /** Presses are the page's own from now on; what it gives puts back what was typed and presses what was pressed. */
  preHydrationInput?: () => () => void;
};

/** From now on presses are the page's own; call what this gives once all sections of the page are hydrated. */
export const takePreHydrationInput = (window: Window & PreHydrationInput): (() => void) | undefined =>
  window.preHydrationInput?.();
