import { Notifications, notifications } from '@mantine/notifications';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import type { Toast } from './toast.ts';

const COLOURS = { success: 'green', info: 'blue', error: 'red', plain: 'gray' } as const;

export function ToastArea() {
  return <Notifications position="top-center" limit={3} zIndex={1000} />;
}

/** The same words are shown once, however often they are sent. `words.close` names the button that removes it. */
export function drawToast({ message, kind, milliseconds }: Toast, words: { close: string }): void {
  notifications.show({
    id: `${kind} ${message}`,
    message,
    color: COLOURS[kind],
    autoClose: milliseconds,
    role: kind === 'error' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': words.close },
  });
}

export function clearArea(): void {
  notifications.clean();
}
