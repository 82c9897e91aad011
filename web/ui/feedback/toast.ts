/** Toasts at the top center. What draws them is loaded with the first one. */
export type ToastKind = 'success' | 'info' | 'error' | 'plain';
export type ToastAction = { label: string; onPress: () => void; shortcut?: string };
export type Toast = {
  message: string;
  kind: ToastKind;
  milliseconds: number;
  /** What can be done about it while it is shown; pressing it removes the toast. */
  action?: ToastAction;
};

/** How long toasts stay (K-60); one that offers to undo something, as long as it takes to see and reach it. */
export const TOAST_MS = {
  error: 30_000,
  info: 5_000,
  plain: 2_000,
  other: 3_000,
  cartAdd: 1_000,
  undo: 10_000,
} as const;

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
