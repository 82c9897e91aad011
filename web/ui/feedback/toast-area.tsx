import { Notifications, notifications } from '@mantine/notifications';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import classes from './toast-area.module.css';
import type { Toast } from './toast.ts';

const COLOURS = { success: 'green', info: 'blue', error: 'red', plain: 'gray' } as const;

export function ToastArea() {
  return <Notifications position="top-center" limit={3} zIndex={1000} />;
}

/** The same words are shown once, however often they are sent. `words.close` names the button that removes it. */
export function drawToast({ message, kind, milliseconds, action }: Toast, words: { close: string }): void {
  const id = `${kind} ${message}`;
  const press = (): void => {
    notifications.hide(id);
    action?.onPress();
  };
  notifications.show({
    id,
    message: action ? (
      <span className={classes.withAction}>
        {message}
        <button type="button" className={classes.action} aria-keyshortcuts={action.shortcut} onClick={press}>
          {action.label}
        </button>
      </span>
    ) : (
      message
    ),
    color: COLOURS[kind],
    autoClose: milliseconds,
    role: kind === 'error' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': words.close },
  });
}

export function clearArea(): void {
  notifications.clean();
}
