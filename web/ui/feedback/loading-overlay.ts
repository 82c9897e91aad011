/** Covers the whole page with the shop's logo while something changes that all of it shows (L-22). */

/** How long it takes to come and to go (K-21). */
export const OVERLAY_MS = { in: 50, out: 100 } as const;

type Listener = (covering: number) => void;
let listener: Listener | undefined;
let covering = 0;

/** Covers the page until the work is done or has failed; several at once are one cover. */
export async function coverWhile<T>(work: Promise<T>): Promise<T> {
  tell(1);
  try {
    return await work;
  } finally {
    tell(-1);
  }
}

function tell(change: number): void {
  covering += change;
  listener?.(covering);
}

/** For the one host that draws it. */
export function hostOverlay(host: Listener): () => void {
  listener = host;
  host(covering);
  return () => {
    listener = undefined;
  };
}
