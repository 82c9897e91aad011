import { Notifications, notifications } from '@mantine/notifications';
import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import type { Toast } from './toast.ts';

const COLOURS = { success: 'green', info: 'blue', error: 'red', plain: 'gray' } as const;

export function ToastArea() {
  return <Notifications position="top-center" limit={3} zIndex={1000} />;
}

export function drawToast({ message, kind, milliseconds }: Toast): void {
  notifications.show({ message, color: COLOURS[kind], autoClose: milliseconds, role: 'status' });
}

export function clearArea(): void {
  notifications.clean();
}
