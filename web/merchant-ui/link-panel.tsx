import { Button } from '@mantine/core';
import { AppLink } from '../ui/interaction/app-link.tsx';
import { Panel } from '../ui/layout/panel.tsx';

type Props = {
  title: string;
  to: string;
  /** What is done there. */
  action: string;
};

/** A subject with a page of its own: its name, and the way there. */
export function LinkPanel({ title, to, action }: Props) {
  return (
    <Panel title={title}>
      <p>
        <Button variant="default" size="md" component={AppLink} to={to}>
          {action}
        </Button>
      </p>
    </Panel>
  );
}
