import { AppLink } from '../ui/interaction/app-link.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import classes from './link-panel.module.css';

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
        <AppLink className={classes.link} to={to}>
          {action}
        </AppLink>
      </p>
    </Panel>
  );
}
