import type { ReactNode } from 'react';
import { usePage } from '../../../page/page-context.ts';
import { textOf, userLang } from '../../../ui/display/user-text.tsx';
import classes from './promotion-label.module.css';

/** The few letters that a promotion is known by: in the line, or on the corner of a product's picture. */
export function PromotionLabel({ onPicture, children }: { onPicture?: true; children: ReactNode }) {
  const { locale } = usePage();
  return (
    <span className={classes.label} data-on-picture={onPicture} lang={userLang(textOf(children), locale)}>
      {children}
    </span>
  );
}
