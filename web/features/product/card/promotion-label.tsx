import type { ReactNode } from 'react';
import classes from './promotion-label.module.css';

/** The few letters that a promotion is known by: in the line, or on the corner of a product's picture. */
export function PromotionLabel({ onPicture, children }: { onPicture?: true; children: ReactNode }) {
  return (
    <span className={classes.label} data-on-picture={onPicture}>
      {children}
    </span>
  );
}
