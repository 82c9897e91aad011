import { expect, test } from 'vitest';
import { clearToasts, hostToasts, showToast, TOAST_MS, type Toast } from './toast.ts';

test('K-60 toasts stay as long as the shop says: errors 30 s, information 5 s, the default 2 s, what was added 1 s, others 3 s', () => {
  expect(TOAST_MS).toEqual({
    error: 30_000,
    info: 5_000,
    plain: 2_000,
    cartAdd: 1_000,
    other: 3_000,
    undo: 10_000,
  });
});

test('a toast is drawn by the one host, and by nobody once that is gone', () => {
  const drawn: (Toast | 'clear')[] = [];
  const toast: Toast = { message: 'Added', kind: 'success', milliseconds: TOAST_MS.cartAdd };
  showToast(toast);
  const leave = hostToasts((each) => drawn.push(each));
  showToast(toast);
  clearToasts();
  leave();
  showToast(toast);
  expect(drawn).toEqual([toast, 'clear']);
});
