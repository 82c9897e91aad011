/** Toasts at the top center. What draws them is loaded with the first one. */
export type ToastKind = 'success' | 'info' | 'error' | 'plain';
export type Toast = { message: string; kind: ToastKind; milliseconds: number };

/** How long toasts stay (K-60). */
export const TOAST_MS = { error: 30_000, info: 5_000, plain: 2_000, other: 3_000, cartAdd: 1_000 } as const;

type Listener = (toast: Toast | 'clear') => void;
let listener: Listener | undefined;

/** Shows a toast; before the page runs in the browser there is nobody to show it to. */
export function showToast(toast: Toast): void {
  listener?.(toast);
}

/** Takes away what is shown: the reader has got over it. */
export function clearToasts(): void {
  listener?.('clear');
}

/** For the one host that draws them. */
export function hostToasts(host: Listener): () => void {
  listener = host;
  return () => {
    listener = undefined;
  };
}
