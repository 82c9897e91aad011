import type { ReactNode } from 'react';
import { Panel } from '../../ui/layout/panel.tsx';
import classes from './record-form.module.css';

export type Section = {
  title: string;
  /** What a reader has to know of it. */
  hint?: string;
  /** The first names of its fields: a step is left for the next one only where none of them is wrong. */
  fields: readonly string[];
  /** As a step it is several panels, which are its children. */
  hasPanels?: boolean;
  children: ReactNode;
};

/** Fields of one subject, two beside each other on the wide screen; `data-wide` takes both places. */
export function FormSection({ title, hint, children }: Omit<Section, 'fields' | 'hasPanels'>) {
  return (
    <Panel title={title}>
      {hint !== undefined && <p className={classes.hint}>{hint}</p>}
      <div className={classes.fields}>{children}</div>
    </Panel>
  );
}
