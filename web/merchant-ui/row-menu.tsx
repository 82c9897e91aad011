import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { Menu } from '@mantine/core';
import { useEffect } from 'react';
import { AppLink } from '../ui/interaction/app-link.tsx';
import type { RowAction } from './columns.ts';

type Props = {
  label: string;
  actions: readonly RowAction[];
  /** Where it opens: the button, or the place in the row that the keyboard was at. */
  from: HTMLElement;
  onClose: () => void;
};

/** What can be done with one row. Loaded when it is wanted first. */
export default function RowMenu({ label, actions, from, onClose }: Props) {
  const { left, top, width, height } = from.getBoundingClientRect();
  // Once it is gone: as long as it is there it takes the focus for itself.
  useEffect(() => () => from.focus(), [from]);
  return (
    <Menu
      opened
      onClose={onClose}
      position="bottom-end"
      returnFocus={false}
      shadow="md"
      withinPortal
      // It has the focus, so it is shown even where the row's own place cannot be seen.
      hideDetached={false}
    >
      <Menu.Target>
        <span
          style={{ position: 'fixed', left, top, width, height, pointerEvents: 'none' }}
          aria-label={label}
          aria-hidden
        />
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) =>
          'to' in action ? (
            <Menu.Item key={action.label} component={AppLink} to={action.to}>
              {action.label}
            </Menu.Item>
          ) : (
            <Menu.Item key={action.label} onClick={action.onPress}>
              {action.label}
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
